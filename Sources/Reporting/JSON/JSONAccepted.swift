import AuditModel
import JSONReading

/// An accepted finding as it is written.
struct JSONAccepted: JSONWritable {
  private let accepted: AcceptedFinding
  private let matrix: AuditMatrix

  init(_ accepted: AcceptedFinding, in matrix: AuditMatrix) {
    self.accepted = accepted
    self.matrix = matrix
  }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.field("finding", JSONFinding(accepted.finding, in: matrix))
      object.field("reason", accepted.reason)
      object.field("owner", accepted.owner)
      object.field("until", accepted.until)
      object.field("location", JSONLocation(accepted.location))
    }
  }
}
