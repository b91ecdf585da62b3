import Foundation

/// The files and folders that git ignores.
package enum IgnoredFiles {
  /// The ignored files and folders below a folder, by their paths from the root of the file system; a
  /// folder stands for all that is in it. None without git, or outside of a repository.
  package static func paths(below folder: String) -> Set<String> {
    let git = Git(folder: folder)
    guard
      let data = git.run([
        "ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z",
      ])
    else { return [] }
    let names = String(decoding: data, as: UTF8.self).split(separator: "\0")
    return Set(names.map { FilePath.join(folder, FilePath.shortest(String($0))) })
  }
}
