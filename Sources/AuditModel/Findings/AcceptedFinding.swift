/// A finding that a team has decided to live with.
public struct AcceptedFinding: Hashable, Sendable {
  /// The finding, as far as it was accepted.
  public let finding: Finding
  /// The reason.
  public let reason: String
  /// The person or team that answers for it.
  public let owner: String?
  /// The last day on which it is accepted, as in `2026-01-31`.
  public let until: String?
  /// Where that was decided.
  public let location: SourceLocation

  /// Describes an accepted finding.
  public init(
    _ finding: Finding, reason: String, owner: String? = nil, until: String? = nil,
    location: SourceLocation
  ) {
    self.finding = finding
    self.reason = reason
    self.owner = owner
    self.until = until
    self.location = location
  }
}
