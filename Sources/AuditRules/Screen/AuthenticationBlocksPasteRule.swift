import Accessibility
import AuditModel
import Layout
import ViewTree

/// Logging in takes no recalling, retyping or solving of puzzles.
package struct AuthenticationBlocksPasteRule: ScreenRule {
  package static let description = RuleDescription(
    id: "authentication-blocks-paste", title: "Log-in by recall or puzzle",
    rationale: """
      People with a memory disability or dyslexia cannot recall and retype a password or a code; they \
      paste it or let a password manager fill it in. Distorted letters are for many people impossible to read.
      """,
    howToFix: """
      Allow pasting and AutoFill: do not override `canPerformAction(_:withSender:)` for `paste(_:)`, and do \
      not undo changes of several characters. Let iOS prove that a person is there, as with a passkey or App \
      Attest, in place of a CAPTCHA.
      """,
    falseAlarm: """
      A log-in that also offers a way without a password, such as a passkey, meets WCAG all the same. New \
      passwords are exempt, since choosing one is no log-in. A field for a password without the \
      declaration `allowsPasting` is not measured. A CAPTCHA is a picture beside a field whose asset or label is \
      named so, or a field that is.
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
    .passes("the badge of a service that asks for nothing") {
      TextField(.verbatim("Email"), text: .constant(""))
      Image("recaptcha_badge", width: 60, height: 60)
        .accessibilityLabel(.verbatim("Protected by reCAPTCHA"))
    },
    .finds("letters", because: "people have to read distorted letters") {
      Image("captcha", width: 200, height: 60).accessibilityLabel(.verbatim("Security check"))
      TextField(.verbatim("Letters in the picture"), text: .constant("")).id("letters")
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
    passwords(on: screen) + puzzle(on: screen)
  }

  /// The field of a CAPTCHA: that which is named so, or the first after such a picture.
  private func puzzle(on screen: AccessibleScreen) -> [Violation] {
    let elements = screen.elements
    // Hardly any screen has a field and a picture.
    guard elements.contains(where: { $0.traits.contains(.textEntry) }) else { return [] }
    func isPuzzle(_ element: AccessibilityElement) -> Bool {
      let isNamedSo = element.label.all.contains { label in
        screen.catalog.answer(to: .namesPuzzle, about: label) { $0.string.namesPuzzle }
      }
      if isNamedSo { return true }
      let tree = screen.tree
      if element.traits.contains(.image) {
        return tree.imageName(of: element.node)?.namesPuzzle ?? false
      }
      return element.traits.contains(.textEntry) && tree.path(of: element.node).namesPuzzle
    }
    let field =
      elements.firstIndex { $0.traits.contains(.textEntry) && isPuzzle($0) }
      ?? elements.firstIndex(where: isPuzzle).flatMap { picture in
        elements[picture...].prefix(4).firstIndex { $0.traits.contains(.textEntry) }
      }
    guard let field else { return [] }
    return [
      Violation(
        node: elements[field].node, text: elements[field].label.first, severity: .warning,
        "a CAPTCHA asks people to solve a puzzle", suggestion: "offer a way in without it")
    ]
  }

  private func passwords(on screen: AccessibleScreen) -> [Violation] {
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

extension String {
  /// Whether it has the word “CAPTCHA”; the badges of services that ask for nothing have it in a name.
  fileprivate var namesPuzzle: Bool {
    // Hardly any string has it, and each one is looked at in every variant.
    guard utf8.count >= 7, utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "p") }) else {
      return false
    }
    let name = lowercased()
    return name.contains("captcha") && !name.contains("recaptcha") && !name.contains("hcaptcha")
  }
}
