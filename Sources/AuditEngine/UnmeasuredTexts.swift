import AuditModel
import Layout
import TextShaping

/// A text with characters that no font has.
struct UnmeasuredText: Hashable, Sendable {
  let string: String
  let key: String?
  let characters: [Unicode.Scalar]
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
      guard !shape.unmeasured.isEmpty else { return }
      let unmeasured = UnmeasuredText(
        string: text.string, key: text.key, characters: shape.unmeasured)
      if result.last != unmeasured { result.append(unmeasured) }
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
