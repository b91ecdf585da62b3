import AuditModel
import ViewTree

/// Finds the Swift files that nodes are written in, from what the compiler says of them.
package struct SourceFiles: Sendable {
  /// The Swift files by name, as paths relative to the project's root.
  private let paths: [Substring: [String]]
  /// The first line of the manifest, which is the location of what cannot be resolved.
  let manifest: SourceLocation

  /// Takes the paths of all Swift files, relative to the project's root, and that of the manifest.
  package init(_ paths: [String] = [], manifest: String = "Package.swift") {
    self.paths = Dictionary(grouping: paths.filter { $0.hasSuffix(".swift") }, by: \.fileName)
    self.manifest = SourceLocation(file: manifest, line: 1, column: 1)
  }

  /// The location that an origin stands for; nil when no file, or more than one, may be meant.
  ///
  /// `#fileID` is `Module/File.swift`: the file of that name below a folder named like the module.
  func resolved(_ origin: NodeOrigin) -> SourceLocation? {
    switch origin {
    case .unknown: nil
    case .file(let location): location
    case .swift(let fileID, let line, let column):
      location(in: "\(fileID)", line, column)
    case .recorded(let fileID, let line, let column): location(in: fileID, line, column)
    }
  }

  /// The location of a node: where it is written, where its screen is described, or the manifest.
  ///
  /// An announcement has no node; its location is that of its screen.
  func location(of origin: NodeOrigin?, on screen: Screen) -> SourceLocation {
    origin.flatMap(resolved) ?? location(of: screen)
  }

  /// The location of a screen.
  func location(of screen: Screen) -> SourceLocation {
    screen.location ?? resolved(screen.origin) ?? manifest
  }

  private func location(in fileID: String, _ line: UInt32, _ column: UInt32) -> SourceLocation? {
    path(ofFileID: fileID).map {
      SourceLocation(file: $0, line: Int(line), column: Int(column))
    }
  }

  private func path(ofFileID fileID: String) -> String? {
    guard let slash = fileID.firstIndex(of: "/") else { return nil }
    let (module, file) = (fileID[..<slash], fileID[fileID.index(after: slash)...])
    let candidates = paths[file]?.filter { path in
      path.split(separator: "/").dropLast().contains(module)
    }
    return candidates?.count == 1 ? candidates?.first : nil
  }
}

extension String {
  fileprivate var fileName: Substring {
    self[(lastIndex(of: "/").map { index(after: $0) } ?? startIndex)...]
  }
}
