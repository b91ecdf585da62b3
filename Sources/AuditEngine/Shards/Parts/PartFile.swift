import AuditModel
import JSONReading

/// A part as it was read: what it says of itself, and its values, which nothing has looked at yet.
struct PartFile {
  /// The file, as errors name it.
  let file: String
  let shard: Shard
  let digest: PlanDigest
  let fonts: [String: String]
  let units: [String]
  private let tool: String
  private let tree: JSONTree
  private let strings: [String]
  private let values: Int

  /// Reads the file of a part.
  init(_ bytes: [UInt8], file: String) throws(PartError) {
    self.file = file
    let root = try PartObject(bytes, file: file)
    guard try root.text("format") == PartDocument.format else {
      throw root.error("it is no part of an audit", advice: "name the folder of the parts alone")
    }
    let version = try root.number("version")
    guard version == PartDocument.version else {
      throw root.error(
        "its form has the version \(version), and only \(PartDocument.version) is known",
        advice: "make all parts and join them with one version of Legible")
    }
    try root.requireIntact()
    tool = try root.text("tool")
    let shard = try root.object("shard")
    guard
      let shard = Shard(index: try shard.number("index"), count: try shard.number("count"))
    else { throw shard.damage("there is no such shard") }
    self.shard = shard
    digest = try PlanDigest(try root.object("plan"))
    fonts = try root.object("fonts").texts()
    units = try root.list("units")
    strings = try root.list("strings")
    values = try root.field("values")
    tree = root.tree
  }

  /// Throws when another command has made it.
  func requireTool(_ name: String) throws(PartError) {
    guard tool != name else { return }
    throw PartError(
      location: file, reason: "it was made by \(tool), and this is \(name)",
      advice: "make all parts and join them with one version")
  }

  /// Throws when its results depend on something else.
  func requirePlan(_ wanted: PlanDigest) throws(PartError) {
    for (_, path, difference) in PlanDigest.parts
    where digest[keyPath: path] != wanted[keyPath: path] {
      throw PartError(
        location: file, reason: "it was made \(difference)",
        advice: "make all parts and join them in the same checkout with the same options")
    }
  }

  /// The results, when they are those of the units that belong to its share.
  func results(_ wanted: [String], plan: AuditPlan) throws(PartError) -> AuditResults {
    let (own, others) = (Set(wanted.map(ExactText.init)), Set(units.map(ExactText.init)))
    if let name = units.first(where: { !own.contains(ExactText($0)) }) {
      throw foreign("it has “\(name)”, which does not belong to shard \(shard)")
    }
    if let name = wanted.first(where: { !others.contains(ExactText($0)) }) {
      throw foreign("it lacks “\(name)”, which belongs to shard \(shard)")
    }
    var reader = PartReader(values, of: tree, strings: strings, plan: plan)
    return try reader.results()
  }

  private func foreign(_ reason: String) -> PartError {
    PartError(location: file, reason: reason, advice: "make it again")
  }
}

extension PlanDigest {
  fileprivate init(_ object: PartObject) throws(PartError) {
    self.init(
      options: try object.text("options"), screens: try object.text("screens"),
      files: try object.text("files"), history: try object.text("history"))
  }
}
