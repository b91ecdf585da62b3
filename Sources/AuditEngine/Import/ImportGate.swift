import AuditModel
import AuditRules
import Exchange
import Intake
import Localization
import TranslationRules

/// Lets translations into a project that leave nothing worse than it is.
package struct ImportGate {
  private let input: ExchangeProject
  private let before: LocalizationProject
  private let accepted: Set<AcceptedProblem>
  private let checks: TranslationGate
  private let progress: @Sendable (Double) -> Void

  /// A check that an import may overrule.
  package enum AcceptedProblem: String, CaseIterable, Sendable {
    /// Translations that are marked for review, into files that cannot hold the mark.
    case needsReview = "needs-review"
    /// Translations that are truncated on a screen.
    case truncated = "cut-off"
    /// Translations that are in another language than their file says.
    case otherLanguage = "other-language"
  }

  /// - Parameters:
  ///   - input: the project.
  ///   - before: the strings of the project as they are.
  ///   - accepted: the checks that are overruled.
  ///   - checks: what judges the strings.
  ///   - progress: called with the share that is done, from 0 to 1, on any thread.
  package init(
    _ input: ExchangeProject, before: LocalizationProject, accepting accepted: Set<AcceptedProblem>,
    checks: TranslationGate, progress: @escaping @Sendable (Double) -> Void
  ) {
    self.input = input
    self.before = before
    self.accepted = accepted
    self.checks = checks
    self.progress = progress
  }

  /// The rules whose findings `--accept cut-off` overrules.
  private static let layoutRules: Set = [
    TextTruncatedRule.description.id, TextClippedRule.description.id,
  ]

  /// The rules whose warnings reject a translation as well: an argument or all plural forms would be
  /// lost, which reading the translation alone does not show.
  private static let lossRules: Set = [
    FormatMissingRule.description.id, FormatPositionalGapRule.description.id,
    FormatPositionalDupWrongRule.description.id, StringsDictNoVariableRule.description.id,
  ]

  /// The changes without an objection.
  package func plan(_ incoming: [ReturnedFile]) -> ImportPlan {
    let strangers =
      accepted.contains(.otherLanguage) ? [] : ReturnedLanguages(before).strangers(in: incoming)
    let languages = Set(strangers.compactMap(\.locale))
    let fitting = incoming.filter { file in
      file.file.targetLocale.map { !languages.contains($0) } ?? true
    }
    var plan = self.plan(fitting: fitting)
    plan.diagnostics = strangers + plan.diagnostics
    return plan
  }

  private func plan(fitting incoming: [ReturnedFile]) -> ImportPlan {
    var options = ImportOptions()
    options.acceptsUnfinished = accepted.contains(.needsReview)
    options.unreadableFiles = input.unreadableFiles
    let importer = Importer(into: input.project, options: options)
    let first = importer.plan(incoming)
    guard !first.files.isEmpty else { return first }
    let (rejections, warnings) = diagnostics(on: first)
    var plan = rejections.isEmpty ? first : importer.plan(incoming, rejecting: rejections)
    plan.diagnostics += warnings
    return plan
  }

  /// The findings about the strings that would change.
  private func diagnostics(
    on plan: ImportPlan
  ) -> (rejections: [ImportedKey: ImportDiagnostic], warnings: [ImportDiagnostic]) {
    var changes: [KeyInLanguage: [ImportPlan.Change]] = [:]
    for change in plan.changes {
      let name = KeyInLanguage(key: change.key, locale: change.locale)
      if changes[name]?.contains(where: { $0.file == change.file }) != true {
        changes[name, default: []].append(change)
      }
    }
    let changedKeys = Set(changes.keys)
    let objections = checks.objections(
      before: before, after: input.texts(with: plan.files),
      locales: Set(plan.changes.map(\.locale)).sorted(),
      concerning: { changedKeys.contains(KeyInLanguage(key: $0, locale: $1)) },
      progress: progress)
    var rejections: [ImportedKey: ImportDiagnostic] = [:]
    var warnings: [ImportDiagnostic] = []
    for objection in objections where objection.finding.severity >= .warning {
      let candidates = changes[KeyInLanguage(key: objection.key, locale: objection.locale)] ?? []
      for change in candidates where concerns(objection, change, among: candidates) {
        let diagnostic = diagnostic(objection, on: change)
        let name = ImportedKey(file: change.file, locale: change.locale, key: change.key)
        if diagnostic.severity == .error {
          rejections[name] = rejections[name] ?? diagnostic
        } else {
          warnings.append(diagnostic)
        }
      }
    }
    return (rejections, warnings)
  }

  private struct KeyInLanguage: Hashable {
    let key: String
    let locale: LocaleIdentifier
  }

  /// Targets may have keys of the same name, and what is wrong with one is said of its own file.
  private func concerns(
    _ objection: TranslationGate.Objection, _ change: ImportPlan.Change,
    among candidates: [ImportPlan.Change]
  ) -> Bool {
    guard candidates.count > 1, let file = objection.finding.stringFile else { return true }
    let (found, changed) = (OriginalPath(input.inside(file)), OriginalPath(change.file))
    return found.folder == changed.folder && found.table == changed.table
  }

  private func diagnostic(
    _ objection: TranslationGate.Objection, on change: ImportPlan.Change
  ) -> ImportDiagnostic {
    let finding = objection.finding
    let isLayout = Self.layoutRules.contains(finding.rule)
    let screen = finding.node.map { " on \($0.screen)" } ?? ""
    let severity = Self.lossRules.contains(finding.rule) ? Severity.error : finding.severity
    let way = isLayout ? "shorten it, or import it anyway with --accept cut-off" : "correct it"
    return ImportDiagnostic(
      .check, severity: isLayout && accepted.contains(.truncated) ? .warning : severity,
      at: change.location, locale: change.locale, key: change.key,
      "“\(change.key)”\(screen): \(finding.title.lowercasedFirst): \(finding.message) "
        + "[\(finding.rule)]", suggestion: severity == .error ? way : "look at it again")
  }
}

extension Finding {
  /// The file that the string is written in, as far as it is known.
  fileprivate var stringFile: String? {
    switch subject {
    case .node(let node): node.string?.location?.file
    case .string(let string): string.location.file
    case .file(let file): file.location.file
    }
  }
}

extension String {
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
