import AuditModel

/// A rule whose time is measured, by its type.
struct RuleIdentity: Hashable, Sendable {
  private let type: any TranslationRule.Type

  init(_ rule: some TranslationRule) { type = Swift.type(of: rule) }

  static func == (one: RuleIdentity, other: RuleIdentity) -> Bool { one.type == other.type }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }

  /// Its name in the times of an audit.
  var step: AuditTime.Step { .rule(type.description.id) }
}
