import AuditModel
import JSONReading

/// A state with a variant.
struct JSONVariant: JSONWritable {
  private let shown: StateInVariant

  init(_ shown: StateInVariant) { self.shown = shown }

  func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("state", shown.state)
      fields.field("locale", shown.variant.locale.identifier)
      fields.field("dynamicTypeSize", shown.variant.dynamicTypeSize.name)
      fields.field("sizeClasses", shown.variant.sizeClasses.name)
      fields.field("device", shown.variant.device.name)
      fields.field("boldText", shown.variant.device.hasBoldText)
    }
  }
}
