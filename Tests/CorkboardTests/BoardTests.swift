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

  @Test func stands8PointsFromTheEdgeInCompactAnd316InRegularWidth() {
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

@Suite struct CreatingTests {
  private let flow = Rehearsal()

  @Test func makesNothingBeforeTheLastStep() {
    flow.play(to: .finishCardNaming)
    #expect(flow.state.createdBoard == nil)
  }

  @Test func makesTheBoardOnce() {
    let boards = flow.record(\.createdBoard)
    flow.play(to: .createBoard)
    flow.go(.create)
    flow.skip(.create)
    flow.name(.board, "Rome")
    #expect(boards.elements.count == 1)
  }

  @Test func makesTheBoardWithFinishToo() {
    flow.play(to: .finishCardNaming)
    flow.skip(.create)
    #expect(flow.state.createdBoard != nil)
  }

  @Test func givesTheBoardEveryName() throws {
    flow.name(.board, "Rome ")
    flow.play(to: .finishBoardNaming)
    flow.name(.list(1), " Booked")
    flow.play(to: .finishListNaming)
    flow.name(.card(0), "")
    flow.play(to: .createBoard)
    let board = try #require(flow.state.createdBoard)
    #expect(board.name.content == .verbatim("Rome"))
    #expect(board.lists.map(\.typed) == [nil, "Booked", nil])
    #expect(board.cards.map(\.typed) == ["", nil, nil])
  }

  @Test func trimsTheNamesThatAreStillEdited() throws {
    flow.play(to: .finishCardNaming)
    flow.type(" Rome ", into: .board)
    flow.type("  ", into: .list(0))
    flow.type(" ", into: .card(0))
    flow.go(.create)
    let board = try #require(flow.state.createdBoard)
    #expect(board.name.typed == "Rome")
    #expect(board.lists[0].content == flow.template.listNames[0])
    #expect(board.cards[0].content == .verbatim(""))
  }

  @Test func putsTheKeyboardAway() {
    flow.play(to: .finishCardNaming)
    let focus = flow.record(\.focus)
    flow.go(.create)
    #expect(focus.elements == [nil])
  }
}
