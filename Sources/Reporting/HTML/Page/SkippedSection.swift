import AuditModel

/// The files whose strings were not compared.
struct SkippedSection {
  let files: [SkippedFile]

  /// More files than these are folded, those of each reason together.
  private static let few = 20

  var html: HTMLNode {
    PagePart.section("skipped", "Skipped files") {
      HTMLTag.p {
        HTMLNode.text("\(files.count.of("file")), not compared with source strings.")
      }
      if files.count <= Self.few { table(files) } else { reasons.map(folded) }
    }
  }

  /// The reasons in the order of their first files.
  private var reasons: [String] {
    var known: Set<String> = []
    return files.map(\.reason).filter { known.insert($0).inserted }
  }

  private func folded(_ reason: String) -> HTMLNode {
    let own = files.filter { $0.reason == reason }
    return HTMLTag.details {
      HTMLTag.summary {
        HTMLNode.appText(reason)
        HTMLNode.text(" (\(own.count.of("file")))")
      }
      table(own)
    }
  }

  private func table(_ files: [SkippedFile]) -> HTMLNode {
    PagePart.table(
      .class("not-measured"), caption: "Skipped files, with the reason",
      headings: ["File", "Language", "Reason"]
    ) {
      files.map(row)
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
