import AuditModel
import AuditRules
import Localization

/// The audit of all string tables.
struct TableAudit {
  let project: LocalizationProject
  let locales: [LocaleIdentifier]
  /// Whether there are other folders, which may have the same tables and keys.
  var isPart = false

  /// What is wrong with a key, in one or more languages, is one finding.
  ///
  /// The tables of different folders are never held against each other, and each only in the
  /// languages that its folder has.
  func findings() -> [Finding] {
    guard !project.parts.isEmpty else {
      return fileFindings() + RuleList.tableRules.flatMap { findings(of: $0) }
    }
    return project.parts.flatMap { part in
      TableAudit(project: part, locales: locales.filter(part.locales.contains), isPart: true)
        .findings()
    }
  }

  /// Translations that there is no source to compare with.
  var gaps: [NotMeasured] {
    guard !project.tables.isEmpty, !project.locales.contains(project.sourceLocale) else {
      return []
    }
    return [
      NotMeasured(
        subject: "translations",
        reason:
          "there is no table in the source language, \(project.sourceLocale), to compare with",
        locales: locales)
    ]
  }

  private struct Cause {
    let table: String
    let sourceFile: String
    let violation: TableViolation
    var locales: [LocaleIdentifier]
  }

  private func findings(of rule: any TableRule.Type) -> [Finding] {
    var order: [[String]] = []
    var causes: [[String]: Cause] = [:]
    for source in project.tables where source.locale == project.sourceLocale {
      for locale in locales where locale != project.sourceLocale {
        let tables = TablePair(source: source, target: target(of: source, in: locale))
        for violation in rule.init().check(tables) {
          let key = [source.name, violation.key]
          if causes[key] == nil {
            order.append(key)
            causes[key] = Cause(
              table: source.name, sourceFile: source.file, violation: violation, locales: [])
          }
          causes[key]?.locales.append(locale)
        }
      }
    }
    return order.compactMap { causes[$0] }.map { finding($0, of: rule.description) }
  }

  private func target(of source: StringTable, in locale: LocaleIdentifier) -> StringTable {
    project.table(source.name, locale: locale)
      ?? StringTable(name: source.name, locale: locale, files: [], entries: [])
  }

  private func finding(_ cause: Cause, of rule: RuleDescription) -> Finding {
    let others = cause.locales.count > 1 ? ", and likewise in the other languages" : ""
    return Finding(
      rule: rule.id, severity: rule.severity, title: rule.title, message: cause.violation.message,
      table: cause.table, stringKey: cause.violation.key, locales: cause.locales,
      location: cause.violation.location, suggestion: cause.violation.suggestion + others,
      distinction: isPart ? cause.sourceFile : "")
  }

  /// What is wrong with the files themselves; several problems of one kind are told apart by number.
  private func fileFindings() -> [Finding] {
    let rule = RuleList.localizationFile
    var counts: [String: Int] = [:]
    return project.problems.map { problem in
      let kind = problem.kind.rawValue
      counts[problem.location.file + kind, default: 0] += 1
      let number = counts[problem.location.file + kind] ?? 1
      return Finding(
        rule: rule.id, severity: problem.kind.losesTexts ? .error : .warning, title: rule.title,
        message: problem.message, table: problem.location.file, location: problem.location,
        suggestion: problem.suggestion, distinction: "\(kind) \(number)")
    }
  }
}
