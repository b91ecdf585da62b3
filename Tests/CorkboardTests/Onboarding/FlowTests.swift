import Reactive
import Testing

@testable import Corkboard

@Suite struct FlowTests {
  private let flow = Rehearsal()

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
    flow.play(to: .finishBoardNaming)
    for list in [FieldID.list(0), .list(1)] { flow.name(list, "Rome") }
    #expect(flow.state.step == .nameLists)
    flow.name(.list(2), "Rome")
    #expect(flow.state.step == .finishListNaming)
    for card in [FieldID.card(0), .card(1)] { flow.name(card, "Rome") }
    #expect(flow.state.step == .nameCards)
    flow.name(.card(2), "Rome")
    #expect(flow.state.step == .finishCardNaming)
  }

  @Test func staysInItsStepWhenTheKeyboardIsPutAwayBetweenFields() {
    flow.play(to: .finishBoardNaming)
    flow.begin(.list(0))
    flow.end(.list(0))
    #expect(flow.state.step == .nameLists)
    #expect(flow.state.editedField == nil)
    flow.begin(.list(0))
    #expect(flow.state.editedField == .list(0))
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
    for field in flow.template.fields { flow.name(field, "Rome") }
    #expect(flow.state.step == .finishCardNaming)
    #expect(flow.template.fields.allSatisfy { flow.state.name($0).typed == "Rome" })
  }

  @Test(arguments: [FlowStep.finishBoardNaming, .finishListNaming])
  func waitsForItsOwnFieldsWhileOthersAreEditedAgain(_ step: FlowStep) {
    flow.play(to: step)
    flow.name(.board, "Rome")
    if step == .finishListNaming { flow.name(.list(2), "Rome") }
    #expect(flow.state.step == step)
  }

  @Test func ignoresWhatBelongsToLaterSteps() {
    flow.name(.list(2), "Rome")
    flow.name(.card(2), "Rome")
    flow.skip(.lists)
    flow.skip(.cards)
    flow.go(.create)
    #expect(flow.state.step == .begin)
  }

  @Test func ignoresAnEndWithoutABeginning() {
    flow.end(.board)
    #expect(flow.state.step == .begin)
  }
}
