import AuditModel

/// Which drawings a page has: those that it refers to, as far as there is room.
struct DrawingSelection: Sendable {
  /// The fingerprints of the findings that are drawn.
  private(set) var findings: Set<String> = []
  /// The positions of the screens that have a page.
  private(set) var screens: [Int] = []
  /// How many findings and screens there was no room for.
  private(set) var leftOut = 0
  /// The identifiers of the drawings.
  private(set) var pictures: Set<String> = []
  /// The most that all drawings may take, in bytes.
  let budget: Int

  private let drawings: ReportDrawings
  private let uses: OutlineUses
  private var outlines: Set<Int> = []
  private var rest: Int

  /// Chooses the findings in the order of the page, those with cards first, then the screens; and goes on to
  /// smaller ones where one is too large.
  ///
  /// - Parameter shown: the fingerprints of the findings that the page shows a drawing of.
  init(of drawings: ReportDrawings, shown: [String], budget: Int) {
    self.drawings = drawings
    self.budget = budget
    uses = OutlineUses(drawings.outlines)
    rest = budget
    var seen: Set<String> = []
    for fingerprint in shown where seen.insert(fingerprint).inserted {
      guard let drawing = drawings.findings[fingerprint] else { continue }
      let pair = [drawing.worst.picture, drawing.compared?.picture].compactMap { $0 }
      if take(pair, more: Self.size(of: drawing)) {
        findings.insert(fingerprint)
      } else {
        leftOut += 1
      }
    }
    for (position, screen) in drawings.screens.enumerated() {
      let all = screen.languages.flatMap(\.pictures).compactMap { $0 }
      if take(all, more: size(of: screen)) { screens.append(position) } else { leftOut += 1 }
    }
  }

  /// The outlines and the drawings as SVG elements with identifiers, to be used on the page.
  var definitions: [String] {
    uses.elements(at: outlines)
      + pictures.sorted().compactMap { id in
        drawings.pictures[id].map { "<g id=\"\(id)\">\($0.content)</g>" }
      }
  }

  private mutating func take(_ ids: [String], more: Int) -> Bool {
    let new = Set(ids).subtracting(pictures)
    var (added, size): (Set<Int>, Int) = ([], more)
    for id in new {
      guard let content = drawings.pictures[id]?.content else { continue }
      let used = uses.positions(in: content, besides: outlines).subtracting(added)
      added.formUnion(used)
      size += content.utf8.count + used.reduce(0) { $0 + uses.size(of: $1) }
    }
    guard size <= rest else { return false }
    rest -= size
    pictures.formUnion(new)
    outlines.formUnion(added)
    return true
  }

  /// The bytes of the views of a finding, which is shown in a card, in its row and unfolded.
  private static func size(of drawing: ReportDrawings.FindingDrawing) -> Int {
    let marks = drawing.worst.marks.count + (drawing.compared?.marks.count ?? 0)
    return 1600 + marks * 3 * 60
  }

  /// The bytes of a screen's page beside its drawings: its transcripts and the numbers of its elements.
  private func size(of screen: ReportDrawings.DrawnScreen) -> Int {
    let lines = screen.transcripts.flatMap { $0.utterances + $0.announcements }
    let numbers = screen.languages.flatMap(\.pictures).compactMap { $0 }
      .reduce(0) { $0 + (drawings.pictures[$1]?.order.count ?? 0) }
    return lines.reduce(0) { $0 + $1.utf8.count + 20 } + numbers * 90
  }
}
