import AuditModel
import Localization
import TextShaping
import ViewTree

/// Finds out what would be wrong with an app after its texts have changed that is not wrong now.
public struct TranslationGate: Sendable {
  private let screens: [Screen]
  private let fonts: FontLibrary

  /// Takes the screens that show the texts, and the fonts to measure with.
  public init(screens: [Screen], fonts: FontLibrary) {
    self.screens = screens
    self.fonts = fonts
  }

  /// Something that would be wrong with a text in a language.
  public struct Objection: Hashable, Sendable {
    /// The table.
    public var table: String?
    /// The key.
    public var key: String
    /// The language.
    public var locale: LocaleIdentifier
    /// What would be wrong.
    public var finding: Finding
  }

  /// What would be wrong with texts after a change, by language, in the order of the report.
  ///
  /// - Parameters:
  ///   - before: the texts as they are.
  ///   - after: the texts as they would be.
  ///   - locales: the languages in which texts change.
  ///   - progress: called with the share that is done, from 0 to 1, on any thread.
  public func objections(
    before: LocalizationProject, after: LocalizationProject, locales: [LocaleIdentifier],
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) -> [Objection] {
    let known = Set(
      findings(in: before, locales: locales.filter(before.locales.contains)) {
        progress($0 / 2)
      }.map(Cause.init))
    let new = findings(in: after, locales: locales) { progress(0.5 + $0 / 2) }
    return new.filter { !known.contains(Cause($0)) }
  }

  /// Findings are the same when they say the same of a text, wherever it stands now.
  private struct Cause: Hashable {
    let rule: String
    let screen: String?
    let node: String?
    let table: String?
    let key: String
    let locale: LocaleIdentifier

    init(_ objection: Objection) {
      rule = objection.finding.rule
      screen = objection.finding.screen
      node = objection.finding.node
      table = objection.table
      key = objection.key
      locale = objection.locale
    }
  }

  private func findings(
    in project: LocalizationProject, locales: [LocaleIdentifier],
    progress: @escaping @Sendable (Double) -> Void
  ) -> [Objection] {
    guard !locales.isEmpty else { return [] }
    let report = Audit(
      screens: screens, project: project, fonts: fonts, options: AuditOptions(locales: locales)
    ).run(progress: progress)
    return report.findings.flatMap { finding in
      guard let key = finding.stringKey else { return [Objection]() }
      return finding.locales.map { locale in
        Objection(table: finding.table, key: key, locale: locale, finding: finding)
      }
    }
  }
}
