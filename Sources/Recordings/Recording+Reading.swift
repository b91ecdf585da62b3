import AuditModel
import JSONReading

extension Recording {
  /// Reads a recording.
  ///
  /// Throws the first thing that is wrong, and where.
  ///
  /// - Parameter path: the path to show in locations.
  package init(_ bytes: [UInt8], path: String) throws(RecordingError) {
    let tree: JSONTree
    do {
      tree = try JSONParser.parse(JSONSource(file: path, bytes: bytes), limits: JSONLimits())
    } catch {
      throw RecordingError(location: error.location, reason: error.message)
    }
    let root = RecordingObject(tree: tree, node: tree.root)
    let version = try root.number("version")
    guard version == 1 else {
      throw root.error("its version is \(version), and only version 1 is known")
    }
    let fonts = try root.object("fonts")
    self.init(
      toolVersion: try root.object("tool").text("version"), fonts: try fonts.texts(),
      selection: try Selection(root.object("selection")), entries: [])
    for entry in try root.objects("entries") { entries.append(try Entry(entry)) }
  }
}

extension Recording.Selection {
  fileprivate init(_ object: RecordingObject) throws(RecordingError) {
    self.init(
      screens: try object.listIfPresent("screens"), states: try object.listIfPresent("states"),
      devices: try object.list("devices"), sizes: [],
      locales: try object.list("locales").map { LocaleIdentifier($0) },
      appearance: try object.text("appearance"))
    for name in try object.list("sizes") {
      guard let size = DynamicTypeSize(name: name) else {
        throw object.error("“\(name)” is no Dynamic Type size")
      }
      sizes.append(size)
    }
  }
}

extension Recording.Entry {
  fileprivate init(_ object: RecordingObject) throws(RecordingError) {
    let name = try object.text("size")
    guard let size = DynamicTypeSize(name: name) else {
      throw object.error("“\(name)” is no Dynamic Type size")
    }
    self.init(
      RecordedVariant(
        screen: try object.text("screen"), state: try object.text("state"),
        device: try object.text("device"), size: size,
        locale: LocaleIdentifier(try object.text("locale"))),
      tree: try object.text("tree"), drawing: try object.text("drawing"))
  }
}

/// Why a recording cannot be read.
package struct RecordingError: Error, Hashable, Sendable {
  /// Where.
  package let location: SourceLocation
  /// The problem, in a clause without a full stop.
  package let reason: String
}

/// An object of a recording's file with its fields.
private struct RecordingObject {
  let tree: JSONTree
  let node: Int

  func error(_ reason: String) -> RecordingError {
    RecordingError(
      location: tree.source.location(at: tree.range(of: node).lowerBound), reason: reason)
  }

  private func field(_ name: String) throws(RecordingError) -> Int {
    guard tree.kind(of: node) == .object, let field = tree.field(name, of: node) else {
      throw error("it has no field “\(name)”")
    }
    return field
  }

  func text(_ name: String) throws(RecordingError) -> String {
    guard let text = tree.text(of: try field(name)) else { throw error("“\(name)” is no string") }
    return text
  }

  func number(_ name: String) throws(RecordingError) -> Int {
    guard let number = Int(tree.written(try field(name))) else {
      throw error("“\(name)” is no number")
    }
    return number
  }

  func object(_ name: String) throws(RecordingError) -> RecordingObject {
    RecordingObject(tree: tree, node: try field(name))
  }

  func objects(_ name: String) throws(RecordingError) -> [RecordingObject] {
    let list = try field(name)
    guard tree.kind(of: list) == .list else { throw error("“\(name)” is no list") }
    return tree.children(of: list).map { RecordingObject(tree: tree, node: $0) }
  }

  func list(_ name: String) throws(RecordingError) -> [String] {
    var result: [String] = []
    for object in try objects(name) {
      guard let text = tree.text(of: object.node) else {
        throw error("“\(name)” is no list of strings")
      }
      result.append(text)
    }
    return result
  }

  func listIfPresent(_ name: String) throws(RecordingError) -> [String]? {
    tree.kind(of: node) == .object && tree.field(name, of: node) != nil ? try list(name) : nil
  }

  /// All fields, which have to be strings.
  func texts() throws(RecordingError) -> [String: String] {
    guard tree.kind(of: node) == .object else { throw error("“fonts” is no object") }
    var result: [String: String] = [:]
    for child in tree.children(of: node) {
      guard let text = tree.text(of: child) else { throw error("“fonts” has more than strings") }
      result[tree.name(of: child)] = text
    }
    return result
  }
}
