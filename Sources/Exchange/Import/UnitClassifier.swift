import AuditModel
import Localization

/// Classifies the translations that came back for one file: imported, unchanged, postponed or
/// rejected.
struct UnitClassifier {
  private let arrival: ImportArrival
  private let options: ImportOptions
  private(set) var accepted: [BilingualUnit] = []
  private(set) var diagnostics: [ImportDiagnostic] = []
  private(set) var unchangedCount = 0
  private(set) var untranslatedCount = 0

  init(_ arrival: ImportArrival, options: ImportOptions) {
    self.arrival = arrival
    self.options = options
  }

  mutating func classify(
    _ units: [BilingualUnit], rejecting rejected: [ImportedKey: ImportDiagnostic]
  ) {
    var reported: [String: Int] = [:]
    let merged = MergedForms(units, of: arrival)
    for unit in withoutDuplicates(units) {
      if isUntouched(unit) {
        if unit.target == nil { untranslatedCount += 1 } else { unchangedCount += 1 }
        continue
      }
      guard let target = unit.target, !isUntouchedCopy(unit) else {
        untranslatedCount += 1
        continue
      }
      if let diagnostic = objection(to: unit, target) {
        diagnostics.append(diagnostic)
        continue
      }
      let current = arrival.current[UnitName(unit)]
      if current?.target?.isExactly(target) == true, !changesState(unit, from: current?.state) {
        unchangedCount += 1
        continue
      }
      let name = ImportedKey(file: arrival.file, locale: arrival.locale, key: unit.key)
      if var diagnostic = rejected[name] ?? merged.objection(to: unit) {
        diagnostic.location = unit.location
        if let position = reported[unit.key] {
          diagnostics[position].strings += 1
        } else {
          reported[unit.key] = diagnostics.count
          diagnostics.append(diagnostic)
        }
        continue
      }
      accepted.append(unit)
    }
  }

  /// Why a translation cannot be imported, none when it can.
  private func objection(to unit: BilingualUnit, _ target: String) -> ImportDiagnostic? {
    guard let source = arrival.sources[ExactText(unit.key)] else { return unknownKey(unit) }
    guard isKnown(unit.path, of: unit.key) else { return unknownVariation(unit) }
    let current = arrival.current[UnitName(unit)]
    if current?.target?.isExactly(target) == true, !changesState(unit, from: current?.state) {
      return nil
    }
    if !source.isTranslatable { return notTranslatable(unit) }
    if let changed = changedSource(of: unit, current) { return changed }
    if target.isEmpty, current?.source?.isEmpty == false { return empty(unit) }
    if unit.hasLostCodes { return lostCode(unit) }
    if isHeldBack(unit) { return unfinished(unit) }
    return nil
  }

  /// Whether it came back as it went.
  private func isUntouched(_ unit: BilingualUnit) -> Bool {
    guard let sent = arrival.untouched[UnitName(unit)] else { return false }
    return unit.hasSameTarget(as: sent) && unit.state == sent.state
      && unit.source?.isSameText(as: sent.source ?? "") ?? true
  }

  /// Some editors put a copy of the source where a translation is to be, and mark it as new.
  private func isUntouchedCopy(_ unit: BilingualUnit) -> Bool {
    unit.state == .new && (unit.target == unit.source || unit.target?.isEmpty == true)
  }

  private func isHeldBack(_ unit: BilingualUnit) -> Bool {
    unit.state?.isFinished == false && !arrival.holdsStates && !options.acceptsUnfinished
  }

  private func changesState(_ unit: BilingualUnit, from state: TranslationState?) -> Bool {
    guard arrival.holdsStates, let new = unit.state else { return false }
    return new.inCatalog != state?.inCatalog
  }

  /// Languages may have more plural categories than the project shows.
  private func isKnown(_ path: VariationPath, of key: String) -> Bool {
    if arrival.current[UnitName(key: key, path: path)] != nil { return true }
    guard path.category != nil else { return false }
    let stem = path.steps.dropLast() + [.plural(.other)]
    return arrival.current[UnitName(key: key, path: VariationPath(Array(stem)))] != nil
  }

  /// The strings without those that came twice; if they differ, neither is imported.
  private mutating func withoutDuplicates(_ units: [BilingualUnit]) -> [BilingualUnit] {
    var first: [UnitName: BilingualUnit] = [:]
    var differing: Set<UnitName> = []
    var result: [BilingualUnit] = []
    for unit in units {
      let name = UnitName(unit)
      guard let earlier = first[name] else {
        first[name] = unit
        result.append(unit)
        continue
      }
      guard !earlier.hasSameTarget(as: unit), differing.insert(name).inserted else { continue }
      diagnostics.append(twice(unit, earlier))
    }
    return differing.isEmpty ? result : result.filter { !differing.contains(UnitName($0)) }
  }
}

extension BilingualUnit {
  fileprivate func hasSameTarget(as other: BilingualUnit) -> Bool {
    target.map { ExactText($0) } == other.target.map { ExactText($0) }
  }
}

extension TranslationState {
  /// The part of a state that a string catalog keeps.
  var inCatalog: TranslationState {
    switch self {
    case .reviewed, .final: .translated
    default: self
    }
  }
}

// MARK: Messages

extension UnitClassifier {
  private func diagnostic(
    _ kind: ImportDiagnostic.Kind, _ unit: BilingualUnit, severity: Severity = .error,
    _ message: String, _ suggestion: String
  ) -> ImportDiagnostic {
    ImportDiagnostic(
      kind, severity: severity, at: unit.location, locale: arrival.locale, key: unit.key,
      path: unit.path, message, suggestion: suggestion)
  }

  private func unknownKey(_ unit: BilingualUnit) -> ImportDiagnostic {
    diagnostic(
      .unknownKey, unit,
      "“\(unit.key)” is not in \(arrival.resource.original) any more",
      "leave it out; it was not imported")
  }

  private func unknownVariation(_ unit: BilingualUnit) -> ImportDiagnostic {
    diagnostic(
      .unknownVariation, unit, "“\(unit.key)” has no text for \(unit.path)",
      "export again, and translate the strings of that export")
  }

  private func changedSource(
    of unit: BilingualUnit, _ current: BilingualUnit?
  ) -> ImportDiagnostic? {
    guard let sent = unit.source, let now = current?.source, !sent.isSameText(as: now),
      arrival.untouched[UnitName(unit)]?.source?.isSameText(as: sent) != true
    else { return nil }
    return diagnostic(
      .sourceChanged, unit,
      "“\(unit.key)” was “\(sent.shortened)” when it was sent and is “\(now.shortened)” now",
      "export it anew and have it translated again")
  }

  private func empty(_ unit: BilingualUnit) -> ImportDiagnostic {
    diagnostic(
      .empty, unit, "the translation of “\(unit.key)” is empty",
      "translate it, or leave <target> out")
  }

  private func lostCode(_ unit: BilingualUnit) -> ImportDiagnostic {
    diagnostic(
      .lostCode, unit,
      "the translation of “\(unit.key)” holds a code such as <x/> that stands for no text",
      "write the text itself into the translation")
  }

  private func notTranslatable(_ unit: BilingualUnit) -> ImportDiagnostic {
    diagnostic(
      .notTranslatable, unit,
      "“\(unit.key)” is marked as not to be translated", "leave it as it is")
  }

  private func unfinished(_ unit: BilingualUnit) -> ImportDiagnostic {
    diagnostic(
      .unfinished, unit,
      "the translation of “\(unit.key)” is marked as \(unit.state?.words ?? "unfinished"), which "
        + "\(arrival.file) cannot hold",
      "have it finished, or import it anyway with --accept needs-review")
  }

  private func twice(_ unit: BilingualUnit, _ earlier: BilingualUnit) -> ImportDiagnostic {
    diagnostic(
      .twice, unit,
      "“\(unit.key)” has another translation in line \(earlier.location.line); neither is imported",
      "leave one of the two out")
  }
}

extension String {
  /// Whether it is the same text, whichever way lines end, which XML does not keep.
  func isSameText(as other: String) -> Bool {
    isExactly(other) || withPlainLineEnds.isExactly(other.withPlainLineEnds)
  }

  private var withPlainLineEnds: String {
    var scalars = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if scalar == "\r" {
        scalars.append("\n")
      } else if scalar != "\n" || !isAfterReturn {
        scalars.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return String(scalars)
  }

  /// The beginning, as long as a message can bear.
  var shortened: String { count > 60 ? prefix(60) + "…" : self }
}
