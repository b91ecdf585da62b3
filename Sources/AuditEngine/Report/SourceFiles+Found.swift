import Intake

extension SourceFiles {
  /// The Swift files of a project, with the manifest that is nearest to its root, and others by
  /// their paths from there.
  package init(_ found: FoundFiles, besides others: [String] = []) {
    let manifests = found.packageFiles + found.projectFiles
    self.init(
      Array(Set(found.codeFiles + others)),
      manifest: manifests.min { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
        ?? "Package.swift")
  }
}
