import AuditModel
import ViewTree

/// The screen for people who forgot their password.
struct ForgottenPasswordScreen: View {
  let state: ForgottenPasswordViewModel.State
  let style: Stylesheet
  let environment: RenderEnvironment

  var node: ViewNode {
    Page(title: localized("forgotten.title"), style: style, in: environment) {
      backButton(localized("logIn.title"), isEnabled: !state.isLoading)
    } content: {
      if let mail = state.sentTo { sent(to: mail) } else { form }
    }
    .node
  }

  @ViewBuilder private var form: [ViewNode] {
    Text(localized("forgotten.heading")).font(.title.bold()).accessibilityAddTraits(.header)
      .id("heading")
    Text(localized("forgotten.message")).id("message")
    MailField(form: state.form, isEnabled: !state.isLoading, style: style)
    if state.isLoading { LoadingSign(style: style) }
    ActionButton(
      title: localized("forgotten.go"), isEnabled: state.canSend, style: style, id: "send")
  }

  @ViewBuilder private func sent(to mail: String) -> [ViewNode] {
    Notice(
      name: "sent", title: localized("forgotten.sent.title"),
      message: localized("forgotten.sent.message", .text(.verbatim(mail))), style: style)
    ActionButton(
      title: localized("forgotten.sent.back"), style: style, id: "back-to-log-in")
  }
}
