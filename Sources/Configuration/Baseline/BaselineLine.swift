import AuditModel
import JSONReading

/// A line of a baseline.
struct BaselineLine {
  private let source: JSONSource
  private let line: Int

  init(_ bytes: [UInt8], line: Int, path: String) {
    source = JSONSource(file: path, bytes: bytes)
    self.line = line
  }

  /// Throws when the line is not the first one of a baseline of a version.
  func requireHeading(_ name: String, version: Int) throws(JSONError) {
    let tree = try JSONParser.parse(source)
    guard let field = tree.field(name, of: tree.root) else {
      throw source.error(
        "the file is not a baseline", at: 0, suggestion: "write one with “legible baseline write”")
    }
    guard tree.written(field) == String(version) else {
      throw source.error(
        "the baseline has version \(tree.written(field).shortened)",
        at: tree.range(of: field).lowerBound,
        suggestion: "this version of Legible reads version \(version)")
    }
  }

  /// The known finding.
  func entry() throws(JSONError) -> BaselineEntry {
    if source.bytes.starts(with: "<<<<<<<".utf8) || source.bytes.starts(with: ">>>>>>>".utf8)
      || source.bytes.starts(with: "=======".utf8)
    {
      throw source.error(
        "a conflict of git is left here", at: 0,
        suggestion: "keep the lines of both sides and remove the marks")
    }
    let tree = try JSONParser.parse(source)
    var languages: [LocaleIdentifier] = []
    guard let list = tree.field("languages", of: tree.root), tree.kind(of: list) == .list else {
      throw error("“languages” is no list", tree)
    }
    for item in tree.children(of: list) {
      guard let text = tree.text(of: item) else { throw error("a language is no string", tree) }
      languages.append(LocaleIdentifier(text))
    }
    var entry = BaselineEntry(
      rule: try text("rule", tree), fingerprint: try text("fingerprint", tree),
      screen: tree.field("screen", of: tree.root).flatMap(tree.text),
      subject: try text("subject", tree), languages: languages)
    entry.line = line
    return entry
  }

  private func text(_ name: String, _ tree: JSONTree) throws(JSONError) -> String {
    guard let text = tree.field(name, of: tree.root).flatMap(tree.text) else {
      throw error("“\(name)” is no string", tree)
    }
    return text
  }

  private func error(_ message: String, _ tree: JSONTree) -> JSONError {
    source.error(
      message, at: tree.range(of: tree.root).lowerBound,
      suggestion: "write the baseline again with “legible baseline write”")
  }
}
