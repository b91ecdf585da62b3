import Intake

extension SourceFiles {
  /// The Swift files of a project, with the manifest that is nearest to its root.
  package init(_ found: FoundFiles) {
    let manifests = found.packageFiles + found.projectFiles
    self.init(
      found.codeFiles,
      manifest: manifests.min { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
        ?? "Package.swift")
  }
}
