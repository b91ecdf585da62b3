import Architecture
import AuditModel
import Reactive

/// The state of the screens on which people type their credentials.
package struct CredentialsState: Hashable, Sendable {
  /// The fields of the screen.
  package let form: Form
  /// Whether the password can be read.
  package let showsPassword: Bool
  /// How it is shown that the server is being asked; nothing when it is not.
  package let loading: LoadingStyle?
  /// The name of the screen to go back to, if there is one.
  package let back: TextContent?

  /// Whether the server is being asked.
  package var isLoading: Bool { loading != nil }

  /// Whether the form can be sent.
  package var canSend: Bool { form.isValid && !isLoading }
}

extension BasicViewModel where Self: Announceable {
  /// The state, now and after every event of the form and of the switch that shows the password.
  func credentials(
    _ form: Driver<Form>, showPassword: Observable<Void>, back: TextContent?
  ) -> Driver<CredentialsState> {
    let showsPassword = showPassword.scan(false) { shown, _ in !shown }.startWith(false)
      .asDriver(onErrorJustReturn: false)
    return Driver.combineLatest(form, showsPassword, enteringCover(of: loading)) {
      CredentialsState(form: $0, showsPassword: $1, loading: $2, back: back)
    }
  }
}
