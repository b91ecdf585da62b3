import AuditModel

/// The drawings on a page, each written once and used wherever it is shown.
struct PageDrawings: Sendable {
  let selection: DrawingSelection
  let drawings: ReportDrawings
  let matrix: AuditMatrix

  /// The outlines and drawings, of which nothing is seen by themselves.
  var definitions: HTMLNode? {
    guard !selection.pictures.isEmpty else { return nil }
    return OwnDrawing.definitions(selection.definitions).map { HTMLNode.ownDrawing($0) }
  }

  /// The spot of a finding in the variant to compare it with, and beside it in the worst one.
  func card(of finding: Finding) -> HTMLNode? {
    guard let drawing = drawing(of: finding), let mark = drawing.worst.marks.first else {
      return nil
    }
    let pair = pair(of: drawing)
    let size = CropFrame.size(showing: pair.compactMap(\.marks.first))
    return HTMLTag.div(.class("pair")) {
      pair.compactMap { marked in
        figure(marked) { frame in CropFrame.around(marked.marks.first ?? mark, size, in: frame) }
      }
    }
  }

  /// The screen in the variant to compare it with, and beside it in the worst one, each point a pixel.
  func whole(of finding: Finding) -> HTMLNode? {
    guard let drawing = drawing(of: finding) else { return nil }
    let pair = pair(of: drawing)
    return HTMLTag.div(
      .class("scroller"), .role("group"), .ariaLabel("Drawings"), .focusable()
    ) {
      HTMLTag.div(.class("pair")) {
        pair.compactMap { marked in
          figure(marked) {
            CropFrame.whole($0, around: marked.marks.first ?? drawing.worst.marks.first)
          }
        }
      }
    }
  }

  /// The spot on the screen, 64 pixels wide and high, for those who see it: the text beside it says the same.
  func thumbnail(of finding: Finding) -> HTMLNode? {
    guard let drawing = drawing(of: finding), let picture = picture(drawing.worst) else {
      return nil
    }
    let view = CropFrame.square(picture.frame, around: drawing.worst.marks.first)
    let svg = DrawingView(
      content: Self.use(drawing.worst.picture), view: view,
      shownSize: Size(width: 64, height: 64), marks: drawing.worst.marks,
      markWidth: view.width / 32
    ).svg("class=\"thumb\" aria-hidden=\"true\"")
    return OwnDrawing(svg: svg, label: "").map { HTMLNode.ownDrawing($0) }
  }

  /// A screen with the numbers of its reading order.
  func page(_ id: String) -> HTMLNode? {
    guard let picture = drawings.pictures[id] else { return nil }
    let view = CropFrame.whole(picture.frame, around: nil)
    let svg = DrawingView(
      content: Self.use(id), view: view, order: picture.order,
      isRightToLeft: picture.shown.variant.locale.isRightToLeft
    ).svg(
      "role=\"img\"")
    return OwnDrawing(svg: svg, label: label(of: picture)).map { HTMLNode.ownDrawing($0) }
  }

  /// The finding's element in words; none where it is not drawn.
  func element(of finding: Finding) -> ReportDrawings.ShownElement? {
    drawings.findings[finding.fingerprint]?.element
  }

  /// The position of the page of a screen, if it has one.
  func screen(_ name: String) -> Int? {
    selection.screens.first { drawings.screens[$0].screen == name }
  }

  private func drawing(of finding: Finding) -> ReportDrawings.FindingDrawing? {
    selection.findings.contains(finding.fingerprint) ? drawings.findings[finding.fingerprint] : nil
  }

  private func picture(_ marked: ReportDrawings.MarkedPicture) -> ReportDrawings.Picture? {
    drawings.pictures[marked.picture]
  }

  private func pair(
    of drawing: ReportDrawings.FindingDrawing
  ) -> [ReportDrawings.MarkedPicture] {
    [drawing.compared, drawing.worst].compactMap { $0 }
  }

  private func figure(
    _ marked: ReportDrawings.MarkedPicture, view: (Rect) -> Rect
  ) -> HTMLNode? {
    guard let picture = picture(marked) else { return nil }
    let svg = DrawingView(
      content: Self.use(marked.picture), view: view(picture.frame), marks: marked.marks
    ).svg("role=\"img\"")
    guard let drawing = OwnDrawing(svg: svg, label: label(of: picture)) else { return nil }
    let variant = picture.shown.variant
    return HTMLTag.figure {
      HTMLNode.ownDrawing(drawing)
      HTMLTag.figcaption {
        HTMLTag.strong { HTMLNode.appText(LanguageName.shown(variant.locale)) }
        HTMLNode.text(", \(PlainWords.size(variant.dynamicTypeSize))")
      }
    }
  }

  private func label(of picture: ReportDrawings.Picture) -> String {
    let variant = picture.shown.plainWords(in: matrix, screen: picture.screen)
    return "Screen \(picture.screen): \(variant)".withVisibleControls
  }

  private static func use(_ id: String) -> String { "<use href=\"#\(id)\"/>" }
}
