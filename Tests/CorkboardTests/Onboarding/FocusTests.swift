import Reactive
import Testing

@testable import Corkboard

@Suite struct FocusTests {
  private let flow = Rehearsal()

  @Test(
    arguments: zip(
      [FlowStep.begin, .finishBoardNaming, .finishListNaming, .finishCardNaming],
      [FieldID.board, .list(0), .card(0), nil]))
  func goesToTheFirstFieldOfAStepWithItsGoButton(_ step: FlowStep, _ field: FieldID?) {
    flow.play(to: step)
    let focus = flow.record(\.focusedField)
    flow.go(step.overlay)
    #expect(focus.elements == [field])
  }

  @Test(arguments: FlowStep.allCases) func ignoresGoButtonsOfOtherSteps(_ step: FlowStep) {
    flow.play(to: step)
    let focus = flow.record(\.focusedField)
    for overlay in OverlayStep.allCases where overlay.firstStep != step { flow.go(overlay) }
    #expect(focus.elements.isEmpty)
  }

  @Test(
    arguments: zip(
      [FieldID.board, .list(0), .list(1), .list(2), .card(0), .card(1), .card(2)],
      [nil, .list(1), .list(2), nil, .card(1), .card(2), nil] as [FieldID?]))
  func goesToTheNextFieldWithTheRightButton(_ field: FieldID, _ next: FieldID?) {
    flow.play(to: .finishListNaming)
    let focus = flow.record(\.focusedField)
    flow.begin(field)
    flow.tapRightButton()
    #expect(focus.elements == [next])
  }

  @Test(
    arguments: zip(
      [FieldID.list(0), .list(1), .list(2), .card(0), .card(1), .card(2)],
      [.list(1), .list(2), nil, .card(1), .card(2), nil] as [FieldID?]))
  func goesToTheNextFieldWithReturnAndLeavesTheLastOne(_ field: FieldID, _ next: FieldID?) {
    flow.play(to: .finishListNaming)
    let focus = flow.record(\.focusedField)
    flow.begin(field)
    flow.pressReturn(in: field)
    #expect(focus.elements == [next])
  }

  @Test(
    arguments: zip(
      FlowStep.allCases,
      [nil, nil, .list(0), .list(0), .card(0), .card(0), .list(0), nil] as [FieldID?]))
  func goesWithReturnFromTheNameOfTheBoardToWhatIsLearned(_ step: FlowStep, _ next: FieldID?) {
    flow.play(to: step)
    let focus = flow.record(\.focusedField)
    flow.pressReturn(in: .board)
    #expect(focus.elements == [next])
  }

  @Test func resignsWithSkip() {
    let focus = flow.record(\.focusedField)
    for overlay in OverlayStep.allCases { flow.skip(overlay) }
    #expect(focus.elements == [nil, nil, nil, nil])
  }

  @Test func doesNotTellThoseWhoComeLater() {
    flow.go(.board)
    #expect(flow.record(\.focusedField).elements.isEmpty)
  }
}

@Suite struct SelectionTests {
  private let flow = Rehearsal()

  @Test(arguments: BoardTemplate.all[0].fields)
  func selectsTheWholeTextOnTheFirstFocusOnly(_ field: FieldID) {
    let selected = flow.record(\.selectedField)
    for _ in 1...3 { flow.name(field, "Rome") }
    #expect(selected.elements == [nil, field, nil])
  }

  @Test func selectsTheTextOfEachFieldOnce() {
    flow.play(to: .finishCardNaming)
    let fields: [FieldID] = [.list(0), .card(0), .card(1), .list(0), .board, .card(1)]
    let selected = flow.record(\.selectedField)
    for field in fields { flow.name(field, "Rome") }
    #expect(selected.elements.compactMap(\.self) == [.list(0), .card(0), .card(1)])
  }

  @Test func isOverWhenSomethingIsTyped() {
    flow.begin(.board)
    #expect(flow.state.selectedField == .board)
    flow.type("R", into: .board)
    #expect(flow.state.selectedField == nil)
  }

  @Test func isNotEndedByAnotherFieldThatEndsLate() {
    flow.begin(.list(0))
    flow.begin(.list(1))
    flow.end(.list(0))
    #expect(flow.state.selectedField == .list(1))
  }
}
