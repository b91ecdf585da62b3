import Reactive
import Testing

@testable import Corkboard

/// Answers that come late, out of order or never.
@Suite struct AnswerOrderTests {
  private let transport = ManualTransport()
  private let rig = ServiceRig()
  private let service: any BoardService

  init() { service = CompositionRoot.stub(transport: transport).boards }

  private func boards(_ names: String...) -> String {
    let boards = names.map { #"{"id":"\#($0)","name":{"text":"\#($0)"},"lists":[]}"# }
    return #"{"boards":[\#(boards.joined(separator: ","))]}"#
  }

  private var kept: [String] {
    rig.observe(service.boards()).elements.last?.map(\.id) ?? []
  }

  @Test func keepsTheAnswerToTheLaterOfTwoRequests() {
    let first = rig.observe(service.reload().map { $0.map(\.id) })
    let second = rig.observe(service.reload().map { $0.map(\.id) })
    transport.answer(1, boards("new"))
    transport.answer(0, boards("old"))
    #expect(second.elements == [["new"]])
    #expect(first.elements == [["new"]])
    #expect(kept == ["new"])
    #expect(transport.sentCount == 2)
  }

  @Test func keepsBothAnswersInTheOrderOfTheirRequests() {
    let first = rig.observe(service.reload().map { $0.map(\.id) })
    let second = rig.observe(service.reload().map { $0.map(\.id) })
    transport.answer(0, boards("old"))
    #expect(kept == ["old"])
    transport.answer(1, boards("new"))
    #expect(first.elements == [["old"]])
    #expect(second.elements == [["new"]])
    #expect(kept == ["new"])
  }

  @Test func asksOnceMoreWhenSomethingWasChangedMeanwhile() {
    let reload = rig.observe(service.reload().map { $0.map(\.id) })
    _ = rig.observe(
      service.create(NewBoard(name: .written("mine"), lists: [], cards: [])).map(\.id))
    transport.answer(1, #"{"id":"mine","name":{"text":"mine"},"lists":[]}"#)
    transport.answer(0, boards("old"))
    #expect(kept == ["mine"])
    #expect(reload.elements.isEmpty)
    transport.answer(2, boards("old", "mine"))
    #expect(reload.elements == [["old", "mine"]])
    #expect(kept == ["old", "mine"])
  }

  @Test func keepsNothingOfAUserWhoHasLoggedOutMeanwhile() {
    _ = rig.observe(service.reload())
    _ = rig.observe(service.forget())
    transport.answer(0, boards("theirs"))
    #expect(kept == [])
  }

  @Test func keepsNothingForOneWhoHasLeft() {
    service.reload().subscribe { _ in }.dispose()
    transport.answer(0, boards("late"))
    #expect(kept == [])
    #expect(transport.cancelledCount == 1)
  }

  @Test func keepsTheAnswerToALaterRequestWhenTheEarlierOneFails() {
    let first = rig.observe(service.reload())
    _ = rig.observe(service.reload())
    transport.answer(1, boards("new"))
    transport.fail(0, TransportError.noConnection)
    #expect(first.failure == .noConnection)
    #expect(kept == ["new"])
  }
}
