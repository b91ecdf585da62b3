import AuditModel
import Configuration
import Localization
import TranslationRules

/// The options of rules that a team has set, for everything or for a part of the app.
package struct RuleOptions: Hashable, Sendable {
  private var settings: [Setting] = []

  private struct Setting: Hashable, Sendable {
    let scope: FindingScope
    let option: RuleOption
    let value: RuleOptionValues.Value
  }

  /// Sets nothing.
  package init() {}

  /// Whether each setting counts in all of the app.
  var isEverywhere: Bool { settings.allSatisfy(\.scope.isEverything) }

  /// Sets an option in a part of the app; what is set later counts more.
  package mutating func set(
    _ option: RuleOption, to value: RuleOptionValues.Value, in scope: FindingScope = FindingScope()
  ) {
    settings.append(Setting(scope: scope, option: option, value: value))
  }

  /// The values on a screen in a language.
  func values(onScreen screen: String, in locale: LocaleIdentifier) -> RuleOptionValues {
    values { scope in
      scope.paths.isEmpty && (scope.languages.isEmpty || scope.languages.contains(locale))
        && (scope.screens.isEmpty || scope.screens.contains { NamePattern($0).matches(screen) })
    }
  }

  /// The values on all screens in all languages.
  var everywhere: RuleOptionValues { values(where: \.isEverything) }

  /// The values for the strings of a project.
  func values(
    forStringsOf project: LocalizationProject, in folder: PolicyFolder
  ) -> StringOptions {
    var result = StringOptions(everywhere: everywhere)
    if isEverywhere { return result }
    for table in project.tables {
      for file in table.files {
        let path = folder.path(fromRoot: file)
        let own = values { scope in
          scope.screens.isEmpty
            && (scope.languages.isEmpty || scope.languages.contains(table.locale))
            && (scope.paths.isEmpty
              || path.map { path in scope.paths.contains { $0.matches(path) } }
                ?? false)
        }
        result.set(own, in: file, table.locale)
      }
    }
    return result
  }

  /// The names and values, in order.
  var names: [String] { settings.map { "\($0.scope) \($0.option.fullName) \($0.value)" } }

  private func values(where fits: (FindingScope) -> Bool) -> RuleOptionValues {
    var result = RuleOptionValues()
    for setting in settings where fits(setting.scope) {
      result.set(setting.option, to: setting.value)
    }
    return result
  }
}
