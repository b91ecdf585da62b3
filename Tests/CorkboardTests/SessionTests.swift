import AuditModel
import Testing
import ViewTree

@testable import Corkboard

@Suite struct SessionTests {
  private let session = OnboardingSession(
    template: BoardTemplate.all[0], device: .narrowest(with: .compactRegular))

  private func send(_ events: OnboardingSession.Event...) {
    for event in events { session.send(event) }
  }

  @Test func editsTheBoardNameAfterGo() {
    send(.go, .type("Rome "))
    #expect(session.current.editedField == .board)
    #expect(session.current.boardName.typed == "Rome ")
    #expect(session.current.boardBottom == -261)
    send(.rightButton)
    #expect(session.current.editedField == nil)
    #expect(session.current.boardName.typed == "Rome")
    #expect(session.current.boardBottom == -8)
  }

  @Test func goesFromListToListWithTheKeyboardUp() {
    send(.skip, .go, .type("Ideas"), .rightButton, .type("Booked"))
    #expect(session.current.editedField == .list(1))
    #expect(session.current.listNames.map(\.typed) == ["Ideas", "Booked", nil])
    #expect(session.current.overlayAlphas == [0, 0, 0, 0])
  }

  @Test func hearsNoTapOnAGoButtonThatIsDisabled() {
    let session = OnboardingSession(
      template: BoardTemplate.all[0], device: .narrowest(with: .regularRegular))
    session.send(.go)
    let before = session.current
    session.send(.go)
    #expect(session.current == before)
  }

  @Test func hearsNoTapOnSkipWhileSomethingIsEdited() {
    send(.go, .type("Rome"))
    let before = session.current
    send(.skip)
    #expect(session.current == before)
  }

  @Test func hearsNoTapOnDoneWhileNothingIsEdited() {
    send(.skip)
    let before = session.current
    send(.rightButton)
    #expect(session.current == before)
  }

  @Test func typesNowhereWhileNothingIsEdited() {
    let before = session.current
    send(.type("Rome"))
    #expect(session.current == before)
  }

  @Test func ignoresEverythingAtTheEnd() {
    send(.skip, .skip, .skip, .skip)
    let before = session.current
    #expect(before.step == .createBoard)
    send(.go, .skip, .rightButton, .type("Rome"))
    #expect(session.current == before)
  }

  @Test(arguments: SizeClasses.allCases, FlowStep.allCases)
  func playsTheScriptToEachStep(_ classes: SizeClasses, _ step: FlowStep) {
    let device = Device.narrowest(with: classes)
    let session = OnboardingSession(template: BoardTemplate.all[1], device: device)
    for event in OnboardingScript.events(to: step) { session.send(event) }
    let isTyping = OnboardingScript.showsKeyboard(at: step)
    #expect(session.current.step == step)
    #expect((session.current.editedField != nil) == isTyping)
    #expect(session.current.boardBottom == -8 - (isTyping ? device.keyboardHeight : 0))
    #expect(
      session.current.overlayLeading == Double(-step.overlay.rawValue) * device.viewport.width)
  }
}
