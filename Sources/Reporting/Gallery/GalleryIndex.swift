/// The page with links to the pages of all screens.
package struct GalleryIndex {
  private let screens: [(screen: String, title: String, drawings: Int)]
  private let tool: ToolIdentity

  /// Takes the screens with the numbers of their drawings, and the program that made them.
  package init(_ screens: [(screen: String, title: String, drawings: Int)], tool: ToolIdentity) {
    self.screens = screens
    self.tool = tool
  }

  /// Writes the page, which ends with a line feed.
  package func write(to sink: @escaping ([UInt8]) -> Void) {
    var writer = HTMLWriter(to: sink)
    writer.write(
      document: GalleryHead.document(title: "Screens") {
        HTMLTag.header(.class("masthead")) {
          HTMLTag.p(.class("eyebrow")) { "Gallery" }
          HTMLTag.h1 { "Screens" }
        }
        HTMLTag.main { HTMLTag.ul(.class("screens")) { screens.map(item) } }
        GalleryHead.footer(tool)
      })
  }

  private func item(_ screen: (screen: String, title: String, drawings: Int)) -> HTMLNode {
    HTMLTag.li {
      HTMLTag.a(.href(toFile: GalleryFile.page(of: screen.screen))) {
        HTMLNode.appText(screen.screen)
      }
      HTMLNode.text(" ")
      if !screen.title.isEmpty { HTMLNode.appText(screen.title) }
      HTMLTag.span(.class("tally")) { HTMLNode.text(screen.drawings.of("drawing")) }
    }
  }
}
