import Reactive

extension OnboardingViewModel {
  /// Everything that may move the flow on: fields, skips and the last go button.
  func moves(_ input: Input) -> Driver<FlowMove> {
    let edited = fields(input).flatMap { field, events in
      [
        events.editingDidBegin.map { FlowEvent.began(field) },
        events.editingDidEnd.map { FlowEvent.ended(field) },
      ]
    }
    let skipped = OverlayStep.allCases.map { overlay in
      input.skipTaps(overlay).map { FlowEvent.skipped(overlay) }
    }
    let created = input.goTaps(.create).map { FlowEvent.created }
    let plan = FlowPlan(template: template)
    return Observable.merge(edited + skipped + [created])
      .scan(FlowMove.start) { move, event in move.then(event, by: plan) }
      .startWith(.start).asDriver(onErrorDriveWith: .empty())
  }

  /// How far the flow has come, never back.
  func step(_ moves: Driver<FlowMove>) -> Driver<FlowStep> {
    moves.map(\.after).distinctUntilChanged()
  }

  /// Which guidance belongs to the step.
  func overlayStep(_ step: Driver<FlowStep>) -> Driver<OverlayStep> {
    step.map(\.overlay).distinctUntilChanged()
  }

  /// Each go button can be pressed until its step begins.
  func isGoEnabled(_ step: Driver<FlowStep>) -> Driver<[Bool]> {
    step.map { step in OverlayStep.allCases.map { step <= $0.firstStep } }
  }
}
