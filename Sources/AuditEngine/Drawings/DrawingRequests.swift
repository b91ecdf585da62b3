import AuditModel
import ViewTree

/// A screen in a state and a variant, as it is drawn.
struct DrawnCell: Hashable {
  let screen: Int
  var cell: MatrixCell
  /// The appearance of a finding that shows in another than the usual one.
  var appearance: Appearance?

  /// The same in another language or at another text size.
  func with(locale: Int, size: Int) -> DrawnCell {
    var result = self
    result.cell = MatrixCell(
      state: cell.state, locale: locale, dynamicTypeSize: size, device: cell.device)
    return result
  }

  /// The same in another state.
  func with(state: Int) -> DrawnCell {
    var result = self
    result.cell = MatrixCell(
      state: state, locale: cell.locale, dynamicTypeSize: cell.dynamicTypeSize,
      device: cell.device)
    return result
  }
}

/// The cells to be drawn in one language, each once, in the order in which it was asked for.
struct DrawingRequests {
  private(set) var cells: [(cell: DrawnCell, wanted: Wanted)] = []
  private var positions: [DrawnCell: Int] = [:]

  /// The uses of a cell.
  struct Wanted {
    /// The nodes that are marked, each with its finding.
    var marks: [Mark] = []
    /// Whether a screen's page shows it.
    var isOnPage = false
    /// Whether its transcript is wanted.
    var hasTranscript = false
  }

  /// A finding whose nodes are marked.
  struct Mark {
    let fingerprint: String
    let subject: NodeSubject
    let isWorst: Bool
  }

  mutating func add(_ cell: DrawnCell, _ change: (inout Wanted) -> Void) {
    let position = positions[cell] ?? cells.count
    if position == cells.count {
      positions[cell] = position
      cells.append((cell, Wanted()))
    }
    change(&cells[position].wanted)
  }
}
