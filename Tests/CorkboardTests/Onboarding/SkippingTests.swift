import Reactive
import Testing

@testable import Corkboard

@Suite struct SkippingTests {
  private let flow = Rehearsal()

  @Test func restoresTheBoardNameWhenItsStepIsSkippedBeforeItsEnd() {
    flow.begin(.board)
    flow.type("Rome", into: .board)
    flow.skip(.board)
    flow.end(.board)
    #expect(flow.state.boardName.typed == nil)
  }

  @Test func restoresAllListNamesWhenTheirStepIsSkippedBeforeItsEnd() {
    flow.play(to: .finishBoardNaming)
    flow.name(.list(0), "Ideas")
    flow.name(.list(1), "Booked")
    flow.skip(.lists)
    #expect(flow.state.listNames.map(\.typed) == [nil, nil, nil])
  }

  @Test func restoresAllCardNamesWhenTheirStepIsSkippedBeforeItsEnd() {
    flow.play(to: .finishListNaming)
    flow.name(.card(0), "")
    flow.name(.card(1), "Hotel")
    flow.skip(.cards)
    #expect(flow.state.cardNames.map(\.typed) == [nil, nil, nil])
  }

  @Test(arguments: [FlowStep.finishBoardNaming, .nameLists, .finishCardNaming])
  func changesNoBoardNameWhenItsStepIsSkippedLater(_ step: FlowStep) {
    flow.name(.board, "Rome")
    flow.play(to: step)
    flow.skip(.board)
    #expect(flow.state.boardName.typed == "Rome")
    #expect(flow.state.step == step)
  }

  @Test func changesNoListOrCardNameWhenTheirStepsAreSkippedLater() {
    flow.play(to: .finishBoardNaming)
    flow.name(.list(0), "Ideas")
    flow.play(to: .finishListNaming)
    flow.name(.card(0), "Hotel")
    flow.play(to: .finishCardNaming)
    flow.skip(.lists)
    flow.skip(.cards)
    #expect(flow.state.listNames[0].typed == "Ideas")
    #expect(flow.state.cardNames[0].typed == "Hotel")
  }

  @Test func keepsTheNamesOfTheStepsBefore() {
    flow.name(.board, "Rome")
    flow.skip(.lists)
    #expect(flow.state.boardName.typed == "Rome")
  }

  @Test func restoresANameThatIsListenedToAlone() {
    let flow = Rehearsal(hasScreen: false)
    let names = flow.record(\.boardName)
    flow.begin(.board)
    flow.type("Rome", into: .board)
    flow.skip(.board)
    #expect(names.elements.map(\.typed) == [nil, "Rome", nil])
  }
}
