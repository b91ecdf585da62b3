import AuditModel
import JSONReading

/// The subject of a finding, with all its locations.
struct JSONSubject: JSONWritable {
  private let finding: Finding
  private let matrix: AuditMatrix

  init(_ finding: Finding, in matrix: AuditMatrix) {
    self.finding = finding
    self.matrix = matrix
  }

  func write(to json: inout JSONWriter) {
    json.object { object in
      switch finding.subject {
      case .node(let node): write(node, to: &object)
      case .string(let string): Self.write(string, to: &object)
      case .file(let file): Self.write(file, to: &object)
      }
    }
  }

  private func write(_ node: NodeSubject, to object: inout JSONFields) {
    object.field("kind", "node")
    object.field("screen", node.screen)
    object.field("node", node.element.name)
    object.field("string", node.string.map(JSONString.init))
    object.field("isCausedByString", node.cause.isString)
    object.field("states", node.extent.states)
    object.field("dynamicTypeSizes", node.extent.dynamicTypeSizes.map(\.name))
    object.field("sizeClasses", node.extent.sizeClasses.map(\.name))
    object.field("devices", node.extent.devices.namesEachOnce)
    object.field("boldText", node.extent.devices.boldTextSettings)
    object.field("variants", node.extent.variants.count)
    object.field("combinations", combinations(of: node))
    object.field("worst", JSONVariant(node.extent.worst))
    object.list("occurrences", node.occurrences) { occurrence, json in
      json.object { fields in
        fields.field("node", occurrence.path)
        fields.field("location", JSONLocation(occurrence.location))
        fields.field("string", occurrence.string.map(JSONString.init))
        fields.field("locales", occurrence.locales.map(\.identifier))
      }
    }
  }

  /// The groups of variants; nil where the fields with the values of each axis say all.
  private func combinations(of node: NodeSubject) -> JSONCombinations? {
    let listed = VariantAxes(node, locales: finding.locales).combinations(in: matrix)
    if let listed, node.extent.variants.cells.elementsEqual(listed.cells) { return nil }
    return JSONCombinations(node.extent.variants.combinations, of: node.screen, in: matrix)
  }

  private static func write(_ string: StringSubject, to object: inout JSONFields) {
    object.field("kind", "string")
    object.field("folder", string.folder)
    object.field("table", string.table)
    object.field("key", string.key)
    object.field("source", string.source.map(JSONSource.init))
    object.list("occurrences", string.occurrences) { occurrence, json in
      json.object { fields in
        fields.field("locale", occurrence.locale?.identifier)
        fields.field("variation", occurrence.variation)
        fields.field("text", occurrence.text)
        fields.field("location", JSONLocation(occurrence.location))
        fields.field("keyLocation", occurrence.keyLocation.map(JSONLocation.init))
        fields.field("severity", occurrence.severity.rawValue)
        fields.field("message", occurrence.message)
        fields.field("fix", occurrence.fix)
        fields.field("isFixSafe", occurrence.isFixSafe)
      }
    }
  }

  private static func write(_ file: FileSubject, to object: inout JSONFields) {
    object.field("kind", "file")
    object.field("family", file.family)
    object.list("occurrences", file.occurrences) { occurrence, json in
      json.object { fields in
        fields.field("locale", occurrence.locale?.identifier)
        fields.field("location", JSONLocation(occurrence.location))
        fields.field("severity", occurrence.severity.rawValue)
        fields.field("message", occurrence.message)
      }
    }
  }
}

extension [AuditedDevice] {
  /// The names of those that were chosen by name; a device with two settings is there twice.
  var namesEachOnce: [String] {
    var known: Set<String> = []
    return compactMap(\.name).filter { known.insert($0).inserted }
  }
}

extension NodeSubject.Cause {
  fileprivate var isString: Bool {
    switch self {
    case .string: true
    case .nodes, .setting: false
    }
  }
}

/// A string that a node shows.
private struct JSONString: JSONWritable {
  let string: StringReference

  init(_ string: StringReference) { self.string = string }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("table", string.table)
      object.field("key", string.key)
      object.field("location", string.location.map(JSONLocation.init))
    }
  }
}

/// A source string.
private struct JSONSource: JSONWritable {
  let source: StringSubject.WrittenString

  init(_ source: StringSubject.WrittenString) { self.source = source }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("text", source.text)
      object.field("location", JSONLocation(source.location))
      object.field("keyLocation", source.keyLocation.map(JSONLocation.init))
    }
  }
}
