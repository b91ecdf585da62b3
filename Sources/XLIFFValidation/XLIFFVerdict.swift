import AuditModel

/// What was found out about an XLIFF document.
package struct XLIFFVerdict: Hashable, Sendable {
  /// The version that the document says it has, none when it has no readable root.
  package var version: String?
  /// What is wrong, in the order of the document: the first `XLIFFValidator.mostProblems` of it.
  package var problems: [XLIFFProblem]
  /// How many problems were found after those that are listed.
  package var omitted: Int
  /// How many errors there are, listed or not.
  package var errorCount: Int

  /// Whether the document is what the specification asks for: there may be warnings, but no error.
  package var isValid: Bool { errorCount == 0 }
}
