import Architecture
import Reactive
import Testing

@testable import Corkboard

@Suite struct BoardServiceTests {
  private let rig = ServiceRig()
  private var service: any BoardService { rig.root.boards }

  @Test func keepsTheBoardsOfTheServer() {
    let kept = rig.observe(service.boards())
    let answer = rig.play(service.reload())
    #expect(answer.events == [.next(500, Sample.boards), .completed(500)])
    #expect(kept.events == [.next(0, []), .next(500, Sample.boards)])
  }

  @Test func forgetsBoardsThatTheServerNoLongerHas() {
    _ = rig.play(service.reload())
    rig.transport.setAnswer(to: .empty)
    #expect(rig.play(service.reload()).elements == [[]])
    #expect(rig.observe(service.boards()).elements == [[]])
  }

  @Test func keepsTheBoardsWhenTheServerFails() {
    _ = rig.play(service.reload())
    rig.transport.setAnswer(to: .noConnection)
    #expect(rig.play(service.reload()).failure == .noConnection)
    #expect(rig.observe(service.boards()).elements == [Sample.boards])
  }

  @Test func keepsTheCardsWithADateTheMostUrgentFirst() {
    let kept = rig.observe(service.keptCardsDue())
    #expect(rig.play(service.cardsDue()).elements == [Sample.cardsDue])
    #expect(kept.elements == [[], Sample.cardsDue])
  }

  @Test func sortsCardsByUrgencyAndLeavesEqualsInTheirOrder() {
    let transport = ManualTransport()
    let service = CompositionRoot.stub(transport: transport).boards
    let cards = [("a", "3"), ("b", "null"), ("c", "-1"), ("d", "3")].map { id, days in
      #"{"id":"\#(id)","name":{"text":""},"notes":"","daysUntilDue":\#(days)}"#
    }
    let observer = rig.observe(service.cardsDue())
    transport.answer(0, #"{"cards":[\#(cards.joined(separator: ","))]}"#)
    #expect(observer.elements.map { $0.map(\.id) } == [["c", "a", "d", "b"]])
    #expect(
      rig.observe(service.keptCardsDue()).elements.map { $0.map(\.id) } == [["c", "a", "d", "b"]])
  }

  @Test func keepsABoardThatIsMade() {
    _ = rig.play(service.reload())
    let board = NewBoard(name: .written("Rome"), lists: [.written("a")], cards: [.written("b")])
    let made = rig.play(service.create(board))
    #expect(made.elements == [Sample.board(board)])
    #expect(rig.observe(service.boards()).elements == [Sample.boards + [Sample.board(board)]])
  }

  @Test func showsTheNewNameOfACardEverywhere() throws {
    _ = rig.play(service.reload())
    _ = rig.play(service.cardsDue())
    let boards = rig.observe(service.boards())
    let due = rig.observe(service.keptCardsDue())
    let saved = rig.play(service.saveCard(id: "trip-card1", name: .written("x"), notes: "y"))
    let card = Card(id: "trip-card1", name: .written("x"), notes: "y", daysUntilDue: -2)
    #expect(saved.elements == [card])
    #expect(
      boards.elements.last
        == Sample.boards.map { $0.with(\.lists[id: "trip-list1"].cards[id: card.id], card) })
    #expect(due.elements.last == [card] + Sample.cardsDue.dropFirst())
  }

  @Test func savesACardThatIsNotKept() {
    let saved = rig.play(service.saveCard(id: "trip-card1", name: .written("x"), notes: ""))
    #expect(saved.elements.count == 1)
    #expect(rig.observe(service.boards()).elements == [[]])
    #expect(rig.observe(service.keptCardsDue()).elements == [[]])
  }

  @Test func keepsTheOldNameWhenSavingFails() {
    _ = rig.play(service.reload())
    rig.transport.setAnswer(to: .timedOut)
    let saved = rig.play(service.saveCard(id: "trip-card1", name: .written("x"), notes: ""))
    #expect(saved.failure == .timedOut)
    #expect(rig.observe(service.boards()).elements == [Sample.boards])
  }

  @Test func takesNoOtherCardForTheSavedOne() {
    let transport = ManualTransport()
    let service = CompositionRoot.stub(transport: transport).boards
    let observer = rig.observe(service.saveCard(id: "a", name: .written("x"), notes: ""))
    transport.answer(0, #"{"id":"b","name":{"text":"x"},"notes":""}"#)
    #expect(observer.failure == .parseError)
  }

  @Test func forgetsEverything() {
    _ = rig.play(service.reload())
    _ = rig.play(service.cardsDue())
    #expect(rig.play(service.forget()).elements.count == 1)
    #expect(rig.observe(service.boards()).elements == [[]])
    #expect(rig.observe(service.keptCardsDue()).elements == [[]])
  }

  @Test func asksForNothingBeforeTheSubscription() {
    _ = service.reload()
    _ = service.boards()
    #expect(rig.transport.requestCount == 0)
  }

  @Test func failsToParseABoardWithASuggestionThatNoTemplateHas() {
    let transport = ManualTransport()
    let service = CompositionRoot.stub(transport: transport).boards
    let observer = rig.observe(service.reload())
    transport.answer(0, #"{"boards":[{"id":"a","name":{"suggestion":"alert.ok"},"lists":[]}]}"#)
    #expect(observer.failure == .parseError)
  }
}
