import Reactive
import Testing

@testable import Corkboard

@Suite struct PlanTests {
  private let bare = BoardTemplate(id: "trip", color: .blue, listCount: 2, cardCount: 0)

  @Test func leadsFromTheNameOfAnEmptyBoardToItsEnd() {
    let flow = Rehearsal(template: .empty)
    let steps = flow.record(\.step)
    flow.play(to: .createBoard)
    #expect(steps.elements == [.begin, .nameBoard, .finishCardNaming, .createBoard])
    #expect(flow.state.createdBoard?.lists == [])
    #expect(flow.state.createdBoard?.cards == [])
  }

  @Test func leadsFromSkippingTheNameOfAnEmptyBoardToItsEnd() {
    let flow = Rehearsal(template: .empty)
    flow.skip(.board)
    #expect(flow.state.step == .finishCardNaming)
    #expect(flow.state.navigationButton == .finish)
  }

  @Test func leadsFromListsWithoutCardsToTheEnd() {
    let flow = Rehearsal(template: bare)
    let steps = flow.record(\.step)
    flow.play(to: .createBoard)
    #expect(
      steps.elements == [
        .begin, .nameBoard, .finishBoardNaming, .nameLists, .finishCardNaming, .createBoard,
      ])
  }

  @Test func leadsFromSkippingListsWithoutCardsToTheEnd() {
    let flow = Rehearsal(template: bare)
    flow.play(to: .finishBoardNaming)
    flow.skip(.lists)
    #expect(flow.state.step == .finishCardNaming)
  }

  @Test func countsOnlyTheStepsThereAre() {
    #expect(FlowPlan(template: BoardTemplate.all[0]).overlays == OverlayStep.allCases)
    #expect(FlowPlan(template: .empty).overlays == [.board, .create])
    #expect(FlowPlan(template: bare).overlays == [.board, .lists, .create])
  }

  @Test func leadsNowhereWithReturnOnAnEmptyBoard() {
    let flow = Rehearsal(template: .empty)
    flow.play(to: .finishCardNaming)
    let focus = flow.record(\.focusedField)
    flow.pressReturn(in: .board)
    #expect(focus.elements == [nil])
  }

  @Test(arguments: [-1, 0]) func hasNoCardsWithoutLists(_ lists: Int) {
    let template = BoardTemplate(id: "trip", color: .blue, listCount: lists, cardCount: 5)
    #expect(template.fields == [.board])
    #expect(template.cardNames.isEmpty)
  }

  @Test func hasNoFewerThanNoCards() {
    let template = BoardTemplate(id: "trip", color: .blue, listCount: 1, cardCount: -1)
    #expect(template.fields == [.board, .list(0)])
  }
}
