import Accessibility
import AuditModel
import Layout
import ViewTree

/// The format that the hint of a field says is seen, too.
package struct FormatNotAnnouncedRule: ScreenRule {
  package static let description = RuleDescription(
    id: "format-not-announced", title: "Format of a field not shown",
    rationale: """
      People who do not use VoiceOver do not learn what the field takes, such as how long a password has to \
      be, until the form is refused. Nor do people who use VoiceOver and have switched hints off.
      """,
    howToFix: "Show the words of the hint below or above the field.",
    falseAlarm: """
      Numbers alone are compared: a hint without digits passes, and so does one whose numbers all are in texts \
      on the screen, in the label or in the placeholder of the field. A hint that says how many steps a form has is \
      reported. The other way round, VoiceOver reads a visible format as a text of its own.
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
      TextField(.verbatim("6 digits"), text: .constant(""))
        .accessibilityHint(.verbatim("The 6 digits of the message"))
    },
    .passes("a hint without any number") {
      password.accessibilityHint(.verbatim("It is case-sensitive."))
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
      field.traits.contains(.textEntry) && field.isEnabled
        && field.hint.map { catalog[$0].string.contains(where: \.isNumber) } ?? false
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
  /// Its whole numbers, as they are written.
  fileprivate var writtenNumbers: [String] { split { !$0.isNumber }.map { String($0) } }
}

extension Message {
  fileprivate static func says(_ hint: String, _ number: String) -> Message {
    "its hint says “\(hint)”, and no text on the screen has “\(number)”"
  }
}

private let password = SecureField(.verbatim("Password"), text: .constant("")).id("password")
