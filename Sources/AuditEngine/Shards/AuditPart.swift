import AuditModel

/// A share of an audit, done: what its units have found, with all that is needed to join it with the others.
struct AuditPart {
  /// The share.
  let shard: Shard
  /// The digest of all that the results depend on.
  let digest: PlanDigest
  /// The versions of the fonts that texts were measured with, by their names.
  let fonts: [String: String]
  /// The names of the units that were done.
  let units: [String]
  /// Their results.
  let results: AuditResults
}
