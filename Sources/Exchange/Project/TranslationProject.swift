import AuditModel
import Localization

/// All files of an app with strings, as they are exchanged with translators.
package struct TranslationProject: Sendable {
  /// The language that the app is written in.
  package let sourceLocale: LocaleIdentifier
  /// The files in the source language with their translations, by path.
  package private(set) var resources: [ProjectResource]
  /// All files, by path.
  package let files: [ProjectFile]
  /// The problems of the files, by location.
  package let problems: [LocalizationProblem]

  /// The languages of the translations, in order.
  package var targetLocales: [LocaleIdentifier] {
    Set(resources.flatMap(\.translations.keys)).subtracting([sourceLocale]).sorted()
  }

  /// Reads the files of an app.
  ///
  /// - Parameters:
  ///   - files: the files, with paths as they are to be shown.
  ///   - root: what to take away from the beginning of the paths, so that they begin at the
  ///     project's folder.
  ///   - sourceLocale: the language that the app is written in; detected when it is not named.
  ///   - jobs: on how many threads to read; on one for each processor when it is not named.
  package init(
    files: [LocalizationFile], root: String = "", sourceLocale: LocaleIdentifier? = nil,
    jobs: Int? = nil
  ) {
    var builder = ResourceBuilder(
      root: root, sourceLocale: sourceLocale ?? SourceLanguage.of(files))
    let files = files.sorted { $0.path < $1.path }
    for (file, read) in zip(files, files.read(sourceLocale: builder.sourceLocale, jobs: jobs)) {
      builder.add(file, read)
    }
    self.sourceLocale = builder.sourceLocale
    self.files = builder.files
    problems = builder.problems.sorted()
    resources = builder.resources()
  }

  /// Adds source strings that are in no file to the resources at some paths.
  package mutating func add(_ entries: [String: [TableEntry]]) {
    for index in resources.indices {
      resources[index].source += entries[resources[index].original] ?? []
    }
  }

  /// The resource that a path of an exchanged file means: the very path, or the only one that ends
  /// with it or that it ends with, as exports of a folder further up or down have it.
  package func resource(for original: String) -> ProjectResource? {
    if let exact = resources.first(where: { $0.original == original }) { return exact }
    let candidates = resources.filter {
      $0.original.isPathEnd(of: original) || original.isPathEnd(of: $0.original)
    }
    return candidates.count == 1 ? candidates[0] : nil
  }
}

extension String {
  /// Whether another path ends with the names of this one.
  fileprivate func isPathEnd(of path: String) -> Bool { path.hasSuffix("/" + self) }
}

/// Puts the files together that are translations of each other.
private struct ResourceBuilder {
  let root: String
  let sourceLocale: LocaleIdentifier
  private(set) var files: [ProjectFile] = []
  private(set) var problems: [LocalizationProblem] = []
  private var groups: [Name: Group] = [:]

  private struct Name: Hashable {
    let folder: String
    let table: String
    let kind: LocalizationFile.Kind
  }

  private struct Group {
    var source: (file: LocalizationFile, entries: [TableEntry])?
    var interface: (file: LocalizationFile, entries: [TableEntry])?
    var translations: [LocaleIdentifier: ProjectFile] = [:]
    var catalog: ProjectFile?
  }

  init(root: String, sourceLocale: LocaleIdentifier) {
    self.root = root.isEmpty || root == "." || root.hasSuffix("/") ? root : root + "/"
    self.sourceLocale = sourceLocale
  }

  mutating func add(_ file: LocalizationFile, _ read: ReadFile) {
    switch read {
    case .document(let catalog as CatalogDocument): addCatalog(file, catalog)
    case .document(let document): addTable(file, document)
    case .interface(let interface): addInterface(file, interface)
    }
  }

  private mutating func addTable(_ file: LocalizationFile, _ document: any LocalizationDocument) {
    let locale = file.locale ?? sourceLocale
    problems += document.problems
    let member = ProjectFile(path: relative(file.path), document: document)
    files.append(member)
    let name = Name(folder: file.folder, table: file.name, kind: file.kind)
    var group = groups[name] ?? Group()
    if locale == sourceLocale, group.source == nil || group.source?.file.isBase == true {
      group.source = (file, document.entries(in: locale))
    }
    if group.translations[locale] == nil || !file.isBase { group.translations[locale] = member }
    groups[name] = group
  }

  private mutating func addCatalog(_ file: LocalizationFile, _ document: CatalogDocument) {
    problems += document.problems
    let member = ProjectFile(path: relative(file.path), document: document)
    files.append(member)
    let name = Name(folder: file.folder, table: file.name, kind: .catalog)
    var group = Group(source: (file, document.entries(in: document.sourceLocale)))
    group.catalog = member
    for locale in document.locales { group.translations[locale] = member }
    groups[name] = group
  }

  private mutating func addInterface(_ file: LocalizationFile, _ interface: InterfaceFile) {
    problems += interface.problems
    // Its translations are `.strings` files with its name.
    let name = Name(folder: file.folder, table: file.name, kind: .strings)
    var group = groups[name] ?? Group()
    group.interface = (file, interface.entries)
    groups[name] = group
  }

  func resources() -> [ProjectResource] {
    groups.compactMap { name, group -> ProjectResource? in
      guard let (file, entries) = group.interface ?? group.source else { return nil }
      return ProjectResource(
        original: relative(file.path), kind: file.kind, folder: relative(name.folder),
        table: name.table, source: entries, translations: group.translations,
        catalog: group.catalog)
    }.sorted { $0.original < $1.original }
  }

  private func relative(_ path: String) -> String {
    if path + "/" == root { return "" }
    return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
  }
}
