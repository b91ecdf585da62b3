/// A value that is sent to a server.
package enum ParameterValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A confidential text, such as a password.
  case secret(Secret)
  /// A whole number.
  case integer(Int)
  /// Yes or no.
  case flag(Bool)
  /// Several values in their order.
  case list([ParameterValue])
  /// Values by their names.
  case fields([String: ParameterValue])
}

extension ParameterValue: Encodable {
  /// Writes the value as JSON has it.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .secret(let secret): try container.encode(secret.revealed)
    case .integer(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .list(let values): try container.encode(values)
    case .fields(let values): try container.encode(values)
    }
  }
}

extension ParameterValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral
{
  /// A text as it is written.
  package init(stringLiteral value: String) { self = .text(value) }

  /// A whole number as it is written.
  package init(integerLiteral value: Int) { self = .integer(value) }

  /// Yes or no as it is written.
  package init(booleanLiteral value: Bool) { self = .flag(value) }
}
