/// Which folders may hold an app's own files.
package enum FolderNames {
  /// Folders that are deeper than this are not searched, which no app's are.
  package static let depthLimit = 64

  private static let others: Set = [
    "Pods", "Carthage", "SourcePackages", "vendor", "Vendor", "node_modules", "DerivedData",
    "build", "Reports", "Fixtures",
  ]

  /// Whether a folder is searched: hidden folders, build folders and dependencies are not the app's
  /// own, and what tests read is often wrong on purpose.
  package static func isSearched(_ name: String) -> Bool {
    !name.hasPrefix(".") && !name.hasSuffix(".lproj") && !name.hasSuffix(".xcloc")
      && !others.contains(name)
  }
}
