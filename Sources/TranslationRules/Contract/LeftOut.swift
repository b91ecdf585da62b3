/// Kinds of checks that no rule makes, and why.
package enum LeftOut {
  /// The reason by the number of the kind.
  package static let reasons: [Int: String] = [:]
}
