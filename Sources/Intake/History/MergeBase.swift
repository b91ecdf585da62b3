/// The commit that the current state of a repository is compared with: the merge base of a revision and the
/// current one, or the revision itself where there is none, as in a clone without history.
struct MergeBase {
  /// The commit, by its full name.
  let commit: String
  /// The folder of the repository, by its path behind all links.
  let root: String
  let git: Git

  /// Finds the commit.
  ///
  /// Throws when a folder lies in no repository, or the revision is unknown.
  ///
  /// - Parameters:
  ///   - name: the revision.
  ///   - path: a file or folder in the repository.
  ///   - option: the option that names the revision, for errors.
  init(
    with name: String, around path: String, in machine: any FileAccess, for option: String
  ) throws(IntakeError) {
    let real = machine.realPath(path)
    git = Git(folder: machine.isFile(path) ? FilePath.folder(of: real) : real)
    guard let root = git.lines(["rev-parse", "--show-toplevel"])?.first else {
      throw IntakeError(at: path, "it lies in no repository of git", advice: "leave out \(option)")
    }
    guard !name.hasPrefix("-"),
      let tip = git.lines(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])?.first
    else {
      throw IntakeError(
        at: "\(option) \(name)", "git knows no such revision",
        advice: "fetch it, or name another one, as in origin/main")
    }
    commit = git.lines(["merge-base", tip, "HEAD"])?.first ?? tip
    self.root = machine.realPath(root)
  }
}
