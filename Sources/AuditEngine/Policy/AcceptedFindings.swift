import AuditModel
import Configuration

/// Divides findings into those that a team accepts and the others.
struct AcceptedFindings {
  /// The findings that are not accepted, or no longer, and those about the entries themselves.
  private(set) var others: [Finding] = []
  /// The accepted ones, in the order of the findings.
  private(set) var accepted: [AcceptedFinding] = []

  private let policy: FindingPolicy
  /// How many findings each entry fits.
  private var uses: [Int]
  /// The languages of a finding on a screen that an entry fits but for its languages.
  private var undivided: [Int: [LocaleIdentifier]] = [:]

  /// Takes findings with one for each cause.
  init(_ findings: [Finding], by policy: FindingPolicy) {
    self.policy = policy
    uses = Array(repeating: 0, count: policy.accepted.count)
    guard !policy.accepted.isEmpty else {
      others = findings
      return
    }
    for finding in findings { divide(finding) }
    others += policy.accepted.indices.compactMap(defect)
  }

  private mutating func divide(_ finding: Finding) {
    let parts = finding.parts
    var entries: [Int?] = Array(repeating: nil, count: parts.count)
    for (number, entry) in policy.accepted.enumerated()
    where NamePattern(entry.rule).matches(finding.rule) {
      let fitting = parts.indices.filter {
        entries[$0] == nil && entry.scope.fits(finding, parts[$0], in: policy.folder)
      }
      guard !fitting.isEmpty else {
        noteLanguages(of: finding, parts, number)
        continue
      }
      uses[number] += 1
      if entry.isExpired(on: policy.today) || entry.reason.isEmpty { continue }
      for part in fitting { entries[part] = number }
      guard let part = finding.keeping(fitting.contains) else { continue }
      accepted.append(
        AcceptedFinding(
          part, reason: entry.reason, owner: entry.owner, until: entry.until?.description,
          location: entry.location))
    }
    if let rest = finding.keeping({ entries[$0] == nil }) { others.append(rest) }
  }

  /// Remembers a finding on a screen, which is one in all its languages, that an entry is for in some.
  private mutating func noteLanguages(
    of finding: Finding, _ parts: [FindingPart], _ number: Int
  ) {
    var scope = policy.accepted[number].scope
    guard !scope.languages.isEmpty, finding.node != nil,
      !Set(scope.languages).isDisjoint(with: finding.locales)
    else { return }
    scope.languages = []
    if parts.contains(where: { scope.fits(finding, $0, in: policy.folder) }) {
      undivided[number] = undivided[number] ?? finding.locales
    }
  }

  /// The finding about an entry that has expired, or that fits nothing.
  private func defect(of number: Int) -> Finding? {
    let entry = policy.accepted[number]
    if entry.reason.isEmpty {
      return finding(AcceptedRules.unexplained, .unexplained(entry), about: entry)
    }
    if !RuleList.descriptions.contains(where: { NamePattern(entry.rule).matches($0.id) }) {
      return finding(AcceptedRules.unused, .unknownRule(entry), about: entry)
    }
    if uses[number] == 0 {
      return policy.scope.isEverything && !policy.scope.blindRules.contains(entry.rule)
        ? finding(
          AcceptedRules.unused, .unused(entry, undivided: undivided[number]), about: entry) : nil
    }
    return entry.isExpired(on: policy.today)
      ? finding(AcceptedRules.expired, .expired(entry, findings: uses[number]), about: entry) : nil
  }

  private func finding(
    _ rule: RuleDescription, _ message: String, about entry: AcceptedEntry
  ) -> Finding {
    Finding(
      rule: rule.id, severity: rule.severity, title: rule.title, message: message,
      suggestion: rule.suggestion(for: entry),
      subject: .file(FileSubject(entry.location, severity: rule.severity, message: message)),
      distinction: entry.identity)
  }
}

extension AcceptedEntry {
  /// Whether the last day on which it counts is over.
  fileprivate func isExpired(on today: CalendarDay?) -> Bool {
    guard let until, let today else { return false }
    return until < today
  }

  /// The words that set it apart from other entries of a file.
  fileprivate var identity: String {
    let words =
      [rule] + scope.paths.map(\.text) + scope.screens
      + [scope.element, scope.key].map { $0 ?? "" }
      + scope.languages.map(\.identifier) + [scope.fingerprint ?? ""]
      // Lines are no part of an identity; a rule named twice in a file is counted by its reason.
      + (isComment ? [reason] : [])
    return words.joined(separator: "\u{1F}")
  }
}

extension RuleDescription {
  fileprivate func suggestion(for entry: AcceptedEntry) -> String {
    switch self {
    case AcceptedRules.unused: "remove the \(entry.kind), or correct it"
    case AcceptedRules.unexplained:
      "write it as in “legible:disable:next same-as-source the name of a product”"
    default: "fix what it is for, or extend “until”"
    }
  }
}

extension AcceptedEntry {
  fileprivate var kind: String { isComment ? "comment" : "entry" }
}

extension String {
  fileprivate static func unused(
    _ entry: AcceptedEntry, undivided: [LocaleIdentifier]?
  ) -> String {
    if let undivided {
      let names = undivided.map(\.identifier).joined(separator: ", ")
      return "“\(entry.rule)” is one finding on the screen in \(names), which this \(entry.kind) "
        + "accepts in some of them; name all of its languages, or none"
    }
    return "no finding of “\(entry.rule)” fits this \(entry.kind)"
  }

  fileprivate static func unknownRule(_ entry: AcceptedEntry) -> String {
    if entry.rule.hasPrefix(":") {
      return
        "“legible:disable\(entry.rule)” is no comment; write “legible:disable:next” above the cause, or "
        + "“legible:disable:this” on its line"
    }
    let nearest = NearestWord.to(entry.rule, among: RuleList.descriptions.map(\.id))
    return "no rule is called “\(entry.rule)”" + (nearest.map { "; did you mean “\($0)”?" } ?? "")
  }

  fileprivate static func unexplained(_ entry: AcceptedEntry) -> String {
    entry.rule.isEmpty
      ? "the comment names neither a rule nor a reason"
      : "the comment gives no reason to accept “\(entry.rule)”"
  }

  fileprivate static func expired(_ entry: AcceptedEntry, findings: Int) -> String {
    let day = entry.until?.description ?? ""
    let count = findings == 1 ? "1 finding is" : "\(findings) findings are"
    return "“\(entry.rule)” was accepted until \(day); \(count) reported again"
  }
}
