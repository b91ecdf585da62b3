import Accessibility
import AuditModel
import Layout
import ViewTree

/// Logging in takes no recalling and retyping.
package struct AuthenticationBlocksPasteRule: ScreenRule {
  package static let description = RuleDescription(
    id: "authentication-blocks-paste", title: "Blocked pasting of a password",
    rationale: """
      People with a memory disability or dyslexia cannot recall and retype a password or a code; they \
      paste it or let a password manager fill it in.
      """,
    howToFix: """
      Allow pasting and AutoFill: do not override `canPerformAction(_:withSender:)` for `paste(_:)`, and do \
      not undo changes of several characters.
      """,
    falseAlarm: """
      A log-in that also offers a way without a password, such as a passkey, meets WCAG all the same. New \
      passwords are exempt, since choosing one is no log-in. A field for a password without the \
      declaration `allowsPasting` is not measured.
      """,
    severity: .error, standards: [.wcag("3.3.8"), .apple("Password AutoFill")])

  package static let examples: [ScreenExample] = [
    .passes("a password that can be pasted") {
      SecureField(.verbatim("Password"), text: .constant("")).allowsPasting()
    },
    .passes("a new password") {
      SecureField(.verbatim("Repeat password"), text: .constant(""))
        .textContentType(.newPassword).allowsPasting(false)
    },
    .passes("a field that is not for logging in") {
      TextField(.verbatim("Amount"), text: .constant("")).allowsPasting(false)
    },
    .finds("password", because: "the password has to be typed") {
      SecureField(.verbatim("Password"), text: .constant("")).id("password").allowsPasting(false)
    },
    .finds("code", because: "the code has to be typed") {
      TextField(.verbatim("Code"), text: .constant("")).id("code")
        .textContentType(.oneTimeCode).allowsPasting(false)
    },
  ]

  package static let declaration: (@Sendable (Declarations) -> Bool)? = { $0.allowsPasting != nil }

  package static let readsFrames = false

  package init() {}

  package func check(_ screen: AccessibleScreen) -> [Violation] {
    screen.elements.compactMap { element in
      guard element.traits.contains(.textEntry), element.isEnabled,
        isForLogIn(element, on: screen)
      else { return nil }
      switch screen.tree.nearest(\.allowsPasting, to: element.node) {
      case true: return nil
      case false:
        return Violation(
          node: element.node, text: element.label.first,
          "pasting is blocked, so people have to recall and retype what it asks for",
          evidence: ["allowsPasting": .text("false")],
          suggestion: "allow pasting and AutoFill")
      case nil:
        return Violation(
          notMeasured: element.node, text: element.label.first,
          reason: "the field is for logging in, and whether it allows pasting is not declared")
      }
    }
  }

  private func isForLogIn(_ element: AccessibilityElement, on screen: AccessibleScreen) -> Bool {
    switch screen.tree.nearest(\.textContentType, to: element.node) {
    case .username, .password, .oneTimeCode: true
    case .newPassword: false
    default: element.traits.contains(.secureTextField)
    }
  }
}
