import AuditModel
import Localization

/// The part of an app that changed since a revision, to which an audit is narrowed.
package struct ChangedPart: Hashable, Sendable {
  /// The revision with its commit, as reports name it.
  package let since: String
  /// The strings that changed.
  package let strings: ChangedStrings
  /// The strings for which screens are looked at.
  package private(set) var shownStrings: ChangedStrings
  /// The files that changed, by their paths from the project's root on; a screen that one of them
  /// describes changed as a whole.
  package let files: Set<String>

  /// Takes what changed.
  package init(since: String, strings: ChangedStrings, files: Set<String>) {
    self.since = since
    self.strings = strings
    shownStrings = strings
    self.files = files
  }

  /// The same, with screens narrowed to the languages in which they look different.
  ///
  /// - Parameter project: the strings as they are now.
  package func narrowingScreens(
    to locales: [LocaleIdentifier], of project: LocalizationProject
  ) -> ChangedPart {
    var result = self
    result.shownStrings = strings.shown(in: locales, of: project)
    return result
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
