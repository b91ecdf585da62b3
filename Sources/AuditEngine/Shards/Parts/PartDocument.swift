import AuditModel
import JSONReading

/// The file of a part, which is JSON, one value a line, and ends with a digest of all before it.
struct PartDocument {
  /// The bytes of the file.
  let bytes: [UInt8]

  /// The version of the form; other versions are not read.
  static let version = 4
  static let format = "legible-part"
  /// The beginning of each file.
  static let beginning = "{\n\"format\":\"\(format)\",\n"
  private static let sealStart = "\"seal\":"

  init(_ part: AuditPart, by tool: String, plan: AuditPlan) {
    var values = PartWriter()
    values.write(part.results, in: plan)
    var bytes: [UInt8] = []
    JSONWriter.write(style: Self.style) {
      bytes += $0
    } _: { json in
      json.object { object in
        object.field("format", Self.format)
        object.field("version", Self.version)
        object.field("tool", tool)
        object.object("shard") {
          $0.field("index", part.shard.index)
          $0.field("count", part.shard.count)
        }
        object.object("plan") { plan in
          for (name, path, _) in PlanDigest.parts { plan.field(name, part.digest[keyPath: path]) }
        }
        object.object("fonts") { fonts in
          for (name, version) in part.fonts.sorted(by: { $0.key < $1.key }) {
            fonts.field(name, version)
          }
        }
        object.list("units", part.units)
        object.list("strings", values.strings)
        object.list("values", values.values)
      }
    }
    self.bytes = Self.sealed(bytes)
  }

  private static let style = JSONStyle(lineEnd: "\n", unit: "", colon: ":")

  /// Adds the digest as the last field of an object.
  private static func sealed(_ object: [UInt8]) -> [UInt8] {
    let body = object.dropLast("\n}".utf8.count) + Array(",\n".utf8)
    return body + Array("\(sealStart)\"\(Fingerprint.of(bytes: Array(body)))\"\n}\n".utf8)
  }

  /// Whether the digest is that of the bytes before it.
  ///
  /// - Parameters:
  ///   - seal: the digest, as the file has it.
  ///   - offset: the offset of the field's name.
  static func isIntact(_ bytes: [UInt8], seal: String?, at offset: Int) -> Bool {
    seal == Fingerprint.of(bytes: Array(bytes[..<offset]))
  }
}

extension PartWriter {
  /// Writes all results: those of the languages in which something was done, then those of pieces.
  fileprivate mutating func write(_ results: AuditResults, in plan: AuditPlan) {
    list(Array(results.languages.enumerated())) { language, part in
      part.write(language.element, in: plan)
    }
    let strings = results.strings.sorted {
      ($0.key.job, $0.key.piece) < ($1.key.job, $1.key.piece)
    }
    list(strings) { piece, part in
      part.write(piece.key.job)
      part.write(piece.key.piece)
      part.write(piece.value)
    }
  }
}

extension PartReader {
  /// Reads all results.
  mutating func results() throws(PartError) -> AuditResults {
    let languages = try list { part throws(PartError) in try part.result() }
    guard languages.count == plan.locales.count else {
      throw error("\(languages.count) languages are not the \(plan.locales.count) of the audit")
    }
    var results = AuditResults(languages: languages)
    for (unit, findings) in try list({ part throws(PartError) in
      (StringUnit(job: try part.read(), piece: try part.read()), try part.findings())
    }) {
      results.strings[unit] = findings
    }
    guard isAtEnd else { throw error("more values follow than belong to it") }
    return results
  }
}
