/// A file with strings that were not compared with their source strings.
public struct SkippedFile: Hashable, Sendable {
  /// The path, relative to the project's root.
  public var file: String
  /// The language of its strings that were skipped, where it is known.
  public var locale: LocaleIdentifier?
  /// The reason, in a clause without a full stop.
  public var reason: String

  /// Describes a file that was skipped.
  public init(_ file: String, locale: LocaleIdentifier? = nil, reason: String) {
    self.file = file
    self.locale = locale
    self.reason = reason
  }
}

extension SkippedFile: Comparable {
  /// Orders by file, then by language.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.locale?.identifier ?? "") < (right.file, right.locale?.identifier ?? "")
  }
}
