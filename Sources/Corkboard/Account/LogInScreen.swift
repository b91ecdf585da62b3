import AuditModel
import ViewTree

/// The screen where people log in.
struct LogInScreen: ScreenView {
  let state: CredentialsState
  let style: Stylesheet

  var node: ViewNode {
    Page(
      title: localized(.logInTitle), loading: state.loading, style: style
    ) {
      if let back = state.back { backButton(back, isEnabled: !state.isLoading) }
    } content: {
      Text(localized(.logInHeading)).font(.title.bold()).accessibilityAddTraits(.header)
        .id("heading")
      MailField(form: state.form, isEnabled: !state.isLoading, style: style)
      PasswordField(
        form: state.form, isShown: state.showsPassword, isEnabled: !state.isLoading,
        style: style)
      ActionButton(
        title: localized(.logInGo), isEnabled: state.canSend, style: style, id: "log-in")
      LinkButton(
        title: localized(.logInForgotten), isEnabled: !state.isLoading, style: style,
        id: "forgotten")
      LinkButton(
        title: localized(.logInSignUp), isEnabled: !state.isLoading, style: style, id: "sign-up")
    }
    .node
  }
}

/// The field of the e-mail address.
struct MailField: NodeView {
  let form: Form
  let isEnabled: Bool
  let style: Stylesheet

  var node: ViewNode {
    VStack(alignment: .leading, spacing: 4) {
      if let field = form["mail"] {
        FormFieldView(
          field: field, label: localized(.accountMailLabel),
          placeholder: localized(.accountMailPlaceholder), isEnabled: isEnabled, style: style
        )
        .keyboardType(.emailAddress).textContentType(.emailAddress)
      }
    }
    .node
  }
}

/// The field of the password, and the switch that shows what was typed.
struct PasswordField: NodeView {
  let form: Form
  var hint: TextContent?
  /// A new password is proposed by iOS, that of an account is filled in.
  var purpose = UITextContentType.password
  let isShown: Bool
  let isEnabled: Bool
  let style: Stylesheet

  var node: ViewNode {
    VStack(alignment: .leading, spacing: 8) {
      if let field = form["password"] {
        FormFieldView(
          field: field, label: localized(.accountPasswordLabel), hint: hint,
          isSecure: !isShown, isEnabled: isEnabled, style: style
        )
        .textContentType(purpose).allowsPasting()
        if let hint, field.problem == nil {
          // The field says it as its hint.
          Text(hint).font(.footnote).accessibilityHidden().id("password-hint")
        }
      }
      Toggle(isOn: isShown) { Text(localized(.accountPasswordShow)) }
        .frame(maxWidth: .infinity, minHeight: 44)
        .id("show-password")
    }
    .node
  }
}
