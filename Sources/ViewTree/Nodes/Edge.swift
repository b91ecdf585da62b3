import AuditModel

/// An edge of a view; leading is right in right-to-left languages.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8

    /// Takes the bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// One edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The upper edge.
    public static let top = Self(.top)
    /// The edge where lines begin.
    public static let leading = Self(.leading)
    /// The lower edge.
    public static let bottom = Self(.bottom)
    /// The edge where lines end.
    public static let trailing = Self(.trailing)
    /// The upper and the lower edge.
    public static let vertical: Self = [.top, .bottom]
    /// The edges where lines begin and end.
    public static let horizontal: Self = [.leading, .trailing]
    /// All four edges.
    public static let all: Self = [.vertical, .horizontal]
  }
}

extension Edge.Set {
  /// The sets that have a name in SwiftUI; those of several edges come first.
  static let named: [(name: String, edges: Edge.Set)] = [
    ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
    ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
  ]

  /// The names of the edges, as few as possible.
  var names: [String] {
    var rest = self
    var names: [String] = []
    for (name, edges) in Self.named where !rest.isEmpty && rest.isSuperset(of: edges) {
      names.append(name)
      rest.subtract(edges)
    }
    return names
  }

  /// The edges as they are written in Swift.
  var source: String {
    let names = names.map { ".\($0)" }
    return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}

extension EdgeInsets {
  /// Insets from the four edges; left is leading.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.init(top: top, left: leading, bottom: bottom, right: trailing)
  }

  /// The distance from the leading edge.
  public var leading: Double { left }
  /// The distance from the trailing edge.
  public var trailing: Double { right }
}

/// The upper or the lower edge.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Takes the bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Self(rawValue: 1)
    /// The lower edge.
    public static let bottom = Self(rawValue: 2)
    /// Both edges.
    public static let all: Self = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Hashable, Sendable { case leading, trailing }
