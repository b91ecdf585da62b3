/// One of the twelve text sizes that a person can choose, named as SwiftUI names them.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The name as it is written on the command line and in reports.
  public var name: String { "\(self)" }

  /// Whether it is one of the five sizes that have to be switched on in the accessibility settings.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Finds the size of that name.
  public init?(name: String) {
    guard let match = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = match
  }

  /// Orders the sizes from the smallest to the largest.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

extension DynamicTypeSize: Codable {
  /// Reads the size from its name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let size = DynamicTypeSize(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(name)” is no Dynamic Type size")
    }
    self = size
  }

  /// Writes the size as its name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
