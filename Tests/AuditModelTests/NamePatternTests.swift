import Testing

@testable import AuditModel

/// A `*` in a name stands for any characters.
@Suite struct NamePatternTests {
  @Test(arguments: [
    (
      "classic/*", ["classic/home", "classic/", "classic/a/b"],
      ["classic", "home", "aclassic/home"]
    ),
    ("*", ["", "home", "classic/home"], []),
    ("*.typing", ["trip.typing", ".typing"], ["typing", "trip.typing.late"]),
    ("trip.*.alert", ["trip.begin.alert", "trip..alert"], ["trip.alert", "moving.begin.alert"]),
    ("*name*", ["name", "rename", "finishNaming.name.2"], ["nam", "Name", "finishNaming"]),
    ("a*b*a", ["aba", "acbca", "abba"], ["ab", "aa", "abab"]),
    ("*ab*ba*", ["abba", "xabxbax"], ["aba", "baab"]),
    ("**a**", ["a", "bab"], ["b", ""]),
    ("home", ["home"], ["homes", "ahome", "Home", ""]),
    ("*é*", ["café!"], ["cafe"]),
  ])
  func matches(_ pattern: String, names: [String], others: [String]) {
    for name in names { #expect(NamePattern(pattern).matches(name), "\(name)") }
    for name in others { #expect(!NamePattern(pattern).matches(name), "\(name)") }
  }

  @Test func isQuickHoweverManyStarsThereAre() {
    let pattern = NamePattern(String(repeating: "a*", count: 200) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5_000)))
  }
}
