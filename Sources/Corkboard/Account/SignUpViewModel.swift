import Architecture
import AuditModel
import Reactive
import Scenarios

/// The view model of the screen where people make an account.
package struct SignUpViewModel: ViewModel, BasicViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// The events of its fields `name`, `mail` and `password`.
    package let field: Form.Events
    /// The switch that shows the password was tapped.
    package let showPassword: Observable<Void>
    /// The button that makes the account was tapped.
    package let signUp: Observable<Void>
    /// The link for people who have an account was tapped.
    package let logIn: Observable<Void>
    /// The button that goes back was tapped.
    package let back: Observable<Void>
  }

  /// The result.
  package struct Output: SceneOutput {
    package let state: Driver<CredentialsState>
    package let focus: Driver<String?>
    /// An account was made.
    package let signedUp: Observable<Account>
    /// The user has an account.
    package let logIn: Observable<Void>
    /// The user goes back.
    package let back: Observable<Void>
  }

  /// Makes an account of a name, an e-mail address and a password.
  package typealias SignUp =
    @Sendable (_ name: String, _ mail: String, _ password: String) -> Single<Account>

  private let signUp: SignUp
  /// Where its alerts are shown and its operations counted.
  package let basics: ViewModelBasics<ServiceFailure>
  /// Where its announcements go.
  package let accessibilityPoster: any AccessibilityPoster
  private let back: TextContent?

  /// Takes what makes the account, and the name of the screen before, if there is one.
  package init(
    signUp: @escaping SignUp, basics: ViewModelBasics<ServiceFailure>,
    accessibilityPoster: any AccessibilityPoster, back: TextContent?
  ) {
    self.signUp = signUp
    self.basics = basics
    self.accessibilityPoster = accessibilityPoster
    self.back = back
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let start = Form(
      FormField("name", .personName), FormField("mail", .mail),
      FormField("password", .newPassword))
    let state = credentials(
      announcingProblems(of: start.filledIn(by: input.field)), showPassword: input.showPassword,
      back: back)
    let requests = Observable.merge(input.signUp, start.sends(by: input.field))
      .withLatestFrom(state).filter(\.canSend).map(\.form).share()
    let signedUp = values(of: requests, loading: .blocking) { [signUp] form in
      signUp(
        form.text("name").withoutOuterSpaces, form.mail, form.text("password"))
    }
    return Output(
      state: state, focus: .focus(start.returns(by: input.field), resigningOn: requests),
      signedUp: signedUp, logIn: input.logIn, back: input.back)
  }
}

extension SignUpViewModel: Announceable {}

extension SignUpViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    self.init(
      field: { controls.field($0) }, showPassword: controls.taps("show-password"),
      signUp: controls.taps("sign-up"), logIn: controls.taps("log-in"),
      back: controls.taps("back"))
  }
}
