import AuditModel
import Foundation
import Localization
import TranslationRules

/// Finds translations that have not changed since their source string did, by the history of git.
package struct SourceHistory {
  /// Whether a folder lies in a repository with all of its history, unlike a shallow clone.
  package static func isWhole(below folder: String) -> Bool {
    Git(folder: folder).lines(["rev-parse", "--is-shallow-repository"])?.first == "false"
  }

  private let git: Git
  private let files: [LocalizationFile]
  private let source: LocaleIdentifier
  /// The commit that the history ends at.
  private let revision: String?
  /// The folder of the repository from which its paths begin.
  private let prefix: String

  /// So many versions of the source strings are looked at, the latest first.
  private static let mostVersions = 60
  /// So many files of translations are read, so that no history takes forever.
  private static let mostFiles = 600

  /// Takes the files of one target; none when they lie in no repository.
  init?(_ files: [LocalizationFile], in access: any FileAccess) {
    guard let first = files.first else { return nil }
    let folder = first.folder.isEmpty ? "." : first.folder
    git = Git(folder: access.absolute(folder))
    guard let shown = git.lines(["rev-parse", "--show-prefix", "HEAD"]), !shown.isEmpty else {
      return nil
    }
    prefix = shown.count > 1 ? shown[0] : ""
    self.files = files
    revision = access.revision
    source = SourceLanguage.of(files)
  }

  /// The source strings that translations were made from, where they are no longer what they were.
  func earlierSources() -> [EarlierSource] {
    files.filter { !$0.kind.isInterface }.filter {
      $0.kind == .catalog || $0.isBase || $0.locale == source
    }
    .filter { $0.folder.isEmpty || $0.folder == "." || $0.path.hasPrefix("\($0.folder)/") }
    .flatMap(earlierSources)
  }

  private func earlierSources(of file: LocalizationFile) -> [EarlierSource] {
    let versions = versions(of: file)
    guard !versions.isEmpty else { return [] }
    let blobs = git.blobs(versions.map(\.object))
    var newer = texts(of: file, file.bytes, in: source)
    let now = newer
    var translations = Translations(history: self, of: file)
    var result: [EarlierSource.Location: String] = [:]
    // The uncommitted state is a version, too, which follows the latest commit.
    for (index, version) in versions.enumerated() {
      guard let bytes = blobs[version.object] else { break }
      let older = texts(of: file, bytes, in: source)
      let changed = older.filter { leaf, text in newer[leaf].map { !$0.isExactly(text) } ?? false }
      if !changed.isEmpty {
        let before = index == 0 ? version.commit : "\(versions[index - 1].commit)~1"
        let unchanged = translations.unchanged(
          since: Version(commit: before, path: version.path), changed.keys)
        for (location, leaf) in unchanged {
          guard let old = changed[leaf], let text = now[leaf] else { continue }
          // A text that was changed and changed back is what was translated.
          result[location] = text.isExactly(old) ? nil : old
        }
      }
      newer = older
    }
    return result.sorted { $0.key.order.lexicographicallyPrecedes($1.key.order) }
      .map { EarlierSource(of: $0.key, text: $0.value) }
  }

  /// A file as it was after a commit.
  private struct Version {
    let commit: String
    /// Its path in the repository, which may have been another one.
    let path: String

    var object: String { "\(commit):\(path)" }
  }

  /// The versions of a file, the latest first, through changes of its path.
  private func versions(of file: LocalizationFile) -> [Version] {
    let lines =
      git.lines(
        [
          "-c", "core.quotePath=off", "log", "--first-parent", "--follow", "--name-status",
          "--format=commit %H", "-n", "\(Self.mostVersions)",
        ] + (revision.map { [$0] } ?? []) + ["--", "./\(inside(file))"]) ?? []
    var commit: Substring = ""
    var versions: [Version] = []
    for line in lines {
      if line.hasPrefix("commit ") {
        commit = line.dropFirst(7)
        continue
      }
      // “M path”, or “R100 old path, new path”
      let fields = line.split(separator: "\t")
      guard fields.count > 1, let path = fields.last, fields[0] != "D", !path.hasPrefix("\"") else {
        continue
      }
      // A file that began as that of another language was no source of translations then.
      guard isOfOneLanguage(fields.dropFirst().map { String($0) }) else { break }
      versions.append(Version(commit: String(commit), path: String(path)))
      if fields[0].hasPrefix("C") { break }
    }
    return versions
  }

  /// Whether files are in folders of the same language; those of the source language have had several names.
  private func isOfOneLanguage(_ paths: [String]) -> Bool {
    let folders = paths.map { path -> String? in
      let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
      // “en-US” may have become “en”.
      return folder?.dropLast(6).lowercased().split { "-_".contains($0) }.first.map { String($0) }
    }
    // A folder may have had the name of its language.
    let codes = Set(folders.compactMap(\.self)).subtracting(["base", source.language])
    return codes.filter { $0.count <= 3 }.isEmpty || Set(folders).count == 1
  }

  /// The path of a file from the folder of its target on.
  private func inside(_ file: LocalizationFile) -> String {
    file.folder.isEmpty || file.folder == "."
      ? file.path : String(file.path.dropFirst(file.folder.count + 1))
  }

  fileprivate typealias Texts = [Leaf: String]

  /// One text of a key.
  fileprivate struct Leaf: Hashable {
    let key: ExactText
    let path: VariationPath
  }

  private func texts(
    of file: LocalizationFile, _ bytes: [UInt8], in locale: LocaleIdentifier
  ) -> Texts {
    let document = file.kind.document(bytes, path: file.path, locale: locale)
    var result: Texts = [:]
    for entry in document?.entries(in: locale) ?? [] {
      for leaf in entry.leaves {
        result[Leaf(key: ExactText(entry.key), path: leaf.path)] = leaf.text
      }
    }
    return result
  }

  /// The translations of a table, as they are and as they were.
  private struct Translations {
    private let history: SourceHistory
    private let source: LocalizationFile
    private let files: [LocalizationFile]
    private var now: [String: Texts] = [:]
    private var read = 0

    init(history: SourceHistory, of source: LocalizationFile) {
      self.history = history
      self.source = source
      files =
        source.kind == .catalog
        ? [source]
        : history.files.filter {
          $0.name == source.name && $0.kind == source.kind && !$0.isBase
            && $0.locale != history.source
        }
    }

    /// The translations of some strings that are now what they were at a commit.
    mutating func unchanged(
      since source: Version, _ leaves: some Collection<Leaf>
    ) -> [(EarlierSource.Location, Leaf)] {
      guard read < SourceHistory.mostFiles else { return [] }
      let names = files.map { "\(source.commit):\(path(of: $0, beside: source.path))" }
      let blobs = history.git.blobs(names)
      read += blobs.count
      var result: [(EarlierSource.Location, Leaf)] = []
      for (file, name) in zip(files, names) {
        guard let bytes = blobs[name] else { continue }
        for locale in locales(of: file) {
          let old =
            bytes == file.bytes ? current(file, locale) : history.texts(of: file, bytes, in: locale)
          let new = current(file, locale)
          for leaf in leaves {
            guard let text = new[leaf], old[leaf]?.isTranslated(as: text) == true else { continue }
            let location = EarlierSource.Location(
              folder: file.folder, table: file.name, key: leaf.key.text, locale: locale,
              path: leaf.path)
            result.append((location, leaf))
          }
        }
      }
      return result
    }

    /// Where a translation was when its source was at a path: in the folder of its language.
    private func path(of file: LocalizationFile, beside source: String) -> String {
      guard file.kind != .catalog else { return source }
      var parts = source.split(separator: "/", omittingEmptySubsequences: false)
      let own = history.inside(file).split(separator: "/")
      guard parts.count > 1, own.count > 1 else { return history.prefix + history.inside(file) }
      parts[parts.count - 2] = own[own.count - 2]
      return parts.joined(separator: "/")
    }

    private func locales(of file: LocalizationFile) -> [LocaleIdentifier] {
      if let locale = file.locale { return [locale] }
      return CatalogDocument(file.bytes, path: file.path).locales.filter { $0 != history.source }
    }

    private mutating func current(_ file: LocalizationFile, _ locale: LocaleIdentifier) -> Texts {
      let name = "\(file.path) \(locale)"
      if let known = now[name] { return known }
      let texts = history.texts(of: file, file.bytes, in: locale)
      now[name] = texts
      return texts
    }
  }
}

extension EarlierSource.Location {
  /// The words by which places are put in order.
  fileprivate var order: [String] {
    [folder, table, key.text, locale.identifier, path.description]
  }
}

extension String {
  /// Whether another text is the same translation: a soft hyphen that was added or left out is none anew.
  fileprivate func isTranslated(as text: String) -> Bool {
    isExactly(text) || withoutSoftHyphens.isExactly(text.withoutSoftHyphens)
  }
}
