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
  ])
  func areLeftOutWhereTheyPairUp(_ string: String, _ shown: String) {
    #expect(InlineMarkdown.text(of: string) == shown)
  }

  @Test(arguments: [
    "5 * 3 * 2", "snake_case_name", "**a", "`a", "[a] (b)", "[a](b", "a]b", "C:\\Users", "*",
    "[%@]", "~/Library", "100 %", "", "notes [optional](up to 20 characters)", "[a](b(c)",
  ])
  func areShownWhereTheyDoNot(_ string: String) {
    #expect(InlineMarkdown.text(of: string) == string)
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
    arguments: ["`", "*a", "[", "](", "*_", "` `` ", "~~a", "\\", "[a](b", "a**b*"])
  func areReadInTimeWhateverTheirNumber(_ part: String) {
    let text = InlineMarkdown.text(of: String(repeating: part, count: 10_000))
    #expect(text.count <= part.count * 10_000)
  }
}
