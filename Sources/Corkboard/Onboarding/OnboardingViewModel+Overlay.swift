import AuditModel
import Reactive

extension OnboardingViewModel {
  /// The overlays are side by side, each as wide as the screen or, in regular width, as the guidance
  /// beside the board; the leading edge of the first one moves the current one into view.
  func overlayLeading(_ input: Input, _ step: Driver<FlowStep>) -> Driver<Double> {
    Driver.combineLatest(
      overlayStep(step), input.viewSize.asDriver(onErrorJustReturn: .zero),
      traits(input).startWith(.compactRegular)
    ) { overlay, size, classes in
      -Double(overlay.rawValue) * OverlayPaging.width(in: size.width, classes)
    }.distinctUntilChanged()
  }

  /// The current overlay is seen, unless the keyboard takes its place in compact width. The first one
  /// is seen before any trait collection is known.
  func overlayAlphas(_ input: Input, _ step: Driver<FlowStep>) -> Driver<[Double]> {
    let keyboardIsUp = settledKeyboard(input).map { $0 > 0 }
    let traits = traits(input).startWith(.compactRegular)
    return Driver.combineLatest(overlayStep(step), traits, keyboardIsUp) {
      overlay, classes, keyboardIsUp in
      OverlayStep.allCases.map { candidate in
        let isCovered = keyboardIsUp && classes.horizontal == .compact
        return candidate == overlay && !isCovered ? 1 : 0
      }
    }.distinctUntilChanged()
  }
}
