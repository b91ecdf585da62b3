import Architecture
import Reactive

extension OnboardingViewModel {
  /// How long the typing of a name has to pause before it counts as typed.
  static var typingPause: Duration { .seconds(1) }

  /// The events for the analytics, each once however many observers there are; none without
  /// analytics.
  func events(
    _ input: Input, _ alphas: Driver<[Double]>
  ) -> Observable<OnboardingEvent> {
    guard let analytics else { return .never() }
    return Observable.merge(buttonTaps(input), guidanceSeen(alphas), namesTyped(input))
      .tracked(by: analytics)
  }

  /// Each piece of guidance when it is seen for the first time: it may go and come with the keyboard.
  private func guidanceSeen(_ alphas: Driver<[Double]>) -> Observable<OnboardingEvent> {
    alphas.asObservable()
      .compactMap { alphas in alphas.firstIndex(of: 1).flatMap { OverlayStep(rawValue: $0) } }
      .scan(Sight()) { $0.then($1) }.compactMap(\.new).map { .guidanceSeen($0) }
  }

  private func buttonTaps(_ input: Input) -> Observable<OnboardingEvent> {
    let guidance = OverlayStep.allCases.flatMap { overlay in
      [
        input.goTaps(overlay).map { OnboardingEvent.Button.go(overlay) },
        input.skipTaps(overlay).map { OnboardingEvent.Button.skip(overlay) },
      ]
    }
    let others: [Observable<OnboardingEvent.Button>] = [
      input.rightNavigationTap.map { .next }, input.backTap.map { .back },
      input.cancelTap.map { .cancel }, input.remindersTap.map { .reminders },
    ]
    return Observable.merge(guidance + others).map { .buttonTapped($0) }
  }

  private func namesTyped(_ input: Input) -> Observable<OnboardingEvent> {
    .merge(
      fields(input).map { field, events in
        events.text.debounce(Self.typingPause, scheduler: scheduler).map { _ in .nameTyped(field) }
      })
  }
}

/// Which pieces of guidance were seen.
private struct Sight: Sendable {
  private var known: Set<OverlayStep> = []
  /// The one that was not seen before.
  private(set) var new: OverlayStep?

  func then(_ overlay: OverlayStep) -> Sight {
    var next = self
    next.new = next.known.insert(overlay).inserted ? overlay : nil
    return next
  }
}
