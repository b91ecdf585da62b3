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
    self.init(
      toolVersion: try root.object("tool").text("version"),
      fontFamily: try root.text("fontFamily"), fonts: try root.object("fonts").texts(),
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
