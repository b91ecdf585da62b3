import Architecture
import AuditModel
import Reactive
import ViewTree

@testable import Corkboard

/// The view model with subjects for everything that happens to it, in virtual time.
final class Rehearsal {
  let scheduler = TestScheduler()
  let viewSize = BehaviorSubject(value: Size(width: 320, height: 568))
  let sizeClasses = ReplaySubject<SizeClasses>.create(bufferSize: 1)
  let keyboardHeight = PublishSubject<Double>()
  let rightTap = PublishSubject<Void>()
  let backTap = PublishSubject<Void>()
  let cancelTap = PublishSubject<Void>()
  let remindersTap = PublishSubject<Void>()
  let goTaps = OverlayStep.allCases.map { _ in PublishSubject<Void>() }
  let skipTaps = OverlayStep.allCases.map { _ in PublishSubject<Void>() }
  let template: BoardTemplate
  let poster: AnnouncementRecorder
  let analytics: AnalyticsRecorder<OnboardingEvent>
  private let fields: [FieldID: FieldSubjects]
  private let remindsAtFirst: Bool
  private let shown: BehaviorRelay<OnboardingState>
  private let bag = DisposeBag()
  private(set) lazy var output = OnboardingViewModel(
    template: template, scheduler: scheduler, poster: poster, remindsAtFirst: remindsAtFirst,
    analytics: analytics
  ).transform(input)

  /// Without a screen nothing is listened to until a test does.
  init(
    template: BoardTemplate = BoardTemplate.all[0], remindsAtFirst: Bool = false,
    hasScreen: Bool = true, sizeClasses classes: SizeClasses? = .compactRegular
  ) {
    self.template = template
    self.remindsAtFirst = remindsAtFirst
    poster = AnnouncementRecorder(scheduler: scheduler)
    analytics = AnalyticsRecorder(scheduler: scheduler)
    fields = Dictionary(uniqueKeysWithValues: template.fields.map { ($0, FieldSubjects()) })
    shown = BehaviorRelay(value: OnboardingState(template: template))
    classes.map(sizeClasses.onNext)
    if hasScreen { output.state.drive(shown).disposed(by: bag) }
  }

  var state: OnboardingState { shown.value }

  func subjects(of field: FieldID) -> FieldSubjects { fields[field] ?? FieldSubjects() }

  /// Writes down what an output emits from now on.
  func record<Stream: ObservableConvertible>(
    _ stream: KeyPath<OnboardingViewModel.Output, Stream>
  ) -> TestableObserver<Stream.Element> {
    let observer = scheduler.createObserver(Stream.Element.self)
    output[keyPath: stream].asObservable().subscribe(observer).disposed(by: bag)
    return observer
  }

  private var input: OnboardingViewModel.Input {
    OnboardingViewModel.Input(
      field: { [fields] in (fields[$0] ?? FieldSubjects()).events },
      goTaps: { [goTaps] in goTaps[$0.rawValue].asObservable() },
      skipTaps: { [skipTaps] in skipTaps[$0.rawValue].asObservable() },
      rightNavigationTap: rightTap.asObservable(), backTap: backTap.asObservable(),
      cancelTap: cancelTap.asObservable(), remindersTap: remindersTap.asObservable(),
      viewSize: viewSize.asObservable(), traitCollection: sizeClasses.asObservable(),
      keyboardHeight: keyboardHeight.asObservable())
  }
}

/// The events of a field.
struct FieldSubjects: Sendable {
  let text = PublishSubject<String>()
  let begin = PublishSubject<Void>()
  let end = PublishSubject<Void>()
  let returnKey = PublishSubject<Void>()

  var events: FieldEvents {
    FieldEvents(
      text: text.asObservable(), editingDidBegin: begin.asObservable(),
      editingDidEnd: end.asObservable(), returnKey: returnKey.asObservable())
  }
}

// MARK: - What people do

extension Rehearsal {
  func begin(_ field: FieldID) { subjects(of: field).begin.onNext(()) }
  func end(_ field: FieldID) { subjects(of: field).end.onNext(()) }
  func type(_ text: String, into field: FieldID) { subjects(of: field).text.onNext(text) }
  func pressReturn(in field: FieldID) { subjects(of: field).returnKey.onNext(()) }
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
    for next in FlowStep.allCases where next <= step && next > state.step { advance(into: next) }
  }

  private func advance(into step: FlowStep) {
    switch step {
    case .begin: break
    case .nameBoard: begin(.board)
    case .finishBoardNaming: end(.board)
    case .nameLists: template.lists.last.map(begin)
    case .finishListNaming: template.lists.last.map(end)
    case .nameCards: template.cards.last.map(begin)
    case .finishCardNaming: template.cards.last.map(end)
    case .createBoard: go(.create)
    }
  }
}

extension OnboardingState {
  /// The name in a field.
  func name(_ field: FieldID) -> Name {
    switch field {
    case .board: boardName
    case .list(let index): listNames[index]
    case .card(let index): cardNames[index]
    }
  }
}
