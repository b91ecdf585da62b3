import Localization

extension ProjectFiles {
  /// The files among some that are audited, by their paths from the root on.
  package func audited(among paths: Set<String>) -> Set<String> {
    let tables = targets.flatMap { $0.allFiles + $0.sources }.map(\.path)
    let skipped = targets.flatMap(\.skipped).map(\.file)
    let facts =
      found.projectFiles + found.packageFiles + found.infoPlists + found.settingsLists
      + found.storeTexts + found.looseTables
    let all = tables + found.codeFiles + skipped + facts + found.screenFiles + found.exchangeFiles
    let bundles = found.exchangeFiles.filter { $0.hasSuffix(".xcloc") }
    let inBundles = paths.filter { path in
      bundles.contains { FilePath.path(path, from: $0) != nil }
    }
    return paths.intersection(all).union(inBundles)
      .union(bundles.filter { bundle in inBundles.contains { $0.hasPrefix("\(bundle)/") } })
  }
}
