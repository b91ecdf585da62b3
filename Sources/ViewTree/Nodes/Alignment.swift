/// Where something is from the leading to the trailing edge.
public enum HorizontalAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  case leading, center, trailing

  /// The share of the free room that lies before it.
  package var share: Double {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where something is from top to bottom.
public enum VerticalAlignment: String, Hashable, Sendable, Codable, CaseIterable {
  case top, center, bottom
  /// The baseline of the first line; the lower edge of what has no text.
  case firstTextBaseline
  /// The baseline of the last line; the lower edge of what has no text.
  case lastTextBaseline

  /// The share of the free room that lies above it, in what has no text.
  package var share: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }

  /// Whether it is a baseline of text.
  package var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}

/// Where something is in both directions.
public struct Alignment: Hashable, Sendable {
  /// From the leading to the trailing edge.
  public var horizontal: HorizontalAlignment
  /// From top to bottom.
  public var vertical: VerticalAlignment

  /// Joins the two directions.
  public init(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Joins the two directions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.init(horizontal, vertical)
  }

  /// In the middle.
  public static let center = Alignment(.center, .center)
  /// In the middle of the top edge.
  public static let top = Alignment(.center, .top)
  /// In the middle of the bottom edge.
  public static let bottom = Alignment(.center, .bottom)
  /// In the middle of the leading edge.
  public static let leading = Alignment(.leading, .center)
  /// In the middle of the trailing edge.
  public static let trailing = Alignment(.trailing, .center)
  /// In the top leading corner.
  public static let topLeading = Alignment(.leading, .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(.trailing, .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(.leading, .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(.trailing, .bottom)

  /// On the first baseline, at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(.leading, .firstTextBaseline)
  /// On the first baseline, in the middle.
  public static let centerFirstTextBaseline = Alignment(.center, .firstTextBaseline)
  /// On the first baseline, at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(.trailing, .firstTextBaseline)
  /// On the last baseline, at the leading edge.
  public static let leadingLastTextBaseline = Alignment(.leading, .lastTextBaseline)
  /// On the last baseline, in the middle.
  public static let centerLastTextBaseline = Alignment(.center, .lastTextBaseline)
  /// On the last baseline, at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(.trailing, .lastTextBaseline)
}
