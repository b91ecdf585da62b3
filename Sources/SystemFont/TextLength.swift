/// A length in a text at every size at once.
///
/// It counts what it consists of: em of the cut for small sizes, em of the cut for large ones, tracked
/// letters, and emoji; besides points that are the same at every size. A `FontSize` knows how many points
/// each part is, so a text is shaped once for all sizes.
@frozen package struct TextLength: Hashable, Sendable {
  @usableFromInline let parts: SIMD4<Double>
  @usableFromInline let fixed: Double

  @inlinable init(parts: SIMD4<Double>, fixed: Double = 0) {
    self.parts = parts
    self.fixed = fixed
  }

  /// A letter of the system font, with its advance in em in both cuts.
  @inlinable package static func letter(text: Double, display: Double) -> TextLength {
    TextLength(parts: SIMD4(text, display, 1, 0))
  }

  /// So many em at every size.
  @inlinable package static func ems(_ ems: Double) -> TextLength {
    TextLength(parts: SIMD4(ems, ems, 0, 0))
  }

  /// So many points at every size.
  @inlinable package static func points(_ points: Double) -> TextLength {
    TextLength(parts: .zero, fixed: points)
  }

  /// The advance of an emoji.
  @inlinable package static var emoji: TextLength { TextLength(parts: SIMD4(0, 0, 0, 1)) }

  /// Nothing.
  @inlinable package static var zero: TextLength { TextLength(parts: .zero) }

  /// The length in points.
  @inlinable package func points(at size: FontSize) -> Double { (parts * size.units).sum() + fixed }

  @inlinable package static func + (left: TextLength, right: TextLength) -> TextLength {
    TextLength(parts: left.parts + right.parts, fixed: left.fixed + right.fixed)
  }

  @inlinable package static func - (left: TextLength, right: TextLength) -> TextLength {
    TextLength(parts: left.parts - right.parts, fixed: left.fixed - right.fixed)
  }

  @inlinable package static func * (factor: Double, length: TextLength) -> TextLength {
    TextLength(parts: factor * length.parts, fixed: factor * length.fixed)
  }

  @inlinable package static func += (left: inout TextLength, right: TextLength) {
    left = left + right
  }
}
