import Architecture
import Reactive

extension OnboardingViewModel {
  /// The accessibility elements, by identity on the screen and in reading order.
  func accessibilityElements(
    _ step: Driver<FlowStep>, _ edited: Driver<FieldID?>, _ alphas: Driver<[Double]>
  ) -> Driver<[String]> {
    Driver.combineLatest(step, edited, alphas) { [template] step, edited, alphas in
      OnboardingElements(
        template: template, step: step, editedField: edited, showsGuidance: alphas.contains(1)
      ).paths
    }.distinctUntilChanged()
  }

  /// Posts at each new step that the screen has changed, and emits the identity of the element that
  /// it shall go to.
  ///
  /// When that is part of the guidance and the keyboard still covers it, it waits for the guidance.
  func screenChanges(
    _ moves: Driver<FlowMove>, _ alphas: Driver<[Double]>
  ) -> Observable<String> {
    let arrivals = moves.distinctUntilChanged(at: \.after)
    return Driver.combineLatest(arrivals, alphas) { move, alphas in (move, alphas.contains(1)) }
      .filter { move, showsGuidance in showsGuidance || !move.opensGuidance }
      .map(\.0).distinctUntilChanged(at: \.after)
      .map(\.firstElement).asObservable()
      .do(onNext: { notifyScreenChanged(.element($0)) }).share()
  }

  /// Has VoiceOver say why a text was refused.
  func refusals(_ names: Names) -> Observable<Void> {
    names.refusals.do(onNext: { _ in
      announce(message: Announcement("name.tooLong", .integer(Name.limit)))
    }).share()
  }
}

extension FlowMove {
  /// Whether what comes next is said by the guidance.
  fileprivate var opensGuidance: Bool { after == .begin || after.isFinish }

  /// The identity of the element that people meet first at the new step.
  fileprivate var firstElement: String {
    if case .began(let field) = event { return field.path }
    return opensGuidance ? OnboardingElements.guidanceTitle : OnboardingElements.creatingTitle
  }
}
