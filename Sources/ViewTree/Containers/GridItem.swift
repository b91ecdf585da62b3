import AuditModel

/// A column or row of a grid.
public struct GridItem: Hashable, Sendable {
  package let size: Size
  package let spacing: Double?
  package let alignment: Alignment?

  /// A column or row.
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The width of a column, or the height of a row.
  public enum Size: Hashable, Sendable {
    /// So many points.
    case fixed(Double)
    /// A share of what there is.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns or rows as fit in its share.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// The room after it: the default is that of stacks.
  package var gap: Double { (spacing ?? 8).finite(or: 8) }
}
