import Reactive
import Testing

@testable import Corkboard

@Suite struct FieldTests {
  private let flow = Rehearsal()

  @Test func isEditedFromItsBeginningToItsEnd() {
    let edited = flow.record(\.editedField)
    flow.name(.list(1), "Rome")
    #expect(edited.elements == [nil, .list(1), nil])
  }

  @Test func isEditedStillWhenAnotherEndsLate() {
    flow.begin(.list(0))
    flow.begin(.list(1))
    flow.end(.list(0))
    #expect(flow.state.editedField == .list(1))
  }

  @Test func focusesTheFirstFieldOfAStepWithItsGoButton() {
    let focus = flow.record(\.focus)
    for overlay in [OverlayStep.board, .lists, .cards] { flow.go(overlay) }
    #expect(focus.elements == [.board, .list(0), .card(0)])
  }

  @Test(
    arguments: zip(
      [FieldID.board, .list(0), .list(1), .list(2), .card(0), .card(1), .card(2)],
      [nil, .list(1), .list(2), nil, .card(1), .card(2), nil] as [FieldID?]))
  func goesToTheNextFieldWithTheRightButton(_ field: FieldID, _ next: FieldID?) {
    let focus = flow.record(\.focus)
    flow.begin(field)
    flow.tapRightButton()
    #expect(focus.elements == [next])
  }

  @Test(
    arguments: zip(
      FlowStep.allCases,
      [.board, nil, .list(0), .list(0), .card(0), .card(0), nil, nil] as [FieldID?]))
  func hintsAtTheFieldThatComesNext(_ step: FlowStep, _ field: FieldID?) {
    flow.play(to: step)
    #expect(flow.state.hintedField == field)
  }

  @Test(
    arguments: [
      (FieldID.board, NavigationButton.done), (.list(0), .nextList), (.list(1), .nextList),
      (.list(2), .done), (.card(0), .nextCard), (.card(1), .nextCard), (.card(2), .done),
    ], FlowStep.allCases)
  func showsTheRightButtonWhileEditing(
    _ example: (field: FieldID, button: NavigationButton), _ step: FlowStep
  ) {
    flow.play(to: step)
    flow.begin(example.field)
    #expect(flow.state.navigationButton == example.button)
  }

  @Test(
    arguments: zip(
      [FlowStep.begin, .finishBoardNaming, .finishListNaming, .finishCardNaming, .createBoard],
      [.skip, .skip, .skip, .finish, nil] as [NavigationButton?]))
  func showsSkipOrFinishWhileNothingIsEdited(_ step: FlowStep, _ button: NavigationButton?) {
    flow.play(to: step)
    #expect(flow.state.navigationButton == button)
  }

  @Test func showsNoButtonBetweenTheFieldsOfAStep() {
    flow.play(to: .finishBoardNaming)
    flow.name(.list(0), "Ideas")
    #expect(flow.state.navigationButton == nil)
    flow.play(to: .finishListNaming)
    flow.name(.card(0), "Hotel")
    #expect(flow.state.navigationButton == nil)
  }
}
