import Accessibility
import AuditModel
import Layout
import ViewTree

/// Rows of one kind each, whose cells under each other belong together: the hours, the symbols and the temperatures of a
/// forecast.
struct ForecastRows {
  let rows: [[AccessibilityElement]]

  /// The rows in a vertical stack of horizontal ones or in a grid, if they are such rows.
  init?(in view: NodeID, of tree: LaidOutTree, _ index: ElementIndex) {
    guard let elements = Self.cells(in: view, of: tree, index) else { return nil }
    rows = Self.rows(of: elements)
    guard (2...Self.mostRows).contains(rows.count), Set(rows.map(\.count)).count == 1,
      areColumns, areOfOneKindEach(in: tree)
    else { return nil }
  }

  /// Whether a view may have such rows, wherever its elements are.
  static func mayBe(in view: NodeID, of tree: LaidOutTree, _ index: ElementIndex) -> Bool {
    cells(in: view, of: tree, index) != nil
  }

  private static func cells(
    in view: NodeID, of tree: LaidOutTree, _ index: ElementIndex
  ) -> [AccessibilityElement]? {
    guard tree.mayHaveRows(view) else { return nil }
    let elements = index.elements(in: view)
    guard (2 * Self.leastColumns...Self.mostElements).contains(elements.count),
      elements.allSatisfy({ !$0.isInteractive })
    else { return nil }
    return elements
  }

  private static let leastColumns = 2
  private static let mostRows = 8
  private static let mostElements = 100

  /// The elements by their middles, from top to bottom.
  private static func rows(of elements: [AccessibilityElement]) -> [[AccessibilityElement]] {
    var rows: [[AccessibilityElement]] = []
    for element in elements.sorted(by: { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }) {
      if let first = rows.last?.first, first.frame.isBeside(element.frame) {
        rows[rows.count - 1].append(element)
      } else {
        rows.append([element])
      }
    }
    return rows.map { $0.sorted { $0.frame.x < $1.frame.x } }
  }

  /// Whether the cells of all rows are under each other.
  private var areColumns: Bool {
    rows.dropFirst().allSatisfy { row in
      zip(row, rows[0]).allSatisfy { cell, first in
        cell.frame.x < first.frame.maxX && first.frame.x < cell.frame.maxX
      }
        && zip(row, rows[0].dropFirst()).allSatisfy { $0.frame.maxX <= $1.frame.x + 0.5 }
    }
  }

  /// The kind of all cells of a row.
  private enum Kind: Hashable { case pictures, names, numbers(String), titles }

  private func areOfOneKindEach(in tree: LaidOutTree) -> Bool {
    let kinds = rows.compactMap { kind(of: $0, in: tree) }
    // Two rows of texts are a table of names and values, which has a rule of its own.
    guard kinds.count == rows.count, Set(kinds).count > 1,
      rows.count > 2 || kinds.contains(.pictures)
    else { return false }
    let columns = rows[0].count
    let hasValues = kinds.contains { if case .numbers = $0 { true } else { false } }
    // Two columns are a name and a value, unless both have a title.
    return columns > Self.leastColumns
      ? hasValues && rows.count < 5 : hasValues && kinds[0] == .titles
  }

  private func kind(of row: [AccessibilityElement], in tree: LaidOutTree) -> Kind? {
    if row.allSatisfy({ $0.traits.contains(.image) }) { return .pictures }
    let texts = row.map { $0.label.string(in: tree.catalog) }
    if row.allSatisfy({ $0.traits.contains(.header) }) { return .titles }
    if texts.allSatisfy({ !$0.hasDigit }) { return .names }
    let forms = Dictionary(grouping: texts) { String($0.map { $0.isNumber ? "0" : $0 }).collapsed }
    // The first hour may be “Now”.
    guard let most = forms.max(by: { ($0.value.count, $0.key) < ($1.value.count, $1.key) }),
      most.value.count >= max(2, texts.count - 1), most.key.contains("0")
    else { return nil }
    return .numbers(most.key)
  }
}

extension LaidOutTree {
  /// Whether it is a grid, or a vertical stack of horizontal ones with more than one view each.
  fileprivate func mayHaveRows(_ view: NodeID) -> Bool {
    guard self[view].isSeen else { return false }
    switch self[view].kind {
    case .grid: return true
    case .stack(let layout) where layout.axis == .vertical:
      let rows = children(of: view).filter { self[$0].isSeen }
      return (2...8).contains(rows.count)
        && rows.allSatisfy { row in
          guard case .stack(let inner) = self[row].kind else { return false }
          return inner.axis == .horizontal && children(of: row).count > 1
        }
    default: return false
    }
  }
}

extension String {
  /// With one zero in place of several.
  fileprivate var collapsed: String { replacing(/0+/, with: "0") }
}
