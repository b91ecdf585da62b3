import AuditModel
import ViewTree

/// The tab with the settings.
struct SettingsView: View {
  let state: SettingsViewModel.State
  let version: String
  let style: Stylesheet
  let environment: RenderEnvironment

  var node: ViewNode {
    Page(title: localized("settings.title"), style: style, in: environment) {
      heading("settings.account")
      switch state.account {
      case .loading: LoadingSign(style: style)
      case .failed(let error): Text(error.explanation).id("unknown")
      case .loaded(let account):
        VStack(alignment: .leading, spacing: 4) {
          Text(.verbatim(account.name)).font(.headline).id("person")
          Text(.verbatim(account.mail)).id("mail")
        }
        .id("account")
      }
      heading("settings.app")
      Toggle(isOn: state.reminds, isEnabled: !state.isLoading) {
        Text(localized("settings.reminders"))
      }
      .frame(maxWidth: .infinity, minHeight: 44)
      .id("reminders")
      LinkButton(
        title: localized("settings.tutorial"), isEnabled: !state.showsTutorial, style: style,
        id: "show-tutorial")
      if state.showsTutorial { Text(localized("settings.tutorial.done")).id("tutorial-done") }
      LinkButton(
        title: localized("settings.logOut"), isEnabled: !state.isLoading, style: style,
        id: "log-out")
      Text(localized("settings.version", .text(.verbatim(version)))).font(.footnote)
        .id("version")
    }
    .node
  }

  private func heading(_ key: String) -> ViewNode {
    Text(localized(key)).font(.title3.bold()).accessibilityAddTraits(.header).id(key)
  }
}
