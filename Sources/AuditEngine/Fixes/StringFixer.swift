import AuditModel
import Exchange
import Localization
import TranslationRules

/// Writes the fixes of findings that are safe into the files that they are about.
package struct StringFixer: Sendable {
  private let rules: [any TranslationRule.Type]
  private let facts: OutsideFacts
  private let locales: [LocaleIdentifier]?

  /// A fixed string may need a second fix: doubled spaces beside a lost position.
  private static let mostPasses = 8

  /// Takes which rules take part, in which languages, and what is known beyond the strings.
  package init(options: AuditOptions, facts: OutsideFacts) {
    rules = options.rules.translationRules
    self.facts = facts
    locales = options.locales
  }

  /// Fixes the files of one target; nothing but the strings that are fixed changes.
  package func fix(_ files: [LocalizationFile]) -> FixedStrings {
    var texts = FixableFolder(files)
    var outcome = fix(&texts)
    outcome.files = texts.changedFiles
    return outcome
  }

  /// Fixes the translations in an exchange file; nothing else in it changes.
  package func fix(_ bytes: [UInt8], path: String, format: ExchangeFormat) -> FixedStrings {
    var texts = FixableExchange(bytes, path: path, format: format)
    var outcome = fix(&texts)
    if texts.bytes != bytes { outcome.files = [(path, bytes, texts.bytes)] }
    return outcome
  }

  private func fix(_ texts: inout some FixableStrings) -> FixedStrings {
    var outcome = FixedStrings()
    var known: [Leaf: Int] = [:]
    var rejected: Set<Leaf> = []
    for _ in 0..<Self.mostPasses {
      let fixes = texts.projects.enumerated().map { part, project in
        self.fixes(in: project, part: part, without: rejected)
      }
      if fixes.allSatisfy(\.isEmpty) { break }
      for (part, rejections) in texts.apply(fixes).enumerated() {
        outcome.rejections += rejections
        rejected.formUnion(rejections.map { Leaf($0.change, part: part) })
      }
      for (part, fixes) in fixes.enumerated() {
        for fix in fixes where !rejected.contains(Leaf(fix, part: part)) {
          // Of two fixes of one string the first has how it was, the second how it is.
          if let index = known[Leaf(fix, part: part)] {
            outcome.fixes[index].new = fix.new
          } else {
            known[Leaf(fix, part: part)] = outcome.fixes.count
            outcome.fixes.append(fix)
          }
        }
      }
    }
    return outcome
  }

  /// The first fix of each string.
  private func fixes(
    in project: LocalizationProject, part: Int, without rejected: Set<Leaf>
  ) -> [StringFix] {
    let audit = TranslationAudit(
      ProjectKnowledge(project: project, facts: facts),
      locales: locales?.filter(project.locales.contains), rules: rules)
    var seen = rejected
    return audit.findings().withoutSuperseded().compactMap { finding -> StringFix? in
      guard let fix = finding.fix, fix.isSafe, let locale = finding.locale,
        locale != project.sourceLocale, let old = finding.text, !fix.text.isExactly(old)
      else { return nil }
      let result = StringFix(
        file: finding.location.file, key: finding.key, locale: locale, path: finding.path,
        old: old, new: fix.text)
      return seen.insert(Leaf(result, part: part)).inserted ? result : nil
    }
  }

  /// A string by its place.
  private struct Leaf: Hashable {
    let part: Int
    let file: String
    let key: ExactText
    let locale: LocaleIdentifier
    let path: VariationPath

    init(_ fix: StringFix, part: Int) {
      self.part = part
      file = fix.file
      key = ExactText(fix.key)
      locale = fix.locale
      path = fix.path
    }
  }
}
