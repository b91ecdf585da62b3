import Architecture
import AuditModel
import Reactive
import Scenarios
import Testing
import ViewTree

@testable import Corkboard

/// The onboarding as the app shows it, with controls to tap and a device to turn.
final class Stage {
  let scheduler = TestScheduler()
  let surroundings: Surroundings
  let scene: ViewModelScene<OnboardingViewModel>

  init(
    _ sizeClasses: SizeClasses = .compactRegular, template: BoardTemplate = BoardTemplate.all[0],
    style: Stylesheet = .revised
  ) {
    surroundings = Surroundings(device: .narrowest(with: sizeClasses))
    scene = OnboardingScene.make(
      template: template, surroundings: surroundings, scheduler: scheduler,
      poster: AnnouncementRecorder(scheduler: scheduler), style: style)
  }

  var controls: Controls { scene.controls }

  var state: OnboardingState {
    scene.current ?? OnboardingState(template: BoardTemplate.all[0])
  }

  /// Taps controls, and lets all delays pass after each.
  func tap(_ names: String...) {
    for name in names {
      controls.tap(name)
      scheduler.advance(by: .seconds(1))
    }
  }
}

@Suite struct SceneTests {
  private let stage = Stage()

  @Test func editsTheBoardNameAfterGo() {
    stage.tap("content/overlay/guidance/go-board")
    stage.controls.type("Rome ")
    #expect(stage.controls.currentField == "board/name")
    #expect(stage.state.editedField == .board)
    #expect(stage.state.boardName.typed == "Rome ")
    #expect(stage.state.boardBottom == -261)
    stage.tap("bar/done")
    #expect(stage.controls.currentField == nil)
    #expect(stage.state.boardName.typed == "Rome")
    #expect(stage.state.boardBottom == -8)
  }

  @Test func goesFromListToListWithTheKeyboardUp() {
    stage.tap("bar/skip-board", "go-lists")
    stage.controls.type("Ideas")
    stage.tap("bar/next-list")
    stage.controls.type("Booked")
    #expect(stage.state.editedField == .list(1))
    #expect(stage.state.listNames.map(\.typed) == ["Ideas", "Booked", nil])
    #expect(stage.state.overlayAlphas == [0, 0, 0, 0])
  }

  @Test func goesThroughAllCardsWithReturn() {
    stage.tap("bar/skip-board", "bar/skip-lists", "go-cards")
    for name in ["Hotel", "Train", "Map"] {
      stage.controls.type(name)
      stage.controls.pressReturn()
    }
    #expect(stage.state.cardNames.map(\.typed) == ["Hotel", "Train", "Map"])
    #expect(stage.state.step == .finishCardNaming)
    #expect(stage.controls.currentField == nil)
  }

  @Test func editsAgainWhatIsTapped() {
    stage.tap("bar/skip-board", "bar/skip-lists")
    #expect(stage.controls.beginEditing("content/board/lists/list-2/name"))
    stage.controls.type("Booked")
    stage.controls.endEditing()
    #expect(stage.state.listNames[1].typed == "Booked")
    #expect(stage.state.step == .finishListNaming)
  }

  @Test func putsTheKeyboardAwayWithSkip() {
    stage.tap("go-board")
    stage.controls.type("Rome")
    stage.tap("skip-board")
    #expect(stage.controls.currentField == nil)
    #expect(stage.state.boardName.typed == nil)
    #expect(stage.state.step == .finishBoardNaming)
  }

  @Test func followsTheDeviceThatIsTurnedInTheMiddleOfEditing() {
    stage.tap("skip-board", "go-lists")
    stage.controls.type("Ideas")
    stage.surroundings.change(to: .narrowest(with: .regularCompact))
    stage.scheduler.advance(by: .seconds(1))
    #expect(stage.state.editedField == .list(0))
    #expect(stage.state.listNames[0].typed == "Ideas")
    #expect(stage.state.overlayLeading == -300)
    #expect((stage.state.boardLeading, stage.state.boardBottom) == (316, -208))
    #expect(stage.state.showsGuidance)
    stage.tap("next-list")
    #expect(stage.state.editedField == .list(1))
  }

  @Test func emitsItsEventsToCoordinators() {
    let told = stage.scheduler.createObserver(String.self)
    let bag = DisposeBag()
    Observable.merge(
      stage.scene.events(\.leave).map { "leave" }, stage.scene.events(\.cancel).map { "cancel" },
      stage.scene.events(\.reminders).map { "reminders: \($0)" },
      stage.scene.events(\.createdBoard).map { _ in "created" }
    ).subscribe(told).disposed(by: bag)
    stage.tap("bar/back", "skip-board", "skip-lists", "skip-cards", "finish")
    stage.tap("creating/reminders", "creating/cancel")
    #expect(told.elements == ["leave", "created", "reminders: true", "cancel"])
  }

  @Test func isLetGoOfWithAllItHolds() {
    weak var controls: Controls?
    do {
      let stage = Stage()
      stage.tap("go-board")
      controls = stage.controls
    }
    #expect(controls == nil)
  }

  @Test(arguments: SizeClasses.allCases, FlowStep.allCases)
  func isLedToEachStepByItsTaps(_ classes: SizeClasses, _ step: FlowStep) {
    let stage = Stage(classes)
    for name in OnboardingScript.taps(to: step, of: BoardTemplate.all[0]) { stage.tap(name) }
    let isTyping = [.nameBoard, .nameLists, .nameCards].contains(step)
    let keyboard = stage.surroundings.currentDevice.keyboardHeight
    #expect(stage.state.step == step)
    #expect((stage.state.editedField != nil) == isTyping)
    #expect(stage.state.boardBottom == -8 - (isTyping ? keyboard : 0))
  }

  @Test func isLedThroughAnEmptyBoardByItsTaps() {
    #expect(
      OnboardingScript.taps(to: .createBoard, of: .empty) == ["go-board", "done", "go-create"])
  }
}
