import AuditModel

/// The findings that a team knew when it began to audit.
package struct Baseline: Hashable, Sendable {
  /// The path of the file, as it is shown.
  package var file: String
  /// The entries, one for each cause.
  package var entries: [BaselineEntry]

  /// Takes entries; those with one fingerprint become one.
  package init(file: String, entries: [BaselineEntry]) {
    self.file = file
    var all: [String: BaselineEntry] = [:]
    for entry in entries { all[entry.fingerprint] = all[entry.fingerprint]?.joined(entry) ?? entry }
    self.entries = all.values.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }
}

/// A known finding: its cause and its languages, without anything measured, worded or counted in lines.
package struct BaselineEntry: Hashable, Sendable {
  /// The rule's id.
  package let rule: String
  /// The fingerprint of the cause.
  package let fingerprint: String
  /// The screen of a finding about nodes.
  package let screen: String?
  /// The element, key or files that it is about, for people.
  package let subject: String
  /// The languages, sorted; none of a finding that concerns no single language.
  package var languages: [LocaleIdentifier]
  /// The line of the file, from 1; 0 of an entry that is not from a file.
  package var line = 0

  /// Describes a known finding.
  package init(
    rule: String, fingerprint: String, screen: String?, subject: String,
    languages: [LocaleIdentifier]
  ) {
    self.rule = rule
    self.fingerprint = fingerprint
    self.screen = screen
    self.subject = subject
    self.languages = languages.sorted()
  }

  /// The entry of a finding.
  package init(_ finding: Finding) {
    self.init(
      rule: finding.rule, fingerprint: finding.fingerprint, screen: finding.node?.screen,
      subject: finding.subjectName, languages: finding.locales)
  }

  /// The order in a file, which changes no more than findings do.
  fileprivate var order: [String] { [rule, screen ?? "", subject, fingerprint] }

  /// The entry with the languages of another one.
  fileprivate func joined(_ other: BaselineEntry) -> BaselineEntry {
    var entry = self
    // An entry without languages is known in all of them.
    entry.languages =
      languages.isEmpty || other.languages.isEmpty
      ? [] : Set(languages + other.languages).sorted()
    return entry
  }
}

extension Finding {
  /// The element, the key or the files, without lines.
  fileprivate var subjectName: String {
    switch subject {
    case .node(let node): node.element.name
    case .string(let string):
      (string.folder.isEmpty ? "" : "\(string.folder)/") + "\(string.table): \(string.key)"
    case .file(let file): file.family
    }
  }
}
