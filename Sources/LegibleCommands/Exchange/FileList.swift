import AuditModel
import Exchange
import Foundation
import Localization
import Reporting

/// Finds the files with texts that paths stand for.
struct FileList {
  let tool: CommandLineTool

  /// A file that is there to be read.
  struct Item {
    /// The path as it is shown.
    let path: String
    /// What is wrong with it, when it is a bundle for translators; there are no bytes then.
    var problems: [LocalizationProblem] = []
    fileprivate let read: () throws(CommandError) -> [UInt8]

    /// Its bytes.
    func bytes() throws(CommandError) -> [UInt8] { try read() }
  }

  private static let endings = [
    ".xliff", ".xlf", ".po", ".pot", ".strings", ".stringsdict", ".xcstrings", ".xcloc",
  ]
  /// Deeper folders than this hold no app of anybody.
  private static let depthLimit = 12

  /// The files, and those in the folders and bundles; `-` is standard input.
  func files(_ paths: [String]) throws(CommandError) -> [Item] {
    var result: [Item] = []
    for path in paths {
      if path != "-", tool.files.isFolder(path) {
        let found = try below(InputFinder.shortest(path), depth: 0)
        guard !found.isEmpty else {
          throw .input("\(path): no file with texts in it or below")
        }
        result += found
      } else {
        result.append(item(path))
      }
    }
    return result
  }

  private func item(_ path: String) -> Item {
    Item(path: path) { () throws(CommandError) in try TranslatorFiles(tool: tool).bytes(of: path) }
  }

  private func below(_ folder: String, depth: Int) throws(CommandError) -> [Item] {
    if folder.hasSuffix(".xcloc") { return bundle(folder) }
    var result: [Item] = []
    for name in tool.files.names(in: folder) {
      let path = folder == "." ? name : "\(folder)/\(name)"
      if tool.files.isLink(path) { continue }
      if tool.files.isFolder(path) {
        guard depth < Self.depthLimit, Self.isWorthLooking(name) else { continue }
        result += try below(path, depth: depth + 1)
      } else if Self.endings.contains(where: { name.hasSuffix($0) }) {
        result.append(item(path))
      }
    }
    return result
  }

  /// What lies in the folders of languages and in bundles is text too.
  private static func isWorthLooking(_ name: String) -> Bool {
    if name.hasPrefix(".") { return false }
    return InputFinder.isWorthLooking(name) || name.hasSuffix(".lproj") || name.hasSuffix(".xcloc")
  }

  /// What is wrong with a bundle, and the XLIFF file in it.
  private func bundle(_ folder: String) -> [Item] {
    let bundle = XclocBundle(FolderBundle(folder: folder, files: tool.files), path: folder)
    var items: [Item] = []
    if !bundle.problems.isEmpty {
      items.append(Item(path: folder, problems: bundle.problems) { () throws(CommandError) in [] })
    }
    if let file = bundle.xliff {
      let bytes = file.bytes
      items.append(Item(path: "\(folder)/\(file.path)") { () throws(CommandError) in bytes })
    }
    return items
  }
}
