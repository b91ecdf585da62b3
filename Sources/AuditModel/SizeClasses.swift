/// How much room there is in one direction, as UIKit reports it to an app.
public enum SizeClass: String, Hashable, Sendable, Codable {
  case compact, regular
}

/// The horizontal and the vertical size class, written `width/height`: `compact/regular` is a phone
/// held upright.
public enum SizeClasses: Int, Hashable, Sendable, CaseIterable {
  case compactRegular, compactCompact, regularCompact, regularRegular

  /// The size class of the width.
  public var horizontal: SizeClass {
    self == .compactRegular || self == .compactCompact ? .compact : .regular
  }

  /// The size class of the height.
  public var vertical: SizeClass {
    self == .compactRegular || self == .regularRegular ? .regular : .compact
  }

  /// The pair as it is written on the command line and in reports.
  public var name: String { "\(horizontal.rawValue)/\(vertical.rawValue)" }

  /// Finds the pair of that name.
  public init?(name: String) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}

extension SizeClasses: Codable {
  /// Reads the pair from its name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let classes = SizeClasses(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(name)” is no pair of size classes")
    }
    self = classes
  }

  /// Writes the pair as its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
