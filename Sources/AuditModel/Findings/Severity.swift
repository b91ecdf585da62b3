/// How much a finding matters.
public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Good to know; nothing is lost yet.
  case note
  /// Somebody is likely to stumble.
  case warning
  /// Somebody cannot read, find or use something.
  case error

  /// Orders severities from the mildest to the gravest.
  public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
