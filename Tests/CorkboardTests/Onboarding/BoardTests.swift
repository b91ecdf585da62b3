import AuditModel
import Reactive
import Testing

@testable import Corkboard

@Suite struct BoardTests {
  private let flow = Rehearsal()

  @Test(arguments: FlowStep.allCases) func showsListNamesOnceItHasAName(_ step: FlowStep) {
    flow.play(to: step)
    #expect(flow.state.areListNamesVisible == (step >= .finishBoardNaming))
  }

  @Test(arguments: FlowStep.allCases)
  func enablesTheCardsOfTheFirstListOnceListsHaveNames(_ step: FlowStep) {
    flow.play(to: step)
    #expect(flow.state.areCardsEnabled == (step >= .finishListNaming))
    #expect(flow.state.areOtherCardsVisible == (step < .finishListNaming))
  }

  @Test(arguments: FlowStep.allCases)
  func isZoomedOutInCompactWidthWhenItHasItsName(_ step: FlowStep) {
    flow.play(to: step)
    #expect(flow.state.isZoomedOut == (step == .finishBoardNaming))
    flow.sizeClasses.onNext(.regularRegular)
    #expect(!flow.state.isZoomedOut)
    flow.sizeClasses.onNext(.compactCompact)
    #expect(flow.state.isZoomedOut == (step == .finishBoardNaming))
  }

  @Test(arguments: [FlowStep.finishBoardNaming, .finishListNaming, .finishCardNaming])
  func isScrolledToZeroWhenAThingIsLearned(_ step: FlowStep) {
    flow.begin(.list(1))
    let scroll = flow.record(\.boardScroll)
    flow.play(to: step)
    #expect(scroll.elements.first == .list(1))
    #expect(flow.state.boardScroll == nil)
  }

  @Test func isScrolledToTheListOrCardThatWasEditedLast() {
    flow.play(to: .finishCardNaming)
    let scroll = flow.record(\.boardScroll)
    for field in [FieldID.list(2), .board, .card(1)] { flow.name(field, "Rome") }
    #expect(scroll.elements == [nil, .list(2), .card(1)])
  }

  @Test func is8PointsFromTheEdgeInCompactAnd316InRegularWidth() {
    let leading = flow.record(\.boardLeading)
    flow.sizeClasses.onNext(.regularCompact)
    flow.sizeClasses.onNext(.compactCompact)
    flow.sizeClasses.onNext(.regularRegular)
    #expect(leading.elements == [8, 316, 8, 316])
  }

  @Test func ends8PointsAboveTheKeyboard() {
    let bottom = flow.record(\.boardBottom)
    for height in [253.0, 300, 0] { flow.keyboardHeight.onNext(height) }
    #expect(bottom.elements == [-8, -261, -308, -8])
  }
}
