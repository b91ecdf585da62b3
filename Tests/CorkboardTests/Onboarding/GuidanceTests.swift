import AuditModel
import Reactive
import Testing

@testable import Corkboard

@Suite struct GuidanceTests {
  private let flow = Rehearsal()

  @Test func followsTheEndsOfEditingAndSkips() {
    let overlays = flow.record(\.overlayStep)
    flow.begin(.board)
    #expect(overlays.elements == [.board])
    flow.end(.board)
    #expect(overlays.elements == [.board, .lists])
    flow.play(to: .finishListNaming)
    flow.skip(.cards)
    #expect(overlays.elements == [.board, .lists, .cards, .create])
  }

  @Test func movesByAViewWidthForEachStep() {
    let leading = flow.record(\.overlayLeading)
    for overlay in OverlayStep.allCases { flow.skip(overlay) }
    #expect(leading.elements == [0, -320, -640, -960])
  }

  @Test func movesForEveryNewViewSize() {
    flow.play(to: .finishListNaming)
    let leading = flow.record(\.overlayLeading)
    flow.viewSize.onNext(Size(width: 568, height: 320))
    flow.viewSize.onNext(Size(width: 744, height: 1133))
    #expect(leading.elements == [-640, -1136, -1488])
  }

  @Test(arguments: zip(FlowStep.allCases, [0, 0, 1, 1, 2, 2, 3, 3]))
  func showsTheOneOverlayOfTheStep(_ step: FlowStep, _ overlay: Int) {
    flow.play(to: step)
    #expect(flow.state.overlayAlphas == (0..<4).map { $0 == overlay ? 1 : 0 })
  }

  @Test func isSeenBeforeAnyTraitCollectionIsKnown() {
    let untold = Rehearsal(sizeClasses: nil)
    #expect(untold.record(\.overlayAlphas).elements == [[1, 0, 0, 0]])
  }

  @Test func disappearsInCompactWidth200MillisecondsAfterTheKeyboardIsUp() {
    let alphas = flow.record(\.overlayAlphas)
    flow.keyboardHeight.onNext(253)
    flow.scheduler.start()
    #expect(alphas.events == [.next(0, [1, 0, 0, 0]), .next(200, [0, 0, 0, 0])])
  }

  @Test func comesBack200MillisecondsAfterTheKeyboardIsAway() {
    flow.keyboardHeight.onNext(253)
    flow.scheduler.advance(to: 1_000)
    let alphas = flow.record(\.overlayAlphas)
    flow.keyboardHeight.onNext(0)
    flow.scheduler.start()
    #expect(alphas.events == [.next(1_000, [0, 0, 0, 0]), .next(1_200, [1, 0, 0, 0])])
  }

  @Test func doesNotFlickerWhenTheKeyboardGoesFromFieldToField() {
    flow.keyboardHeight.onNext(253)
    flow.scheduler.advance(to: 1_000)
    let alphas = flow.record(\.overlayAlphas)
    flow.keyboardHeight.onNext(0)
    flow.scheduler.advance(to: 1_150)
    flow.keyboardHeight.onNext(253)
    flow.scheduler.start()
    #expect(alphas.elements == [[0, 0, 0, 0]])
  }

  @Test func staysInRegularWidthWhileTheKeyboardIsUp() {
    flow.sizeClasses.onNext(.regularCompact)
    flow.keyboardHeight.onNext(200)
    flow.scheduler.start()
    #expect(flow.state.overlayAlphas == [1, 0, 0, 0])
  }

  @Test func followsTheSizeClassInTheMiddleOfEditing() {
    flow.begin(.board)
    flow.keyboardHeight.onNext(253)
    flow.scheduler.start()
    let alphas = flow.record(\.overlayAlphas)
    flow.sizeClasses.onNext(.regularRegular)
    flow.sizeClasses.onNext(.compactRegular)
    #expect(alphas.elements == [[0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]])
    #expect(flow.state.editedField == .board)
  }

  @Test(arguments: zip(FlowStep.allCases, [0, 1, 1, 2, 2, 3, 3, 4]))
  func disablesEachGoButtonOnceItsStepHasBegun(_ step: FlowStep, _ disabled: Int) {
    flow.play(to: step)
    #expect(flow.state.isGoEnabled == (0..<4).map { $0 >= disabled })
  }
}
