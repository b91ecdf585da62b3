import AuditModel
import Architecture
import Testing
import ViewTree

@testable import Corkboard

@Suite struct ModelTests {
  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try Wire.value(type, from: Array(text.utf8))
  }

  private func write(_ value: some Encodable) -> String {
    String(decoding: Wire.bytes(of: value), as: UTF8.self)
  }

  @Test func followsTheLanguageOfTheReaderWhileItIsASuggestion() {
    #expect(Title.suggested(key: "template.trip.board").content == localized("template.trip.board"))
    #expect(Title.written("Rome").content == .verbatim("Rome"))
  }

  @Test func isWrittenAsASuggestionOrAText() throws {
    let titles: [(Title, String)] = [
      (.suggested(key: "template.exam.card3"), #"{"suggestion":"template.exam.card3"}"#),
      (.written("Rome 🎉\0"), #"{"text":"Rome 🎉\u0000"}"#),
    ]
    for (title, text) in titles {
      #expect(write(title) == text)
      #expect(write(title.parameter) == text)
      #expect(try read(Title.self, text) == title)
    }
  }

  @Test func takesEverySuggestionOfEveryTemplate() throws {
    for template in BoardTemplate.all {
      for part in ["board", "list1", "list2", "list3", "card1", "card2", "card3"] {
        let key = "template.\(template.id).\(part)"
        #expect(try read(Title.self, #"{"suggestion":"\#(key)"}"#) == .suggested(key: key))
      }
    }
  }

  @Test(arguments: [
    "template.trip.title", "template.trip.list4", "template.trip.list0", "template.zoo.board",
    "template.trip.board ", "Template.trip.board", "alert.ok", "", "template..board",
    "template.trip.board\\u0000", "../template.trip.board",
  ])
  func takesNoOtherKey(_ key: String) {
    #expect(throws: DecodingError.self) { try read(Title.self, #"{"suggestion":"\#(key)"}"#) }
  }

  @Test(arguments: [
    "{}", #"{"text":null}"#, #"{"suggestion":null,"text":"a"}"#, "\"a\"", "null",
    #"{"suggestion":"template.trip.board","text":"a"}"#,
  ])
  func takesNoTitleThatIsNeitherOrBoth(_ text: String) {
    #expect(throws: DecodingError.self) { try read(Title.self, text) }
  }

  @Test(arguments: Sample.boards) func isReadAsItWasWritten(_ board: Board) throws {
    #expect(try read(Board.self, write(board)) == board)
  }

  @Test(arguments: [
    "", "../a", "a b", "a/b", "ä", "a.b", "a~b", "a\\u0000", String(repeating: "a", count: 65),
  ])
  func takesNoIdentifierThatCouldLeadElsewhere(_ id: String) {
    #expect(throws: DecodingError.self) {
      try read(Card.self, #"{"id":"\#(id)","name":{"text":""},"notes":""}"#)
    }
    #expect(throws: DecodingError.self) {
      try read(BoardList.self, #"{"id":"\#(id)","name":{"text":""},"cards":[]}"#)
    }
    #expect(throws: DecodingError.self) {
      try read(Board.self, #"{"id":"\#(id)","name":{"text":""},"lists":[]}"#)
    }
  }

  @Test func takesTheLongestIdentifier() throws {
    let id = String(repeating: "aZ09-_bc", count: 8)
    let card = try read(Card.self, #"{"id":"\#(id)","name":{"text":"x"},"notes":"y"}"#)
    #expect(card == Card(id: id, name: .written("x"), notes: "y"))
  }

  @Test(
    arguments: [
      ("null", nil), ("-36500", -36_500), ("36500", 36_500), ("0", 0),
    ] as [(String, Int?)])
  func acceptsAPlausibleDate(_ days: String, _ expected: Int?) throws {
    let text = #"{"id":"a","name":{"text":""},"notes":"","daysUntilDue":\#(days)}"#
    #expect(try read(Card.self, text).daysUntilDue == expected)
  }

  @Test(arguments: ["36501", "-36501", "-9223372036854775808", "1e300", "0.5", "\"1\""])
  func rejectsAnImplausibleDate(_ days: String) {
    let text = #"{"id":"a","name":{"text":""},"notes":"","daysUntilDue":\#(days)}"#
    #expect(throws: DecodingError.self) { try read(Card.self, text) }
  }

  @Test(arguments: ["", "a b", "a\\r\\nX: 1", "ä", "a\\u0000"])
  func takesNoTokenThatCannotBeSent(_ token: String) {
    let account = #"{"name":"","mail":"","isVerified":true}"#
    #expect(throws: DecodingError.self) {
      try read(UserSession.self, #"{"accessToken":"\#(token)","account":\#(account)}"#)
    }
  }

  @Test func replacesACardWhereverItIsAndNoOther() throws {
    let board = Sample.boards[0]
    let first = try #require(board.lists.first?.cards.first)
    let changed = board.replacing(first.with(\.notes, "new"))
    #expect(changed == board.with(\.lists[id: "trip-list1"].cards[id: first.id].notes, "new"))
    #expect(changed != board)
    #expect(board.replacing(Card(id: "none", name: .written("x"))) == board)
  }

  @Test func makesABoardOfWhatTheOnboardingHasLedTo() {
    let template = BoardTemplate.all[0]
    var typed = Name(suggestion: template.boardName)
    typed.typed = "Rome"
    var empty = Name(suggestion: template.cardNames[1])
    empty.typed = ""
    let created = CreatedBoard(
      name: typed, lists: template.listNames.map { Name(suggestion: $0) },
      cards: [Name(suggestion: template.cardNames[0]), empty])
    #expect(
      NewBoard(created)
        == NewBoard(
          name: .written("Rome"),
          lists: (1...3).map { .suggested(key: "template.trip.list\($0)") },
          cards: [.suggested(key: "template.trip.card1")]))
    #expect(NewBoard(created).cards.count == 1)
  }
}
