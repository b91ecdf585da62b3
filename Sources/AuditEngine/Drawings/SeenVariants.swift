import Accessibility
import AuditModel
import AuditRules
import Layout
import Localization
import TextShaping
import ViewTree

/// The variants of findings in which their nodes can be seen: the worst ones, unless a panel lies over a node
/// there and not in another variant of the finding.
struct SeenVariants {
  let plan: AuditPlan
  let project: LocalizationProject
  let fonts: FontLibrary
  let jobs: Int?

  /// So many variants of a finding are tried.
  private static let most = 12

  /// A finding about nodes with the cell in which it is worst.
  struct Subject: Sendable {
    let fingerprint: String
    let node: NodeSubject
    let worst: DrawnCell
  }

  /// The cells to draw, by the fingerprints of the findings.
  func cells(of subjects: [Subject]) -> [String: DrawnCell] {
    let byLocale = Dictionary(grouping: subjects) { $0.worst.cell.locale }
    let parts = Workers(count: jobs).map(plan.locales.count) { locale in
      cells(of: byLocale[locale] ?? [], in: locale)
    }
    return parts.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  private func cells(of subjects: [Subject], in locale: Int) -> [String: DrawnCell] {
    if subjects.isEmpty { return [:] }
    let layout = CellLayout(plan: plan, locale: locale, project: project, fonts: fonts)
    var result: [String: DrawnCell] = [:]
    // Findings of one cell have one layout.
    for (cell, subjects) in Dictionary(grouping: subjects, by: \.worst) {
      let nodes = layout.screen(cell).map { NamedNodes($0.tree) }
      for subject in subjects {
        let look = nodes.map { Look(of: subject.node, in: $0) }
        let other = look?.isCovered == true ? uncovered(subject, look, layout) : nil
        result[subject.fingerprint] = other ?? cell
      }
    }
    return result
  }

  private func uncovered(
    _ subject: Subject, _ worst: Look?, _ layout: CellLayout
  ) -> DrawnCell? {
    // A finding in another variant may be about another one of its nodes, unless its text shows the defect.
    guard subject.node.occurrences.count == 1 || worst?.isTruncated == true else { return nil }
    return others(of: subject).prefix(Self.most).first { cell in
      guard let screen = layout.screen(cell) else { return false }
      let look = Look(of: subject.node, in: NamedNodes(screen.tree))
      return !look.isCovered && look.isTruncated == worst?.isTruncated
    }
  }

  /// The other cells of a finding on the same device: in the same state at the nearest sizes first, then in the
  /// other states.
  private func others(of subject: Subject) -> [DrawnCell] {
    let worst = subject.worst
    let size = worst.cell.dynamicTypeSize
    let sizes = plan.sizes.indices.filter { $0 != size }
      .sorted { (abs($0 - size), $0) < (abs($1 - size), $1) }
    let states = plan.screens[worst.screen].states.indices.filter { $0 != worst.cell.state }
    let cells =
      sizes.map { worst.with(locale: worst.cell.locale, size: $0) }
      + states.map { worst.with(state: $0) }
    return cells.filter { subject.node.extent.variants.contains($0.cell) }
  }

  /// The look of the first node of a finding.
  private struct Look {
    let isCovered: Bool
    let isTruncated: Bool

    init(of subject: NodeSubject, in nodes: NamedNodes) {
      let tree = nodes.tree
      let paths = subject.occurrences.map(\.path)
      let name = paths.contains(subject.element.name) ? nodes[subject.element.name] : nil
      let first = name ?? paths.compactMap { nodes[$0] }.min()
      isCovered = first.map(tree.isCoveredWhereItIs) ?? false
      isTruncated = first.flatMap { tree[$0].text }.map { tree.texts[$0].isTruncated } ?? false
    }
  }
}

/// The nodes of a screen by their paths; the first one of each path.
private struct NamedNodes {
  let tree: LaidOutTree
  private let nodes: [String: NodeID]

  init(_ tree: LaidOutTree) {
    self.tree = tree
    nodes = Dictionary(tree.nodes.positions.map { (tree.path(of: $0), $0) }) { first, _ in first }
  }

  subscript(path: String) -> NodeID? { nodes[path] }
}
