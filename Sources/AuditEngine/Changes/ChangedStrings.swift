import AuditModel
import Localization

/// The strings that changed, by table and key, with the languages in which they did.
package struct ChangedStrings: Hashable, Sendable {
  private var changes: [Name: [Folder: ChangedLanguages]] = [:]
  /// The languages in which any string changed.
  package private(set) var languages = ChangedLanguages.none
  /// The folders of the targets, as far as they are known.
  private var folders: Set<String> = []
  private var isAnywhere = false

  private struct Name: Hashable {
    let table: String
    let key: ExactText
  }

  /// The folder of a target; code does not say of which one its strings are.
  private enum Folder: Hashable {
    case named(String)
    case any

    var name: String? { if case .named(let name) = self { name } else { nil } }
  }

  /// None.
  package init() {}

  /// Adds a string.
  ///
  /// - Parameter folder: the folder of its target; nil where that is not known.
  package mutating func add(
    key: String, table: String, folder: String?, _ changed: ChangedLanguages
  ) {
    if let folder { folders.insert(folder) } else { isAnywhere = true }
    let folder = folder.map(Folder.named) ?? .any
    changes[Name(table: table, key: ExactText(key)), default: [:]][folder, default: .none]
      .formUnion(changed)
    languages.formUnion(changed)
  }

  /// Adds other strings.
  package mutating func formUnion(_ other: ChangedStrings) {
    changes.merge(other.changes) { $0.merging($1) { $0.union($1) } }
    languages.formUnion(other.languages)
    folders.formUnion(other.folders)
    isAnywhere = isAnywhere || other.isAnywhere
  }

  /// Whether any string of a target may have changed.
  package func concerns(folder: String) -> Bool { isAnywhere || folders.contains(folder) }

  /// The same strings in the languages in which screens show them differently: a language with a translation of
  /// its own shows it as before when the source changes.
  ///
  /// - Parameter project: the strings as they are now.
  package func shown(
    in locales: [LocaleIdentifier], of project: LocalizationProject
  ) -> ChangedStrings {
    var result = ChangedStrings()
    for (name, folders) in changes {
      for (folder, changed) in folders {
        let shown = changed.shown(among: locales, source: project.sourceLocale) {
          project.shows(name.key.text, table: name.table, of: $0, in: $1)
        }
        if !shown.isEmpty {
          result.add(key: name.key.text, table: name.table, folder: folder.name, shown)
        }
      }
    }
    return result
  }

  /// Whether there are none.
  package var isEmpty: Bool { changes.isEmpty }

  /// How many keys there are, those of different targets each for themselves.
  package var count: Int {
    changes.values.reduce(0) { $0 + max(1, $1.keys.count { $0 != .any }) }
  }

  /// The languages in which a string of a target changed.
  package func languages(key: String, table: String, folder: String) -> ChangedLanguages {
    guard let all = changes[Name(table: table, key: ExactText(key))] else { return .none }
    var result = all[.named(folder)] ?? .none
    result.formUnion(all[.any] ?? .none)
    return result
  }

  /// The languages in which a string changed that a screen shows: screens name no target.
  package func languages(key: String, table: String) -> ChangedLanguages {
    var result = ChangedLanguages.none
    for changed in changes[Name(table: table, key: ExactText(key))]?.values ?? [:].values {
      result.formUnion(changed)
    }
    return result
  }
}

extension LocalizationProject {
  /// Whether a language shows the text of another one, or would if it had it.
  fileprivate func shows(
    _ key: String, table: String, of changed: LocaleIdentifier, in locale: LocaleIdentifier
  ) -> Bool {
    for candidate in fallbacks(from: locale) {
      if candidate == changed { return true }
      if self.table(table, locale: candidate)?[key] != nil { return false }
    }
    return false
  }
}
