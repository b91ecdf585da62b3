import Architecture
import AuditModel
import Reactive
import Scenarios

/// The view model of the screen for people who forgot their password.
package struct ForgottenPasswordViewModel: ViewModel, BasicViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// The events of its field `mail`.
    package let field: Form.Events
    /// The button that has the link sent was tapped.
    package let send: Observable<Void>
    /// A button that goes back was tapped.
    package let back: Observable<Void>
  }

  /// The contents of the screen.
  package struct State: Hashable, Sendable {
    /// The field `mail`.
    package let form: Form
    /// Whether the server is being asked.
    package let isLoading: Bool
    /// The address to which a link was sent, once it was.
    package let sentTo: String?

    /// Whether the form can be sent.
    package var canSend: Bool { form.isValid && !isLoading && sentTo == nil }
  }

  /// The result.
  package struct Output: SceneOutput {
    package let state: Driver<State>
    package let focus: Driver<String?>
    /// The user goes back.
    package let back: Observable<Void>
  }

  private let accounts: any AccountService
  /// Where its alerts are shown and its operations counted.
  package let basics: ViewModelBasics<ServiceFailure>
  /// Where its announcements go.
  package let accessibilityPoster: any AccessibilityPoster

  /// Takes what sends the link, and who says that it was sent.
  package init(
    accounts: any AccountService, basics: ViewModelBasics<ServiceFailure>,
    accessibilityPoster: any AccessibilityPoster
  ) {
    self.accounts = accounts
    self.basics = basics
    self.accessibilityPoster = accessibilityPoster
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let start = Form(FormField("mail", .mail))
    let form = announcingProblems(of: start.filledIn(by: input.field))
    let answered = PublishRelay<String>()
    let state = Driver.combineLatest(
      form, announcingWait(isLoading),
      answered.map { $0 }.startWith(nil).asDriver(onErrorJustReturn: nil)
    ) { form, isLoading, sentTo in State(form: form, isLoading: isLoading, sentTo: sentTo) }
    let requests = Observable.merge(input.send, start.sends(by: input.field))
      .withLatestFrom(state).filter(\.canSend).map(\.form.mail).share()
    let sent = values(of: requests) { [accounts] mail in
      accounts.resetPassword(mail: mail).map { _ in mail }
    }
    .do(onNext: { mail in
      answered.accept(mail)
      notifyScreenChanged(.element("sent/title"))
      announce(message: Announcement("forgotten.sent.message", .text(.verbatim(mail))))
    })
    return Output(
      state: state.keeping(sent),
      focus: .focus(start.returns(by: input.field), resigningOn: requests), back: input.back)
  }
}

extension ForgottenPasswordViewModel: Announceable {}

extension ForgottenPasswordViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    self.init(
      field: { controls.field($0) }, send: controls.taps("send"),
      back: .merge(controls.taps("back"), controls.taps("back-to-log-in")))
  }
}
