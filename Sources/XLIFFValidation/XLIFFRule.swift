/// What a document has to keep to: a name that never changes, and where it is written.
struct XLIFFRule: Hashable, Sendable {
  /// The name, such as `xliff-id-unique`.
  let id: String
  /// The part of the standard, such as “attribute id”, or all of the source of another rule.
  let clause: String
  /// Whether the clause stands in the standard, and not in one of those it builds on.
  let isOfTheStandard: Bool

  init(_ id: String, _ clause: String, isOfTheStandard: Bool = true) {
    self.id = id
    self.clause = clause
    self.isOfTheStandard = isOfTheStandard
  }
}
