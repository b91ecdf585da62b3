import AuditModel

/// The part of an app that changed since a revision, to which an audit is narrowed.
package struct ChangedPart: Hashable, Sendable {
  /// The revision with its commit, as reports name it.
  package let since: String
  /// The strings that changed.
  package let strings: ChangedStrings
  /// The files that changed, by their paths from the project's root on; a screen that one of them
  /// describes changed as a whole.
  package let files: Set<String>

  /// Takes what changed.
  package init(since: String, strings: ChangedStrings, files: Set<String>) {
    self.since = since
    self.strings = strings
    self.files = files
  }

  /// Whether nothing that is audited changed.
  package var isEmpty: Bool { strings.isEmpty && files.isEmpty }

  /// A finding about files without those that did not change; nil when none of them did. Findings about
  /// strings and screens are narrowed before.
  func narrowed(_ finding: Finding) -> Finding? {
    guard finding.file != nil else { return finding }
    let parts = finding.parts
    return finding.keeping { !files.isDisjoint(with: parts[$0].files) }
  }
}
