import Terminology

/// Learned terms as a row for each (RFC 4180); nothing in it is a formula to a spreadsheet.
package struct TermCSVReport: Sendable {
  private let terms: [LearnedTerm]

  /// Takes terms.
  package init(_ terms: [LearnedTerm]) { self.terms = terms }

  /// The rows, each of which ends with CR and LF.
  package func render() -> String {
    let header = ["term", "locale", "translation", "status", "count", "texts", "share", "others"]
    let rows = terms.map { term in
      [
        term.source, term.locale.identifier, term.translation, "proposed", "\(term.count)",
        "\(term.texts)", "\(term.percentage) %",
        term.outliers.map { $0.leaf.location.description }.joined(separator: " "),
      ]
    }
    return ([header] + rows).map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }
      .joined()
  }
}

extension LearnedTerm {
  /// The part of the texts that have the translation, in hundredths.
  fileprivate var percentage: Int { texts == 0 ? 0 : count * 100 / texts }
}
