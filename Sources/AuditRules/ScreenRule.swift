import Accessibility
import AuditModel

/// A rule about screens, which sees one state in one variant at a time.
package protocol ScreenRule: Sendable {
  /// What it is called and why it exists.
  static var description: RuleDescription { get }

  /// Screens that pass and screens in which it finds something: its contract.
  static var examples: [ScreenExample] { get }

  /// Whether the words of the translation are part of the cause, so that its place is the one to
  /// open; otherwise it is the text's place in the source language.
  static var concernsTranslation: Bool { get }

  /// Makes the rule.
  init()

  /// What is wrong with the screen, and what could not be measured.
  func check(_ screen: AccessibleScreen) -> [Violation]
}

extension ScreenRule {
  /// Most rules are about the screen, whatever its texts say.
  package static var concernsTranslation: Bool { false }
}

/// What a rule has to say about a node in one variant.
package struct Violation {
  /// The node of the tree.
  package let node: Int
  /// The text that it is about; -1 for none.
  package let text: Int32
  /// Whether something is wrong or only unknown.
  package let outcome: Outcome
  /// How bad it is: among the variants of one cause the greatest is shown.
  package let weight: Double
  /// What is wrong.
  package let message: Message
  /// What was measured.
  package let evidence: Evidence
  /// What would help.
  package let suggestion: Message?

  /// Whether something is wrong or only unknown.
  package enum Outcome: Hashable, Sendable {
    /// It is wrong.
    case found
    /// It could not be measured.
    case notMeasured
  }

  /// Says what is wrong.
  init(
    node: Int, text: Int32 = -1, weight: Double = 1, _ message: Message,
    evidence: Evidence = [:], suggestion: Message? = nil
  ) {
    self.node = node
    self.text = text
    outcome = .found
    self.weight = weight
    self.message = message
    self.evidence = evidence
    self.suggestion = suggestion
  }

  /// Says that something could not be measured, and why.
  init(notMeasured node: Int, text: Int32 = -1, reason: Message) {
    self.node = node
    self.text = text
    outcome = .notMeasured
    weight = 0
    message = reason
    evidence = [:]
    suggestion = nil
  }
}
