import AuditModel

/// The checks that were left undecided.
struct NotMeasuredSection {
  let items: [NotMeasured]

  var html: HTMLNode {
    PagePart.section("not-measured", "Not measured") {
      if items.isEmpty {
        HTMLTag.p { "Everything that was looked at could be measured." }
      } else {
        HTMLTag.p {
          HTMLNode.text(
            """
            \(items.count.of("thing")) could not be decided and \
            \(items.count == 1 ? "counts" : "count") neither as found nor as fine.
            """)
        }
        PagePart.table(
          .class("not-measured"), caption: "Not measured, with the reason",
          headings: ["Subject", "Reason", "Place", "Languages"]
        ) {
          items.map(row)
        }
      }
    }
  }

  private func row(_ item: NotMeasured) -> HTMLNode {
    HTMLTag.tr {
      HTMLTag.th(.scope("row")) { HTMLNode.appText(item.subject) }
      HTMLTag.td { HTMLNode.appText(item.reason) }
      HTMLTag.td { location(of: item) }
      HTMLTag.td {
        item.locales.isEmpty ? "–" : PagePart.list(item.locales.map(\.identifier))
      }
    }
  }

  private func location(of item: NotMeasured) -> HTMLNode {
    let parts: [(String, String?)] = [
      ("screen ", item.screen), ("node ", item.node), ("key ", item.stringKey),
    ]
    let known = parts.compactMap { label, name in name.map { (label, $0) } }
    guard !known.isEmpty else { return "–" }
    return HTMLTag.ul(.class("plain")) {
      known.map { label, name in
        HTMLTag.li {
          HTMLNode.text(label)
          HTMLNode.code(name)
        }
      }
    }
  }
}
