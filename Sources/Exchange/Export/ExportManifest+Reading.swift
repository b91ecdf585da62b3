import AuditModel
import JSONReading

extension ExportManifest {
  /// Reads a manifest.
  ///
  /// Throws when it is none, or one of a later version. Files whose paths lead out of its folder are
  /// left out: whoever sends it writes them.
  ///
  /// - Parameter path: the path to show in locations.
  package init(_ bytes: [UInt8], path: String) throws(ManifestError) {
    let tree: JSONTree
    do {
      tree = try JSONParser.parse(JSONSource(file: path, bytes: bytes), limits: JSONLimits())
    } catch {
      throw ManifestError(location: error.location, reason: error.message)
    }
    let start = SourceLocation(file: path, line: 1, column: 1)
    let root = ManifestObject(tree: tree, node: tree.root)
    guard let version = root.number("version") else {
      throw ManifestError(location: start, reason: "it has no field “version”")
    }
    guard version == 1 else {
      throw ManifestError(
        location: start, reason: "its version is \(version), and only version 1 is known")
    }
    guard let project = root.text("project"), let sourceLocale = root.text("sourceLanguage"),
      let format = root.text("format").flatMap({ ExchangeFormat(rawValue: $0) })
    else {
      throw ManifestError(
        location: start, reason: "it lacks “project”, “sourceLanguage” or a known “format”")
    }
    self.init(project: project, sourceLocale: LocaleIdentifier(sourceLocale), format: format)
    for language in root.objects("languages") {
      guard let locale = language.text("language") else { continue }
      for file in language.objects("files") {
        guard let path = file.text("path"), BundlePath.isInside(path) else { continue }
        files.append(
          File(
            path: path, locale: LocaleIdentifier(locale), counts: file.counts("total"),
            digest: file.text("digest")))
      }
    }
  }
}

/// Why a manifest cannot be read.
package struct ManifestError: Error, Hashable, Sendable {
  /// Where the first thing is that is wrong.
  package let location: SourceLocation
  /// The problem, in a clause without a full stop.
  package let reason: String
}

/// An object of a manifest, whose fields may be missing or of another kind.
private struct ManifestObject {
  let tree: JSONTree
  let node: Int

  private func field(_ name: String) -> Int? {
    tree.kind(of: node) == .object ? tree.field(name, of: node) : nil
  }

  func text(_ name: String) -> String? { field(name).flatMap { tree.text(of: $0) } }

  func number(_ name: String) -> Int? { field(name).flatMap { Int(tree.written($0)) } }

  func objects(_ name: String) -> [ManifestObject] {
    guard let list = field(name), tree.kind(of: list) == .list else { return [] }
    return tree.children(of: list).map { ManifestObject(tree: tree, node: $0) }
  }

  func counts(_ name: String) -> StringCounts {
    var counts = StringCounts()
    guard let node = field(name) else { return counts }
    let object = ManifestObject(tree: tree, node: node)
    counts.strings = object.number("strings") ?? 0
    counts.words = object.number("words") ?? 0
    counts.openStrings = object.number("openStrings") ?? 0
    counts.openWords = object.number("openWords") ?? 0
    return counts
  }
}
