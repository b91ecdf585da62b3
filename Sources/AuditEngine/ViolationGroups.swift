import AuditModel
import AuditRules
import Layout
import ViewTree

/// The properties that make violations one cause: the rule, the screen, the node or that it is
/// announced, and the string's key.
struct CauseKey: Hashable {
  let rule: Int
  let screen: Int
  let node: String
  let stringKey: String?
  let outcome: Violation.Outcome
}

/// A string of a table.
struct StringName: Hashable {
  let table: String
  let key: String
}

/// One cause with all cells in which it shows.
struct Cause {
  var variants: VariantSet
  var worst: Worst

  /// The cell in which a cause is worst, with what was said of it there.
  struct Worst {
    let cell: MatrixCell
    /// Which of equally bad cells is shown, the lowest first.
    let rank: Int
    let violation: Violation
    let table: String?
    let location: SourceLocation?
    /// Where the node was written; nil for what is announced.
    let nodeOrigin: NodeOrigin?
    /// The key of the string that the node shows.
    let stringKey: String?

    /// The string that the node shows; nil when it shows none of a table.
    var stringName: StringName? {
      guard let table, let stringKey else { return nil }
      return StringName(table: table, key: stringKey)
    }

    init(
      cell: MatrixCell, rank: Int, violation: Violation, table: String?, location: SourceLocation?,
      nodeOrigin: NodeOrigin?, stringKey: String?
    ) {
      self.cell = cell
      self.rank = rank
      self.violation = violation
      self.table = table
      self.location = location
      self.nodeOrigin = nodeOrigin
      self.stringKey = stringKey
    }

    /// The violations of a cell, with all that its tree knows of them.
    init(_ violation: Violation, in cell: MatrixCell, rank: Int, of tree: LaidOutTree) {
      self.cell = cell
      self.rank = rank
      self.violation = violation
      let text = violation.text.map { tree.catalog[$0] }
      table = text?.table
      location = text?.location
      stringKey = text?.key
      nodeOrigin =
        switch violation.subject {
        case .node(let node): tree.origin(of: node)
        case .announcement: nil
        }
    }

    /// Whether it is less bad than what was found in a cell.
    ///
    /// Among equally bad ones that of the lowest rank wins, and then the first cell, so that the order of
    /// work does not matter.
    func isExceeded(by other: Violation, in otherCell: MatrixCell, rank otherRank: Int) -> Bool {
      // The severity of the rule is the highest that a violation of it has.
      let (own, others) = (violation.severity ?? .error, other.severity ?? .error)
      if others != own { return others > own }
      if other.weight != violation.weight { return other.weight > violation.weight }
      if otherRank != rank { return otherRank < rank }
      return otherCell.order.lexicographicallyPrecedes(cell.order)
    }
  }

  mutating func merge(_ other: Cause) {
    variants.formUnion(other.variants)
    if isLessBad(than: other) { worst = other.worst }
  }

  /// Whether the worst of another cause is worse.
  func isLessBad(than other: Cause) -> Bool {
    let other = other.worst
    return worst.isExceeded(by: other.violation, in: other.cell, rank: other.rank)
  }
}

extension Violation {
  /// The identity of its node in every variant; nil for an announcement.
  fileprivate func identity(in tree: LaidOutTree) -> NodeIdentity? {
    switch subject {
    case .node(let node): tree[node].identity
    case .announcement: nil
    }
  }
}

/// The causes found in one language, by small numbers that are cheap to compare.
struct LocaleCauses {
  private var causes: [Key: Cause] = [:]

  private struct Key: Hashable {
    let rule: Int32
    let screen: Int32
    /// The node's identity; nil for what is announced.
    let node: NodeIdentity?
    let text: TextID?
    let outcome: Violation.Outcome
    /// Whether its node lies under a sheet or an alert.
    let isCovered: Bool
  }

  /// Adds what a rule said of one cell.
  mutating func add(
    _ violation: Violation, rule: Int, screen: Int, isCovered: Bool, cell: MatrixCell, rank: Int,
    tree: LaidOutTree, empty: () -> VariantSet
  ) {
    let key = Key(
      rule: Int32(rule), screen: Int32(screen),
      node: violation.identity(in: tree), text: violation.text, outcome: violation.outcome,
      isCovered: isCovered)
    let worst = causes[key]?.worst
    if worst == nil {
      causes[key] = Cause(
        variants: empty(), worst: Cause.Worst(violation, in: cell, rank: rank, of: tree))
    }
    causes[key]?.variants.insert(cell)
    if let worst, worst.isExceeded(by: violation, in: cell, rank: rank) {
      causes[key]?.worst = Cause.Worst(violation, in: cell, rank: rank, of: tree)
    }
  }

  /// The causes by names that mean the same in every language: those of views that are seen, and those of views
  /// under a sheet or an alert.
  func named(
    by identities: IdentityTable, _ catalog: TextCatalog
  ) -> (open: [CauseKey: Cause], covered: [CauseKey: Cause]) {
    var result: (open: [CauseKey: Cause], covered: [CauseKey: Cause]) = ([:], [:])
    for (key, cause) in causes {
      let name = CauseKey(
        rule: Int(key.rule), screen: Int(key.screen),
        node: key.node.map(identities.path) ?? Violation.announcementPath,
        stringKey: key.text.flatMap { catalog[$0].key }, outcome: key.outcome)
      if key.isCovered {
        result.covered.add(cause, for: name)
      } else {
        result.open.add(cause, for: name)
      }
    }
    return result
  }
}

extension [CauseKey: Cause] {
  /// Adds what is known of a cause.
  mutating func add(_ cause: Cause, for key: CauseKey) {
    if self[key] == nil { self[key] = cause } else { self[key]?.merge(cause) }
  }
}
