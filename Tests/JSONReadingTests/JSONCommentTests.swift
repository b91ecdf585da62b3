import AuditModel
import Testing

@testable import JSONReading

/// Comments and commas at the end, where they are allowed.
@Suite struct JSONCommentTests {
  private func tree(_ text: String, _ limits: JSONLimits = .settings) throws(JSONError) -> JSONTree
  {
    try JSONParser.parse(JSONSource(file: "a.json", bytes: Array(text.utf8)), limits: limits)
  }

  @Test(arguments: [
    "// first\n{\"a\": 1}", "{\"a\": 1} // last", "{\"a\" /* here */ : /* and here */ 1,}",
    "{\"a\": 1, // why\n}", "/**/{/*/ odd */\"a\": 1/* * / */}", "{\"a\": 1}//",
    "{// \u{2028} one line\r\"a\": 1}",
  ])
  func areReadPast(_ text: String) throws {
    let tree = try tree(text)
    let field = try #require(tree.field("a", of: tree.root))
    #expect(tree.written(field) == "1" && tree.count == 2)
    #expect(throws: JSONError.self) { try self.tree(text, JSONLimits()) }
  }

  @Test func stayInStrings() throws {
    let tree = try tree("[\"// no\", \"/* no */\",]")
    #expect(tree.children(of: tree.root).map { tree.text(of: $0) } == ["// no", "/* no */"])
  }

  @Test(arguments: [
    ("{\"a\": 1} /* open", "a.json:1:10: this comment has no end; end it with */"),
    ("[1,,]", "a.json:1:4: unexpected “,”; a value was expected"),
    ("[,]", "a.json:1:2: unexpected “,”; a value was expected"),
    ("{,}", "a.json:1:2: unexpected “,”; the name of a field between double quotes was expected"),
    ("# a\n1", "a.json:1:1: unexpected “#”; a value was expected; comments begin with // or /*"),
    ("/ 1", "a.json:1:1: unexpected “/”; a value was expected; comments begin with // or /*"),
    ("1 /", "a.json:1:3: unexpected “/”; the end was expected; comments begin with // or /*"),
  ])
  func areReportedWhereTheyAreWrong(text: String, message: String) {
    do throws(JSONError) {
      _ = try tree(text)
      Issue.record("nothing was reported")
    } catch {
      #expect(error.description == message)
    }
  }
}
