import AuditModel
import JSONReading

extension ExportManifest {
  /// Reads a manifest; nil when it is none, or one of a later version.
  ///
  /// Files whose paths lead out of its folder are left out: whoever sends it writes them.
  package init?(_ bytes: [UInt8]) {
    let source = JSONSource(file: Self.fileName, bytes: bytes)
    guard let tree = try? JSONParser.parse(source, limits: JSONLimits()) else { return nil }
    let root = ManifestObject(tree: tree, node: tree.root)
    guard root.number("version") == 1, let project = root.text("project"),
      let sourceLocale = root.text("sourceLanguage"),
      let format = root.text("format").flatMap({ ExchangeFormat(rawValue: $0) })
    else { return nil }
    self.init(project: project, sourceLocale: LocaleIdentifier(sourceLocale), format: format)
    for language in root.objects("languages") {
      guard let locale = language.text("language") else { continue }
      for file in language.objects("files") {
        guard let path = file.text("path"), BundlePath.isInside(path) else { continue }
        files.append(
          File(path: path, locale: LocaleIdentifier(locale), counts: file.counts("total")))
      }
    }
  }
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
