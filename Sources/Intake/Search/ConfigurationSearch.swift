/// The configuration of a project: the nearest file of a name at or above the named paths.
package enum ConfigurationSearch {
  /// The path behind all links of the nearest file, looked for up to the root of the repository, or of
  /// the file system where there is no repository; nil when there is none.
  package static func nearest(
    _ name: String, to paths: [String], in files: any FileAccess
  ) -> String? {
    let folders = (paths.isEmpty ? ["."] : paths).map { path in
      let real = files.realPath(path)
      return files.isFile(path) ? FilePath.folder(of: real) : real
    }
    var folder = FilePath.common(folders)
    while true {
      let candidate = FilePath.join(folder, name)
      if files.isFile(candidate) { return files.realPath(candidate) }
      let repository = FilePath.join(folder, ".git")
      if folder == "/" || files.isFolder(repository) || files.isFile(repository) { return nil }
      folder = FilePath.folder(of: folder)
    }
  }
}
