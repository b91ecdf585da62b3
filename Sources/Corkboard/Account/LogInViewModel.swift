import Architecture
import AuditModel
import Reactive
import Scenarios

/// The view model of the screen where people log in.
package struct LogInViewModel: ViewModel, BasicViewModel {
  /// The events of the screen.
  package struct Input: Sendable {
    /// The events of its fields `mail` and `password`.
    package let field: Form.Events
    /// The switch that shows the password was tapped.
    package let showPassword: Observable<Void>
    /// The button that logs in was tapped.
    package let logIn: Observable<Void>
    /// The link for people who forgot their password was tapped.
    package let forgotten: Observable<Void>
    /// The link to a new account was tapped.
    package let signUp: Observable<Void>
    /// The button that goes back was tapped.
    package let back: Observable<Void>
  }

  /// The result.
  package struct Output: SceneOutput {
    package let state: Driver<CredentialsState>
    package let focus: Driver<String?>
    /// The user has logged in.
    package let loggedIn: Observable<Account>
    /// The user forgot the password.
    package let forgotten: Observable<Void>
    /// The user wants a new account.
    package let signUp: Observable<Void>
    /// The user goes back.
    package let back: Observable<Void>
  }

  /// Logs in with an e-mail address and a password.
  package typealias LogIn = @Sendable (_ mail: String, _ password: String) -> Single<Account>

  private let logIn: LogIn
  /// Where its alerts are shown and its operations counted.
  package let basics: ViewModelBasics<ServiceFailure>
  /// Where its announcements go.
  package let accessibilityPoster: any AccessibilityPoster
  private let back: TextContent?

  /// Takes what logs in, and the name of the screen before, if there is one.
  package init(
    logIn: @escaping LogIn, basics: ViewModelBasics<ServiceFailure>,
    accessibilityPoster: any AccessibilityPoster, back: TextContent?
  ) {
    self.logIn = logIn
    self.basics = basics
    self.accessibilityPoster = accessibilityPoster
    self.back = back
  }

  /// Turns what happens into what is shown.
  package func transform(_ input: Input) -> Output {
    let start = Form(FormField("mail", .mail), FormField("password", .anyPassword))
    let state = credentials(
      announcingProblems(of: start.filledIn(by: input.field)), showPassword: input.showPassword,
      back: back)
    let requests = Observable.merge(input.logIn, start.sends(by: input.field))
      .withLatestFrom(state).filter(\.canSend).map(\.form).share()
    let loggedIn = values(of: requests, loading: .blocking) { [logIn] form in
      logIn(form.mail, form.text("password"))
    }
    return Output(
      state: state,
      focus: .focus(start.returns(by: input.field), resigningOn: requests),
      loggedIn: loggedIn, forgotten: input.forgotten, signUp: input.signUp, back: input.back)
  }
}

extension LogInViewModel: Announceable {}

extension LogInViewModel.Input: SceneInput {
  /// Listens to the controls by the names they have on the screen.
  package init(_ controls: Controls, _ surroundings: Surroundings) {
    self.init(
      field: { controls.field($0) }, showPassword: controls.taps("show-password"),
      logIn: controls.taps("log-in"), forgotten: controls.taps("forgotten"),
      signUp: controls.taps("sign-up"), back: controls.taps("back"))
  }
}

extension Form {
  /// The e-mail address without the spaces that keyboards add.
  var mail: String { text("mail").withoutOuterSpaces }
}

extension Driver where Element == String? {
  /// Where the cursor goes: on with the return key, and away when the form is sent.
  static func focus<Request: Sendable>(
    _ returns: Observable<String?>, resigningOn requests: Observable<Request>
  ) -> Driver {
    Observable.merge(returns, requests.map { _ in nil }).asDriver(onErrorJustReturn: nil)
  }
}
