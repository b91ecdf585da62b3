import AuditModel

/// The result for an XLIFF document.
package struct XLIFFVerdict: Hashable, Sendable {
  /// The version that the document says it has, none when it has no readable root.
  package var version: String?
  /// The problems, in the order of the document: no more than `XLIFFValidator.mostProblems`, the
  /// first errors before the first of the milder ones.
  package var problems: [XLIFFProblem]
  /// How many problems were found besides those that are listed.
  package var omitted: Int
  /// How many errors there are, listed or not.
  package var errorCount: Int

  /// Whether the document is what the specification asks for: there may be warnings, but no error.
  package var isValid: Bool { errorCount == 0 }
}
