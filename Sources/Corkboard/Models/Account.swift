import Architecture

/// A user of the app.
package struct Account: Hashable, Sendable, Codable, KeyPathUpdatable {
  /// Their display name.
  package var name: String
  /// Their mail address.
  package var mail: String
  /// Whether they have proved that the address is theirs.
  package var isVerified: Bool

  /// An account.
  package init(name: String, mail: String, isVerified: Bool = false) {
    self.name = name
    self.mail = mail
    self.isVerified = isVerified
  }
}
