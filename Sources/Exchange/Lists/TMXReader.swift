import AuditModel
import Localization
import XMLReading

/// Reads translation memories, TMX 1.1 to 1.4, whose units name files and keys in properties.
struct TMXReader {
  private let path: String
  private var sourceLocale: LocaleIdentifier = "en"
  private var targetLocale: LocaleIdentifier?
  private var files = ListedFiles()
  private var problems: [LocalizationProblem] = []
  private var unit: Unit?
  private var collected: String?
  private var property: String?
  private var isTMX = false
  private var unnamedCount = 0

  private struct Unit {
    var location: SourceLocation
    var properties: [String: String] = [:]
    var note = ""
    var segments: [(locale: LocaleIdentifier, text: String, location: SourceLocation)] = []
    var locale: LocaleIdentifier?
  }

  static func read(
    _ bytes: [UInt8], path: String
  ) -> (files: [BilingualFile], problems: [LocalizationProblem]) {
    var reader = TMXReader(path: path)
    let start = SourceLocation(file: path, line: 1, column: 1)
    do {
      try XMLDocumentReader(bytes).forEach { reader.take($0) }
      if !reader.isTMX {
        reader.report("this is no translation memory", "name a TMX file", at: start)
      } else if reader.files.files.isEmpty, reader.unnamedCount > 0 {
        reader.report(
          "its translations have no keys, as in the memory of another program",
          "import a TMX file that legible exported, or XLIFF", at: start)
      }
    } catch let error as XMLError {
      let location = SourceLocation(file: path, line: error.line, column: error.column)
      reader.report(error.message, "correct it there, or export the strings again", at: location)
    } catch {
      reader.report("\(error)", "export the strings again", at: start)
    }
    return (reader.files.files, reader.problems)
  }

  private init(path: String) { self.path = path }

  private mutating func report(_ message: String, _ advice: String, at location: SourceLocation) {
    problems.append(
      LocalizationProblem(
        location: location, kind: .syntax, message: message, suggestion: advice))
  }

  private mutating func take(_ event: XMLEvent) {
    let location = SourceLocation(file: path, line: event.line, column: event.column)
    switch event.kind {
    case .startElement(let name, let attributes):
      start(name.localName, attributes, at: location)
    case .endElement(let name): end(name.localName)
    case .text(let text): collected? += text
    default: break
    }
  }

  private mutating func start(
    _ element: String, _ attributes: [XMLAttribute], at location: SourceLocation
  ) {
    switch element {
    case "tmx": isTMX = true
    case "header":
      if let language = attributes["srclang"], language != "*all*" {
        sourceLocale = LocaleIdentifier(language)
      }
    case "tu": unit = Unit(location: location)
    case "tuv":
      unit?.locale = attributes.first { $0.name.localName == "lang" }.map {
        LocaleIdentifier($0.value)
      }
    case "prop":
      property = attributes["type"]
      collected = ""
    case "note": collected = ""
    case "seg":
      collected = ""
      if let locale = unit?.locale { unit?.segments.append((locale, "", location)) }
    default: break
    }
  }

  private mutating func end(_ element: String) {
    switch element {
    case "prop":
      if let property, let collected {
        if unit == nil, property == "x-target" { targetLocale = LocaleIdentifier(collected) }
        unit?.properties[property] = collected
      }
      collected = nil
    case "note":
      unit?.note += collected ?? ""
      collected = nil
    case "seg":
      if let last = unit?.segments.indices.last { unit?.segments[last].text = collected ?? "" }
      collected = nil
    case "tu": endUnit()
    default: break
    }
  }

  private mutating func endUnit() {
    guard let unit else { return }
    self.unit = nil
    guard let file = unit.properties["x-file"], let key = unit.properties["x-key"] else {
      unnamedCount += 1
      return
    }
    let variation = unit.properties["x-variation"]
    guard let path = variation.map({ CatalogPath.parse($0) }) ?? VariationPath.text else {
      report(
        "“\(variation ?? "")” is no variation of a string",
        "write it as the export has it, such as “plural.one”", at: unit.location)
      return
    }
    let source = unit.segments.first { $0.locale == sourceLocale }
    let targets = unit.segments.filter { $0.locale != sourceLocale }
    let notes = unit.note.isEmpty ? [] : [BilingualUnit.Note(unit.note)]
    for target in targets.map(Optional.some) + (targets.isEmpty ? [nil] : []) {
      var read = BilingualUnit(
        key: key, path: path, source: source?.text, target: target?.text,
        state: target == nil
          ? nil : unit.properties["x-state"].flatMap { TranslationState(rawValue: $0) },
        notes: notes, valueType: unit.properties["x-value-type"],
        location: source?.location ?? unit.location, targetLocation: target?.location)
      read.argumentNumber = unit.properties["x-argument"].flatMap { Int($0) }
      files.add(read, of: file, from: sourceLocale, into: target?.locale ?? targetLocale)
    }
  }
}
