import Foundation

/// The font files of a machine, by file name.
struct FontDirectory: Sendable {
  private let paths: [String: String]
  /// The folders that were looked through.
  let folders: [String]

  /// Looks through the folder that is installed with the command, if there is one, so that findings do not
  /// depend on the machine; otherwise through the usual folders of Linux and macOS, or the given ones.
  init(folders: [String] = Self.usualFolders) {
    self.folders = folders
    var paths: [String: String] = [:]
    for folder in folders {
      for file in Self.files(below: folder) where Self.isFont(file.name) {
        // The first folder wins, and in a folder the first path: the same on every run.
        if paths[file.name] == nil { paths[file.name] = file.path }
      }
    }
    self.paths = paths
  }

  /// The path of the file of that name.
  func path(ofFile name: String) -> String? { paths[name] }

  /// The fonts beside the running command, as its archive has them: `bin/legible` and
  /// `share/legible/fonts`.
  private static var installedFolder: String? {
    guard let command = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let folder = URL(filePath: command).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "share/legible/fonts").path
    return FileManager.default.fileExists(atPath: folder) ? folder : nil
  }

  static var usualFolders: [String] {
    if let folder = installedFolder { return [folder] }
    let home = NSHomeDirectory()
    return [
      "\(home)/.local/share/fonts", "\(home)/.fonts", "/usr/local/share/fonts", "/usr/share/fonts",
      "\(home)/Library/Fonts", "/Library/Fonts", "/opt/homebrew/share/fonts",
    ]
  }

  private static func files(below folder: String) -> [(name: String, path: String)] {
    guard let names = FileManager.default.subpaths(atPath: folder) else { return [] }
    return names.sorted().map { name in
      (
        String(name[(name.lastIndex(of: "/").map(name.index(after:)) ?? name.startIndex)...]),
        "\(folder)/\(name)"
      )
    }
  }

  private static func isFont(_ name: String) -> Bool {
    [".otf", ".ttf", ".ttc"].contains { name.hasSuffix($0) }
  }
}
