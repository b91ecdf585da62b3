import AuditModel
import Layout
import Localization
import TextShaping

/// A text whose width is not that of the app.
struct UnmeasuredText: Hashable, Sendable {
  let string: String
  let key: String?
  let cause: Cause

  /// Why it is not measured.
  enum Cause: Hashable, Sendable {
    /// No font has these characters.
    case characters([Unicode.Scalar])
    /// The screen has other arguments for it than its format takes.
    case arguments(ArgumentDefect)
  }

  /// The cause in words, and what to do.
  var reason: String {
    switch cause {
    case .characters(let characters):
      let names = characters.map { "U+" + String($0.value, radix: 16).uppercased() }
      return "no font has \(names.joined(separator: ", ")); install one that does"
    case .arguments(.textForNumber):
      return
        "its format takes a number where the screen has a text, so it is not what the app shows; "
        + "give it the number"
    case .arguments(.missing):
      return
        "its format takes more arguments than the screen has for it, so it is measured without "
        + "them; add the arguments to the screen"
    }
  }
}

/// A text in a font, as it is shaped.
package struct ShapedTextKey: Hashable, Sendable {
  /// The text.
  package let text: String
  /// How it is set.
  package let setting: TextSetting
}

extension TextCatalog {
  /// The texts that could not be measured, in the order in which they were met.
  var unmeasuredTexts: [UnmeasuredText] {
    var result: [UnmeasuredText] = []
    forEachShape { text, shape, _ in
      func add(_ cause: UnmeasuredText.Cause) {
        let unmeasured = UnmeasuredText(string: text.string, key: text.key, cause: cause)
        if result.last != unmeasured { result.append(unmeasured) }
      }
      if !shape.unmeasured.isEmpty { add(.characters(shape.unmeasured)) }
      if let defect = text.argumentDefect { add(.arguments(defect)) }
    }
    return result
  }

  /// The texts and fonts that were shaped.
  var shapedTexts: [ShapedTextKey] {
    var result: [ShapedTextKey] = []
    forEachShape { text, _, setting in
      result.append(ShapedTextKey(text: text.string, setting: setting))
    }
    return result
  }
}
