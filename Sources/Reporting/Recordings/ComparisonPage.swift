import AuditModel
import Recordings

/// The differences from a recording as a page, with both drawings beside each other.
package struct ComparisonPage {
  private let comparison: RecordingComparison
  private let tool: ToolIdentity
  /// The most variants that a page has drawings of.
  private static let mostPairs = 200

  /// The name of the generator, near the start of the page.
  private static let generator = "legible verify"

  /// Whether a file is such a page, which a new one may overwrite.
  package static func isOne(_ bytes: some Collection<UInt8>) -> Bool {
    String(decoding: bytes.prefix(1024), as: UTF8.self).contains("content=\"\(generator)\"")
  }

  /// Takes the differences, and the program that found them.
  package init(_ comparison: RecordingComparison, tool: ToolIdentity) {
    self.comparison = comparison
    self.tool = tool
  }

  /// Writes the page, which ends with a line feed.
  package func write(to sink: @escaping ([UInt8]) -> Void) {
    var writer = HTMLWriter(to: sink)
    writer.write(document: html)
  }

  private var html: HTMLNode {
    GalleryHead.document(title: "Differences", generator: Self.generator, showsPictures: true) {
      HTMLTag.header(.class("masthead")) {
        HTMLTag.p(.class("eyebrow")) { "Recording" }
        HTMLTag.h1 { "Differences" }
        HTMLTag.p(.class("aside")) { HTMLNode.text(summary) }
        comparison.fonts.map { font in
          HTMLTag.p(.class("problem")) { HTMLNode.appText(Self.line(font)) }
        }
      }
      HTMLTag.main {
        comparison.differences.prefix(Self.mostPairs).enumerated().map { section($1, number: $0) }
        if comparison.differences.count > Self.mostPairs {
          HTMLTag.p(.class("aside")) {
            HTMLNode.text(
              "\((comparison.differences.count - Self.mostPairs).of("more variant")) are not shown."
            )
          }
        }
      }
      GalleryHead.footer(tool)
    }
  }

  private var summary: String {
    let count = comparison.differences.count
    return count == 0
      ? "All \(comparison.sameCount.of("variant")) are as they were recorded."
      : "\(count.of("difference")); \(comparison.sameCount.of("variant")) as recorded."
  }

  private static func line(_ change: RecordingComparison.FontChange) -> String {
    "The font \(change.name) changed: \(change.recorded ?? "not used") when recorded, "
      + "\(change.now ?? "not used") now. Differences may follow from it."
  }

  private func section(
    _ difference: RecordingComparison.Difference, number: Int
  ) -> HTMLNode {
    HTMLTag.section(.ariaLabelledBy("difference-\(number)")) {
      HTMLTag.h2(.id("difference-\(number)")) { HTMLNode.appText("\(difference.variant)") }
      content(of: difference)
    }
  }

  private func content(of difference: RecordingComparison.Difference) -> HTMLNode {
    let name = "\(difference.variant)"
    switch difference.kind {
    case .changed(let recorded, let now):
      return .group([
        pair(
          figure(recorded, "Recorded", of: name), figure(now, "Now", of: name)),
        lines(LineDifference(from: recorded.tree, to: now.tree)),
      ])
    case .new(let now): return pair(figure(now, "New: it was not recorded", of: name))
    case .missing:
      return HTMLTag.p(.class("problem")) { "Missing: it was recorded, and is not there now." }
    }
  }

  private func pair(_ figures: HTMLNode...) -> HTMLNode {
    HTMLTag.div(.class("pair")) { figures }
  }

  private func figure(_ content: RecordedContent, _ caption: String, of name: String) -> HTMLNode {
    HTMLTag.figure(.class("narrow")) {
      HTMLTag.img(.picture(svg: content.drawing), .alt("\(caption): \(name)".withVisibleControls))
      HTMLTag.figcaption { HTMLTag.strong { HTMLNode.text(caption) } }
    }
  }

  private func lines(_ difference: LineDifference) -> HTMLNode {
    guard !difference.hunks.isEmpty else {
      return HTMLTag.p(.class("aside")) { "The tree is the same; the drawing differs." }
    }
    return HTMLTag.pre(.focusable(), .role("group"), .ariaLabel("Changed lines")) {
      difference.hunks.map { hunk in
        HTMLNode.group([.text(hunk.heading + "\n")] + hunk.lines.map(Self.line))
      }
    }
  }

  private static func line(_ line: LineDifference.Line) -> HTMLNode {
    let text = HTMLNode.text(line.mark.rawValue + String(line.text).withVisibleControls + "\n")
    switch line.mark {
    case .same: return text
    case .removed: return HTMLTag.span(.class("removed")) { text }
    case .added: return HTMLTag.span(.class("added")) { text }
    }
  }
}
