import AuditModel
import Testing

/// Patterns of paths, as `.gitignore` files have them.
@Suite struct PathPatternTests {
  @Test(arguments: [
    ("Legacy", ["Legacy", "App/Legacy", "Legacy/a/b.strings"], ["Legacy2", "App/NotLegacy/x"]),
    ("Legacy/", ["Legacy/a", "App/Legacy/a"], ["App/Legacies/a"]),
    ("/Legacy", ["Legacy", "Legacy/a"], ["App/Legacy"]),
    ("App/Legacy", ["App/Legacy", "App/Legacy/x/y"], ["Legacy", "Other/App/Legacy"]),
    ("*.xcstrings", ["A.xcstrings", "App/B.xcstrings"], ["A.xcstrings.bak", "xcstrings"]),
    (
      "App/*/en.lproj", ["App/x/en.lproj", "App/x/en.lproj/a"],
      ["App/en.lproj", "App/x/y/en.lproj"]
    ),
    ("App/**/en.lproj", ["App/en.lproj", "App/x/y/en.lproj/a"], ["en.lproj", "App/x/fr.lproj"]),
    ("**/Legacy", ["Legacy", "a/b/Legacy/c"], ["a/b/Legac"]),
    ("App/**", ["App/a", "App/a/b"], ["App", "a/App/b"]),
    ("a?c", ["abc", "x/abc/y"], ["ac", "abbc"]),
    ("./App", ["App", "App/a"], ["x/App"]),
    ("**", ["a", "a/b"], []),
    ("a*b*c", ["abc", "axbxc", "x/aXbXc"], ["acb", "ab"]),
  ])
  func matchAPathOrAFolderOnTheWayToIt(pattern: String, paths: [String], others: [String]) throws {
    let pattern = try #require(PathPattern(pattern))
    for path in paths { #expect(pattern.matches(path), "\(path)") }
    for path in others { #expect(!pattern.matches(path), "\(path)") }
  }

  @Test func needAName() {
    for text in ["", "/", "./", "../App", "App/../x"] {
      #expect(PathPattern(text) == nil, "\(text)")
    }
  }

  @Test func areMatchedWithoutTryingEverything() throws {
    let pattern = try #require(PathPattern(String(repeating: "a*", count: 200) + "b"))
    #expect(!pattern.matches(String(repeating: "a", count: 2_000)))
    let folders = try #require(PathPattern(String(repeating: "**/a/", count: 60) + "b"))
    #expect(!folders.matches(String(repeating: "a/", count: 400)))
  }
}
