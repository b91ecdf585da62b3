import AuditModel
import Foundation
import Testing

@testable import ViewTree

/// Texts with runs, written as in SwiftUI.
@Suite struct AttributedTextTests {
  private func runs(_ text: Text) -> [TextRun] {
    if case .runs(let runs) = text.node.text { return runs }
    return []
  }

  @Test func takeTheAttributesOfAttributedStrings() throws {
    var string = AttributedString("plain ")
    var bold = AttributedString("bold")
    bold.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    bold.underlineStyle = .single
    var link = AttributedString(" link")
    link.link = URL(string: "https://a.b")
    link.font = .title.bold()
    link.tracking = 2
    string += bold + link
    let runs = runs(Text(string))
    #expect(runs.map(\.content) == [.verbatim("plain "), .verbatim("bold"), .verbatim(" link")])
    #expect(runs.map(\.attributes.isEmpty) == [true, false, false])
    #expect(
      runs[1].attributes == RunAttributes(weight: .bold, isItalic: true, isUnderlined: true))
    #expect(
      runs[2].attributes
        == RunAttributes(
          font: .title.bold(), tracking: 2, foreground: .accentColor, link: "https://a.b"))
  }

  @Test func lookUpLocalizedAttributedStrings() {
    var string = AttributedString(localized: "terms.\(3)", table: "Legal")
    #expect(Text(string).node.text == localized("terms.%lld", table: "Legal", 3))
    string.foregroundColor = .red
    let run = runs(Text(string)).first
    #expect(run?.content == localized("terms.%lld", table: "Legal", 3))
    #expect(run?.attributes == RunAttributes(foreground: .red))
  }

  @Test func keepTheSettingsOfInterpolatedTexts() {
    let text = Text("a \(Text("b").bold().foregroundColor(.red)) \(Text("c"))")
    let run = TextRun(localized("b"), RunAttributes(weight: .bold, foreground: .red))
    #expect(text.node.text == localized("a %@ %@", .text(.runs([run])), .text(localized("c"))))
  }

  @Test func joinTextsWithTheirSettings() {
    let text = Text("a").bold().joined(to: Text(verbatim: "b")).joined(to: Text("c").font(.title))
    #expect(
      runs(text) == [
        TextRun(localized("a"), RunAttributes(weight: .bold)),
        TextRun(.literal("b"), RunAttributes()),
        TextRun(localized("c"), RunAttributes(font: .title)),
      ])
    let nested = runs(text.italic().joined(to: Text("d"))).first
    #expect(nested == TextRun(.runs(runs(text)), RunAttributes(isItalic: true)))
  }

  @Test func differWhereTheirSettingsDo() {
    let run = TextRun(localized("a"), RunAttributes(weight: .bold))
    #expect(run != TextRun(localized("a"), RunAttributes()))
    #expect(Set([run, run, TextRun(localized("b"), RunAttributes(weight: .bold))]).count == 2)
  }

  @Test func areReadAndWrittenAsJSON() throws {
    let json = """
      {"type": "text", "text": {"runs": [{"text": "Read the "}, {"text": {"key": "terms"}, \
      "font": "title1", "weight": "bold", "link": "https://a.b", "isUnderlined": true}]}}
      """
    let view = try ViewNode(json: json)
    let link = RunAttributes(
      font: .title, weight: .bold, foreground: .accentColor, link: "https://a.b",
      isUnderlined: true)
    let runs = [TextRun(.literal("Read the "), RunAttributes()), TextRun(localized("terms"), link)]
    #expect(view.text == .runs(runs))
    #expect(try ViewNode(json: view.json()) == view)
    #expect(
      view.text?.source == ".runs([TextRun(.literal(\"Read the \"), RunAttributes()), "
        + "TextRun(localized(\"terms\"), RunAttributes(font: .title, weight: .bold, "
        + "foreground: .accentColor, link: \"https://a.b\", isUnderlined: true))])")
  }
}
