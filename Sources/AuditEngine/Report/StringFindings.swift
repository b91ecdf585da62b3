import AuditModel
import Localization
import TranslationRules

/// Makes one finding of what a rule reports for one cause in several languages, files and targets.
struct StringFindings {
  /// The findings in the order in which their first occurrences were reported.
  private(set) var findings: [Finding] = []

  /// Groups what rules reported, in the order of the languages.
  ///
  /// - Parameters:
  ///   - translations: how many languages were audited beside that of the source strings.
  ///   - source: that language.
  init(_ reported: consuming [RuleFinding], translations: Int, source: LocaleIdentifier) {
    var numbers: [Cause: Int] = [:]
    var groups: [[RuleFinding]] = []
    for finding in reported {
      let cause = Cause(finding)
      if let number = numbers[cause] {
        groups[number].append(finding)
      } else {
        numbers[cause] = groups.count
        groups.append([finding])
      }
    }
    reported = []
    numbers = [:]
    findings.reserveCapacity(groups.count)
    // The reports go as soon as their finding is made, which takes half as much memory.
    for index in groups.indices {
      if let finding = StringFinding(
        groups[index], translations: translations, source: source)?.finding
      {
        findings.append(finding)
      }
      groups[index] = []
    }
  }

  /// The properties that make reports one finding.
  struct Cause: Hashable {
    let rule: ObjectIdentifier
    let subject: Subject
    /// Which of several things a rule can report, such as the pattern of a team.
    let distinction: String

    enum Subject: Hashable {
      case key(folder: String, table: String, ExactText)
      case file(family: String)
    }

    init(_ finding: RuleFinding) {
      rule = ObjectIdentifier(finding.reporter)
      subject =
        finding.key.isEmpty
        ? .file(family: finding.files ?? FileFamily(of: finding.location.file).pattern)
        : .key(folder: finding.folder, table: finding.table, ExactText(finding.key))
      distinction = finding.subject
    }
  }
}

/// One finding about a string or about files, from all its occurrences.
private struct StringFinding {
  private let reported: [RuleFinding]
  private let cause: StringFindings.Cause
  private let translations: Int
  private let source: LocaleIdentifier
  private let first: RuleFinding
  private let worst: RuleFinding

  init?(_ reported: [RuleFinding], translations: Int, source: LocaleIdentifier) {
    guard let first = reported.first else { return nil }
    self.reported = reported
    cause = StringFindings.Cause(first)
    self.translations = translations
    self.source = source
    self.first = first
    worst = reported.max { $0.severity < $1.severity } ?? first
  }

  var finding: Finding {
    let locales = Set(reported.compactMap(\.language)).sorted()
    return Finding(
      rule: first.rule.id, severity: worst.severity, title: first.rule.title,
      message: said(\.message),
      suggestion: said(\.suggestion) + note(on: locales), subject: subject,
      locales: locales, distinction: cause.distinction)
  }

  private var subject: Finding.Subject {
    switch cause.subject {
    case .key(let folder, let table, let key): .string(string(key.text, table, folder))
    case .file(let family):
      .file(
        FileSubject(
          family: family, location: worst.location,
          occurrences: reported.map { FileSubject.Occurrence($0) }))
    }
  }

  private func string(_ key: String, _ table: String, _ folder: String) -> StringSubject {
    var string = StringSubject(
      folder: folder, table: table, key: key, location: worst.location,
      source: first.source.map {
        .init(text: $0.text, location: $0.location, keyLocation: first.sourceKeyLocation)
      },
      occurrences: reported.map { StringSubject.Occurrence($0, message: shared($0)) })
    string.isOfAnyTarget = first.reporter is any CodeRule.Type
    return string
  }

  /// The message of an occurrence; those that are equal share their memory.
  private func shared(_ finding: RuleFinding) -> String {
    finding.message == worst.message ? worst.message : finding.message
  }

  private func said(_ part: KeyPath<RuleFinding, String>) -> String {
    LanguageSentences(
      reported.map { ($0.language, $0[keyPath: part]) }, worst: worst[keyPath: part]
    ).text
  }

  /// When most languages have the same defect, the source string is the likelier cause, unless it is the lack
  /// of a translation.
  private func note(on locales: [LocaleIdentifier]) -> String {
    let concerned = locales.count { $0 != source }
    guard case .key = cause.subject, concerned >= 3, concerned * 2 > translations else {
      return ""
    }
    return first.reporter.pointsAtSource
      ? "; \(concerned) of \(translations) languages have it, so check the source string first"
      : "; the same is needed in \(concerned) of \(translations) languages"
  }
}

extension RuleFinding {
  /// The language that it is about: its own, or the one that its file is in.
  fileprivate var language: LocaleIdentifier? {
    locale ?? (key.isEmpty ? FileFamily(of: location.file).locale : nil)
  }
}

extension StringSubject.Occurrence {
  fileprivate init(_ finding: RuleFinding, message: String) {
    self.init(
      locale: finding.locale, variation: finding.path.steps.map(\.description),
      text: finding.text, location: finding.location, keyLocation: finding.keyLocation,
      severity: finding.severity, message: message,
      fix: finding.fix?.text, isFixSafe: finding.fix?.isSafe ?? false)
  }
}

extension FileSubject.Occurrence {
  fileprivate init(_ finding: RuleFinding) {
    self.init(
      locale: finding.language, location: finding.location, severity: finding.severity,
      message: finding.message)
  }
}
