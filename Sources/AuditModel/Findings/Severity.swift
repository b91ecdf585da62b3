/// How much a finding matters.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Good to know; nothing is lost yet.
  case note
  /// People are likely to be hindered.
  case warning
  /// People cannot read, find or use something.
  case error

  /// Orders severities from the mildest to the most severe.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
