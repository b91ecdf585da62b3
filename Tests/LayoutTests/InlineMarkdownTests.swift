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
  ])
  func areLeftOutWhereTheyPairUp(_ string: String, _ shown: String) {
    #expect(InlineMarkdown.text(of: string) == shown)
  }

  @Test(arguments: [
    "5 * 3 * 2", "snake_case_name", "**a", "`a", "[a] (b)", "[a](b", "a]b", "C:\\Users", "*",
    "[%@]", "~/Library", "100 %", "",
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

  @Test(arguments: ["`", "*a", "[", "](", "*_", "` `` ", "~~a", "\\"])
  func areReadWhateverTheirNumber(_ part: String) {
    _ = InlineMarkdown.text(of: String(repeating: part, count: 10_000))
  }
}
