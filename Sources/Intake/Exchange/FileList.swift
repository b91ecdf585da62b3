import Exchange
import Localization

/// Finds the files with strings that paths stand for.
package struct FileList {
  private let files: any FileAccess
  private let reader: ExchangeFileReader

  /// Takes the files, and what reads them and standard input.
  package init(_ files: any FileAccess, reader: ExchangeFileReader) {
    self.files = files
    self.reader = reader
  }

  /// A file that is there to be read.
  package struct Item {
    /// The path as it is shown.
    package let path: String
    /// Its problems, when it is a bundle; there are no bytes then.
    package var problems: [LocalizationProblem] = []
    fileprivate let read: () throws(IntakeError) -> [UInt8]

    /// Its bytes.
    package func bytes() throws(IntakeError) -> [UInt8] { try read() }
  }

  private static let endings = [
    ".xliff", ".xlf", ".po", ".pot", ".strings", ".stringsdict", ".xcstrings", ".xcloc", ".tmx",
    ".storyboard", ".xib", ".intentdefinition", "Info.plist", "project.pbxproj",
  ]

  /// The files, and those in the folders and bundles; `-` is standard input.
  ///
  /// Of several paths each has an item, also one that nothing is read from.
  package func files(_ named: [NamedPath]) throws(IntakeError) -> [Item] {
    var result: [Item] = []
    for name in named {
      if name.path != "-", files.isFolder(name.path) {
        let found = below(name.path, depth: 0)
        let error = IntakeError(at: name.typed, "no string file in it or below")
        if found.isEmpty, named.count == 1 { throw error }
        result += found.isEmpty ? [unread(name.typed, error)] : found
      } else if name.path != "-", !files.isFile(name.path) {
        let error = IntakeError(
          at: name.typed, "no such file or folder", advice: "check the path")
        result.append(unread(name.typed, error))
      } else {
        result.append(item(name.path))
      }
    }
    return result
  }

  private func item(_ path: String) -> Item {
    Item(path: path) { () throws(IntakeError) in try reader.bytes(of: path) }
  }

  /// A pipe or a device could keep us waiting for bytes without end.
  private func noFile(_ path: String) -> Item { unread(path, .noFile(at: path)) }

  private func unread(_ path: String, _ error: IntakeError) -> Item {
    Item(path: path) { () throws(IntakeError) in throw error }
  }

  private func below(_ folder: String, depth: Int) -> [Item] {
    if folder.hasSuffix(".xcloc") { return bundle(folder) }
    var result: [Item] = []
    for name in files.names(in: folder) {
      let path = FilePath.join(folder, name)
      if files.isLink(path) { continue }
      if files.isFolder(path) {
        guard depth < FolderNames.depthLimit, Self.isSearched(name) else { continue }
        result += below(path, depth: depth + 1)
      } else if Self.endings.contains(where: { name.hasSuffix($0) }) || files.isStringTable(path) {
        result.append(files.isRegularFile(path) ? item(path) : noFile(path))
      }
    }
    return result
  }

  /// Language folders and bundles hold strings, too.
  private static func isSearched(_ name: String) -> Bool {
    if name.hasPrefix(".") { return false }
    return FolderNames.isSearched(name) || name.hasSuffix(".lproj") || name.hasSuffix(".xcloc")
  }

  /// The problems of a bundle, and the XLIFF file in it.
  private func bundle(_ folder: String) -> [Item] {
    let bundle = XclocBundle(FolderBundle(folder: folder, files: files), path: folder)
    var items: [Item] = []
    if !bundle.problems.isEmpty {
      items.append(Item(path: folder, problems: bundle.problems) { () throws(IntakeError) in [] })
    }
    if let file = bundle.xliff {
      let bytes = file.bytes
      items.append(Item(path: "\(folder)/\(file.path)") { () throws(IntakeError) in bytes })
    }
    return items
  }
}
