import AuditModel

/// A drawing with its caption, or the reason why there is none.
struct GalleryFigure {
  private let sheet: DrawingSheet
  private let position: DrawingSheet.Position
  private let cell: DrawingSheet.Cell

  init(_ sheet: DrawingSheet, _ position: DrawingSheet.Position, _ cell: DrawingSheet.Cell) {
    self.sheet = sheet
    self.position = position
    self.cell = cell
  }

  var html: HTMLNode {
    let attributes: [HTMLAttribute] = [
      .class(isWide ? "wide" : "narrow"), .size(position.size),
      .locales(sheet.locales[position.locale].identifier),
    ]
    return HTMLTag.figure.with(attributes) {
      content
      HTMLTag.figcaption {
        HTMLTag.strong { HTMLNode.text(sheet.languageName(position.locale)) }
        HTMLNode.text(" " + sheet.sizes[position.size].name)
        notes.map { note in HTMLTag.span(.class("fact")) { HTMLNode.appText(note) } }
      }
    }
  }

  private var content: HTMLNode {
    switch cell {
    case .drawing(let svg, _, _):
      guard let drawing = OwnDrawing(svg: svg, label: sheet.label(position)) else {
        return problem("the drawing has elements that are not allowed on a page")
      }
      return .ownDrawing(drawing)
    case .problem(let reason): return problem(reason)
    }
  }

  private func problem(_ reason: String) -> HTMLNode {
    HTMLTag.p(.class("problem")) {
      "Not drawn: "
      HTMLNode.appText(reason)
    }
  }

  private var notes: [String] {
    if case .drawing(_, _, let notes) = cell { notes } else { [] }
  }

  /// A device that is wider than a phone held upright.
  private var isWide: Bool {
    if case .drawing(_, let size, _) = cell { size.width > 500 } else { false }
  }
}
