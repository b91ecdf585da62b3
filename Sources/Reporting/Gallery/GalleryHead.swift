/// The parts that all pages of a gallery have around their content.
enum GalleryHead {
  /// A page with a title; the title of the browser's window comes first.
  static func document(
    title: String, generator: String = GalleryFile.generator, script: StaticSource? = nil,
    showsPictures: Bool = false, @HTMLBuilder body: () -> HTMLNode
  ) -> HTMLNode {
    HTMLTag.html(.lang("en")) {
      HTMLTag.head {
        HTMLTag.meta(.charset("utf-8"))
        HTMLTag.meta(.name("generator"), .content(generator))
        HTMLTag.meta(
          .policy(),
          .content(
            ContentPolicy(
              style: .galleryStyle, scripts: [script ?? ""], showsPictures: showsPictures
            )
            .text))
        HTMLTag.meta(.name("viewport"), .content("width=device-width, initial-scale=1"))
        HTMLTag.meta(.name("color-scheme"), .content("light dark"))
        HTMLTag.title { HTMLNode.text(title.withVisibleControls) }
        HTMLNode.style(.galleryStyle)
      }
      HTMLTag.body {
        body()
        script.map { HTMLNode.script($0) }
      }
    }
  }

  /// The last lines of a page.
  static func footer(_ tool: ToolIdentity) -> HTMLNode {
    HTMLTag.footer {
      HTMLTag.p {
        "Drawn by "
        HTMLNode.appText("\(tool.name) \(tool.version)")
        " with fonts that stand in for those of iOS."
      }
    }
  }
}
