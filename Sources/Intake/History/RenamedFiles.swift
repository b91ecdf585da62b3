import AuditModel

/// The files of a commit that the work tree has under other names, as git finds them by their contents.
///
/// A finding is known by its file, so that without them all findings in a folder that was renamed were new.
struct RenamedFiles {
  /// The paths of today by those of the commit, both from the root of the repository on.
  let paths: [String: String]

  /// Compares a commit with the work tree.
  init(since commit: String, in git: Git) {
    let list = [
      "--no-optional-locks", "diff", "--name-status", "-z", "-M", "-l2000", "--diff-filter=R",
      "--no-relative", "--ignore-submodules=all", commit, "--",
    ]
    var words = git.run(list).map {
      String(decoding: $0, as: UTF8.self).split(separator: "\0").map { String($0) }[...]
    }
    var paths: [String: String] = [:]
    // “R100”, the old path, the new one
    while let rest = words, rest.count >= 3 {
      let (old, new) = (rest[rest.startIndex + 1], rest[rest.startIndex + 2])
      if Self.isSameFile(old, new) { paths[old] = new }
      words = rest.dropFirst(3)
    }
    self.paths = paths
  }

  /// Whether two paths may be of one file: that of another language is another file, however much of it is the
  /// same.
  private static func isSameFile(_ old: String, _ new: String) -> Bool {
    guard FileFamily(of: old).locale == FileFamily(of: new).locale,
      StoreTextPath(old)?.folder == StoreTextPath(new)?.folder
    else { return false }
    let names = [old, new].map(FilePath.name)
    if names[0] == names[1] { return true }
    // The name of an exchange file or a text of the App Store says what is in it.
    return ending(of: old) == ending(of: new)
      && !["po", "xliff", "xlf", "txt"].contains(ending(of: old))
  }

  private static func ending(of path: String) -> Substring? {
    FilePath.name(of: path).split(separator: ".").last
  }
}
