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
    /// Whether it lies in a bundle for translators.
    var isBundle = false
    fileprivate let read: () throws(CommandError) -> [UInt8]

    /// Its bytes.
    func bytes() throws(CommandError) -> [UInt8] { try read() }
  }

  private static let endings = [
    ".xliff", ".xlf", ".po", ".pot", ".strings", ".stringsdict", ".xcstrings",
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
    if folder.hasSuffix(".xcloc") { return try bundle(folder) }
    var result: [Item] = []
    for name in tool.files.names(in: folder) {
      let path = folder == "." ? name : "\(folder)/\(name)"
      if tool.files.isLink(path) { continue }
      if tool.files.isFolder(path) {
        guard depth < Self.depthLimit, InputFinder.isWorthLooking(name) || name.hasSuffix(".lproj")
        else { continue }
        result += try below(path, depth: depth + 1)
      } else if Self.endings.contains(where: { name.hasSuffix($0) }) {
        result.append(item(path))
      }
    }
    return result
  }

  private func bundle(_ folder: String) throws(CommandError) -> [Item] {
    let bundle = XclocBundle(FolderBundle(folder: folder, files: tool.files), path: folder)
    if let problem = bundle.problems.first { throw .input(problem.description.forTerminal) }
    guard let file = bundle.xliff else { return [] }
    let bytes = file.bytes
    return [
      Item(path: "\(folder)/\(file.path)", isBundle: true) { () throws(CommandError) in bytes }
    ]
  }
}
