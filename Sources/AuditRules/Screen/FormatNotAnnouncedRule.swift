import Accessibility
import AuditModel
import Layout
import ViewTree

/// The length that the hint of a password says is seen, too.
package struct FormatNotAnnouncedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "format-not-announced", title: "Password rules not shown",
    rationale: """
      People do not learn how long the password has to be until the form is refused: those who see read no \
      hint, and in fields iOS speaks a hint of its own, so that those who listen may not hear it either.
      """,
    howToFix: "Show the words of the hint below or above the field.",
    falseAlarm: """
      Numbers alone are compared: a hint without digits passes, and so does one whose numbers all are in texts \
      on the screen, in the label or in the placeholder while that is shown; numbers in a word do not count. Fields \
      other than those for passwords are exempt: most of them take no more than they may while people type. The other way \
      round, VoiceOver reads a visible format as a text of its own.
      """,
    severity: .warning, standards: [.wcag("3.3.2"), .en301549("11.3.3.2")])

  package static let examples: [ScreenExample] = [
    .passes("the length is shown and in the hint") {
      VStack {
        password.accessibilityHint(.verbatim("At least 12 characters"))
        Text(.verbatim("Use at least 12 characters."))
      }
    },
    .passes("the placeholder shows the number") {
      SecureField(.verbatim("6 digits"), text: .constant(""))
        .accessibilityHint(.verbatim("The 6 digits of the message"))
    },
    .passes("a hint without any number") {
      password.accessibilityHint(.verbatim("It is case-sensitive."))
    },
    .passes("the number is written with a separator, and in other digits") {
      VStack {
        password.accessibilityHint(.verbatim("At most 1,000 characters, at least ٨"))
        Text(.verbatim("From 8 to 1000 characters"))
      }
    },
    .passes("a numeral in a word") {
      password.accessibilityHint(.verbatim("もう一度パスワードを入力してください。2FA"))
    },
    .passes("a limit that a field keeps while people type") {
      TextField(.verbatim("Name"), text: .constant(""))
        .accessibilityHint(.verbatim("At most 35 characters"))
    },
    .passes("the hint of a button") {
      Button(.verbatim("Next")) {}.accessibilityHint(.verbatim("Shows step 2"))
    },
    .finds("password", because: "only the hint says how long the password has to be") {
      VStack {
        Text(.verbatim("Password"))
        password.accessibilityHint(.verbatim("At least 12 characters"))
      }
    },
    .finds("password", because: "a text on the screen has another number") {
      VStack {
        Text(.verbatim("Step 2 of 3"))
        password.accessibilityHint(.verbatim("At least 12 characters"))
      }
    },
  ]

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    let catalog = screen.catalog
    let fields = screen.elements.filter { field in
      field.traits.contains(.secureTextField) && field.isEnabled
        && field.hint.map { catalog[$0].string.contains { $0.decimalDigit != nil } } ?? false
    }
    guard !fields.isEmpty else { return [] }
    let shown = Set(
      screen.tree.texts.filter { screen.tree[$0.node].isSeen }
        .flatMap { catalog[$0.text].string.writtenNumbers })
    return fields.compactMap { field -> Violation? in
      guard let hint = field.hint.map({ catalog[$0].string }),
        let number = hint.writtenNumbers.first(where: { !shown.contains($0) }),
        !field.label.all.contains(where: { catalog[$0].string.writtenNumbers.contains(number) })
      else { return nil }
      return Violation(
        node: field.node, text: field.hint, .says(hint, number),
        evidence: ["hint": .text(hint), "number": .text(number)],
        suggestion: "show the words of the hint beside the field")
    }
  }
}

extension String {
  /// Its whole numbers in European digits, without the separators of thousands; digits beside a letter of a Latin word,
  /// as in “2FA”, are none.
  fileprivate var writtenNumbers: [String] {
    let characters = Array(self)
    var numbers: [String] = []
    var digits = ""
    var start = 0
    for (position, character) in characters.enumerated() {
      if let digit = character.decimalDigit {
        if digits.isEmpty { start = position }
        digits.append(digit)
        continue
      }
      if digits.isEmpty { continue }
      let isSeparator = character.separatesThousands && characters.hasThreeDigits(after: position)
      if isSeparator { continue }
      let isInWord =
        character.isLatinLetter || (start > 0 && characters[start - 1].isLatinLetter)
      if !isInWord { numbers.append(digits) }
      digits = ""
    }
    let isInWord = start > 0 && characters[start - 1].isLatinLetter
    return digits.isEmpty || isInWord ? numbers : numbers + [digits]
  }
}

extension [Character] {
  /// Whether exactly three digits come after a position.
  fileprivate func hasThreeDigits(after position: Int) -> Bool {
    self[(position + 1)...].prefix { $0.decimalDigit != nil }.count == 3
  }
}

extension Character {
  /// The digit from 0 to 9 that it is in any script; none for words and fractions.
  fileprivate var decimalDigit: String? {
    guard let scalar = unicodeScalars.first, scalar.properties.generalCategory == .decimalNumber
    else { return nil }
    return wholeNumberValue.map { String($0) }
  }

  fileprivate var separatesThousands: Bool { ",.'’ \u{A0}\u{202F}".contains(self) }

  fileprivate var isLatinLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}

extension Message {
  fileprivate static func says(_ hint: String, _ number: String) -> Message {
    "its hint says “\(hint)”, and no text on the screen has “\(number)”"
  }
}

private let password = SecureField(.verbatim("Password"), text: .constant("")).id("password")
