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

  /// The baseline of the first line, which is laid out as the top.
  public static let firstTextBaseline = Self.top
  /// The baseline of the last line, which is laid out as the bottom.
  public static let lastTextBaseline = Self.bottom

  /// The share of the free room that lies above it.
  package var share: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
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
}
