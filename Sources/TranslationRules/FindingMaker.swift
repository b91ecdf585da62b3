import AuditModel
import Localization
import TextAnalysis

/// Makes findings of what rules report; those that say the same, or have the same source, share its
/// memory.
struct FindingMaker {
  private var origin = FindingOrigin()
  private var said: [ObjectIdentifier: (message: String, suggestion: String)] = [:]

  /// A finding about a string on its own.
  mutating func finding(
    _ violation: TextViolation, of rule: any TranslationRule.Type, at key: SingleKey,
    text: SingleText?
  ) -> RuleFinding {
    let leaf = violation.leaf
    let violation = lowered(violation, key.entry, at: leaf?.path ?? text?.path)
    return RuleFinding(
      of: rule, origin(table: key.table.name, folder: key.table.folder), key: key.entry.key,
      locale: key.table.locale, path: leaf?.path ?? text?.path ?? .text,
      location: leaf?.location ?? text?.location ?? key.entry.keyLocation,
      keyLocation: key.entry.keyLocation, text: leaf?.text ?? text?.text.text,
      violation: shared(violation, of: rule))
  }

  /// A finding about a string beside its source.
  mutating func finding(
    _ violation: TextViolation, of rule: any TranslationRule.Type, at pair: KeyPair, text: TextPair?
  ) -> RuleFinding {
    let leaf = violation.leaf
    let violation = lowered(violation, pair.target, at: leaf?.path ?? text?.path)
    let source = text.map {
      TableEntry.Leaf(path: $0.path, text: $0.source.text, location: $0.sourceLocation)
    }
    let table = pair.tables.source
    return RuleFinding(
      of: rule,
      origin(
        table: table.name, folder: table.folder, source ?? pair.source.leaves.first,
        keyLocation: pair.source.keyLocation),
      key: pair.key, locale: pair.tables.target.locale, path: leaf?.path ?? text?.path ?? .text,
      location: leaf?.location ?? text?.targetLocation ?? pair.target.valueLocation,
      keyLocation: pair.target.keyLocation,
      text: leaf?.text ?? text?.target.text ?? pair.target.value.format,
      violation: shared(violation, of: rule))
  }

  /// A finding about a table beside its source.
  mutating func finding(
    _ found: KeyViolation, of rule: any TranslationRule.Type, in tables: TablePair
  ) -> RuleFinding {
    let source = tables.source[found.key]
    let target = tables.target[found.key]
    let violation = lowered(found.violation, target, at: found.violation.leaf?.path)
    return RuleFinding(
      of: rule,
      origin(
        table: tables.source.name, folder: tables.source.folder, source?.leaves.first,
        keyLocation: source?.keyLocation),
      key: found.key, locale: tables.target.locale, path: found.violation.leaf?.path ?? .text,
      location: found.location, keyLocation: (target ?? source)?.keyLocation,
      text: found.violation.leaf?.text ?? target?.value.format,
      violation: shared(violation, of: rule))
  }

  /// The violation as a note, where the translation is fuzzy.
  private func lowered(
    _ violation: TextViolation, _ target: TableEntry?, at path: VariationPath?
  ) -> TextViolation {
    guard target?.isFuzzy(at: path ?? .text) == true else { return violation }
    var violation = violation
    violation.severity = .note
    return violation
  }

  /// A finding about a project.
  mutating func finding(
    _ found: ProjectViolation, of rule: any TranslationRule.Type, in project: LocalizationProject
  ) -> RuleFinding {
    let source = found.table.flatMap {
      project.table($0.name, locale: project.sourceLocale)?[found.key]
    }
    let entry = found.table?[found.key]
    return RuleFinding(
      of: rule,
      origin(
        table: found.table?.name ?? "", folder: found.table?.folder ?? "", source?.leaves.first,
        keyLocation: source?.keyLocation),
      key: found.key, locale: found.locale, path: found.path, location: found.location,
      keyLocation: entry?.keyLocation, text: entry?.leaves.first { $0.path == found.path }?.text,
      violation: shared(found.violation, of: rule))
  }

  /// The origin of a finding: the last one again, if it is equal.
  private mutating func origin(
    table: String, folder: String, _ source: TableEntry.Leaf? = nil,
    keyLocation: SourceLocation? = nil
  ) -> FindingOrigin {
    let isSame =
      origin.keyLocation == keyLocation && origin.source == source && origin.table == table
      && origin.folder == folder
    if !isSame {
      origin = FindingOrigin(
        table: table, folder: folder, source: source, keyLocation: keyLocation)
    }
    return origin
  }

  /// The violation in the words of the rule's last one, where they are equal.
  private mutating func shared(
    _ violation: TextViolation, of rule: any TranslationRule.Type
  ) -> TextViolation {
    let id = ObjectIdentifier(rule)
    guard let last = said[id] else {
      said[id] = (violation.message, violation.suggestion)
      return violation
    }
    var result = violation
    if last.message == violation.message { result.message = last.message }
    if last.suggestion == violation.suggestion { result.suggestion = last.suggestion }
    said[id] = (result.message, result.suggestion)
    return result
  }
}
