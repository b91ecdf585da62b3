import AuditModel

/// Something in a CSV file that cannot be read.
package struct CSVProblem: Hashable, Sendable {
  /// The problems.
  package enum Kind: Hashable, Sendable {
    /// The file is neither UTF-8 nor UTF-16 with a byte order mark.
    case encoding
    /// A value in quotation marks does not end.
    case unclosedQuotationMark
    /// The file has more rows than are read.
    case tooManyRows(Int)
  }

  /// The problem.
  package let kind: Kind
  /// Where it is.
  package let location: SourceLocation

  init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// The problem, in a clause without a full stop.
  package var message: String {
    switch kind {
    case .encoding: "the file is not UTF-8"
    case .unclosedQuotationMark: "a quotation mark is never closed"
    case .tooManyRows(let count): "the file has more than \(count) rows"
    }
  }

  /// The fix, in a clause without a full stop.
  package var advice: String {
    switch kind {
    case .encoding: "save it as “CSV UTF-8”"
    case .unclosedQuotationMark: "close it, and write a quotation mark inside as \"\""
    case .tooManyRows: "split it into several files"
    }
  }
}
