/// The server's answer to a log-in.
package struct UserSession: Hashable, Sendable {
  /// Proves to the server who is asking.
  package let accessToken: String
  /// The logged-in user.
  package let account: Account

  /// A session.
  package init(accessToken: String, account: Account) {
    self.accessToken = accessToken
    self.account = account
  }
}

extension UserSession: Codable {
  private enum CodingKeys: String, CodingKey {
    case accessToken, account
  }

  /// Reads a session and refuses a token that could not be sent in a header.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    accessToken = try container.decode(String.self, forKey: .accessToken)
    account = try container.decode(Account.self, forKey: .account)
    guard !accessToken.isEmpty, accessToken.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .accessToken, in: container, debugDescription: "this is not a token")
    }
  }
}

extension UserSession: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Says nothing of the token.
  package var description: String { "a session" }

  /// Says nothing of the token.
  package var debugDescription: String { description }

  /// Nothing inside.
  package var customMirror: Mirror { Mirror(self, children: []) }
}
