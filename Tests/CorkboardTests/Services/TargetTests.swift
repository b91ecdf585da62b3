import Architecture
import Testing
import ViewTree

@testable import Corkboard

@Suite struct TargetTests {
  private static let board = NewBoard(
    name: .written("Rome"), lists: [.suggested(key: "template.trip.list1"), .written("Done")],
    cards: [.written("Pack")])

  private static let requests: [(CorkboardTarget, String, Bool)] = [
    (
      .logIn(mail: "a@b.c", password: "p"), #"POST /session {"mail":"a@b.c","password":"p"}"#, false
    ),
    (
      .signUp(name: "Ada", mail: "a@b.c", password: "p"),
      #"POST /accounts {"mail":"a@b.c","name":"Ada","password":"p"}"#, false
    ),
    (.resetPassword(mail: "a@b.c"), #"POST /password-reset {"mail":"a@b.c"}"#, false),
    (.verifyMail(code: "123456"), #"POST /account/verification {"code":"123456"}"#, true),
    (.resendVerification, "POST /account/verification-mail ", true),
    (.account, "GET /account ", true), (.boards, "GET /boards ", true),
    (
      .createBoard(board),
      #"POST /boards {"cards":[{"text":"Pack"}],"#
        + #""lists":[{"suggestion":"template.trip.list1"},{"text":"Done"}],"#
        + #""name":{"text":"Rome"}}"#, true
    ),
    (.cardsDue, "GET /cards/due ", true),
    (
      .saveCard(id: "a-1", name: .written("x"), notes: "y"),
      #"PUT /cards/a-1 {"name":{"text":"x"},"notes":"y"}"#, true
    ),
    (
      .saveCard(id: "../é/?", name: .suggested(key: "template.trip.card1"), notes: ""),
      #"PUT /cards/..%2F%C3%A9%2F%3F {"name":{"suggestion":"template.trip.card1"},"notes":""}"#,
      true
    ),
    (.setReminders(true), #"PUT /account/reminders {"areOn":true}"#, true),
    (.logOut, "DELETE /session ", true),
  ]

  @Test(arguments: requests)
  func asksTheServer(_ target: CorkboardTarget, _ text: String, _ needsAccessToken: Bool) {
    let request = Request(target, baseURL: "https://a.example")
    let body = String(decoding: request.body ?? [], as: UTF8.self)
    #expect("\(target.method.rawValue) \(target.path) \(body)" == text)
    #expect(target.needsAccessToken == needsAccessToken)
  }

  private func sample<Value: Decodable>(_ target: CorkboardTarget, _ type: Value.Type) throws
    -> Value
  {
    try Wire.value(type, from: target.sampleData)
  }

  @Test func answersWithWhatWasSent() throws {
    let session = try sample(.logIn(mail: "x@y.z", password: ""), UserSession.self)
    #expect(session.account == Sample.account.with(\.mail, "x@y.z"))
    let signedUp = try sample(.signUp(name: "Ada", mail: "x@y.z", password: ""), UserSession.self)
    #expect(signedUp.account == Account(name: "Ada", mail: "x@y.z", isVerified: false))
    let board = try sample(.createBoard(Self.board), Board.self)
    #expect(board.name == Self.board.name)
    #expect(board.lists.map(\.name) == Self.board.lists)
    #expect(board.lists.map { $0.cards.map(\.name) } == [Self.board.cards, []])
  }

  @Test func answersWithTheSavedCardAndItsDate() throws {
    let card = try sample(
      .saveCard(id: "trip-card1", name: .written("x"), notes: "y"), Card.self)
    #expect(card == Card(id: "trip-card1", name: .written("x"), notes: "y", daysUntilDue: -2))
    let unknown = try sample(.saveCard(id: "zoo", name: .written("x"), notes: ""), Card.self)
    #expect(unknown == Card(id: "zoo", name: .written("x")))
  }

  @Test func answersWithAnAccountThatIsVerified() throws {
    #expect(try sample(.account, Account.self).isVerified)
    #expect(try sample(.verifyMail(code: "1"), Account.self).isVerified)
  }

  @Test func hasThreeBoards() throws {
    let boards = try sample(.boards, BoardsAnswer.self).boards
    #expect(boards == Sample.boards)
    #expect(
      boards.prefix(2).map(\.name) == [
        .suggested(key: "template.trip.board"), .suggested(key: "template.moving.board"),
      ])
    guard case .verbatim(let name) = boards.last?.name.content else {
      Issue.record("the last board has no name of its own")
      return
    }
    #expect(name.count == Name.limit)
  }

  @Test func hasSixCardsOnItsBoardsWithADate() throws {
    let cards = try sample(.cardsDue, CardsAnswer.self).cards
    #expect(cards.map(\.daysUntilDue) == [-2, 0, 1, 2, 5, 21])
    let written = cards.filter { if case .written = $0.name { true } else { false } }
    #expect(written.count == 1)
    let onBoards = Sample.boards.flatMap(\.lists).flatMap(\.cards)
    #expect(cards.allSatisfy(onBoards.contains))
    #expect(Set(onBoards.map(\.id)).count == onBoards.count)
  }

  @Test func hasNothingWhenThereIsNothingYet() throws {
    let boards = try Wire.value(BoardsAnswer.self, from: CorkboardTarget.boards.emptySampleData)
    #expect(boards.boards.isEmpty)
    let cards = try Wire.value(CardsAnswer.self, from: CorkboardTarget.cardsDue.emptySampleData)
    #expect(cards.cards.isEmpty)
    #expect(CorkboardTarget.account.emptySampleData == CorkboardTarget.account.sampleData)
  }

  @Test(arguments: [
    CorkboardTarget.resetPassword(mail: ""), .resendVerification, .setReminders(true), .logOut,
  ])
  func answersNothingWhereThereIsNothingToSay(_ target: CorkboardTarget) {
    #expect(target.sampleData == Array("{}".utf8))
  }
}
