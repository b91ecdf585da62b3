import AuditModel
import Reactive
import ViewTree

@testable import Corkboard

/// The view model with subjects for everything that happens to it, in virtual time.
final class Rehearsal {
  let scheduler = TestScheduler()
  let viewSize = BehaviorSubject(value: Size(width: 320, height: 568))
  let sizeClasses = BehaviorSubject(value: SizeClasses.compactRegular)
  let keyboardHeight = PublishSubject<Double>()
  let rightTap = PublishSubject<Void>()
  let skipTaps = OverlayStep.allCases.map { _ in PublishSubject<Void>() }
  let template: BoardTemplate
  private let goTaps = OverlayStep.allCases.map { _ in PublishSubject<Void>() }
  private let board = FieldSubjects()
  private let lists = (0..<3).map { _ in FieldSubjects() }
  private let cards = (0..<3).map { _ in FieldSubjects() }
  private let shown: BehaviorRelay<OnboardingState>
  private let bag = DisposeBag()
  private(set) lazy var output = OnboardingViewModel(template: template, scheduler: scheduler)
    .transform(input)

  /// Without a screen nothing is listened to until a test does.
  init(template: BoardTemplate = BoardTemplate.all[0], hasScreen: Bool = true) {
    self.template = template
    shown = BehaviorRelay(value: OnboardingState(template: template))
    if hasScreen { output.bind(to: shown, disposedBy: bag) }
  }

  var state: OnboardingState { shown.value }

  private var input: OnboardingViewModel.Input {
    OnboardingViewModel.Input(
      board: board.input, lists: lists.map(\.input), cards: cards.map(\.input),
      goTaps: goTaps.map { $0.asObservable() }, skipTaps: skipTaps.map { $0.asObservable() },
      rightNavigationTap: rightTap.asObservable(), viewSize: viewSize.asObservable(),
      traitCollection: sizeClasses.asObservable(), keyboardHeight: keyboardHeight.asObservable())
  }

  func subjects(of field: FieldID) -> FieldSubjects {
    switch field {
    case .board: board
    case .list(let index): lists[index]
    case .card(let index): cards[index]
    }
  }

  /// Writes down what a driver emits from now on.
  func record<Value: Sendable>(
    _ driver: KeyPath<OnboardingViewModel.Output, Driver<Value>>
  ) -> TestableObserver<Value> {
    let observer = scheduler.createObserver(Value.self)
    output[keyPath: driver].asObservable().subscribe(observer).disposed(by: bag)
    return observer
  }
}

/// What happens to a field.
struct FieldSubjects {
  let text = PublishSubject<String>()
  let begin = PublishSubject<Void>()
  let end = PublishSubject<Void>()

  var input: NameViewModel.Input {
    NameViewModel.Input(
      text: text.asObservable(), editingDidBegin: begin.asObservable(),
      editingDidEnd: end.asObservable())
  }
}

// MARK: - What people do

extension Rehearsal {
  func begin(_ field: FieldID) { subjects(of: field).begin.onNext(()) }
  func end(_ field: FieldID) { subjects(of: field).end.onNext(()) }
  func type(_ text: String, into field: FieldID) { subjects(of: field).text.onNext(text) }
  func go(_ overlay: OverlayStep) { goTaps[overlay.rawValue].onNext(()) }
  func skip(_ overlay: OverlayStep) { skipTaps[overlay.rawValue].onNext(()) }
  func tapRightButton() { rightTap.onNext(()) }

  /// Edits a field from beginning to end.
  func name(_ field: FieldID, _ text: String) {
    begin(field)
    type(text, into: field)
    end(field)
  }

  /// Goes through the flow up to a step, as quickly as it can be done.
  func play(to step: FlowStep) {
    for next in FlowStep.allCases where next <= step { advance(into: next) }
  }

  private func advance(into step: FlowStep) {
    switch step {
    case .begin: break
    case .nameBoard: begin(.board)
    case .finishBoardNaming: end(.board)
    case .nameLists: begin(.list(2))
    case .finishListNaming: end(.list(2))
    case .nameCards: begin(.card(2))
    case .finishCardNaming: end(.card(2))
    case .createBoard: go(.create)
    }
  }
}
