/// A size of a font with what iOS does at that size: which cut it draws, how far it sets letters apart,
/// and how wide emoji are.
@frozen package struct FontSize: Hashable, Sendable {
  /// The size in points.
  package let pointSize: Double
  /// The points of each part of a `TextLength`.
  @usableFromInline let units: SIMD4<Double>

  /// A size in points; what is no size is none at all.
  package init(_ pointSize: Double) {
    let size = pointSize.isFinite ? max(0, pointSize) : 0
    self.pointSize = size
    let share = Self.value(at: size, of: SystemFontTable.opticalKnots)
    units = SIMD4(
      size * (1 - share), size * share, size * Self.tracking(at: size), EmojiMetrics(size).advance)
  }

  /// The space added to the advance of every letter, in em.
  ///
  /// Below 8 and above 60 points nothing was measured: the curve goes on below, and ends at 80, from
  /// which on the Human Interface Guidelines have none.
  static func tracking(at size: Double) -> Double {
    let table = SystemFontTable.trackings
    let units =
      if size < table[0].points {
        table[0].value + (table[0].points - size) * (table[0].value - table[1].value)
          / (table[1].points - table[0].points)
      } else if size > table[table.count - 1].points {
        table[table.count - 1].value * max(0, 80 - size) / (80 - table[table.count - 1].points)
      } else {
        value(at: size, of: table)
      }
    return units / SystemFontTable.unitsPerEm
  }

  private static func value(
    at size: Double, of knots: [(points: Double, value: Double)]
  ) -> Double {
    var end = 0
    while end < knots.count, knots[end].points < size { end += 1 }
    guard end < knots.count else { return knots[knots.count - 1].value }
    guard end > 0 else { return knots[0].value }
    let (from, to) = (knots[end - 1], knots[end])
    return from.value + (size - from.points) / (to.points - from.points) * (to.value - from.value)
  }
}
