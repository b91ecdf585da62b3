import JSONReading

/// An object of a recording's file with its fields.
struct RecordingObject {
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
