import Architecture
import Reactive
import Scenarios
import Testing

@testable import Corkboard

@Suite struct OnboardingAnalyticsTests {
  private typealias Entry = AnalyticsRecorder<OnboardingEvent>.Entry

  private let flow = Rehearsal()

  private var taps: [OnboardingEvent.Button] {
    flow.analytics.events.compactMap { event in
      if case .buttonTapped(let button) = event { button } else { nil }
    }
  }

  private var seen: [OverlayStep] {
    flow.analytics.events.compactMap { event in
      if case .guidanceSeen(let overlay) = event { overlay } else { nil }
    }
  }

  private var typed: [Entry] {
    flow.analytics.entries.filter { entry in
      if case .nameTyped = entry.event { true } else { false }
    }
  }

  @Test func seesTheFirstGuidanceAtOnce() {
    #expect(flow.analytics.entries == [Entry(time: .zero, .guidanceSeen(.board))])
  }

  @Test func seesEachPieceOfGuidanceOnce() {
    for overlay in OverlayStep.allCases { flow.skip(overlay) }
    #expect(seen == OverlayStep.allCases)
  }

  @Test func seesTheSameGuidanceOnceHoweverOftenTheKeyboardCoversIt() {
    for height in [253.0, 0, 253, 0] {
      flow.keyboardHeight.onNext(height)
      flow.scheduler.advance(by: .seconds(1))
    }
    #expect(seen == [.board])
  }

  @Test func seesGuidanceOnlyWhenTheKeyboardNoLongerCoversIt() {
    flow.begin(.board)
    flow.keyboardHeight.onNext(253)
    flow.scheduler.advance(by: .seconds(1))
    flow.end(.board)
    #expect(seen == [.board])
    flow.keyboardHeight.onNext(0)
    flow.scheduler.start()
    #expect(
      flow.analytics.entries.last
        == Entry(time: .milliseconds(1_200), .guidanceSeen(.lists)))
  }

  @Test func takesOneTapForOneHoweverManyObserversThereAre() {
    let observers = (0..<3).map { _ in flow.record(\.events) }
    let bag = DisposeBag()
    for _ in 0..<2 { flow.output.state.drive(onNext: { _ in }).disposed(by: bag) }
    flow.go(.board)
    #expect(taps == [.go(.board)])
    for observer in observers { #expect(observer.elements == [.buttonTapped(.go(.board))]) }
  }

  @Test func takesNoteOfEveryButton() {
    flow.go(.board)
    flow.tapRightButton()
    flow.skip(.board)
    flow.backTap.onNext(())
    flow.cancelTap.onNext(())
    flow.remindersTap.onNext(())
    #expect(taps == [.go(.board), .next, .skip(.board), .back, .cancel, .reminders])
  }

  @Test func takesATypedNameForOneAfterTheTypingHasPaused() {
    flow.begin(.board)
    for (milliseconds, text) in [(0, "R"), (400, "Ro"), (400, "Rom"), (400, "Rome")] {
      flow.scheduler.advance(by: .milliseconds(milliseconds))
      flow.type(text, into: .board)
    }
    #expect(typed.isEmpty)
    flow.scheduler.start()
    #expect(typed == [Entry(time: .milliseconds(2_200), .nameTyped(.board))])
  }

  @Test func distinguishesTheNamesOfFields() {
    flow.type("Ideas", into: .list(0))
    flow.type("Doing", into: .list(1))
    flow.scheduler.start()
    #expect(typed.map(\.event) == [.nameTyped(.list(0)), .nameTyped(.list(1))])
  }

  @Test func holdsNoneOfTheTypedTexts() {
    flow.name(.board, "Anna’s secret party")
    flow.name(.list(0), "Anna’s secret list")
    flow.name(.card(0), "Anna’s secret card")
    flow.scheduler.start()
    #expect(typed.count == 3)
    for event in flow.analytics.events {
      var text = ""
      dump(event, to: &text)
      #expect(!text.contains("Anna") && !"\(event)".contains("secret"))
    }
  }

  @Test func comesFromTheWholeAppWithATapBeforeItsEffects() throws {
    let scheduler = TestScheduler()
    let recorder = AnalyticsRecorder<OnboardingEvent>(scheduler: scheduler)
    let window = Window(
      device: .narrowest(with: .compactRegular),
      accessibilityPoster: AnnouncementRecorder(scheduler: scheduler))
    let preferences = InMemoryPreferences()
    preferences.showsTutorial = false
    let app = App(
      services: .stub(
        transport: StubTransport(scheduler: scheduler), preferences: preferences,
        analytics: recorder), window: window)
    let subscription = app.start()
    defer { subscription.dispose() }
    scheduler.advance(by: .seconds(4))
    window.visibleScene?.controls.tap("trip")
    window.visibleScene?.controls.tap("skip-board")
    #expect(
      recorder.events == [
        .guidanceSeen(.board), .buttonTapped(.skip(.board)), .guidanceSeen(.lists),
      ])
  }
}
