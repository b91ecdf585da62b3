import Foundation
import Localization

// A process that is ended at once leaves what it was writing beside the files.
extension FileTransaction {
  /// Where a file or the copy of a folder waits to come into its place.
  static func waiting(for url: URL) -> URL {
    url.deletingLastPathComponent().appending(path: ".\(url.lastPathComponent).legible-new")
  }

  /// The intended name of a file or folder, from its temporary one; none when it is not one of
  /// ours.
  private static func original(of name: String) -> String? {
    guard name.hasPrefix("."), name.hasSuffix(".legible-new") else { return nil }
    let original = name.dropFirst().dropLast(".legible-new".count)
    return original.isEmpty ? nil : String(original)
  }

  /// Removes what waits for the places of some files, and copies of the folders around them.
  func removeLeftovers(beside paths: [String]) {
    for path in paths {
      removeLeftover(Self.waiting(for: url(path)))
      var folder = path.split(separator: "/").dropLast()
      while !folder.isEmpty {
        removeLeftover(Self.waiting(for: url(folder.joined(separator: "/"))))
        folder = folder.dropLast()
      }
    }
  }

  /// Removes what waits anywhere below the root where strings may be.
  func removeLeftovers() {
    var folders = [(url: root, depth: 0)]
    while let (folder, depth) = folders.popLast() {
      for name in (try? manager.contentsOfDirectory(atPath: folder.path)) ?? [] {
        let url = folder.appending(path: name)
        if Self.original(of: name) != nil {
          removeLeftover(url)
        } else if depth < FolderNames.depthLimit,
          FolderNames.isSearched(name) || name.hasSuffix(".lproj"), FileKind(url) == .folder
        {
          folders.append((url, depth + 1))
        }
      }
    }
  }

  /// Removes one that is sure to be ours: a table or the list, or the copy of a folder beside it.
  private func removeLeftover(_ url: URL) {
    guard let name = Self.original(of: url.lastPathComponent) else { return }
    let isOurs =
      switch FileKind(url) {
      case .file?: name == Self.listName || LocalizationFile.Kind(fileName: name) != nil
      case .folder?:
        FileKind(url.deletingLastPathComponent().appending(path: name)) == .folder
      default: false
      }
    if isOurs { try? manager.removeItem(at: url) }
  }
}
