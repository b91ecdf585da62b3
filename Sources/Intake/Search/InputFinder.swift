import Exchange
import Localization
import SourceScanning
import ViewTree

/// Finds what a project consists of, below its root.
struct InputFinder {
  let files: any FileAccess

  /// Finds what is at some paths and below; nothing beyond them, wherever links lead.
  ///
  /// Throws when a named file is none that is read.
  func find(below named: [NamedPath]) throws(IntakeError) -> FoundFiles {
    var found = FoundFiles(boundary: SearchBoundary(named.map(\.path), files: files))
    for name in named {
      let path = name.path
      // `out/*` names the manifest of an export beside its files.
      if named.count > 1, FilePath.name(of: path) == ExportManifest.fileName { continue }
      let isWhole = path.hasSuffix(".lproj") || path.hasSuffix(".xcloc")
      if !isWhole, files.isFolder(path) {
        search(path, depth: 0, into: &found)
      } else if path.hasSuffix(".lproj") && !files.isFolder(path)
        || isNew(path, in: &found) && !found.addNamed(path)
      {
        throw IntakeError(
          at: name.typed, "no string files or screens",
          advice: "their names end in .strings, .stringsdict, .xcstrings, .xliff, .xlf, .po or "
            + ".screen.json")
      }
    }
    if named.allSatisfy({ $0.path.hasSuffix(ScreenFile.nameSuffix) && files.isFile($0.path) }) {
      found.isOfScreensAlone = true
      for file in found.screenFiles { addTables(around: file, to: &found) }
    }
    return found
  }

  /// Adds the tables in the nearest folder at or above a screen that has any, as far as its project
  /// reaches: the screen shows their strings.
  private func addTables(around screen: String, to found: inout FoundFiles) {
    var folder = FilePath.folder(of: screen)
    while true {
      if hasTexts(files.names(in: folder), in: folder) {
        if !found.localizations.contains(folder) { found.localizations.append(folder) }
        return
      }
      if folder == "." || folder == "/" || folder.isEmpty { return }
      folder = FilePath.folder(of: folder)
    }
  }

  /// Whether names are those of language folders or catalogs, among others.
  private func hasTexts(_ names: [String], in folder: String) -> Bool {
    names.contains { name in
      let path = FilePath.join(folder, name)
      return name.hasSuffix(".lproj") && files.isFolder(path)
        || name.hasSuffix(".xcstrings") && files.isFile(path)
    }
  }

  /// Whether something is to be looked at for the first time.
  private func isNew(_ path: String, in found: inout FoundFiles) -> Bool {
    let real = files.realPath(path)
    guard found.met.insert(real).inserted else { return false }
    guard found.boundary.contains(real) else {
      found.outsideLinks.append(path)
      return false
    }
    return true
  }

  /// Whether a file in a folder that is looked at may be read; most are no links.
  private func isInside(_ path: String, in found: inout FoundFiles) -> Bool {
    !files.isLink(path) || found.boundary.contains(files.realPath(path))
  }

  private func search(_ folder: String, depth: Int, into found: inout FoundFiles) {
    guard isNew(folder, in: &found) else { return }
    found.folders.append(folder)
    guard let names = try? files.list(folder) else {
      found.unopened.append(folder)
      return
    }
    func path(_ name: String) -> String { FilePath.join(folder, name) }
    if hasTexts(names, in: folder) { found.localizations.append(folder) }
    for name in names.screenFiles where isNew(path(name), in: &found) {
      found.screenFiles.append(path(name))
    }
    for name in names where ExchangeFileName.isBilingual(name) || name.hasSuffix(".xcloc") {
      if isNew(path(name), in: &found) { found.exchangeFiles.append(path(name)) }
    }
    if names.contains(TransactionJournal.name) { found.journals.append(folder) }
    for name in names { note(name, at: path(name), depth: depth, into: &found) }
    found.unopened += names.filter { isUnopened($0, at: path($0)) }.map(path)
    guard depth < FolderNames.depthLimit else { return }
    for name in names where FolderNames.isSearched(name) && files.isFolder(path(name)) {
      search(path(name), depth: depth + 1, into: &found)
    }
  }

  /// Whether something would be read, or searched, and is not there: a link to nothing, or a name that is not
  /// in UTF-8, which the list of a folder cannot show as it is.
  private func isUnopened(_ name: String, at path: String) -> Bool {
    // Links to exchange files and screens are reported where these are read.
    let isRead = LocalizationFile.Kind(fileName: name) != nil
    // A folder may have texts; of other files the end of the name shows that they are not read.
    let mayBeRead =
      isRead || !name.contains(".") || name.hasSuffix(".lproj") || name.hasSuffix(".xcloc")
    guard isRead && files.isLink(path) || mayBeRead && name.isUnreadable else { return false }
    return !files.isFile(path) && !files.isFolder(path)
  }

  /// Takes a file that says something of the strings, or a language without any.
  private func note(
    _ name: String, at path: String, depth: Int, into found: inout FoundFiles
  ) {
    let isCode = CodeLanguage(fileName: name) != nil && !Self.isOfTests(path, depth: depth)
    let (isPackage, isProject) = (name == "Package.swift", name.hasSuffix(".pbxproj"))
    let isList = name == "Info.plist" || name.hasSuffix("-Info.plist")
    if name.hasSuffix(".lproj"), isBareLanguage(path, in: &found) {
      found.bareLanguages.append(path)
    }
    // Screens of Xcode may lie in folders of languages, and name keys.
    if name.hasSuffix(".lproj") {
      for screen in files.names(in: path) where CodeLanguage(fileName: screen) == .markup {
        note(screen, at: "\(path)/\(screen)", depth: depth + 1, into: &found)
      }
    }
    let isLoose = Self.isTable(name)
    let isStoreText = StoreTextPath(path) != nil
    let isSettings = name.hasSuffix(".plist") && FilePath.folder(of: path).hasSuffix(".bundle")
    let isBuildSettings = name.hasSuffix(".xcconfig")
    let isPod = name.hasSuffix(".podspec")
    let isWanted =
      isCode || isPackage || isProject || isList || isLoose || isSettings || isBuildSettings
      || isStoreText || isPod
    guard isWanted, files.isFile(path) else { return }
    guard isInside(path, in: &found) else { return }
    if isCode { found.codeFiles.append(path) }
    if isPackage { found.packageFiles.append(path) }
    if isPod { found.podFiles.append(path) }
    if isProject { found.projectFiles.append(path) }
    if isStoreText { found.storeTexts.append(path) }
    if isSettings { found.settingsLists.append(path) }
    if isBuildSettings { found.buildSettings.append(path) }
    if isLoose { found.looseTables.append(path) }
    if isList { found.infoPlists.append(path) }
  }

  /// Whether a file outside the folders of languages is a table, by its name.
  private static func isTable(_ name: String) -> Bool {
    [".strings", ".stringsdict", ".loctable"].contains { name.hasSuffix($0) }
  }

  private func isBareLanguage(_ folder: String, in found: inout FoundFiles) -> Bool {
    files.isFolder(folder) && isInside(folder, in: &found)
      && files.names(in: folder).allSatisfy { name in
        LocalizationFile.Kind(fileName: name) == nil && !name.hasSuffix(".nib")
      }
  }

  /// Whether a file lies in a folder of tests so many folders below what was named: the keys in it
  /// are no keys of the app.
  private static func isOfTests(_ file: String, depth: Int) -> Bool {
    file.split(separator: "/").dropLast().suffix(depth).contains { $0.hasSuffix("Tests") }
  }
}

extension String {
  /// Whether a name has a character that was not readable as UTF-8.
  var isUnreadable: Bool { unicodeScalars.contains("\u{FFFD}") }
}

extension [String] {
  /// The names of screen files: “login” before “login-2”, as rules compare screens in this order.
  fileprivate var screenFiles: [String] {
    filter { $0.hasSuffix(ScreenFile.nameSuffix) }
      .sorted {
        $0.dropLast(ScreenFile.nameSuffix.count) < $1.dropLast(ScreenFile.nameSuffix.count)
      }
  }
}
