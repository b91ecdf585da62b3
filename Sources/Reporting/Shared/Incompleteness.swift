import AuditModel

extension AuditReport {
  /// A sentence where something that was looked for could not be looked at: what is in it counts neither as found nor
  /// as fine.
  var incompleteness: String? {
    isComplete && hasReadAllFiles
      ? nil : "Incomplete: not everything could be read, so more may be wrong than is listed."
  }
}
