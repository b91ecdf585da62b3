import Accessibility
import AuditModel
import Layout
import Localization
import Rendering
import TextShaping
import ViewTree

/// Draws all that is wanted in one language.
///
/// One object serves one thread.
final class LanguagePainter {
  private let plan: AuditPlan
  private let layout: CellLayout
  private let name: String
  private(set) var result: Result
  private var known: [Key: String] = [:]
  /// How many more drawings of the cell may be scrolled: one for each of thousands of findings far below would take
  /// minutes, and no page has room for them.
  private var scrollsLeft = 0
  private static let fewestScrolls = 20
  private static let mostNodes = 400_000

  /// The drawings with what they are for.
  struct Result: Sendable {
    var glyphs: GlyphTable
    var pictures: [String: ReportDrawings.Picture] = [:]
    /// By fingerprint: in the worst variant, and in the one to compare it with.
    var worst: [String: ReportDrawings.MarkedPicture] = [:]
    var compared: [String: ReportDrawings.MarkedPicture] = [:]
    var elements: [String: ReportDrawings.ShownElement] = [:]
    var pages: [DrawnCell: String] = [:]
    var transcripts: [DrawnCell: ReportDrawings.Transcript] = [:]
  }

  /// A drawing: those of a cell differ only in nodes that have to be scrolled to.
  private struct Key: Hashable {
    let cell: DrawnCell
    let hidden: Set<NodeID>
  }

  init(plan: AuditPlan, locale: Int, project: LocalizationProject, fonts: FontLibrary) {
    self.plan = plan
    name = "\(locale)"
    layout = CellLayout(plan: plan, locale: locale, project: project, fonts: fonts)
    result = Result(glyphs: GlyphTable(wordsNamed: "w\(locale)-"))
  }

  /// Draws a cell; nothing where it cannot be laid out, which is among the findings.
  func draw(_ cell: DrawnCell, _ wanted: DrawingRequests.Wanted) {
    guard let screen = layout.screen(cell) else { return }
    if wanted.isOnPage { result.pages[cell] = picture(of: screen, cell, marking: []) }
    if wanted.hasTranscript { result.transcripts[cell] = transcript(of: screen, cell) }
    guard !wanted.marks.isEmpty else { return }
    let tree = screen.tree
    let positions = Dictionary(grouping: tree.nodes.positions) { tree.path(of: $0) }
    scrollsLeft = max(Self.fewestScrolls, Self.mostNodes / max(1, tree.nodes.count))
    for mark in wanted.marks { draw(mark, at: positions, on: screen, cell) }
  }

  private func draw(
    _ mark: DrawingRequests.Mark, at positions: [String: [NodeID]], on screen: AccessibleScreen,
    _ cell: DrawnCell
  ) {
    let tree = screen.tree
    let paths = Set(mark.subject.occurrences.map(\.path))
    let first = mark.subject.element.name
    let marked = paths.flatMap { positions[$0] ?? [] }.sorted()
    // An announcement has no position on the screen.
    guard !marked.isEmpty || !mark.isWorst,
      let picture = picture(of: screen, cell, marking: Set(marked))
    else { return }
    let own =
      marked.filter { tree.path(of: $0) == first } + marked.filter { tree.path(of: $0) != first }
    let drawing = ReportDrawings.MarkedPicture(
      picture: picture, marks: own.map { tree[$0].frame })
    if mark.isWorst {
      result.worst[mark.fingerprint] = drawing
    } else {
      result.compared[mark.fingerprint] = drawing
    }
    if let node = own.first { result.elements[mark.fingerprint] = screen.shownElement(of: node) }
  }

  /// The drawing with some nodes in sight; none where too many others had to be scrolled to.
  private func picture(
    of screen: AccessibleScreen, _ cell: DrawnCell, marking marked: Set<NodeID>
  ) -> String? {
    let hidden = SVGDrawing(screen, marking: marked).hiddenMarks
    let key = Key(cell: cell, hidden: hidden)
    if let known = known[key] { return known }
    if !hidden.isEmpty {
      guard scrollsLeft > 0 else { return nil }
      scrollsLeft -= 1
    }
    let id = "d\(name)-\(known.count)"
    known[key] = id
    let drawing = SVGDrawing(
      screen, prefix: "\(id)-", marking: hidden, outliningMarks: false, layers: .truncation)
    result.pictures[id] = ReportDrawings.Picture(
      screen: plan.screens[cell.screen].id, shown: plan.shown(cell), frame: drawing.extent,
      content: drawing.content(sharing: &result.glyphs), order: screen.elements.map(\.frame))
    return id
  }

  private func transcript(
    of screen: AccessibleScreen, _ cell: DrawnCell
  ) -> ReportDrawings.Transcript {
    ReportDrawings.Transcript(
      locale: plan.locales[cell.cell.locale],
      utterances: Speaker(screen.catalog.locale).utterances(of: screen).map(\.text),
      announcements: screen.announcements.map { screen.catalog[$0].string.spoken })
  }
}

extension AuditPlan {
  fileprivate func shown(_ drawn: DrawnCell) -> StateInVariant {
    let cell = drawn.cell
    return StateInVariant(
      state: screens[drawn.screen].states[cell.state].name,
      variant: Variant(
        locale: locales[cell.locale], dynamicTypeSize: sizes[cell.dynamicTypeSize],
        device: devices[cell.device]))
  }
}
