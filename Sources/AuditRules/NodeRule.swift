import AuditModel

/// A rule whose findings are about nodes of screens.
package protocol NodeRule: Sendable {
  /// Its title, and its rationale.
  static var description: RuleDescription { get }

  /// Whether the words of the translation are part of the cause, so that its place is the one to
  /// open; otherwise it is the text's place in the source language.
  static var concernsTranslation: Bool { get }

  /// Whether the defect is in the string that a node shows, so that it is one finding wherever the
  /// screen shows the string; otherwise it is in the node.
  static var isCausedByString: Bool { get }

  /// Makes the rule.
  init()
}

extension NodeRule {
  /// Most rules are about the screen, whatever its texts say.
  package static var concernsTranslation: Bool { false }

  /// A property that depends on the translation is in the string.
  package static var isCausedByString: Bool { concernsTranslation }
}
