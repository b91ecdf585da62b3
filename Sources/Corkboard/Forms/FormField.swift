import Architecture
import AuditModel

/// A field of a form: what is in it, and what is wrong with that.
package struct FormField: Hashable, Sendable, Identifiable, KeyPathUpdatable {
  /// The content that a field accepts.
  package struct Rule: Hashable, Sendable {
    /// Whether what was typed can be sent.
    let isValid: @Sendable (String) -> Bool
    /// The message when it cannot; nothing where that is obvious.
    let problem: TextContent?
    /// Whether a text may be typed at all; a text that may not leaves the one before.
    let accepts: @Sendable (String) -> Bool
    /// Whether line breaks become spaces.
    let isOneLine: Bool
    private let name: String

    init(
      _ name: String, problem: TextContent? = nil, isOneLine: Bool = true,
      accepts: @escaping @Sendable (String) -> Bool = { _ in true },
      isValid: @escaping @Sendable (String) -> Bool
    ) {
      self.name = name
      self.problem = problem
      self.accepts = accepts
      self.isOneLine = isOneLine
      self.isValid = isValid
    }

    /// Whether both are the rule of one name.
    package static func == (left: Self, right: Self) -> Bool { left.name == right.name }

    /// Hashes the name.
    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The name of the field on its screen.
  package let name: String
  /// The name, by which lenses find it.
  package var id: String { name }
  /// The accepted content.
  package let rule: Rule
  /// The content.
  package private(set) var text: TextContent
  /// Whether the cursor is in it.
  package private(set) var isEditing = false
  /// Whether it has lost the focus: only then is a mistake reported.
  package private(set) var wasLeft = false

  /// A field with something in it.
  package init(_ name: String, _ rule: Rule, text: TextContent = .verbatim("")) {
    self.name = name
    self.rule = rule
    self.text = text
  }

  /// The typed text; nothing as long as it is a suggestion.
  package var typed: String? { if case .verbatim(let text) = text { text } else { nil } }

  /// Whether the form can be sent with it; a suggestion always can.
  package var isValid: Bool { typed.map(rule.isValid) ?? true }

  /// The message under the field: nothing before the first attempt.
  package var problem: TextContent? {
    wasLeft && !isEditing && !isValid ? rule.problem : nil
  }
}

// MARK: - What happens to it

extension FormField {
  func typing(_ text: String) -> FormField {
    guard rule.accepts(text) else { return self }
    return with(\.text, .verbatim(rule.isOneLine ? text.onOneLine : text))
  }

  func beginning() -> FormField { with(\.isEditing, true) }

  func ending() -> FormField { with(\.isEditing, false).with(\.wasLeft, true) }
}

extension FormField: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Says nothing of the content, which may be a password.
  package var description: String { "the field \(name)" }

  /// Says nothing of the content.
  package var debugDescription: String { description }

  /// Nothing inside.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
