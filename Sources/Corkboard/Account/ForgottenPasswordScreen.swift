import AuditModel
import ViewTree

/// The screen for people who forgot their password.
struct ForgottenPasswordScreen: ScreenView {
  let state: ForgottenPasswordViewModel.State
  let style: Stylesheet

  var node: ViewNode {
    Page(title: localized(.forgottenTitle), style: style) {
      backButton(localized(.logInTitle), isEnabled: !state.isLoading)
    } content: {
      if let mail = state.sentTo { sent(to: mail) } else { form }
    }
    .node
  }

  @ViewBuilder private var form: [ViewNode] {
    Text(localized(.forgottenHeading)).font(.title.bold()).accessibilityAddTraits(.header)
      .id("heading")
    Text(localized(.forgottenMessage)).id("message")
    MailField(form: state.form, isEnabled: !state.isLoading, style: style)
    if state.isLoading { LoadingSign(style: style) }
    ActionButton(
      title: localized(.forgottenGo), isEnabled: state.canSend, style: style, id: "send")
  }

  @ViewBuilder private func sent(to mail: String) -> [ViewNode] {
    Notice(
      name: "sent", symbol: "envelope", title: localized(.forgottenSentTitle),
      message: localized(.forgottenSentMessage, .text(.verbatim(mail))), style: style)
    ActionButton(
      title: localized(.forgottenSentBack), style: style, id: "back-to-log-in")
  }
}
