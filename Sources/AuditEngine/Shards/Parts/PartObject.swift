import AuditModel
import JSONReading

/// An object in the file of a part with its fields.
struct PartObject {
  let tree: JSONTree
  private let node: Int

  /// Reads the object that a file holds.
  init(_ bytes: [UInt8], file: String) throws(PartError) {
    do {
      tree = try JSONParser.parse(JSONSource(file: file, bytes: bytes), limits: .parts)
    } catch {
      throw .damaged(error.location, error.message)
    }
    node = tree.root
  }

  private init(_ node: Int, of tree: JSONTree) {
    self.tree = tree
    self.node = node
  }

  /// An error at the object.
  func error(_ reason: String, advice: String) -> PartError {
    PartError(location: "\(location)", reason: reason, advice: advice)
  }

  /// An error at the object, which no run writes like that.
  func damage(_ reason: String) -> PartError { .damaged(location, reason) }

  private var location: SourceLocation {
    tree.source.location(at: tree.range(of: node).lowerBound)
  }

  /// The number of the value of a field.
  func field(_ name: String) throws(PartError) -> Int {
    guard let field = tree.field(name, of: node) else { throw damage("it has no field “\(name)”") }
    return field
  }

  func text(_ name: String) throws(PartError) -> String {
    guard let text = tree.text(of: try field(name)) else { throw damage("“\(name)” is no string") }
    return text
  }

  func number(_ name: String) throws(PartError) -> Int {
    guard let number = Int(tree.written(try field(name))) else {
      throw damage("“\(name)” is no number")
    }
    return number
  }

  func object(_ name: String) throws(PartError) -> PartObject {
    PartObject(try field(name), of: tree)
  }

  func list(_ name: String) throws(PartError) -> [String] {
    var result: [String] = []
    for child in tree.children(of: try field(name)) {
      guard let text = tree.text(of: child) else { throw damage("“\(name)” is no list of strings") }
      result.append(text)
    }
    return result
  }

  /// All fields, which have to be strings.
  func texts() throws(PartError) -> [String: String] {
    var result: [String: String] = [:]
    for child in tree.children(of: node) {
      guard let text = tree.text(of: child) else {
        throw damage("“\(tree.name(of: child))” is no string")
      }
      result[tree.name(of: child)] = text
    }
    return result
  }

  /// Throws when something has been changed since it was written.
  func requireIntact() throws(PartError) {
    let seal = try field("seal")
    guard
      PartDocument.isIntact(
        tree.source.bytes, seal: tree.text(of: seal), at: tree.nameRange(of: seal).lowerBound)
    else { throw damage("its digest is not that of its contents") }
  }
}

extension JSONLimits {
  /// The limits for the results of a whole audit, most of which are numbers.
  fileprivate static let parts: JSONLimits = {
    var limits = JSONLimits()
    limits.bytes = 1 << 30
    limits.values = 100_000_000
    limits.depth = 8
    return limits
  }()
}
