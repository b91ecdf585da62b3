/// A requirement on XLIFF documents: its id, and the clause that states it.
package struct XLIFFRule: Hashable, Sendable {
  /// The id, which several requirements share when they differ only in their clause.
  package let id: XLIFFRuleID
  /// The document that states the requirement.
  package let authority: Authority
  /// The clause of the authority, such as “attribute id”, or all of the authority's name.
  let clause: String

  /// A document that states requirements.
  package enum Authority: Hashable, Sendable {
    /// The XLIFF standard in the version of the document.
    case xliff
    /// The XML standard, on which XLIFF builds.
    case xml
    /// The behaviour of Xcode when it imports XLIFF 1.2.
    case xcode
  }

  init(_ id: XLIFFRuleID, _ clause: String, of authority: Authority = .xliff) {
    self.id = id
    self.clause = clause
    self.authority = authority
  }
}
