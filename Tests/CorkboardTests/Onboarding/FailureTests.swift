import AuditModel
import Reactive
import Testing

@testable import Corkboard

@Suite struct FailureTests {
  private let flow = Rehearsal()

  private struct Broken: Error {}

  @Test(arguments: BoardTemplate.all[0].fields)
  func goesOnWhenTheStreamsOfAFieldFail(_ field: FieldID) {
    flow.subjects(of: field).text.onError(Broken())
    flow.subjects(of: field).returnKey.onError(Broken())
    flow.play(to: .createBoard)
    #expect(flow.state.step == .createBoard)
    #expect(flow.state.createdBoard != nil)
  }

  @Test func canBeSkippedWhenAFieldCannotBeEditedAnyMore() {
    flow.subjects(of: .board).begin.onError(Broken())
    flow.subjects(of: .board).end.onError(Broken())
    for overlay in OverlayStep.allCases { flow.skip(overlay) }
    #expect(flow.state.step == .createBoard)
  }

  @Test func goesOnWhenTapsFail() {
    for taps in flow.goTaps.dropLast() + flow.skipTaps { taps.onError(Broken()) }
    flow.rightTap.onError(Broken())
    flow.play(to: .createBoard)
    #expect(flow.state.step == .createBoard)
  }

  @Test func keepsTheLatestMeasuresWhenTheirStreamsFail() {
    flow.play(to: .finishListNaming)
    flow.sizeClasses.onNext(.regularCompact)
    flow.keyboardHeight.onNext(200)
    flow.scheduler.start()
    let before = flow.state
    flow.viewSize.onError(Broken())
    flow.sizeClasses.onError(Broken())
    flow.keyboardHeight.onError(Broken())
    #expect(flow.state == before)
    #expect((before.boardLeading, before.boardBottom) == (316, -208))
    #expect(before.overlayLeading == -600)
  }

  @Test func goesOnAfterAStreamHasEnded() {
    flow.play(to: .finishBoardNaming)
    flow.skipTaps[0].onCompleted()
    flow.subjects(of: .board).end.onCompleted()
    flow.play(to: .finishCardNaming)
    #expect(flow.state.step == .finishCardNaming)
  }

  @Test func changesNothingAfterTheBoardIsMade() {
    flow.play(to: .createBoard)
    let before = flow.state
    for field in flow.template.fields { flow.name(field, "Rome") }
    for overlay in OverlayStep.allCases {
      flow.go(overlay)
      flow.skip(overlay)
    }
    #expect(flow.state.step == .createBoard)
    #expect(flow.template.fields.allSatisfy { flow.state.name($0) == before.name($0) })
    #expect(flow.state.createdBoard == before.createdBoard)
    #expect(flow.state.navigationButton == nil)
  }
}
