import AuditModel
import ViewTree

/// The screen where an e-mail address is confirmed with a code.
struct VerifyMailScreen: ScreenView {
  let state: VerifyMailViewModel.State
  let style: Stylesheet

  var node: ViewNode {
    Page(title: localized(.verifyTitle), style: style) {
      backButton(localized(.logInTitle), isEnabled: !state.isLoading)
    } content: {
      Text(localized(.verifyHeading)).font(.title.bold()).accessibilityAddTraits(.header)
        .id("heading")
      Text(localized(.verifyMessage, .text(.verbatim(state.mail)))).id("message")
      if let code = state.form["code"] {
        FormFieldView(
          field: code, label: localized(.verifyCodeLabel),
          hint: localized(.verifyCodeHint), isEnabled: !state.isLoading, style: style
        )
        .textContentType(.oneTimeCode).allowsPasting()
      }
      if state.isLoading { LoadingSign(style: style) }
      ActionButton(
        title: localized(.verifyGo), isEnabled: state.canSend, style: style, id: "confirm")
      LinkButton(
        title: localized(.verifyAgain), isEnabled: !state.isLoading, style: style,
        id: "again")
      if state.wasSentAgain { Text(localized(.verifySent)).id("sent-again") }
    }
    .node
  }
}
