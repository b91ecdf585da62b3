import Localization
import ViewTree

extension FileAccess {
  /// The path behind all links under which a named file or folder is known.
  ///
  /// A link keeps its own name where that says what is behind it: `de-AT.lproj` may be a link to
  /// `de.lproj`, and `Main.strings` one to `Other.strings`.
  func knownPath(_ path: String) -> String {
    let path = FilePath.shortest(path)
    let name = FilePath.name(of: path)
    guard name != "..", name != "." else { return realPath(path) }
    if name.hasSuffix(".lproj") { return besideItsSiblings(path) }
    let isTable = LocalizationFile.Kind(fileName: name) != nil
    if isTable, FilePath.folder(of: path).hasSuffix(".lproj") {
      return FilePath.join(knownPath(FilePath.folder(of: path)), name)
    }
    let real = realPath(path)
    if FilePath.name(of: real) == name { return real }
    let isKnownByItsEnding = name.hasSuffix(".xcloc") || isFile(path)
    let isAlike = !isKnownByItsEnding || !isTable && real.hasSuffix(name.ending)
    return isAlike ? real : besideItsSiblings(path)
  }

  /// The path behind the links on the way to a file or folder, which may be one itself.
  private func besideItsSiblings(_ path: String) -> String {
    FilePath.join(realPath(FilePath.folder(of: path)), FilePath.name(of: path))
  }
}

extension String {
  /// The kind of contents in a name.
  fileprivate var ending: Substring {
    if hasSuffix(ScreenFile.nameSuffix) { return Substring(ScreenFile.nameSuffix) }
    return lastIndex(of: ".").map { self[$0...] } ?? ""
  }
}
