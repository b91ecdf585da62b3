/// A check that could not be decided.
public struct NotMeasured: Hashable, Sendable, Codable {
  /// The rule, character or table that it is about.
  public var subject: String
  /// The reason.
  public var reason: String
  /// The key of the string, when it is about one.
  public var stringKey: String?
  /// The screen, when it is about one.
  public var screen: String?
  /// The path of the node in the view tree.
  public var node: String?
  /// The languages concerned.
  public var locales: [LocaleIdentifier]

  /// Describes a check that could not be decided.
  public init(
    subject: String, reason: String, stringKey: String? = nil, screen: String? = nil,
    node: String? = nil, locales: [LocaleIdentifier] = []
  ) {
    self.subject = subject
    self.reason = reason
    self.stringKey = stringKey
    self.screen = screen
    self.node = node
    self.locales = locales
  }
}
