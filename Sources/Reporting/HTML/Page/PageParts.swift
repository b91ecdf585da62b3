import AuditModel

/// Parts that several sections of a page share.
enum PagePart {
  /// A section with its heading.
  static func section(
    _ id: String, _ heading: String, @HTMLBuilder content: () -> HTMLNode
  ) -> HTMLNode {
    HTMLTag.section(.id(id), .ariaLabelledBy("\(id)-heading")) {
      HTMLTag.h2(.id("\(id)-heading")) { HTMLNode.text(heading) }
      content()
    }
  }

  /// A table that scrolls sideways by itself where the window is too narrow for it.
  static func table(
    _ attributes: HTMLAttribute..., caption: String, headings: [HTMLNode],
    @HTMLBuilder rows: () -> HTMLNode
  ) -> HTMLNode {
    HTMLTag.div(.class("scroller"), .role("group"), .ariaLabel(caption), .focusable()) {
      HTMLTag.table.with(attributes) {
        HTMLTag.caption { HTMLTag.span { HTMLNode.text(caption) } }
        HTMLTag.thead { HTMLTag.tr { headings.map { head in HTMLTag.th(.scope("col")) { head } } } }
        HTMLTag.tbody { rows() }
      }
    }
  }

  /// A severity as a word on a ground of its colour.
  static func badge(_ severity: Severity) -> HTMLNode {
    HTMLTag.span(.class("badge")) { HTMLNode.text(severity.rawValue.capitalizedFirst) }
  }

  /// A term with what is said about it; nothing when there is nothing to say.
  static func fact(_ term: String, _ content: HTMLNode?) -> HTMLNode? {
    guard let content else { return nil }
    return HTMLTag.div {
      HTMLTag.dt { HTMLNode.text(term) }
      HTMLTag.dd { content }
    }
  }

  /// Our own prose, in which `…` is code.
  static func prose(_ text: String) -> HTMLNode {
    .group(text.codeSpans.map { $0.isCode ? .code($0.text) : .text($0.text) })
  }

  /// An advice of ours about words of the app.
  static func advice(_ text: String) -> HTMLNode {
    .group(text.adviceSpans.map { $0.isCode ? .code($0.text) : .appText($0.text) })
  }

  /// Words for those who do not see the page.
  static func spoken(_ words: String) -> HTMLNode {
    HTMLTag.span(.class("spoken")) { HTMLNode.text(words) }
  }

  /// Names of the app after each other.
  static func list(_ names: [String]) -> HTMLNode {
    .group(
      names.enumerated().map { index, name in
        .group([.text(index == 0 ? "" : ", "), .appText(name)])
      })
  }
}
