import AuditModel

/// Where the content of a scroll view is.
///
/// Indirect, so that a view without one, as nearly all are, has a word for it.
public indirect enum ScrollTarget: Hashable, Sendable {
  /// A view inside, by its name: at a point of the scroll view, or where least scrolling shows it.
  case view(id: String, anchor: UnitPoint?)
  /// A point of the content at the same point of the scroll view.
  case anchor(UnitPoint)
  /// So many points from the top leading corner of the content.
  case offset(Point)
}
