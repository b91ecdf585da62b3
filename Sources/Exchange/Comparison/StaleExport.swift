import AuditModel
import Localization

/// How an exchange file that lies in a project differs from the project.
package struct StaleExport: Hashable, Sendable {
  /// The first text that differs.
  package var location: SourceLocation
  /// Its key.
  package var key: String
  /// The language.
  package var locale: LocaleIdentifier
  /// How many strings differ, by the way they do.
  package var counts: [Way: Int]

  /// How a text can differ.
  package enum Way: Int, CaseIterable, Hashable, Sendable {
    /// It says something else in the source language.
    case source
    /// It has another translation.
    case translation
    /// It has a translation that the project lacks.
    case notImported
    /// The project has a translation that it lacks.
    case notExported
    /// The project has it, and the file does not.
    case missing
    /// The file has it, and the project does not.
    case gone
  }

  /// Compares a file with the project that it lies in.
  ///
  /// - Returns: none when nothing differs, or when none of its strings come from the project.
  package init?(_ document: BilingualDocument, in project: TranslationProject) {
    var differences: [(unit: BilingualUnit, way: Way)] = []
    var locale: LocaleIdentifier?
    for file in document.files {
      guard let resource = project.resource(for: file.original), let target = file.targetLocale,
        resource.translations[target] != nil || resource.kind == .catalog
      else { continue }
      locale = locale ?? target
      differences += Self.differences(
        of: file, from: resource.bilingual(from: project.sourceLocale, into: target))
    }
    guard let locale, let first = differences.first else { return nil }
    location = first.unit.location
    key = first.unit.key
    self.locale = locale
    counts = differences.reduce(into: [:]) { $0[$1.way, default: 0] += 1 }
  }

  private static func differences(
    of file: BilingualFile, from current: BilingualFile
  ) -> [(unit: BilingualUnit, way: Way)] {
    var expected = Dictionary(current.units.map { (UnitName($0), $0) }) { first, _ in first }
    var result: [(unit: BilingualUnit, way: Way)] = []
    for unit in file.units {
      guard let now = expected.removeValue(forKey: UnitName(unit)) else {
        result.append((unit, .gone))
        continue
      }
      if let way = way(unit, now) { result.append((unit, way)) }
    }
    let first = file.units.first?.location
    for unit in current.units where expected[UnitName(unit)] != nil {
      var unit = unit
      unit.location = first ?? unit.location
      result.append((unit, .missing))
    }
    return result
  }

  private static func way(_ unit: BilingualUnit, _ now: BilingualUnit) -> Way? {
    if let source = unit.source, !source.isSameText(as: now.source ?? "") { return .source }
    switch (unit.target, now.target) {
    case (nil, nil): return nil
    case (nil, _?): return .notExported
    case (_?, nil): return unit.state == .new ? nil : .notImported
    case (let target?, let other?): return target.isSameText(as: other) ? nil : .translation
    }
  }

  /// The difference, in a clause without a full stop.
  package var message: String {
    let total = counts.values.reduce(0, +)
    let parts = Way.allCases.compactMap { way in counts[way].map { "\($0) \(way.words)" } }
    return "\(total) \(total == 1 ? "string differs" : "strings differ") from the project: "
      + "\(parts.joined(separator: ", ")); the first is “\(key)”"
  }
}

extension StaleExport.Way {
  fileprivate var words: String {
    switch self {
    case .source: "with another source string"
    case .translation: "with another translation"
    case .notImported: "with a translation that was not imported"
    case .notExported: "without the translation that there is"
    case .missing: "not in the file"
    case .gone: "not in the project any more"
    }
  }
}
