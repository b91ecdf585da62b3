import AuditModel
import ViewTree

/// The screen where people make an account.
struct SignUpScreen: View {
  let state: CredentialsState
  /// Whether a board was made before that shall not be lost.
  let keepsBoard: Bool
  let style: Stylesheet
  let environment: RenderEnvironment

  var node: ViewNode {
    Page(title: localized("signUp.title"), style: style, in: environment) {
      if let back = state.back { backButton(back, isEnabled: !state.isLoading) }
    } content: {
      Text(localized(keepsBoard ? "signUp.heading" : "logIn.signUp")).font(.title.bold())
        .accessibilityAddTraits(.header)
        .id("heading")
      Text(localized("signUp.message")).id("message")
      if let name = state.form["name"] {
        FormFieldView(
          field: name, label: localized("account.name.label"), isEnabled: !state.isLoading,
          style: style)
      }
      MailField(form: state.form, isEnabled: !state.isLoading, style: style)
      PasswordField(
        form: state.form, hint: localized("account.password.hint"),
        isShown: state.showsPassword, isEnabled: !state.isLoading, style: style)
      if state.isLoading { LoadingSign(style: style) }
      ActionButton(
        title: localized("signUp.go"), isEnabled: state.canSend, style: style, id: "sign-up")
      Text(localized("signUp.terms")).font(.footnote).id("terms")
      LinkButton(
        title: localized("signUp.logIn"), isEnabled: !state.isLoading, style: style, id: "log-in")
    }
    .node
  }
}
