/// The commit that the current state of a repository is compared with: the merge base of a revision and the
/// current one, or the revision itself where the two have no history in common.
struct MergeBase {
  /// The commit, by its full name.
  let commit: String
  /// The folder of the repository, by its path behind all links.
  let root: String
  let git: Git

  /// Finds the commit.
  ///
  /// Throws when a folder lies in no repository, the revision is unknown, or a shallow clone lacks the merge base.
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
      throw Self.noRepository(at: path, git, option)
    }
    guard !name.hasPrefix("-"),
      let tip = git.lines(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])?.first
    else {
      throw IntakeError(
        at: "\(option) \(name)", "git knows no such revision",
        advice: "fetch it, or name another one, as in origin/main")
    }
    let base = git.lines(["merge-base", tip, "HEAD"])?.first
    if base == nil, git.lines(["rev-parse", "--is-shallow-repository"])?.first == "true" {
      throw IntakeError(
        at: "\(option) \(name)", "this clone is too shallow to have the merge base with it",
        advice:
          "fetch the history of both, as in git fetch --unshallow, or fetch-depth: 0 on GitHub")
    }
    commit = base ?? tip
    self.root = machine.realPath(root)
  }

  /// The reason why a folder has no repository: git refuses those of other users, as in containers.
  private static func noRepository(at path: String, _ git: Git, _ option: String) -> IntakeError {
    guard git.complaint(about: ["rev-parse", "--show-toplevel"]).contains("dubious ownership")
    else {
      return IntakeError(at: path, "it lies in no repository of git", advice: "leave out \(option)")
    }
    return IntakeError(
      at: path, "git refuses its repository, which belongs to another user",
      advice: "allow it, as in git config --global --add safe.directory \(git.folder)")
  }
}
