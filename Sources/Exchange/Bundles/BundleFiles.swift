/// The files of a bundle, wherever they are: on a disk, or in memory.
///
/// Paths lead from the bundle's folder on, with `/` between names; the empty one is that folder.
package protocol BundleFiles {
  /// The names in a folder in any order; none when there is no such folder.
  func names(in folder: String) -> [String]?

  /// The item at a path, without following a link.
  func kind(of path: String) -> BundleFileKind

  /// The bytes of a file; none when it cannot be read or has more than a number of bytes.
  func bytes(of path: String, atMost limit: Int) -> [UInt8]?
}

/// An item of a folder.
package enum BundleFileKind: Hashable, Sendable {
  case file
  case folder
  /// A link to something that may be anywhere.
  case link
  /// Neither of them, such as a pipe, or nothing at all.
  case other
}

/// A file of a bundle.
package struct BundleFile: Hashable, Sendable {
  /// The way from the bundle's folder on, with `/` between names.
  package var path: String
  /// Its contents.
  package var bytes: [UInt8]

  /// Makes a file.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Distinguishes paths inside of a bundle from those that may lead out of it.
enum BundlePath {
  /// Whether a name can be that of a file or folder, and nothing else.
  static func isName(_ name: some StringProtocol) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && name.unicodeScalars.allSatisfy { scalar in
        scalar != "/" && scalar != "\\" && scalar.value >= 0x20 && scalar.value != 0x7F
      }
  }

  /// Whether a path leads from a folder to something below it, on every system.
  static func isInside(_ path: String) -> Bool {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    // `C:` begins an absolute path elsewhere.
    return names.allSatisfy { isName($0) } && names.first?.hasSuffix(":") == false
  }
}
