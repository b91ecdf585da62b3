import AuditModel
import Foundation
import Testing

@testable import Reporting

@Suite struct HostileTextTests {
  /// A report with the text in every place that a text of the app can come to.
  private func report(with text: String) -> AuditReport {
    let matrix = AuditMatrix(
      screens: [.init(id: text, states: [text, "other"])], locales: [LocaleIdentifier(text), "en"],
      dynamicTypeSizes: [.large], sizeClasses: [.compactRegular])
    var variants = VariantSet(states: 2, locales: 2, dynamicTypeSizes: 1, sizeClasses: 1)
    variants.insert(MatrixCell(state: 0, locale: 0, dynamicTypeSize: 0, sizeClasses: 0))
    var finding = Finding(
      rule: text, severity: .error, title: text, message: text, screen: text, states: [text],
      node: text, stringKey: text, locales: [LocaleIdentifier(text)], dynamicTypeSizes: [.large],
      sizeClasses: [.compactRegular], variants: variants,
      worst: .init(
        state: text,
        variant: Variant(
          locale: LocaleIdentifier(text), dynamicTypeSize: .large, sizeClasses: .compactRegular)),
      location: SourceLocation(file: text, line: 1, column: 1), evidence: ["name": .text(text)],
      suggestion: text)
    var table = finding
    table.screen = nil
    finding.fingerprint = text
    return AuditReport(
      matrix: matrix, fonts: [text], findings: [finding, table],
      notMeasured: [
        NotMeasured(
          subject: text, reason: text, stringKey: text, screen: text, node: text,
          locales: [LocaleIdentifier(text)])
      ],
      summary: .init(findings: [finding, table], variants: 2, nodes: 1, texts: 1),
      drawings: [text: "<svg onload=\"alert(1)\"></svg>"])
  }

  private func page(with text: String) -> String {
    HTMLReport(report(with: text), tool: ToolIdentity(name: text, version: text), title: text)
      .render()
  }

  @Test func escapesMarkupInAPage() {
    let page = page(with: "<script>alert('x')</script>")
    #expect(!page.contains("alert('x')"))
    #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
    #expect(page.components(separatedBy: "<script>").count == 2, "our own script is the only one")
  }

  @Test func keepsQuotesFromEndingAnAttribute() {
    #expect(!page(with: "\" onmouseover=\"alert(1)").contains("\" onmouseover"))
    #expect(page(with: "\" onmouseover=\"alert(1)").contains("&quot; onmouseover=&quot;"))
  }

  @Test func leavesOutADrawingThatIsMoreThanShapes() {
    #expect(!page(with: "boards").contains("onload"))
    #expect(OwnDrawing(svg: Sample.drawing, label: "") != nil)
    for markup in [
      "<svg ><script>1</script></svg>", "<svg ONLOAD=\"1\"></svg>", "<svg /onload=\"1\"></svg>",
      "<svg ><a href=\"x\"></a></svg>", "<svg ><foreignObject/></svg>", "<p>text</p>",
    ] {
      #expect(OwnDrawing(svg: markup, label: "") == nil, "\(markup)")
    }
  }

  @Test func makesDirectionControlsVisibleOnAPage() {
    let page = page(with: "a\u{202E}b\u{2066}c")
    #expect(!page.unicodeScalars.contains("\u{202E}"))
    #expect(!page.unicodeScalars.contains("\u{2066}"))
    #expect(page.contains("<bdi>a<bdi class=\"control\">\\u{202E}</bdi>b<bdi class="))
  }

  @Test(arguments: ["\u{1B}[31m", "\u{9B}31m", "\u{7}", "\u{202E}", "\u{2028}", "\r", "\u{8}"])
  func makesControlsVisibleInATerminal(control: String) throws {
    let text = TextReport(report(with: "a\(control)b"), isVerbose: true).render()
    let scalar = try #require(control.unicodeScalars.first)
    #expect(!text.unicodeScalars.contains(scalar))
    #expect(text.contains("a" + scalar.escape))
  }

  @Test func beginsNoLineWithATextOfTheApp() {
    let hostile = "::error::x\n::error::y"
    for isVerbose in [true, false] {
      let text = TextReport(report(with: hostile), isVerbose: isVerbose).render()
      for line in text.split(separator: "\n") {
        #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(line)")
      }
    }
  }

  @Test func keepsTextsFromSpeakingToABuildServer() {
    let text = TextReport(report(with: "##vso[task.complete]")).render()
    #expect(!text.contains("##"))
    #expect(text.contains("#\\u{23}vso[task.complete]"))
  }

  @Test func keepsTheJoinersThatWordsNeed() {
    for word in ["می\u{200C}خواهم", "👩\u{200D}🚀"] { #expect(word.withVisibleControls == word) }
  }

  @Test func escapesControlsInJSON() throws {
    let json = try JSONReport(report(with: "a\u{1B}\"b\n"), tool: Sample.tool).render()
    #expect(!json.unicodeScalars.contains("\u{1B}"))
    #expect(json.contains(#"a\u001b\"b\n"#))
  }
}
