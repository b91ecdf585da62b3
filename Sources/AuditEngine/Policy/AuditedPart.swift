import AuditModel
import Configuration

/// The part of everything that an audit looked at, by its options and the words of its report.
package struct AuditedPart: Sendable {
  private let scope: AuditScope
  private let isComplete: Bool
  private let rules: Set<String>
  private let screens: Set<String>
  private let locales: Set<LocaleIdentifier>

  /// Takes what was looked at, and the report; what is incomplete looked at nothing.
  package init(_ scope: AuditScope, _ report: AuditReport) {
    self.scope = scope
    isComplete = scope.isTrustworthy && report.isComplete
    rules = Set(report.outcomes.map(\.rule))
    screens = Set(report.matrix.screens.map(\.id))
    locales = Set(report.matrix.locales)
  }

  /// Whether a finding like that of an entry would have been found.
  func includes(_ entry: BaselineEntry) -> Bool {
    guard isComplete, scope.hasAllStrings, !scope.blindRules.contains(entry.rule),
      scope.hasAllRules || rules.contains(entry.rule)
    else {
      return false
    }
    guard let screen = entry.screen else { return scope.hasAllFiles }
    guard scope.hasWholeMatrix else { return false }
    return screens.contains(screen) || scope.hasAllScreens && scope.hasAllFiles
  }

  /// Whether a language was looked at.
  func includes(_ locale: LocaleIdentifier) -> Bool {
    !scope.unreadLocales.contains(locale) && (scope.hasAllLanguages || locales.contains(locale))
  }
}
