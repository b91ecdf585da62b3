import AuditModel

/// The page of a screen: its drawings by state and device, with a slider for the text size.
///
/// It loads nothing. Without its script all drawings are shown at once, and the slider is not there.
package struct GalleryPage {
  private let sheet: DrawingSheet
  private let tool: ToolIdentity
  private let picture: String

  /// Takes the drawings, the program that made them, and the name of the file with the picture.
  package init(_ sheet: DrawingSheet, tool: ToolIdentity, picture: String) {
    self.sheet = sheet
    self.tool = tool
    self.picture = picture
  }

  /// Writes the page, which ends with a line feed.
  package func write(to sink: @escaping ([UInt8]) -> Void) {
    var writer = HTMLWriter(to: sink)
    writer.write(document: html)
  }

  private var html: HTMLNode {
    GalleryHead.document(title: sheet.screen, script: .galleryScript) {
      HTMLTag.header(.class("masthead")) {
        HTMLTag.p(.class("eyebrow")) { "Gallery" }
        HTMLTag.h1 { HTMLNode.appText(sheet.screen) }
        if !sheet.title.isEmpty { HTMLTag.p(.class("verdict")) { HTMLNode.appText(sheet.title) } }
        HTMLTag.p(.class("aside")) {
          HTMLNode.text("\(counts). ")
          HTMLTag.a(.href(toFile: picture)) { "All of them as one SVG file" }
        }
        contents
      }
      OwnDrawing.definitions(sheet.definitions).map { HTMLNode.ownDrawing($0) }
      GalleryForm(sheet).html
      HTMLTag.main { HTMLNode.group(sheet.states.indices.map(section)) }
      GalleryHead.footer(tool)
    }
  }

  /// Links to the states, when there are several.
  private var contents: HTMLNode? {
    guard sheet.states.count > 1 else { return nil }
    return HTMLTag.nav(.ariaLabel("States")) {
      HTMLTag.ul {
        sheet.states.enumerated().map { state, name in
          HTMLTag.li { HTMLTag.a(.href(to: "state-\(state)")) { HTMLNode.appText(name) } }
        }
      }
    }
  }

  private var counts: String {
    let parts = [
      sheet.states.count.of("state"), sheet.devices.count.of("device"),
      sheet.locales.count.of("language"), sheet.sizes.count.of("text size"),
    ]
    let missing = sheet.cells.count - sheet.drawingCount
    return "\(sheet.drawingCount.of("drawing")): \(parts.joined(separator: ", "))"
      + (missing == 0 ? "" : "; \(missing.grouped) could not be drawn")
  }

  private func section(_ state: Int) -> HTMLNode {
    HTMLTag.section(.ariaLabelledBy("state-\(state)")) {
      HTMLTag.h2(.id("state-\(state)")) { HTMLNode.appText(sheet.states[state]) }
      HTMLNode.group(sheet.devices.indices.map { grid(state: state, device: $0) })
    }
  }

  private func grid(state: Int, device: Int) -> HTMLNode {
    HTMLTag.section(.ariaLabelledBy("device-\(state)-\(device)")) {
      HTMLTag.h3(.id("device-\(state)-\(device)")) { HTMLNode.text(sheet.devices[device]) }
      HTMLTag.div(.class("sheet")) {
        HTMLNode.group(
          sheet.cells(state: state, device: device).map {
            GalleryFigure(sheet, sheet.position(of: $0), sheet.cells[$0]).html
          })
      }
    }
  }
}
