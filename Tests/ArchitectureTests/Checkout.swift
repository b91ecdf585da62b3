import Foundation

/// The files that the project consists of, as they lie on the disk.
enum Checkout {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The names in a folder without hidden ones, sorted.
  static func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// A Swift file with its text and the modules that it imports.
  struct SwiftFile {
    let path: String
    let text: String
    let imports: [String]
  }

  /// The Swift files below `Sources` or `Tests`, or below a folder there.
  static func swiftFiles(below folder: String) throws -> [SwiftFile] {
    try swiftFiles.get().filter { $0.path.hasPrefix("\(folder)/") }
  }

  /// All Swift files, read once for all tests.
  private static let swiftFiles = Result {
    try ["Sources", "Tests"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        .filter { $0.hasSuffix(".swift") }.sorted().map { name in
          let text = try text(of: "\(folder)/\(name)")
          return SwiftFile(path: "\(folder)/\(name)", text: text, imports: imports(in: text))
        }
    }
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The lines with the word in them, and those after them; reading all others would take long.
  private static func linesAboutImports(in text: String) -> String {
    var isNear = false
    return text.split(separator: "\n").filter { line in
      let isHere = line.contains("import")
      defer { isNear = isHere }
      return isHere || isNear
    }.joined(separator: "\n")
  }

  /// The modules that a Swift file imports.
  static func imports(in text: String) -> [String] {
    let importLine =
      #/
      ^[\ \t]* (?: @\w+ (?: \([^)]*\) )? \s+ )*
      (?: (?: public | package | internal | fileprivate | private ) \s+ )?
      import \s+ (?: (?: typealias | struct | class | enum | protocol | let | var | func ) \s+ )?
      (\w+)
      /#
    return linesAboutImports(in: text).matches(of: importLine.anchorsMatchLineEndings()).map {
      String($0.output.1)
    }
  }
}

/// The contents of `Package.swift`, as far as the layers are concerned.
struct PackageDescription {
  /// The imports of each target under `Sources`, C libraries included.
  let targets: [String: Set<String>]
  /// The folders under `Tests` that are built.
  let testFolders: Set<String>

  init(_ text: String) {
    // Comments may name targets that are none.
    let code = text.split(separator: "\n").filter { line in
      !line.drop { $0 == " " }.hasPrefix("//")
    }.joined(separator: "\n")
    var targets: [String: Set<String>] = [:]
    for match in code.matches(of: /cLibrary\(\s*"(\w+)"|systemLibrary\(name: "(\w+)"\)/) {
      if let name = match.1 ?? match.2 { targets[String(name)] = [] }
    }
    for match in code.matches(of: /module\(\s*"(\w+)"(?:,\s*imports:\s*\[([^\]]*)\])?/) {
      targets[String(match.1)] = Self.quoted(match.2 ?? "")
    }
    for match in code.matches(
      of: /executableTarget\(\s*name:\s*"(\w+)",\s*dependencies:\s*\[([^\]]*)\],\s*(path:)?/)
    where match.3 == nil {
      targets[String(match.1)] = Self.quoted(match.2)
    }
    self.targets = targets
    let named =
      code.matches(of: /tests\(\s*of:\s*"(\w+)"/).map { "\($0.1)Tests" }
      + code.matches(of: /testTarget\(\s*name:\s*"(\w+)"/).map { String($0.1) }
      + code.matches(of: /path:\s*"Tests\/(\w+)"/).map { String($0.1) }
    testFolders = Set(named)
  }

  private static func quoted(_ list: Substring) -> Set<String> {
    Set(list.matches(of: /"(\w+)"/).map { String($0.1) })
  }
}
