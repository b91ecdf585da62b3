import AuditModel
import Foundation
import Reporting
import Terminology

/// Learned terms as text, as separated values and as JSON.
struct TermList {
  private let terms: [LearnedTerm]

  init(_ terms: [LearnedTerm]) { self.terms = terms }

  /// The terms for people: a heading for each language, a line for each term, and one for each text
  /// that says something else.
  var text: String {
    guard !terms.isEmpty else {
      return "no terms: too few texts have the same words, or they have no translations\n"
    }
    var result = ""
    var locale: LocaleIdentifier?
    for term in terms {
      if term.locale != locale { result += "\(locale == nil ? "" : "\n")\(term.locale)\n" }
      locale = term.locale
      result += "  \(term.source.forTerminal) → \(term.translation.forTerminal)"
      result += " (\(term.count) of \(term.texts))\n"
      for place in term.outliers {
        let line = "\(place.leaf.location): “\(place.leaf.text)”"
        result += "    \(line.forTerminal)\n"
      }
    }
    return result
  }

  /// A row for each term, as RFC 4180 has them; nothing in it is a formula to a spreadsheet.
  var csv: String {
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

  /// The terms for programs.
  func json() throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(terms.map(Line.init)), as: UTF8.self) + "\n"
    } catch {
      throw .input("the terms cannot be written as JSON: \(error)")
    }
  }

  private struct Line: Encodable {
    let term: String
    let locale: String
    let translation: String
    let count: Int
    let texts: Int
    let others: [Place]

    init(_ term: LearnedTerm) {
      self.term = term.source
      locale = term.locale.identifier
      translation = term.translation
      count = term.count
      texts = term.texts
      others = term.outliers.map(Place.init)
    }
  }

  private struct Place: Encodable {
    let table: String
    let key: String
    let text: String
    let file: String
    let line: Int
    let column: Int

    init(_ place: LearnedTerm.Place) {
      table = place.table.name
      key = place.key
      text = place.leaf.text
      file = place.leaf.location.file
      line = place.leaf.location.line
      column = place.leaf.location.column
    }
  }
}

extension LearnedTerm {
  /// The part of the texts that have the translation, in hundredths.
  fileprivate var percentage: Int { texts == 0 ? 0 : count * 100 / texts }
}
