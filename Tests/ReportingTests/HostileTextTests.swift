import AuditModel
import Foundation
import Testing

@testable import Reporting

@Suite struct HostileTextTests {
  /// A report with the text in every place that a string of the app can reach.
  private func report(with text: String) -> AuditReport {
    let matrix = AuditMatrix(
      screens: [.init(id: text, states: [text, "other"])], locales: [LocaleIdentifier(text), "en"],
      dynamicTypeSizes: [.large], sizeClasses: [.compactRegular])
    var variants = VariantSet(states: 2, locales: 2, dynamicTypeSizes: 1, devices: 1)
    variants.insert(MatrixCell(state: 0, locale: 0, dynamicTypeSize: 0, device: 0))
    let findings = subjects(with: text, variants).map { subject in
      Finding(
        rule: text, severity: .error, title: text, message: text, suggestion: text,
        subject: subject, locales: [LocaleIdentifier(text)], evidence: ["name": .text(text)])
    }
    return AuditReport(
      matrix: matrix, fonts: [text], findings: findings,
      notMeasured: [
        NotMeasured(
          subject: text, reason: text, stringKey: text, screen: text, node: text,
          locales: [LocaleIdentifier(text)])
      ],
      summary: .init(findings: findings, variants: 2, nodes: 1, texts: 1),
      drawings: Sample.drawings(of: findings[0].fingerprint, "<g onload=\"alert(1)\"/>", says: text)
    )
  }

  /// Something of each kind that a finding can be about.
  private func subjects(with text: String, _ variants: VariantSet) -> [Finding.Subject] {
    let location = SourceLocation(file: text, line: 1, column: 1)
    let locale = LocaleIdentifier(text)
    let string = StringReference(table: text, key: text, location: location)
    let worst = StateInVariant(
      state: text,
      variant: Variant(locale: locale, dynamicTypeSize: .large, sizeClasses: .compactRegular))
    return [
      .node(
        NodeSubject(
          screen: text, element: .node(text), location: location, string: string,
          occurrences: ["1", "2"].map {
            .init(path: text + $0, location: location, string: string)
          },
          extent: VariantExtent(
            states: [text], dynamicTypeSizes: [.large], sizeClasses: [.compactRegular],
            variants: variants, worst: worst))),
      .string(
        StringSubject(
          folder: text, table: text, key: text, location: location,
          source: .init(text: text, location: location),
          occurrences: [
            .init(
              locale: locale, variation: [text], text: text, location: location,
              severity: .error, message: text, fix: text)
          ])),
      .file(
        FileSubject(
          family: text, location: location,
          occurrences: [
            .init(locale: locale, location: location, severity: .error, message: text)
          ])),
    ]
  }

  private func page(with text: String) -> String {
    var options = ReportOptions(tool: ToolIdentity(name: text, version: text))
    options.title = text
    return HTMLReport(report(with: text), options).render()
  }

  @Test func escapesMarkupInAPage() {
    let page = page(with: "<script>alert('x')</script>")
    #expect(!page.contains("alert('x')"))
    #expect(page.contains("&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;"))
    #expect(page.components(separatedBy: "<script>").count == 3, "our own are the only ones")
  }

  @Test func keepsQuotesFromEndingAnAttribute() {
    #expect(!page(with: "\" onmouseover=\"alert(1)").contains("\" onmouseover"))
    #expect(page(with: "\" onmouseover=\"alert(1)").contains("&quot; onmouseover=&quot;"))
  }

  @Test func leavesOutADrawingThatIsMoreThanShapes() {
    #expect(!page(with: "boards").contains("onload"))
    #expect(OwnDrawing(svg: "<svg viewBox=\"0 0 4 4\">\(Sample.content)</svg>", label: "") != nil)
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
    let text = text(with: "a\(control)b", isVerbose: true)
    let scalar = try #require(control.unicodeScalars.first)
    #expect(!text.unicodeScalars.contains(scalar))
    #expect(text.contains("a" + scalar.escape))
  }

  @Test func beginsNoLineWithATextOfTheApp() {
    let hostile = "::error::x\n::error::y"
    for isVerbose in [true, false] {
      let text = text(with: hostile, isVerbose: isVerbose)
      for line in text.split(separator: "\n") {
        #expect(!line.drop { $0 == " " }.hasPrefix("::"), "\(line)")
      }
    }
  }

  @Test func keepsTextsFromSpeakingToABuildServer() {
    let text = text(with: "##vso[task.complete]")
    #expect(!text.contains("##"))
    #expect(text.contains("#\\u{23}vso[task.complete]"))
  }

  @Test func keepsTheJoinersThatWordsNeed() {
    for word in ["می\u{200C}خواهم", "👩\u{200D}🚀"] { #expect(word.withVisibleControls == word) }
  }

  /// The formats that other programs read, of a report with the text in every place.
  private func formats(with text: String) -> [(format: String, text: String)] {
    ReporterList.all.map { ($0.format, $0.init(report(with: text), Sample.options).render()) }
  }

  @Test(arguments: ["\u{1B}[31m", "\u{202E}", "\u{2028}", "\r", "\u{0}", "\u{FFFE}", "\u{8}"])
  func makesControlsHarmlessInEveryFormat(control: String) throws {
    let scalar = try #require(control.unicodeScalars.first)
    for (format, text) in formats(with: "a\(control)b") {
      for line in text.replacing("\r\n", with: "\n").split(separator: "\n") {
        #expect(!line.unicodeScalars.contains(scalar), "\(format): \(line)")
      }
    }
  }

  @Test(arguments: ["::error::x", "\n::error::x", "##vso[task.complete]", "x\n::stop-commands::y"])
  func beginsNoLineOfAnyFormatWithACommandOfTheApp(text: String) {
    for (format, written) in formats(with: text) where format != "csv" {
      for line in written.split(separator: "\n") where line.hasPrefix("::") {
        #expect(
          line.hasPrefix("::error file=") || line.hasPrefix("::notice title=Legible"), "\(format)")
      }
      #expect(format != "text" || !written.contains("##vso"))
    }
  }

  @Test func keepsXMLWellFormedWhateverTheTextIs() throws {
    let text = "</failure>]]><a b=\"&x;\"'>\u{0}"
    for (format, written) in formats(with: text) where ["junit", "checkstyle"].contains(format) {
      #expect(!written.contains("</failure>]]>") && !written.contains("&x;"), "\(format)")
      #expect(written.contains("&lt;/failure&gt;]]&gt;&lt;a b=&quot;&amp;x;&quot;"), "\(format)")
    }
  }

  private func text(with text: String, isVerbose: Bool = false) -> String {
    var options = Sample.options
    options.isVerbose = isVerbose
    return TextReport(report(with: text), options).render()
  }

  @Test func escapesControlsInJSON() throws {
    let json = JSONReport(report(with: "a\u{1B}\"b\n"), Sample.options).render()
    #expect(!json.unicodeScalars.contains("\u{1B}"))
    #expect(json.contains(#"a\u001b\"b\n"#))
  }
}
