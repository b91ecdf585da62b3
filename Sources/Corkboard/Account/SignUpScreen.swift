import AuditModel
import ViewTree

/// The screen where people make an account.
struct SignUpScreen: ScreenView {
  let state: CredentialsState
  /// Whether a board was made before that shall not be lost.
  let keepsBoard: Bool
  let style: Stylesheet

  var node: ViewNode {
    Page(
      title: localized(.signUpTitle), loading: state.loading, style: style
    ) {
      if let back = state.back { backButton(back, isEnabled: !state.isLoading) }
    } content: {
      Text(localized(keepsBoard ? .signUpHeading : .logInSignUp)).font(.title.bold())
        .accessibilityAddTraits(.header)
        .id("heading")
      Text(localized(.signUpMessage)).id("message")
      if let name = state.form["name"] {
        FormFieldView(
          field: name, label: localized(.accountNameLabel), isEnabled: !state.isLoading,
          style: style
        )
        .textContentType(.name)
      }
      MailField(form: state.form, isEnabled: !state.isLoading, style: style)
      PasswordField(
        form: state.form, hint: localized(.accountPasswordHint),
        isShown: state.showsPassword, isEnabled: !state.isLoading, style: style)
      ActionButton(
        title: localized(.signUpGo), isEnabled: state.canSend, style: style, id: "sign-up")
      Text(localized(.signUpTerms)).font(.footnote).id("terms")
      LinkButton(
        title: localized(.signUpLogIn), isEnabled: !state.isLoading, style: style, id: "log-in")
    }
    .node
  }
}
