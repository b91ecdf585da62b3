import AuditModel

/// The parts of all shares of one audit.
struct PartSet {
  private let parts: [PartFile]
  /// The versions of the fonts that texts were measured with, by their names.
  let fonts: [String: String]

  /// Reads parts.
  ///
  /// Throws when one is missing, twice there, of another command, or of a machine with other fonts.
  init(_ files: [(file: String, bytes: [UInt8])], by tool: String) throws(PartError) {
    var parts: [PartFile] = []
    for (file, bytes) in files { parts.append(try PartFile(bytes, file: file)) }
    for part in parts { try part.requireTool(tool) }
    self.parts = parts.sorted { $0.shard.index < $1.shard.index }
    try Self.requireAll(self.parts)
    fonts = try Self.fonts(of: self.parts)
  }

  private static func requireAll(_ parts: [PartFile]) throws(PartError) {
    guard let first = parts.first else { return }
    for (part, next) in zip(parts, parts.dropFirst()) {
      guard part.shard.count == next.shard.count else {
        throw PartError(
          location: next.file,
          reason: "it is shard \(next.shard), and \(part.file) is shard \(part.shard)",
          advice: "divide an audit into one number of shards")
      }
      guard part.shard != next.shard else {
        throw PartError(
          location: next.file, reason: "shard \(next.shard) is in \(part.file), too",
          advice: "remove one of them")
      }
    }
    let known = Set(parts.map(\.shard))
    let missing = first.shard.all.filter { !known.contains($0) }
    guard let shard = missing.first else { return }
    let names = missing.map(\.description).joined(separator: ", ")
    throw PartError(
      location: first.file,
      reason:
        "of its \(first.shard.count) shards, \(names) \(missing.count == 1 ? "is" : "are") missing",
      advice: "make what is missing with --shard \(shard)")
  }

  private static func fonts(of parts: [PartFile]) throws(PartError) -> [String: String] {
    var known: [String: (version: String, file: String)] = [:]
    for part in parts {
      for (name, version) in part.fonts.sorted(by: { $0.key < $1.key }) {
        let other = known[name] ?? (version, part.file)
        guard other.version == version else {
          throw PartError(
            location: part.file,
            reason:
              "it was measured with \(name) \(version), and \(other.file) with \(other.version)",
            advice: "install the same fonts on all machines")
        }
        known[name] = other
      }
    }
    return known.mapValues(\.version)
  }

  /// Throws when the results of a part depend on something else than those of this run would.
  func requireSamePlan(_ digest: PlanDigest) throws(PartError) {
    for part in parts { try part.requirePlan(digest) }
  }

  /// The results of all units.
  func results(_ units: AuditUnits, plan: AuditPlan) throws(PartError) -> AuditResults {
    var results = AuditResults(languages: plan.locales.map { _ in LocaleAudit.Result() })
    for part in parts {
      results.formUnion(try part.results(units.of(part.shard).map(\.name), plan: plan))
    }
    return results
  }
}
