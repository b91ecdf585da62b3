import AuditModel

/// The outlines of one screen of an audit: in the source language in two text sizes, in every other one in
/// the smaller of both.
package struct OutlinedScreen: Sendable {
  /// The name of the screen.
  package let id: String
  /// Its place in the audit.
  package let position: Int
  /// The outlines in the source language and the smaller text size, by state, then device.
  package let sources: [ScreenOutline]
  /// All outlines, in the order of their cells.
  package let outlines: [ScreenOutline]
  private let others: [ScreenOutline]
  private let sourceCells: [MatrixCell: ScreenOutline]

  /// Gathers outlines.
  ///
  /// - Parameter source: the position of the language to which the others are compared.
  package init(id: String, position: Int, source: Int, _ outlines: [ScreenOutline]) {
    self.id = id
    self.position = position
    let ordered = outlines.sorted { $0.cell.order.lexicographicallyPrecedes($1.cell.order) }
    let size = ordered.lazy.filter { $0.cell.locale == source }.map(\.cell.dynamicTypeSize).min()
    func isSource(_ outline: ScreenOutline) -> Bool {
      outline.cell.locale == source && outline.cell.dynamicTypeSize == size
    }
    self.outlines = ordered
    sources = ordered.filter(isSource)
    others = ordered.filter { !isSource($0) }
    sourceCells = Dictionary(sources.map { ($0.cell, $0) }) { first, _ in first }
  }

  /// An axis of the matrix along which variants are compared.
  package enum Axis: Sendable {
    /// Each device beside the first one.
    case device
    /// Each text size beside the next smaller one.
    case textSize
    /// Each language beside the source language.
    case language
    /// Each state beside the one before.
    case state
  }

  /// An outline with the one to compare it with.
  package struct Pair: Sendable {
    /// The one to compare with.
    package let reference: ScreenOutline
    /// The one that is compared.
    package let other: ScreenOutline
  }

  /// The pairs of outlines that differ in one axis only, in the order of the matrix.
  package func pairs(along axis: Axis) -> [Pair] {
    guard let first = sources.first?.cell else { return [] }
    let source = first.locale
    let compared =
      switch axis {
      case .device: sources.filter { $0.cell.device != first.device }
      case .state: sources
      case .textSize: others.filter { $0.cell.locale == source }
      case .language: others.filter { $0.cell.locale != source }
      }
    return compared.compactMap { other in
      let cell = other.cell
      let reference = sourceCells[
        MatrixCell(
          state: axis == .state ? cell.state - 1 : cell.state, locale: source,
          dynamicTypeSize: first.dynamicTypeSize,
          device: axis == .device ? first.device : cell.device)]
      return reference.map { Pair(reference: $0, other: other) }
    }
  }
}

extension MatrixCell {
  /// The positions in the order in which cells are compared.
  package var order: [Int] { [state, locale, device, dynamicTypeSize] }
}
