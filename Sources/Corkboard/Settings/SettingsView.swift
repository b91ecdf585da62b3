import AuditModel
import ViewTree

/// The tab with the settings.
struct SettingsView: ScreenView {
  let state: SettingsViewModel.State
  let version: String
  let style: Stylesheet

  var node: ViewNode {
    Page(title: localized(.settingsTitle), style: style) {
      heading(.settingsAccount)
      switch state.account {
      case .loading: LoadingSign(style: style)
      case .failed(let failure): Text(failure.explanation).id("unknown")
      case .loaded(let account):
        VStack(alignment: .leading, spacing: 4) {
          Text(.verbatim(account.name)).font(.headline).id("person")
          Text(.verbatim(account.mail)).id("mail")
        }
        .id("account")
      }
      heading(.settingsApp)
      Toggle(isOn: state.reminds, isEnabled: !state.isLoading) {
        Text(localized(.settingsReminders))
      }
      .frame(maxWidth: .infinity, minHeight: 44)
      .id("reminders")
      LinkButton(
        title: localized(.settingsTutorial), isEnabled: !state.showsTutorial, style: style,
        id: "show-tutorial")
      if state.showsTutorial { Text(localized(.settingsTutorialDone)).id("tutorial-done") }
      LinkButton(
        title: localized(.settingsLogOut), isEnabled: !state.isLoading, style: style,
        id: "log-out")
      Text(localized(.settingsVersion, .text(.verbatim(version)))).font(.footnote)
        .id("version")
    }
    .node
  }

  private func heading(_ key: LocalizableKey) -> ViewNode {
    Text(localized(key)).font(.title3.bold()).accessibilityAddTraits(.header).id(key.rawValue)
  }
}
