/// Why something that needs the server did not work.
package enum ServiceError: Error, Hashable, Sendable {
  /// Nothing that people need to hear of: they have gone on to something else.
  case ignore
  /// They have to log in again.
  case accessTokenExpired
  /// The server has refused, with a status code and what it says about that, perhaps nothing.
  case serverError(code: Int, message: String)
  /// The answer is not what it should be.
  case parseError
  /// Something that should not happen.
  case systemError
  /// The server cannot be reached.
  case noConnection
  /// The server did not answer in time.
  case timedOut
}

extension ServiceError {
  /// The meaning of an error of any kind.
  package init(_ error: any Error) {
    self =
      switch error {
      case let error as ServiceError: error
      case TransportError.cancelled: .ignore
      case TransportError.noConnection: .noConnection
      case TransportError.timedOut: .timedOut
      case is DecodingError: .parseError
      default: .systemError
      }
  }

  /// The meaning of an answer to a target, unless it is a success.
  package init?(_ response: Response, to target: some Target) {
    switch response.status {
    case 200..<300: return nil
    case 401 where target.needsAccessToken: self = .accessTokenExpired
    case let code: self = .serverError(code: code, message: Self.message(in: response))
    }
  }

  /// The most characters of what a server says about an error.
  package static let messageLimit = 500

  private struct RefusalBody: Decodable {
    let message: String
  }

  private static func message(in response: Response) -> String {
    let refusal = try? Wire.value(RefusalBody.self, from: response.body)
    let text = refusal?.message.prefix(messageLimit) ?? ""
    return String(text.map { $0.isControl ? " " : $0 }).withoutOuterSpaces
  }
}

extension Character {
  /// Whether this is a line break, a NUL or the like.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
