import AuditModel
import Reactive
import ViewTree

/// The onboarding on a device without a screen: taps go in, the state comes out, and fields and
/// keyboard behave as UIKit's do.
package final class OnboardingSession: Sendable {
  /// Something that a person does.
  package enum Event: Hashable, Sendable {
    /// Taps the button of the guidance.
    case go
    /// Taps Skip, or Finish at the end.
    case skip
    /// Taps Done, Next List or Next Card.
    case rightButton
    /// Types a text into the field that is edited, in place of what is there.
    case type(String)
  }

  private let fields: [FieldID: Field]
  private let goTaps = OverlayStep.allCases.map { _ in PublishSubject<Void>() }
  private let skipTaps = OverlayStep.allCases.map { _ in PublishSubject<Void>() }
  private let rightTap = PublishSubject<Void>()
  private let keyboardHeight = BehaviorSubject(value: 0.0)
  private let state: BehaviorRelay<OnboardingState>
  private let scheduler = TestScheduler()
  private let device: Device
  private let bag = DisposeBag()

  private struct Field: Sendable {
    let text = PublishSubject<String>()
    let editingDidBegin = PublishSubject<Void>()
    let editingDidEnd = PublishSubject<Void>()

    var input: NameViewModel.Input {
      NameViewModel.Input(
        text: text.asObservable(), editingDidBegin: editingDidBegin.asObservable(),
        editingDidEnd: editingDidEnd.asObservable())
    }
  }

  /// Shows the onboarding of a template on a device.
  package init(template: BoardTemplate, device: Device) {
    self.device = device
    let ids: [FieldID] =
      [.board] + (0..<template.listCount).map { .list($0) }
      + (0..<template.cardCount).map { .card($0) }
    fields = Dictionary(uniqueKeysWithValues: ids.map { ($0, Field()) })
    state = BehaviorRelay(value: OnboardingState(template: template))
    let output = OnboardingViewModel(template: template, scheduler: scheduler)
      .transform(input(template))
    output.bind(to: state, disposedBy: bag)
    output.focus.drive(onNext: { [weak self] in self?.moveFocus(to: $0) }).disposed(by: bag)
    settle()
  }

  /// What the screen shows now.
  package var current: OnboardingState { state.value }

  /// Does something and waits until everything has come to rest; what the screen does not offer
  /// cannot be done.
  package func send(_ event: Event) {
    guard current.offers(event) else { return }
    let overlay = current.overlayStep.rawValue
    switch event {
    case .go: goTaps[overlay].onNext(())
    case .skip: skipTaps[overlay].onNext(())
    case .rightButton: rightTap.onNext(())
    case .type(let text):
      if let field = current.editedField { fields[field]?.text.onNext(text) }
    }
    settle()
  }

  private func input(_ template: BoardTemplate) -> OnboardingViewModel.Input {
    func input(_ field: FieldID) -> NameViewModel.Input { (fields[field] ?? Field()).input }
    return OnboardingViewModel.Input(
      board: input(.board), lists: (0..<template.listCount).map { input(.list($0)) },
      cards: (0..<template.cardCount).map { input(.card($0)) },
      goTaps: goTaps.map { $0.asObservable() }, skipTaps: skipTaps.map { $0.asObservable() },
      rightNavigationTap: rightTap.asObservable(), viewSize: .just(device.viewport),
      traitCollection: .just(device.sizeClasses), keyboardHeight: keyboardHeight.asObservable())
  }

  /// As UIKit does it: the field that is edited resigns first, then the next one begins, and the
  /// keyboard stays up between them.
  private func moveFocus(to field: FieldID?) {
    if let edited = current.editedField { fields[edited]?.editingDidEnd.onNext(()) }
    if let field { fields[field]?.editingDidBegin.onNext(()) }
    keyboardHeight.onNext(field == nil ? 0 : device.keyboardHeight)
  }

  /// Lets all delays pass.
  private func settle() { scheduler.advance(by: .seconds(1)) }
}

extension OnboardingState {
  /// Whether somebody can do this on the screen now.
  fileprivate func offers(_ event: OnboardingSession.Event) -> Bool {
    let overlay = overlayStep.rawValue
    return switch event {
    case .go: isGoEnabled[overlay] && overlayAlphas[overlay] > 0
    case .skip: navigationButton == .skip || navigationButton == .finish
    case .rightButton: editedField != nil
    case .type: editedField != nil
    }
  }
}
