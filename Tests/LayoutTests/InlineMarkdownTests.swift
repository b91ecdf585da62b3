import Testing
import ViewTree

@testable import Layout

/// The marks of Markdown, which SwiftUI does not show.
@Suite struct InlineMarkdownTests {
  @Test(arguments: [
    ("Go **Premium** now", "Go Premium now"), ("_a_ and *b*", "a and b"), ("***x***", "x"),
    ("**a *b** c*", "a b c"), ("a ~~b~~ c", "a b c"), ("`a*b`", "a*b"), ("\\*a\\*", "*a*"),
    ("[Terms](https://example.com) and [Privacy](p)", "Terms and Privacy"),
    ("«**слово**»", "«слово»"), ("(_a_)", "(a)"),
    ("[Read](https://a.b/Swift_(bird)) now", "Read now"),
    ("`` `x` ``", "`x`"), ("*foo**bar*", "foo**bar"), ("***a** b*", "a b"),
    ("[a [b](c)](d)", "[a b](d)"),
    ("^[2 apples](inflect: true)", "2 apples"),
    ("Eat ^[**2** apples](inflect: true)!", "Eat 2 apples!"),
    ("^[a](morphology: { partOfSpeech: \"noun (plural)\" }) b", "a b"),
  ])
  func areLeftOutWhereTheyPairUp(_ string: String, _ shown: String) {
    #expect(InlineMarkdown.text(of: string) == shown)
  }

  @Test(arguments: [
    "5 * 3 * 2", "snake_case_name", "**a", "`a", "[a] (b)", "[a](b", "a]b", "C:\\Users", "*",
    "[%@]", "~/Library", "100 %", "", "notes [optional](up to 20 characters)", "[a](b(c)",
    "^[2 apples](inflect: true", "^[2 apples] (inflect: true)", "x^2", "^[2 apples",
  ])
  func areShownWhereTheyDoNot(_ string: String) {
    #expect(InlineMarkdown.text(of: string) == string)
  }

  @Test(arguments: [
    ("Go **Premium** now", "Go |B:Premium| now"), ("a*b*c", "a|I:b|c"), ("***x***", "BI:x"),
    ("**a *b** c*", "I:a b c"), ("**a *b* c**", "B:a |BI:b|B: c"), ("~~a~~ ~b~", "S:a| |S:b"),
    ("**`a`**", "BM:a"), ("`a*b*`", "M:a*b*"), ("*a", "*a"), ("**a*", "*|I:a"), ("****", "****"),
    ("****x****", "B:x"), ("***a** b*", "BI:a|I: b"),
    ("[a **b**](u) c", "L(u):a |BL(u):b| c"), ("[](u)", ""), ("[a]()", "a"),
    ("**[a](u)**", "BL(u):a"), ("[*a](u) b*", "L(u):*a| b*"),
    ("<https://a.b/c>", "L(https://a.b/c):https://a.b/c"), ("<a@b.c>", "L(mailto:a@b.c):a@b.c"),
    ("^[**2** apples](inflect: true)", "B:2| apples"), ("**^[a](b: c)**", "B:a"),
    ("^[a [b](u) c](inflect: true)", "a |L(u):b| c"), ("[^[a *b*](c: d)](u)", "L(u):a |IL(u):b"),
    ("^[*a](b: c) d*", "*a d*"), ("\\^[a](u)", "^|L(u):a"), ("`^[a](b: c)`", "M:^[a](b: c)"),
    ("[a ^[b [c](u)](d: e)](v)", "[a b |L(u):c|](v)"), ("[a](u) [b](v)", "L(u):a| |L(v):b"),
    ("a < b > c", "a < b > c"), ("<b>a</b>", "<b>a</b>"), ("<a:b", "<a:b"), ("<m:>", "<m:>"),
  ])
  func setTheRunsBetweenThem(_ string: String, _ runs: String) {
    #expect(InlineMarkdown.runs(of: string).map(\.description).joined(separator: "|") == runs)
  }

  @Test func setTheArgumentsBetweenThem() throws {
    let tree = try layOut { Text("a **\("*b*") \(Text(verbatim: "c").italic())** d").id("a") }
    let runs = tree.catalog[try tree.text("a").text].runs
    #expect(runs.map(\.description) == ["a ", "B:*b* ", "BI:c", " d"])
  }

  @Test func areNoRunsWhereNothingPairsUp() throws {
    let tree = try layOut { Text("5 * 3 \("*")").id("a") }
    #expect(tree.catalog[try tree.text("a").text].runs.isEmpty)
    #expect(try tree.text("a").runs == nil)
  }

  @Test func areLeftOutOfLocalizedStringsAlone() throws {
    let tree = try layOut {
      Text("**key**").id("localized")
      Text(verbatim: "**name**").id("verbatim")
    }
    func string(_ end: String) throws -> String { tree.catalog[try tree.text(end).text].string }
    #expect(try string("localized") == "key" && string("verbatim") == "**name**")
  }

  @Test func areShownWhereAnArgumentHasThem() throws {
    let tree = try layOut { Text("**\("__init__.py *draft* [v1](final)")** was saved").id("a") }
    let shown = tree.catalog[try tree.text("a").text].string
    #expect(shown == "__init__.py *draft* [v1](final) was saved")
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "`", "*a", "[", "](", "*_", "` `` ", "~~a", "\\", "[a](b", "a**b*", "<", "<a:b>",
      "^[", "^[a](", "^[a](()", "^[a](b: c)", "^[[a](b)",
    ])
  func areReadInTimeWhateverTheirNumber(_ part: String) {
    let text = InlineMarkdown.text(of: String(repeating: part, count: 10_000))
    #expect(text.count <= part.count * 10_000)
  }
}

extension ResolvedRun {
  /// The run with a letter for each of its settings before it.
  var description: String {
    var marks = ""
    if attributes.weight == .bold { marks += "B" }
    if attributes.isItalic == true { marks += "I" }
    if attributes.design == .monospaced { marks += "M" }
    if attributes.isStruckThrough == true { marks += "S" }
    if let link = attributes.link { marks += "L(\(link))" }
    return marks.isEmpty ? string : "\(marks):\(string)"
  }
}
