import AuditModel
import XMLReading

/// Reads a glossary from TermBase eXchange, of the second version or the third.
struct TBXGlossary {
  let glossary: Glossary

  init(_ bytes: [UInt8], path: String, source: LocaleIdentifier) {
    var reading = Reading(path: path, source: source)
    do {
      try XMLDocumentReader(bytes).forEach { reading.take($0) }
      if !reading.isTBX {
        reading.report(
          SourceLocation(file: path, line: 1, column: 1), "there are no terms in the file",
          "name a file with <termEntry> or <conceptEntry> elements")
      }
    } catch let error as XMLError {
      reading.report(
        SourceLocation(file: path, line: error.line, column: error.column), error.message,
        "correct the file; the terms before this position are used")
    } catch {
      reading.report(
        SourceLocation(file: path, line: 1, column: 1), "the file cannot be read",
        "check that it is XML")
    }
    glossary = Glossary(terms: reading.terms, problems: reading.problems)
  }
}

/// The terms up to some position of the document.
private struct Reading {
  private struct Name {
    var text: String
    var locale: LocaleIdentifier
    var standing: TermStanding
    var location: SourceLocation
  }

  private let path: String
  private let source: LocaleIdentifier
  private(set) var terms: [Term] = []
  private(set) var problems: [GlossaryProblem] = []
  private(set) var isTBX = false

  private var names: [Name] = []
  private var entry: SourceLocation?
  private var locale: LocaleIdentifier?
  private var collected: String?
  private var isStatus = false

  private static let mostProblems = 100

  init(path: String, source: LocaleIdentifier) {
    self.path = path
    self.source = source
  }

  mutating func report(_ location: SourceLocation, _ message: String, _ advice: String) {
    guard problems.count < Self.mostProblems else { return }
    problems.append(GlossaryProblem(location, message, advice: advice))
  }

  mutating func take(_ event: XMLEvent) {
    let location = SourceLocation(file: path, line: event.line, column: event.column)
    switch event.kind {
    case .startElement(let name, let attributes):
      start(name.localName, attributes, at: location)
    case .endElement(let name): end(name.localName, at: location)
    case .text(let text): collected? += text
    default: break
    }
  }

  private mutating func start(
    _ element: String, _ attributes: [XMLAttribute], at location: SourceLocation
  ) {
    switch element {
    case "termEntry", "conceptEntry":
      isTBX = true
      entry = location
      names = []
    case "langSet", "langSec":
      let lang = attributes.first { $0.name.localName == "lang" }?.value
      locale = lang.map { LocaleIdentifier($0) }
      if lang?.isLocaleName != true {
        report(
          location, "<\(element)> does not say which language it is for",
          "give it an attribute xml:lang, as in xml:lang=\"de\"")
        locale = nil
      }
    case "term": collected = ""
    case "termNote" where attributes["type"] == "administrativeStatus", "administrativeStatus":
      collected = ""
      isStatus = true
    default: break
    }
  }

  private mutating func end(_ element: String, at location: SourceLocation) {
    switch element {
    case "term":
      let text = collected?.trimmed ?? ""
      collected = nil
      guard entry != nil, let locale else { return }
      if text.isEmpty {
        return report(location, "the term is empty", "write it, or take the element away")
      }
      names.append(Name(text: text, locale: locale, standing: .admitted, location: location))
    case "termNote", "administrativeStatus":
      guard isStatus else { return }
      isStatus = false
      let word = collected?.trimmed ?? ""
      collected = nil
      guard let standing = TermStanding(word) else {
        return report(
          location, "“\(word)” is no administrative status that is known",
          "write preferredTerm-admn-sts, admittedTerm-admn-sts or deprecatedTerm-admn-sts")
      }
      if let last = names.indices.last { names[last].standing = standing }
    case "langSet", "langSec": locale = nil
    case "termEntry", "conceptEntry": endEntry()
    default: break
    }
  }

  private mutating func endEntry() {
    guard let entry else { return }
    self.entry = nil
    let own = names.filter { $0.locale == source || $0.locale.language == source.language }
    guard !own.isEmpty else {
      return report(
        entry, "the entry has no term in the source language, “\(source)”",
        "add one; the entry is passed over")
    }
    for name in own {
      var term = Term(source: name.text, location: name.location)
      for other in names where other.locale.language != source.language {
        term.add(other.text, in: other.locale, other.standing)
      }
      term.isKept = term.isKept || own.contains { $0.standing == .kept }
      terms.append(term)
    }
  }
}
