import AuditModel

/// The files whose strings were not compared.
struct SkippedSection {
  let files: [SkippedFile]

  var html: HTMLNode {
    PagePart.section("skipped", "Skipped files") {
      HTMLTag.p {
        HTMLNode.text("\(files.count.of("file")), not compared with source strings.")
      }
      PagePart.table(
        .class("not-measured"), caption: "Skipped files, with the reason",
        headings: ["File", "Language", "Reason"]
      ) {
        files.map(row)
      }
    }
  }

  private func row(_ file: SkippedFile) -> HTMLNode {
    HTMLTag.tr {
      HTMLTag.th(.scope("row")) { HTMLNode.code(file.file) }
      HTMLTag.td { file.locale.map { HTMLNode.appText($0.identifier) } ?? "–" }
      HTMLTag.td { HTMLNode.appText(file.reason) }
    }
  }
}
