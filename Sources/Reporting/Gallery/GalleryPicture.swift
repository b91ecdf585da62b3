import AuditModel

/// All drawings of a sheet as one SVG, for a README.
///
/// Its captions follow the appearance of the reader, in light and dark.
package struct GalleryPicture {
  private let sheet: DrawingSheet
  /// The cells of each row: a column for each text size and a row for each language, or the other way
  /// round where there are few languages; with one text size, as many as fit.
  private let grid: [[Int]]
  private static let scale = 0.5
  private static let gap = 24.0
  private static let lineHeight = 15.0

  /// Takes the drawings.
  package init(_ sheet: DrawingSheet) {
    self.sheet = sheet
    grid = Self.grid(of: sheet)
  }

  private static let mostColumns = 7

  private static func grid(of sheet: DrawingSheet) -> [[Int]] {
    let (sizes, locales) = (sheet.sizes.count, sheet.locales.count)
    let cells = Array(sheet.cells.indices)
    func rows(of count: Int) -> [[Int]] {
      stride(from: 0, to: cells.count, by: count).map {
        Array(cells[$0..<min($0 + count, cells.count)])
      }
    }
    guard sizes > 1 else { return rows(of: mostColumns) }
    guard locales > sizes, locales <= mostColumns else { return rows(of: sizes) }
    return rows(of: sizes * locales).flatMap { block in
      (0..<sizes).map { size in (0..<locales).map { block[$0 * sizes + size] } }
    }
  }

  /// Writes the picture, which ends with a line feed.
  package func write(to sink: @escaping ([UInt8]) -> Void) {
    var output = BufferedText(to: sink)
    let rows = rows
    let width = rows.map(\.width).max() ?? 0
    let height = rows.reduce(Self.gap) { $0 + $1.height }
    output.append(head(width: width + Self.gap, height: height))
    for line in sheet.definitions { output.append("\(line)\n") }
    output.append("</defs>\n")
    var top = Self.gap
    for row in rows {
      var left = Self.gap
      for cell in row.cells {
        output.append(drawn(cell, x: left, y: top))
        left += size(of: cell).width + Self.gap
      }
      top += row.height
    }
    output.append("</svg>\n")
    output.flush()
  }

  private struct Row {
    let cells: [Int]
    let width: Double
    let height: Double
  }

  private var rows: [Row] {
    grid.map { cells in
      let sizes = cells.map(size)
      return Row(
        cells: cells, width: sizes.reduce(0) { $0 + $1.width + Self.gap },
        height: (sizes.map(\.height).max() ?? 0) + captionHeight + Self.gap)
    }
  }

  /// The height of a caption: the language, the facts below it, and the room around them.
  private var captionHeight: Double {
    let facts = 1 + [sheet.states, sheet.devices].count { $0.count > 1 }
    return 8 + Self.lineHeight * Double(1 + facts)
  }

  private func size(of cell: Int) -> Size {
    switch sheet.cells[cell] {
    case .drawing(_, let size, _):
      Size(width: size.width * Self.scale, height: size.height * Self.scale)
    case .problem: Size(width: 160, height: 160)
    }
  }

  private func head(width: Double, height: Double) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.short) \(height.short)" \
    width="\(width.short)" height="\(height.short)" role="img">\(GalleryFile.pictureMark)
    <title>\(sheet.screen.xml)</title>
    <style>text{font:11px system-ui,sans-serif;fill:#5a544d}.name{font-weight:600;fill:#1d1b19}\
    .edge{fill:none;stroke:#8a8378}@media(prefers-color-scheme:dark){text{fill:#b8b0a5}\
    .name{fill:#f0ece5}}</style>
    <defs>

    """
  }

  private func drawn(_ cell: Int, x: Double, y: Double) -> String {
    let size = size(of: cell)
    let frame =
      "<rect class=\"edge\" x=\"\(x.short)\" y=\"\(y.short)\" width=\"\(size.width.short)\" "
      + "height=\"\(size.height.short)\"/>"
    let content =
      switch sheet.cells[cell] {
      case .drawing(let svg, _, _):
        "<g transform=\"translate(\(x.short) \(y.short)) scale(\(Self.scale))\">\(svg)</g>"
      case .problem: "<text x=\"\((x + 8).short)\" y=\"\((y + 20).short)\">Not drawn</text>"
      }
    let caption = GalleryCaption(
      sheet, sheet.position(of: cell), width: size.width + Self.gap / 2, lineHeight: Self.lineHeight
    )
    return content + frame + caption.svg(x: x, y: y + size.height) + "\n"
  }
}

extension String {
  /// The text in XML, its control characters visible.
  var xml: String {
    withVisibleControls.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}

extension Double {
  /// The number with at most one decimal.
  var short: String { rounded(toTenths: ()) }
}
