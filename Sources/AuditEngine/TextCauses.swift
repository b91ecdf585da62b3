import AuditModel
import Localization
import TranslationRules

/// Makes one finding of what a rule found at one key in several languages.
struct TextCauses {
  private let order: [Key]
  private let found: [Key: [RuleFinding]]
  private let languages: Int
  private let isPart: Bool

  private struct Key: Hashable {
    let rule: String
    let folder: String
    let table: String
    let key: ExactText
    /// Which of several things a rule can be about, such as the pattern of a team.
    let subject: String
    /// Problems of files have no key and are told apart by their places.
    let location: SourceLocation?
  }

  /// Takes what rules found, in the order of the languages.
  ///
  /// - Parameters:
  ///   - found: what was found.
  ///   - languages: how many languages were looked at.
  ///   - isPart: whether other folders may have the same tables and keys.
  init(_ found: [RuleFinding], languages: Int, isPart: Bool) {
    var order: [Key] = []
    var groups: [Key: [RuleFinding]] = [:]
    for finding in found {
      let key = Key(
        rule: finding.rule.id, folder: finding.folder, table: finding.table,
        key: ExactText(finding.key), subject: finding.violation.subject,
        location: finding.key.isEmpty ? finding.location : nil)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(finding)
    }
    self.order = order
    self.found = groups
    self.languages = languages
    self.isPart = isPart
  }

  /// The findings in the order in which their first ones were found.
  var findings: [Finding] {
    var numbers: [String: Int] = [:]
    return order.compactMap { key -> Finding? in
      guard let group = found[key], let first = group.first else { return nil }
      var distinction = (isPart ? key.folder : "") + key.subject
      if key.location != nil {
        // Never the line, which changes while the cause stays.
        let file = "\(key.rule) \(first.location.file)"
        numbers[file, default: 0] += 1
        distinction += " \(numbers[file] ?? 1)"
      }
      return finding(of: group, first: first, distinction: distinction)
    }
  }

  private func finding(
    of group: [RuleFinding], first: RuleFinding, distinction: String
  ) -> Finding {
    let worst = group.max { $0.severity < $1.severity } ?? first
    let locales = Set(group.compactMap(\.locale)).sorted()
    return Finding(
      rule: first.rule.id, severity: worst.severity, title: first.rule.title,
      message: Self.said(by: group, worst: worst, \.violation.message),
      table: first.table.isEmpty ? first.location.file : first.table,
      stringKey: first.key.isEmpty ? nil : first.key, locales: locales,
      location: worst.location,
      suggestion: Self.said(by: group, worst: worst, \.violation.suggestion) + remark(on: locales),
      source: first.source.map {
        .init(text: $0.text, location: $0.location, keyLocation: first.sourceKeyLocation)
      },
      occurrences: group.map(occurrence), distinction: distinction)
  }

  /// More different things than these are only counted.
  private static let mostSaid = 4

  /// What is said of all languages, or what of which ones: that of the worst first.
  private static func said(
    by group: [RuleFinding], worst: RuleFinding, _ part: KeyPath<RuleFinding, String>
  ) -> String {
    var order = [worst[keyPath: part]]
    var locales: [String: [String]] = [:]
    for finding in group {
      let text = finding[keyPath: part]
      if locales[text] == nil, text != order[0] { order.append(text) }
      let name = finding.locale?.identifier ?? ""
      if locales[text]?.last != name { locales[text, default: []].append(name) }
    }
    // Of two forms in one language the worse one is told, and the texts stand below.
    let isAmongLocales = Set(group.map(\.locale)).count > 1
    guard order.count > 1, isAmongLocales else { return order[0] }
    var parts = order.prefix(mostSaid).map { text in
      "\(locales[text, default: []].joined(separator: " ")): \(text)"
    }
    if order.count > mostSaid { parts.append("and \(order.count - mostSaid) more") }
    return parts.joined(separator: "; ")
  }

  /// When most languages have it, it is seldom the translators who are wrong.
  private func remark(on locales: [LocaleIdentifier]) -> String {
    let others = languages - 1
    guard locales.count >= 3, locales.count * 2 > others else { return "" }
    return "; it is so in \(locales.count) of \(others) languages, so look at the source first"
  }

  private func occurrence(_ finding: RuleFinding) -> Finding.Occurrence {
    Finding.Occurrence(
      locale: finding.locale, variation: finding.path.description, text: finding.text,
      location: finding.location, keyLocation: finding.keyLocation,
      severity: finding.severity, message: finding.violation.message,
      fix: finding.violation.fix?.text,
      isFixSafe: finding.violation.fix?.isSafe ?? false)
  }
}
