import AuditModel
import Terminology

/// Learned terms as text: a heading for each language, a line for each term, and one for each text
/// that says something else.
package struct TermTextReport: Sendable {
  private let terms: [LearnedTerm]

  /// Takes terms, those of one language together.
  package init(_ terms: [LearnedTerm]) { self.terms = terms }

  /// The lines.
  package func render() -> String {
    guard !terms.isEmpty else {
      return "no terms: too few strings have the same words, or they have no translations\n"
    }
    var result = ""
    var locale: LocaleIdentifier?
    for term in terms {
      if term.locale != locale { result += "\(locale == nil ? "" : "\n")\(term.locale)\n" }
      locale = term.locale
      result += "  \(term.source.forTerminal) → \(term.translation.forTerminal)"
      result += " (\(term.count) of \(term.texts))\n"
      for occurrence in term.outliers {
        let line = "\(occurrence.leaf.location): “\(occurrence.leaf.text)”"
        result += "    \(line.forTerminal)\n"
      }
    }
    return result
  }
}
