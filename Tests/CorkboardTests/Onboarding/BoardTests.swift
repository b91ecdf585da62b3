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
  }

  @Test(arguments: FlowStep.allCases)
  func hidesTheIllustrationsOfTheOtherListsOnceListsAreNamed(_ step: FlowStep) {
    flow.play(to: step)
    #expect(flow.state.areOtherCardsVisible == (step < .finishBoardNaming))
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

  @Test func ends8PointsAboveTheKeyboardOnceThatIsAtRest() {
    let bottom = flow.record(\.boardBottom)
    for height in [253.0, 300, 0] {
      flow.keyboardHeight.onNext(height)
      flow.scheduler.advance(by: .seconds(1))
    }
    #expect(
      bottom.events == [.next(0, -8), .next(200, -261), .next(1_200, -308), .next(2_200, -8)])
  }

  @Test func staysWhereItIsWhileTheFocusGoesFromFieldToField() {
    flow.keyboardHeight.onNext(253)
    flow.scheduler.advance(by: .seconds(1))
    let bottom = flow.record(\.boardBottom)
    flow.keyboardHeight.onNext(0)
    flow.scheduler.advance(by: .milliseconds(150))
    flow.keyboardHeight.onNext(253)
    flow.scheduler.start()
    #expect(bottom.elements == [-261])
  }
}
