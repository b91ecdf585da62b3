import Architecture
import AuditModel
import Reactive
import Scenarios

/// The view model of the screen where an e-mail address is confirmed with a code.
package struct VerifyMailViewModel: ViewModel, BasicViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// The events of its field `code`.
    package let field: Form.Events
    /// The button that confirms was tapped.
    package let confirm: Observable<Void>
    /// The link that has a new code sent was tapped.
    package let again: Observable<Void>
    /// The button that leads back to the log-in was tapped.
    package let back: Observable<Void>
  }

  /// The contents of the screen.
  package struct State: Hashable, Sendable {
    /// The address that is confirmed.
    package let mail: String
    /// The field `code`.
    package let form: Form
    /// Whether the server is being asked.
    package let isLoading: Bool
    /// Whether a new code was sent.
    package let wasSentAgain: Bool

    /// Whether the form can be sent.
    package var canSend: Bool { form.isValid && !isLoading }
  }

  /// The result.
  package struct Output: SceneOutput {
    package let state: Driver<State>
    package let focus: Driver<String?>
    /// The address is confirmed.
    package let verified: Observable<Void>
    /// It is another user's address: the user logs in anew.
    package let back: Observable<Void>
  }

  private let mail: String
  private let verify: VerifyMailUseCase
  private let accounts: any AccountService
  /// Where its alerts are shown and its operations counted.
  package let basics: ViewModelBasics<ServiceFailure>
  /// Where its announcements go.
  package let accessibilityPoster: any AccessibilityPoster

  /// Takes the address, what confirms it, and who says that a new code was sent.
  package init(
    mail: String, verify: VerifyMailUseCase, accounts: any AccountService,
    basics: ViewModelBasics<ServiceFailure>,
    accessibilityPoster: any AccessibilityPoster
  ) {
    self.mail = mail
    self.verify = verify
    self.accounts = accounts
    self.basics = basics
    self.accessibilityPoster = accessibilityPoster
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let start = Form(FormField("code", .verificationCode))
    let form = announcingProblems(of: start.filledIn(by: input.field))
    let again = PublishRelay<Void>()
    let state = Driver.combineLatest(
      form, announcingWait(isLoading),
      again.map { true }.startWith(false).asDriver(onErrorJustReturn: false)
    ) { [mail] form, isLoading, wasSentAgain in
      State(mail: mail, form: form, isLoading: isLoading, wasSentAgain: wasSentAgain)
    }
    let requests = Observable.merge(input.confirm, start.sends(by: input.field))
      .withLatestFrom(state).filter(\.canSend)
      .compactMap { VerificationCode($0.form.text("code")) }.share()
    let verified = values(of: requests) { [verify] code in verify(code) }
    let sent = values(of: input.again) { [accounts] in accounts.resendVerification() }
      .do(onNext: { _ in
        again.accept(())
        announce(message: "verify.sent")
      })
    return Output(
      state: state.keeping(sent),
      focus: .focus(
        start.returns(by: input.field),
        resigningOn: Observable.merge(requests.map { _ in }, input.again)),
      verified: verified.map { _ in }, back: input.back)
  }
}

extension VerifyMailViewModel: Announceable {}

extension VerifyMailViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    self.init(
      field: { controls.field($0) }, confirm: controls.taps("confirm"),
      again: controls.taps("again"), back: controls.taps("back"))
  }
}
