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

  @Test(
    arguments: zip(
      FlowStep.allCases,
      [.board, nil, .list(0), .list(0), .card(0), .card(0), nil, nil] as [FieldID?]))
  func isHintedAtWhenItComesNext(_ step: FlowStep, _ field: FieldID?) {
    flow.play(to: step)
    #expect(flow.state.hintedField == field)
  }

  @Test(
    arguments: [
      (FieldID.board, NavigationButton.done), (.list(0), .nextList), (.list(1), .nextList),
      (.list(2), .done), (.card(0), .nextCard), (.card(1), .nextCard), (.card(2), .done),
    ], FlowStep.allCases)
  func showsTheRightButtonWhileItIsEdited(
    _ example: (field: FieldID, button: NavigationButton), _ step: FlowStep
  ) {
    flow.play(to: step)
    flow.begin(example.field)
    #expect(flow.state.navigationButton == example.button)
  }

  @Test(
    arguments: zip(
      [FlowStep.begin, .finishBoardNaming, .finishListNaming, .finishCardNaming, .createBoard],
      [.skip(.board), .skip(.lists), .skip(.cards), .finish, nil] as [NavigationButton?]))
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
