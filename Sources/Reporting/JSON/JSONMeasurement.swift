import AuditModel

/// A measured value: a number with at most two decimals, or a text.
struct JSONMeasurement: Encodable {
  let value: Evidence.Value

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    // JSON has no infinity, so it is written as a person reads it.
    case .number(let number, _) where !number.isFinite: try container.encode("\(value)")
    case .number(let number, _): try encode(number, in: &container)
    case .ratio(let ratio): try encode((ratio * 100).rounded(.down) / 100, in: &container)
    case .text(let text): try container.encode(text)
    }
  }

  /// The number nearest to two decimals prints as its shortest form, without noise.
  private func encode(
    _ number: Double, in container: inout any SingleValueEncodingContainer
  ) throws {
    let rounded = (number * 100).rounded() / 100
    if let whole = Int(exactly: rounded) {
      try container.encode(whole)
    } else {
      try container.encode(rounded)
    }
  }
}
