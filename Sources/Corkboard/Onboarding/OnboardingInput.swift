import Architecture
import AuditModel
import Reactive
import Scenarios

extension OnboardingViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// The events of a field.
    package var field: @Sendable (FieldID) -> FieldEvents
    /// Taps on the button of a piece of guidance.
    package var goTaps: @Sendable (OverlayStep) -> Observable<Void>
    /// Taps that leave what a piece of guidance asks for.
    package var skipTaps: @Sendable (OverlayStep) -> Observable<Void>
    /// Taps on the right button of the navigation bar while something is edited.
    package var rightNavigationTap: Observable<Void>
    /// Taps on the button that leads back to the templates.
    package var backTap: Observable<Void> = .never()
    /// Taps on the button that stops the making of the board.
    package var cancelTap: Observable<Void> = .never()
    /// Taps on the switch for reminders.
    package var remindersTap: Observable<Void> = .never()
    /// The size of the screen.
    package var viewSize: Observable<Size>
    /// The size classes of the screen.
    package var traitCollection: Observable<SizeClasses>
    /// How much of the screen the keyboard covers.
    package var keyboardHeight: Observable<Double>
  }
}

extension OnboardingViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    field = { controls.field($0.name) }
    goTaps = { controls.taps($0.goName) }
    skipTaps = { controls.taps($0.skipButton.name) }
    rightNavigationTap = .merge(
      [NavigationButton.done, .nextList, .nextCard].map { controls.taps($0.name) })
    backTap = controls.taps("bar/back")
    cancelTap = controls.taps("creating/cancel")
    remindersTap = controls.taps("creating/reminders")
    viewSize = surroundings.viewSize
    traitCollection = surroundings.sizeClasses
    keyboardHeight = surroundings.keyboardHeight(for: controls)
  }
}

extension OnboardingViewModel.Input {
  /// The same input, in which a stream that fails says nothing more and all others go on.
  var withoutFailures: Self {
    var result = self
    result.field = { [field] in field($0).withoutFailures }
    result.goTaps = { [goTaps] in goTaps($0).withoutFailure }
    result.skipTaps = { [skipTaps] in skipTaps($0).withoutFailure }
    result.rightNavigationTap = rightNavigationTap.withoutFailure
    result.backTap = backTap.withoutFailure
    result.cancelTap = cancelTap.withoutFailure
    result.remindersTap = remindersTap.withoutFailure
    result.viewSize = viewSize.withoutFailure
    result.traitCollection = traitCollection.withoutFailure
    result.keyboardHeight = keyboardHeight.withoutFailure
    return result
  }
}

extension FieldEvents {
  fileprivate var withoutFailures: FieldEvents {
    FieldEvents(
      text: text.withoutFailure, editingDidBegin: editingDidBegin.withoutFailure,
      editingDidEnd: editingDidEnd.withoutFailure, returnKey: returnKey.withoutFailure)
  }
}

extension Observable {
  fileprivate var withoutFailure: Observable { self.catch { _ in .never() } }
}
