import AuditModel
import Localization
import TranslationRules

/// The strings that an audit of strings is narrowed to.
struct TextFocus: Sendable {
  private let change: ChangedPart
  /// Whether strings are known by their files, as those of exchange files are.
  private let isOfFiles: Bool

  /// The strings of the app that changed.
  init(onStringsOf change: ChangedPart) {
    self.change = change
    isOfFiles = false
  }

  /// All strings of the files that changed.
  init(onFilesOf change: ChangedPart) {
    self.change = change
    isOfFiles = true
  }

  /// Whether a key of a table is looked at in some language.
  var keys: KeySelection {
    let languages = isOfFiles ? ChangedLanguages.every : change.strings.languages
    return KeySelection(in: { languages.contains($0) }) { entry, table in
      concerns(entry, of: table)
    }
  }

  /// Whether anything of a target is looked at, whose findings are not those of another one.
  func concerns(_ target: LocalizationProject) -> Bool {
    target.problems.contains { change.files.contains($0.location.file) }
      || target.tables.contains { table in
        change.strings.concerns(folder: table.folder)
          || table.files.contains(where: change.files.contains)
      }
  }

  /// Whether a string of a table is looked at.
  func contains(_ entry: TableEntry, of table: StringTable) -> Bool {
    isOfFiles
      ? change.files.contains(entry.keyLocation.file)
      : change.strings.languages(key: entry.key, table: table.name, folder: table.folder)
        .contains(table.locale)
  }

  /// Whether a finding is about one of the strings, or about a file that changed.
  func contains(_ finding: RuleFinding) -> Bool {
    if isOfFiles || finding.key.isEmpty || finding.table.isEmpty {
      return change.files.contains(finding.location.file)
    }
    // Code that changed may ask for a key that no table has.
    if finding.rule.id == MissingInCodeRule.description.id,
      change.files.contains(finding.location.file)
    {
      return true
    }
    return change.strings.languages(
      key: finding.key, table: finding.table, folder: finding.folder
    ).contains(finding.locale)
  }

  private func concerns(_ entry: TableEntry, of table: StringTable) -> Bool {
    isOfFiles
      ? change.files.contains(entry.keyLocation.file)
      : !change.strings.languages(key: entry.key, table: table.name, folder: table.folder)
        .isEmpty
  }
}
