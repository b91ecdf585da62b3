import AuditModel
import Localization
import TextShaping
import ViewTree

/// Determines what would be wrong with an app after its texts have changed that is not wrong now.
public struct TranslationGate: Sendable {
  private let screens: [Screen]
  private let fonts: FontLibrary
  private let jobs: Int?

  /// Takes the screens that show the strings, the fonts to measure with, and on how many threads to
  /// work; on one for each processor when it is not named.
  public init(screens: [Screen], fonts: FontLibrary, jobs: Int? = nil) {
    self.screens = screens
    self.fonts = fonts
    self.jobs = jobs
  }

  /// Something that would be wrong with a text in a language.
  public struct Objection: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The language.
    public var locale: LocaleIdentifier
    /// The new findings.
    public var finding: Finding
  }

  /// The findings about strings after a change, by language, in the order of the report.
  ///
  /// - Parameters:
  ///   - before: the texts as they are.
  ///   - after: the texts as they would be.
  ///   - locales: the languages in which texts change.
  ///   - concerns: whether a string is one of those that change; only what shows one of them is laid
  ///     out.
  ///   - progress: called with the share that is done, from 0 to 1, on any thread.
  public func objections(
    before: LocalizationProject, after: LocalizationProject, locales: [LocaleIdentifier],
    concerning concerns: @escaping @Sendable (_ key: String, _ locale: LocaleIdentifier) -> Bool,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) -> [Objection] {
    guard !locales.isEmpty else { return [] }
    var options = AuditOptions(locales: locales)
    options.jobs = jobs
    options.joinsRows = false
    let plan = AuditPlan(screens: screens, locales: locales, options: options)
    func objections(
      in project: LocalizationProject, from start: Double
    ) -> [Objection] {
      let audit = Audit(screens: screens, project: project, fonts: fonts, options: options)
      let isChanging: @Sendable (LocalizedText) -> Bool = { text in
        locales.contains { concerns(text.key, $0) }
      }
      return audit.report(on: plan, focus: ScreenFocus(showing: isChanging)) {
        progress(start + $0 / 2)
      }.findings
        .flatMap(\.objections)
        .filter { concerns($0.key, $0.locale) }
    }
    let new = objections(in: after, from: 0)
    // Existing findings are only computed where there are new ones.
    guard new.contains(where: { $0.finding.severity >= .warning }) else { return [] }
    let known = Set(objections(in: before, from: 0.5).map(Cause.init))
    return new.filter { !known.contains(Cause($0)) }
  }

  /// Findings are the same when they say the same of a text, wherever it is now.
  private struct Cause: Hashable {
    let fingerprint: String
    let locale: LocaleIdentifier

    init(_ objection: Objection) {
      fingerprint = objection.finding.fingerprint
      locale = objection.locale
    }
  }
}

extension Finding {
  /// Its messages about a string, language by language.
  fileprivate var objections: [TranslationGate.Objection] {
    switch subject {
    case .node(let node):
      var languages: [String: Set<LocaleIdentifier>] = [:]
      for occurrence in node.occurrences {
        guard let key = occurrence.string?.key else { continue }
        languages[key, default: []].formUnion(occurrence.locales)
      }
      return languages.sorted { $0.key < $1.key }.flatMap { key, locales in
        objections(to: key, in: locales.sorted())
      }
    case .string(let string): return objections(to: string.key, in: locales)
    case .file: return []
    }
  }

  private func objections(
    to key: String, in locales: [LocaleIdentifier]
  ) -> [TranslationGate.Objection] {
    locales.map { TranslationGate.Objection(key: key, locale: $0, finding: self) }
  }
}
