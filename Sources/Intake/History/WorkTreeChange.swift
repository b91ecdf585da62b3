import Foundation

/// The files of a work tree that differ from those of a commit, whether the differences are committed or not.
package struct WorkTreeChange: Sendable {
  /// The commit, by its full name.
  package let commit: String
  /// The folder of the repository, by its path behind all links.
  package let root: String
  /// The repositories in it that are at another commit, whose files are not compared.
  package private(set) var submodules: [String] = []
  /// The files, by their paths from the root on.
  private var files: [String: Before] = [:]
  /// The bytes that files had that audits read, by the names of objects.
  private let contents: [String: [UInt8]]

  /// A changed file as it was in the commit.
  enum Before: Hashable, Sendable {
    /// It was not there.
    case absent
    /// It had the bytes of an object.
    case object(String)
  }

  /// Compares with the merge base of a revision and the current one, or with the revision where there is
  /// none.
  ///
  /// Throws when a folder lies in no repository, or the revision is unknown.
  package init(
    since name: String, around path: String, in machine: any FileAccess, for option: String
  ) throws(IntakeError) {
    let base = try MergeBase(with: name, around: path, in: machine, for: option)
    commit = base.commit
    root = base.root
    let git = Git(folder: base.root)
    // The index is only read, so that nothing of the repository changes.
    let list =
      [
        "--no-optional-locks", "diff", "--raw", "-z", "--no-renames", "--no-abbrev",
        "--no-relative",
      ]
      + ["--ignore-submodules=dirty", commit, "--"]
    guard let changed = git.names(list),
      let untracked = git.names(["ls-files", "--others", "--exclude-standard", "-z"])
    else { throw IntakeError(at: commit, "git cannot compare it with the work tree") }
    for path in untracked { files[path] = .absent }
    for (line, path) in zip(changed, changed.dropFirst()) where line.hasPrefix(":") {
      // “:mode mode object object status”
      let fields = line.dropFirst().split(separator: " ")
      guard fields.count == 5 else { continue }
      if fields.contains("160000") {
        submodules.append(path)
      } else {
        files[path] = fields[0].hasPrefix("100") ? .object(String(fields[2])) : .absent
      }
    }
    let objects = files.compactMap { path, before in
      if case .object(let name) = before, RevisionFiles.isRead(path) { name } else { nil }
    }
    contents = git.blobs(Set(objects).sorted())
  }

  /// The files, by their paths from a folder on; those elsewhere are left out.
  package func paths(from folder: String) -> Set<String> {
    Set(files.keys.compactMap { FilePath.path(FilePath.join(root, $0), from: folder) })
  }

  /// The files that the commit has and the work tree has not, or has otherwise.
  var before: [String: Before] { files }

  /// The bytes that a file had, if it was one that audits read.
  func bytes(of object: String) -> [UInt8]? { contents[object] }
}

extension Git {
  /// The words of an output that ends each with a zero.
  fileprivate func names(_ arguments: [String]) -> [String]? {
    run(arguments).map { data in
      String(decoding: data, as: UTF8.self).split(separator: "\0").map { String($0) }
    }
  }
}
