/// A known check, and what becomes of it here.
public struct KnownCheckRow: Sendable {
  /// Its name.
  public let name: String
  /// The rules that make it.
  public let rules: [String]
  /// Where it shows other than in a rule, or why it is left out; none where rules make it.
  public let note: String?
  /// Whether it is made.
  public let isDone: Bool

  /// Describes a check.
  public init(name: String, rules: [String], note: String?, isDone: Bool) {
    self.name = name
    self.rules = rules
    self.note = note
    self.isDone = isDone
  }
}
