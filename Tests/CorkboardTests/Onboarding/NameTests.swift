import Testing
import ViewTree

@testable import Corkboard

@Suite struct NameTests {
  private let flow = Rehearsal()
  private let suggestion = BoardTemplate.all[0].boardName
  private let longest = String(repeating: "a", count: 35)

  private var typed: String? { flow.state.boardName.typed }

  @Test func suggestsTheNameOfTheTemplate() {
    #expect(flow.state.boardName.content == suggestion)
    #expect(flow.state.listNames.map(\.content) == flow.template.listNames)
    #expect(flow.state.cardNames.map(\.content) == flow.template.cardNames)
  }

  @Test(arguments: BoardTemplate.all[0].fields) func takes35Characters(_ field: FieldID) {
    flow.type(longest, into: field)
    #expect(flow.state.name(field).content == .verbatim(longest))
  }

  @Test(arguments: BoardTemplate.all[0].fields)
  func refusesA36thCharacterAndKeepsWhatWasThere(_ field: FieldID) {
    flow.type(longest, into: field)
    flow.type(longest + "b", into: field)
    #expect(flow.state.name(field).typed == longest)
  }

  @Test func takesTheSoftHyphensOutOfASuggestionThatIsEdited() {
    flow.type("Rei\u{AD}se\u{AD}päs\u{AD}se", into: .board)
    #expect(typed == "Reisepässe")
  }

  @Test func keepsTheSuggestionWhenALongPasteIsRefused() {
    flow.type(String(repeating: "a", count: 10_000), into: .board)
    #expect(flow.state.boardName.content == suggestion)
  }

  @Test(arguments: ["e\u{301}", "👩‍👩‍👧‍👦", "🇫🇷", "👍🏽", "ก้", "\u{1112}\u{1161}\u{11AB}"])
  func countsCharactersAsAPersonSeesThem(_ character: String) {
    let fitting = String(repeating: character, count: 35)
    flow.type(fitting, into: .board)
    #expect(typed == fitting)
    flow.type(fitting + character, into: .board)
    #expect(typed == fitting)
  }

  @Test func countsALetterUnderAPileOfMarksAsOne() {
    let pile = "a" + String(repeating: "\u{301}", count: 10_000)
    flow.type(pile, into: .board)
    let isTaken = typed == pile
    #expect(isTaken)
    #expect(flow.state.boardName.charactersLeft == 34)
  }

  @Test func leavesSpacesAloneWhileTyping() {
    flow.type(" Trip  to ", into: .board)
    #expect(typed == " Trip  to ")
  }

  @Test(arguments: ["\n", "\r\n", "\u{2028}"])
  func makesASpaceOfALineBreakThatIsPasted(_ lineBreak: String) {
    flow.type("Trip\(lineBreak)to Rome", into: .board)
    #expect(typed == "Trip to Rome")
  }

  @Test(arguments: [FieldID.board, .list(1), .card(1)])
  func trimsANameAtTheEndOfEditing(_ field: FieldID) {
    flow.name(field, " \u{3000}Trip  to Rome\t\n")
    #expect(flow.state.name(field).content == .verbatim("Trip  to Rome"))
  }

  @Test(arguments: [FieldID.board, .list(1)], ["", " \n", "\u{200B}\u{2060}"])
  func fallsBackToTheDefaultWhenNothingIsLeftToSee(_ field: FieldID, _ text: String) {
    let before = flow.state.name(field).content
    flow.name(field, "Rome")
    flow.name(field, text)
    #expect(flow.state.name(field).content == before)
  }

  @Test(arguments: ["", " \n", "\u{200B}"]) func leavesACardEmpty(_ text: String) {
    flow.name(.card(1), text)
    #expect(flow.state.cardNames[1].content == .verbatim(""))
  }

  @Test func changesNoOtherName() {
    flow.name(.list(1), "Done")
    #expect(flow.state.listNames.map(\.typed) == [nil, "Done", nil])
    #expect(flow.state.cardNames.map(\.typed) == [nil, nil, nil])
    #expect(typed == nil)
  }
}
