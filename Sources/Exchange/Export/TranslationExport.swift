import AuditModel
import Localization

/// The export for the translators of one language.
package struct TranslationExport {
  /// Which strings go.
  package enum Selection: String, CaseIterable, Hashable, Sendable {
    /// All of them.
    case all
    /// Those without a translation, or with one that is not finished.
    case missing
    /// Those, and those that say something else in the source language than when they went last.
    case changed
  }

  /// The target of strings without a translation.
  package enum Targets: String, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// The text in the source language, for editors that show nothing otherwise.
    case copy
    /// A pseudolocalization, for trying the round trip.
    case pseudo
  }

  /// Which strings go.
  package var selection = Selection.all
  /// The target of strings without a translation.
  package var targets = Targets.none

  /// Sends all strings, and nothing where there is no translation.
  package init() {}

  /// The files for one language; those without strings are left out.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - locale: the language to translate into.
  ///   - earlier: what went to the translators of this language last, if anything did.
  ///   - context: where a text is seen, by table and key.
  package func files(
    of project: TranslationProject, into locale: LocaleIdentifier,
    since earlier: [BilingualFile] = [], context: (_ table: String, _ key: String) -> TextContext?
  ) -> [BilingualFile] {
    let sent = sentUnits(earlier)
    return project.resources.compactMap { resource in
      var file = resource.bilingual(from: project.sourceLocale, into: locale)
      file.units = file.units.filter { isWanted($0, of: file.original, sent: sent) }
        .map { selection == .changed && $0.target != nil ? $0.inNeedOfReview : $0 }
      for index in file.units.indices {
        file.units[index].context = context(resource.table, file.units[index].key)
        fillTarget(of: &file.units[index])
      }
      return file.units.isEmpty ? nil : file
    }
  }

  private struct SentName: Hashable {
    let original: String
    let unit: UnitName
  }

  private func sentUnits(_ files: [BilingualFile]) -> [SentName: BilingualUnit] {
    var result: [SentName: BilingualUnit] = [:]
    for file in files {
      for unit in file.units {
        result[SentName(original: file.original, unit: UnitName(unit))] = unit
      }
    }
    return result
  }

  private func isWanted(
    _ unit: BilingualUnit, of original: String, sent: [SentName: BilingualUnit]
  ) -> Bool {
    let isMissing = unit.isTranslatable && (unit.target == nil || unit.state?.isFinished == false)
    switch selection {
    case .all: return true
    case .missing: return isMissing
    case .changed:
      guard let earlier = sent[SentName(original: original, unit: UnitName(unit))] else {
        return isMissing
      }
      let isChanged = earlier.source.map { !$0.isSameText(as: unit.source ?? "") } ?? false
      // It went for review, and its translation has not come back.
      let isWaiting = earlier.state == .needsReview && earlier.target == unit.target
      return isMissing || isChanged || isWaiting
    }
  }

  private func fillTarget(of unit: inout BilingualUnit) {
    guard unit.target == nil, unit.isTranslatable, let source = unit.source else { return }
    switch targets {
    case .none: return
    case .copy: unit.target = source
    case .pseudo: unit.target = PseudoTranslator.translate(source, style: .accented)
    }
    unit.state = .new
  }
}

extension BilingualUnit {
  /// The text with a translation that needs review, as its source has changed.
  fileprivate var inNeedOfReview: BilingualUnit {
    var result = self
    result.state = .needsReview
    return result
  }
}
