/// A password that is long enough.
package struct Password: Hashable, Sendable {
  /// The password as it was typed, spaces included.
  package let secret: Secret

  /// The fewest characters of a password, counted as a person sees them.
  package static let minimum = 8

  /// Takes what was typed, or nothing when it is too short.
  package init?(_ typed: String) {
    guard typed.count >= Self.minimum else { return nil }
    secret = Secret(typed)
  }
}
