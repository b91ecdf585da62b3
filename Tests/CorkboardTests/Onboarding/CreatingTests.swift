import Reactive
import Testing

@testable import Corkboard

@Suite struct CreatingTests {
  private let flow = Rehearsal()

  @Test func makesNothingBeforeTheLastStep() {
    let boards = flow.record(\.createdBoard)
    flow.play(to: .finishCardNaming)
    #expect(boards.elements.isEmpty)
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

  @Test(arguments: [true, false]) func doesNotNotifyLaterListeners(_ hasScreen: Bool) {
    let flow = Rehearsal(hasScreen: hasScreen)
    let steps = flow.record(\.step)
    for overlay in OverlayStep.allCases { flow.skip(overlay) }
    #expect(steps.elements.last == .createBoard)
    #expect(flow.record(\.createdBoard).elements.isEmpty)
  }

  @Test func makesTheBoardWithFinishToo() {
    let boards = flow.record(\.createdBoard)
    flow.play(to: .finishCardNaming)
    flow.skip(.create)
    #expect(boards.elements.count == 1)
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
    #expect(flow.state.boardName == board.name)
  }

  @Test func trimsTheNamesForThoseWhoHearOfTheStepBefore() {
    let flow = Rehearsal(template: .empty, hasScreen: false)
    let steps = flow.record(\.step)
    let boards = flow.record(\.createdBoard)
    flow.skip(.board)
    flow.type(" Rome ", into: .board)
    flow.go(.create)
    #expect(steps.elements.last == .createBoard)
    #expect(boards.elements.map(\.name.typed) == ["Rome"])
  }

  @Test func turnsTheSwitchForReminders() {
    let reminders = flow.record(\.reminders)
    #expect(!flow.state.isReminding)
    for isOn in [true, false] {
      flow.remindersTap.onNext(())
      #expect(flow.state.isReminding == isOn)
    }
    #expect(reminders.elements == [true, false])
  }

  @Test func beginsWithTheSwitchAsItWas() {
    let flow = Rehearsal(remindsAtFirst: true)
    let reminders = flow.record(\.reminders)
    #expect(flow.state.isReminding)
    flow.remindersTap.onNext(())
    #expect(reminders.elements == [false])
  }

  @Test func emitsTheWishToLeaveAndToCancel() {
    let (left, cancelled) = (flow.record(\.leave), flow.record(\.cancel))
    flow.backTap.onNext(())
    #expect((left.elements.count, cancelled.elements.count) == (1, 0))
    flow.cancelTap.onNext(())
    #expect((left.elements.count, cancelled.elements.count) == (1, 1))
    #expect(flow.record(\.leave).elements.isEmpty)
  }
}
