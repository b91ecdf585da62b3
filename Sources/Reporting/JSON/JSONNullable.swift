/// A value that is written as `null` when there is none, so that its key never goes missing.
struct JSONNullable<Value: Encodable>: Encodable {
  private let value: Value?

  init(_ value: Value?) { self.value = value }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
