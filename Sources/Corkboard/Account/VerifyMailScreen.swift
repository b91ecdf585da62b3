import AuditModel
import ViewTree

/// The screen where an e-mail address is confirmed with a code.
struct VerifyMailScreen: View {
  let state: VerifyMailViewModel.State
  let style: Stylesheet
  let environment: RenderEnvironment

  var node: ViewNode {
    Page(title: localized("verify.title"), style: style, in: environment) {
      backButton(localized("logIn.title"), isEnabled: !state.isLoading)
    } content: {
      Text(localized("verify.heading")).font(.title.bold()).accessibilityAddTraits(.header)
        .id("heading")
      Text(localized("verify.message", .text(.verbatim(state.mail)))).id("message")
      if let code = state.form["code"] {
        FormFieldView(
          field: code, label: localized("verify.code.label"),
          hint: localized("verify.code.hint"), isEnabled: !state.isLoading, style: style)
      }
      if state.isLoading { LoadingSign(style: style) }
      ActionButton(
        title: localized("verify.go"), isEnabled: state.canSend, style: style, id: "confirm")
      LinkButton(
        title: localized("verify.again"), isEnabled: !state.isLoading, style: style,
        id: "again")
      if state.wasSentAgain { Text(localized("verify.sent")).id("sent-again") }
    }
    .node
  }
}
