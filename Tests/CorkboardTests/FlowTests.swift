import Reactive
import Testing

@testable import Corkboard

@Suite struct FlowTests {
  private let flow = Rehearsal()

  private struct Broken: Error {}

  @Test func goesFromBeginToCreateStepByStep() {
    let steps = flow.record(\.step)
    flow.play(to: .createBoard)
    #expect(
      steps.elements == [
        .begin, .nameBoard, .finishBoardNaming, .nameLists, .finishListNaming, .nameCards,
        .finishCardNaming, .createBoard,
      ])
  }

  @Test func canBeSkippedFromBeginToEnd() {
    let steps = flow.record(\.step)
    for overlay in OverlayStep.allCases { flow.skip(overlay) }
    #expect(
      steps.elements == [
        .begin, .finishBoardNaming, .finishListNaming, .finishCardNaming, .createBoard,
      ])
  }

  @Test(
    arguments: zip(
      [FlowStep.nameBoard, .nameLists, .nameCards], [OverlayStep.board, .lists, .cards]))
  func canBeSkippedWhileNaming(_ step: FlowStep, _ overlay: OverlayStep) {
    flow.play(to: step)
    flow.skip(overlay)
    #expect(flow.state.step.rawValue == step.rawValue + 1)
  }

  @Test func beginsAStepWithWhicheverFieldIsFirst() {
    flow.play(to: .finishBoardNaming)
    flow.begin(.list(1))
    #expect(flow.state.step == .nameLists)
    flow.play(to: .finishListNaming)
    flow.begin(.card(1))
    #expect(flow.state.step == .nameCards)
  }

  @Test func waitsForTheLastListAndTheLastCard() {
    flow.play(to: .nameLists)
    flow.end(.list(0))
    flow.end(.list(1))
    #expect(flow.state.step == .nameLists)
    flow.play(to: .nameCards)
    flow.end(.card(0))
    flow.end(.card(1))
    #expect(flow.state.step == .nameCards)
  }

  @Test(arguments: FlowStep.allCases) func neverGoesBack(_ step: FlowStep) {
    flow.play(to: step)
    let steps = flow.record(\.step)
    for _ in 1...2 {
      for field in [FieldID.board, .list(2), .card(2), .list(0)] { flow.name(field, "Rome") }
      for overlay in OverlayStep.allCases { flow.skip(overlay) }
    }
    #expect(steps.elements == steps.elements.sorted())
    #expect(steps.elements.first == step)
  }

  @Test func isNotMovedByEditingAgainWhatWasLearned() {
    flow.play(to: .finishCardNaming)
    for field in [FieldID.board, .list(2), .card(2)] { flow.name(field, "Rome") }
    #expect(flow.state.step == .finishCardNaming)
    #expect(flow.state.boardName.typed == "Rome")
    #expect(flow.state.listNames[2].typed == "Rome")
    #expect(flow.state.cardNames[2].typed == "Rome")
  }

  @Test func ignoresWhatBelongsToLaterSteps() {
    flow.name(.list(2), "Rome")
    flow.name(.card(2), "Rome")
    flow.skip(.lists)
    flow.skip(.cards)
    flow.go(.create)
    #expect(flow.state.step == .begin)
  }

  @Test func staysWhereItIsWhenAStreamFails() {
    flow.play(to: .nameLists)
    flow.subjects(of: .board).begin.onError(Broken())
    #expect(flow.state.step == .nameLists)
  }

  @Test func goesOnAfterAStreamHasEnded() {
    flow.play(to: .finishBoardNaming)
    flow.skipTaps[0].onCompleted()
    flow.subjects(of: .board).end.onCompleted()
    flow.play(to: .finishCardNaming)
    #expect(flow.state.step == .finishCardNaming)
  }
}
