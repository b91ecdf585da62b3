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

  @Test func takes35Characters() {
    flow.type(longest, into: .board)
    #expect(flow.state.boardName.content == .verbatim(longest))
  }

  @Test func refusesA36thCharacterAndKeepsWhatWasThere() {
    flow.type(longest, into: .board)
    flow.type(longest + "b", into: .board)
    #expect(typed == longest)
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

  @Test func leavesSpacesAloneWhileTyping() {
    flow.type(" Trip  to ", into: .board)
    #expect(typed == " Trip  to ")
  }

  @Test(arguments: [FieldID.board, .list(1), .card(1)])
  func trimsANameAtTheEndOfEditing(_ field: FieldID) {
    flow.name(field, " \u{3000}Trip  to Rome\t\n")
    #expect(flow.state.name(field).content == .verbatim("Trip  to Rome"))
  }

  @Test(arguments: [FieldID.board, .list(1)], ["", " \n"])
  func fallsBackToTheDefaultWhenNothingIsLeft(_ field: FieldID, _ text: String) {
    let before = flow.state.name(field).content
    flow.name(field, "Rome")
    flow.name(field, text)
    #expect(flow.state.name(field).content == before)
  }

  @Test(arguments: ["", " \n"]) func leavesACardEmpty(_ text: String) {
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

extension OnboardingState {
  /// The name in a field.
  func name(_ field: FieldID) -> Name {
    switch field {
    case .board: boardName
    case .list(let index): listNames[index]
    case .card(let index): cardNames[index]
    }
  }
}
