import Testing

@testable import AuditModel

/// The word that was probably meant.
@Suite struct NearestWordTests {
  @Test func findsAWordWithALetterTooManyTooFewOrChanged() {
    let words = ["large", "xLarge", "medium", "small"]
    for wrong in ["lrge", "larrge", "lorge", "larg"] {
      #expect(NearestWord.to(wrong, among: words) == "large")
    }
  }

  @Test func countsTwoSwappedLettersOnce() {
    #expect(NearestWord.distance("mediun", "medium") == 1)
    #expect(NearestWord.distance("meduim", "medium") == 1)
    #expect(NearestWord.distance("", "abc") == 3 && NearestWord.distance("abc", "") == 3)
    #expect(NearestWord.distance("kitten", "sitting") == 3)
  }

  @Test func mindsNoCapitals() {
    #expect(NearestWord.to("COMPACT/REGULAR", among: ["compact/regular"]) == "compact/regular")
  }

  @Test func staysSilentWhenNothingIsNear() {
    #expect(NearestWord.to("xyz", among: ["large", "medium"]) == nil)
    #expect(NearestWord.to("large", among: [String]()) == nil)
  }

  @Test func letsAStarInAPatternStandForAnyLetters() {
    let words = ["classic/boards", "boards", "list"]
    #expect(NearestWord.to("clasic/*", among: words, isPattern: true) == "classic/boards")
    #expect(NearestWord.to("*/baords", among: words, isPattern: true) == "classic/boards")
    #expect(NearestWord.to("l*st*", among: words, isPattern: true) == "list")
    #expect(NearestWord.to("settings/*", among: words, isPattern: true) == nil)
    #expect(NearestWord.to("clasic/*", among: words) == nil)
    #expect(NearestWord.distance("**", "", isPattern: true) == 0)
    #expect(NearestWord.distance("a*", "", isPattern: true) == 1)
  }

  @Test func choosesTheSameOfTwoEquallyNearWords() {
    #expect(NearestWord.to("at", among: ["bt", "ct"]) == "bt")
    #expect(NearestWord.to("at", among: ["ct", "bt"]) == "bt")
  }
}
