import Testing

@testable import TextAnalysis

/// The limits that developers write in comments.
@Suite struct CommentLimitTests {
  @Test(arguments: [
    ("max 20 characters", 20), ("Maximum: 30 chars", 30), ("limit of 25", 25),
    ("Title. Limit of 25.", 25), ("keep under 40 characters", 39), ("max: 20", 20),
    ("Max length 12", 12), ("maxLength: 12", 12), ("character limit: 15", 15),
    ("20-char max", 20), ("no more than 8 characters", 8), ("up to 10 letters", 10),
    ("must not exceed 30 characters", 30), ("(max. 12 Zeichen)", 12), ("最大20文字", 20),
    ("≤ 10 characters", 10), ("<= 10 chars", 10), ("< 10 characters", 9), ("(max. 10)", 10),
    ("Title (max 10)", 10), ("(≤10)", 10), ("should fit within 14 characters", 14),
    ("fewer than 14 characters", 13),
  ])
  func readsALimit(comment: String, most: Int) {
    #expect(CommentLimit(comment)?.most == most)
  }

  @Test(arguments: [
    "max 3 lines", "max: 20 items", "max: 100%", "max: 1.5", "5 characters",
    "more than 5 characters",
    "between 3 and 20 characters", "the user has 140 characters left", "limit of 10 files",
    "iOS 14. Button", "longer than 64 characters", "",
    "Max. 10", "(10)", "(max. 10 boards)", "≥ 10 characters",
  ])
  func readsNoLimitWhereNoneIsMeant(comment: String) {
    #expect(CommentLimit(comment)?.most == nil)
  }

  @Test func readsTheWishForAShortText() {
    #expect(CommentLimit("Keep this short")?.asksToBeShort == true)
    #expect(CommentLimit("as short as possible")?.asksToBeShort == true)
    #expect(CommentLimit("Keep short, please")?.asksToBeShort == true)
    #expect(CommentLimit("keep it short enough for a tab")?.asksToBeShort == true)
    #expect(CommentLimit("Short description") == nil)
    #expect(CommentLimit("Button to keep short notes") == nil)
    #expect(CommentLimit("(max. 10)")?.isDoubtful == true)
    #expect(CommentLimit("(max. 10 characters)")?.isDoubtful == false)
  }
}
