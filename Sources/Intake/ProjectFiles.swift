import AuditModel
import Foundation
import Localization

/// The files below some paths of a project, found and read once for all that is done with them.
package struct ProjectFiles: Sendable {
  /// The folder that all paths begin at.
  package let root: ProjectRoot
  /// The found files.
  package let found: FoundFiles
  /// The strings of each target, and of each language and file that was named itself.
  package let targets: [TargetTexts]
  /// The links that lead out of what was named, and the damage of project files and property lists.
  package let problems: [LocalizationProblem]
  /// The tables that lie in no folder of a language.
  private let looseTables: LooseTables
  private let skippedLocales: SkippedLocales
  /// How many threads read code; none for one on each core.
  let jobs: Int?

  /// Finds and reads what is at some paths and below; in the current folder when none is named.
  ///
  /// Throws when there is nothing at a path, or a file that is not read, when an import into a folder
  /// above or below was interrupted, and when no string is in the named source language.
  ///
  /// - Parameters:
  ///   - paths: the paths as they were typed.
  ///   - source: the language that the app is written in; detected when it is not named.
  ///   - skipped: the languages that are left out.
  ///   - isOfBuilt: whether the tables that no target of a project of Xcode builds are left out.
  ///   - filter: the files that are left out, unless they are named themselves.
  ///   - jobs: how many threads read code; none for one on each core.
  package init(
    _ paths: [String], in files: any FileAccess, source: LocaleIdentifier? = nil,
    skipping skipped: SkippedLocales = .none, isOfBuilt: Bool = false,
    filter: PathFilter = .none, jobs: Int? = nil
  ) throws(IntakeError) {
    self.jobs = jobs
    let paths = paths.isEmpty ? ["."] : paths
    root = try ProjectRoot(around: paths, in: files, filter: filter)
    let rooted = root.files
    found = try InputFinder(files: rooted).find(
      below: paths.map { [root] in NamedPath($0, from: root) })
    for folder in found.journals { try rooted.requireWhole(folder) }
    let folders = TextFolders(
      found, files: rooted, source: source, skipping: skipped, isOfBuilt: isOfBuilt)
    targets = folders.read()
    looseTables = LooseTables(found.looseTables, in: rooted)
    skippedLocales = skipped
    problems = folders.problems
    try requireStrings(inNamedSource: source)
  }

  /// The files, with paths that begin at the root.
  package var files: any FileAccess { root.files }

  /// All files that hold strings of the app, `Info.plist` files among them.
  package var textFiles: [LocalizationFile] { targets.flatMap(\.allFiles) }

  /// All strings, with those of `Info.plist` files.
  package func tables() -> LocalizationProject { comparison().project }

  /// All strings that are compared, and the files whose strings are not.
  package func comparison() -> (project: LocalizationProject, skipped: [SkippedFile]) {
    var parts = targets.map { target in
      (files: target.allFiles + target.sources, problems: target.problems)
    }
    if parts.isEmpty { parts = [([], [])] }
    parts[0].problems += problems + looseTables.problems
    let all = LocalizationProject(
      joining: parts.map { LocalizationProject(files: $0.files, problems: $0.problems) })
    let (project, inCatalogs) = all.skipping(skippedLocales)
    let skipped =
      targets.flatMap(\.skipped) + looseTables.skipped + inCatalogs + root.ignoredInput
    return (project, Set(skipped).sorted())
  }
}

extension ProjectFiles {
  /// Changes files that were read, all of them or none, behind the links that lead to them.
  package func write(_ changes: [FileChange]) throws(IntakeError) {
    guard !changes.isEmpty else { return }
    let reals = changes.map { files.realPath($0.path) }
    let folder = found.boundary.folder(around: reals)
    do {
      try files.write(
        zip(changes, reals).map { change, real in
          FileChange(
            path: FilePath.path(real, from: folder) ?? real, old: change.old, new: change.new)
        }, below: folder)
    } catch {
      throw IntakeError(
        at: folder, "nothing was fixed: \(error.localizedDescription)",
        advice: "check that the files may be written, and run it again")
    }
  }
}
