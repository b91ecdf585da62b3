import Testing

@testable import Architecture

private struct BoardScreen: Storyboardable {}

private struct CardScreen: Storyboardable {
  static let sceneIdentifier = "card"
}

@Suite struct StoryboardTests {
  @Test func namesASceneAfterItsTypeUnlessTheTypeSaysOtherwise() {
    #expect(BoardScreen.sceneIdentifier == "BoardScreen")
    #expect(CardScreen.sceneIdentifier == "card")
    #expect(CardScreen.typeName == "CardScreen")
  }

  @Test func hasNoProblemsWhereIdentifiersAndTypesAgree() {
    let storyboard = Storyboard([
      .init("BoardScreen", BoardScreen.self), .init("card", CardScreen.self),
    ])
    #expect(storyboard.problems.isEmpty)
    #expect(storyboard.identifiers == ["BoardScreen", "card"])
  }

  @Test func findsTheTypeOfAScene() {
    let storyboard = Storyboard([.init("card", CardScreen.self)])
    #expect(storyboard.type(of: "card") == CardScreen.self)
    #expect(storyboard.type(of: "board") == nil)
  }

  @Test func reportsAnIdentifierThatItsTypeDoesNotName() {
    let storyboard = Storyboard([
      .init("board", BoardScreen.self), .init("card", CardScreen.self),
    ])
    #expect(
      storyboard.problems == [
        .differentIdentifier("board", type: "BoardScreen", named: "BoardScreen")
      ])
    #expect(
      storyboard.problems.map(\.description) == [
        "BoardScreen names the scene “BoardScreen”, but is the screen of “board”"
      ])
  }

  @Test func reportsEachRepeatedIdentifierAndTypeOnce() {
    let card = Storyboard.Scene("card", CardScreen.self)
    let storyboard = Storyboard([card, .init("card", BoardScreen.self), card])
    #expect(
      storyboard.problems == [
        .repeatedIdentifier("card"), .repeatedType("CardScreen"),
        .differentIdentifier("card", type: "BoardScreen", named: "BoardScreen"),
      ])
  }
}
