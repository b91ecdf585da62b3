import AuditModel
import Localization
import SourceText

/// Writes strings as XLIFF 1.2 in the shape of Xcode's exports, valid against the strict schema.
///
/// Xcode's own files are not: their `tool` has a `build-num`, which the strict schema lacks.
package enum XLIFF12Writer {
  /// How documents are written.
  package struct Options: Hashable, Sendable {
    /// The version of this program, for `tool-version`.
    package var toolVersion: String
    /// Whether the states of all strings are written; Xcode writes only those of string catalogs,
    /// and of others only what is not simply translated is.
    package var writesAllStates: Bool
    /// Whether `approved="yes"` is written for what is translated, as Weblate wants it.
    package var writesApproval: Bool
    /// Whether notes and widths describe where strings are seen.
    package var writesContext: Bool

    /// Makes options, those of Xcode by default.
    package init(
      toolVersion: String = "1.0", writesAllStates: Bool = false, writesApproval: Bool = false,
      writesContext: Bool = true
    ) {
      self.toolVersion = toolVersion
      self.writesAllStates = writesAllStates
      self.writesApproval = writesApproval
      self.writesContext = writesContext
    }
  }

  /// One document for some files; the units of each are in the order of their ids.
  package static func write(_ files: [BilingualFile], options: Options = Options()) -> WrittenFile {
    var writer = XMLWriter()
    var losses: [ConversionLoss] = []
    writer.element("xliff", rootAttributes) { writer in
      for file in files {
        var part = FilePart(file, options)
        part.write(into: &writer)
        losses += part.losses
      }
    }
    return WrittenFile(bytes: writer.bytes, losses: losses)
  }

  private static let namespace = "urn:oasis:names:tc:xliff:document:1.2"

  private static var rootAttributes: XMLWriter.Attributes {
    let schema = "http://docs.oasis-open.org/xliff/v1.2/os/xliff-core-1.2-strict.xsd"
    return [
      "xmlns": namespace, "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
      "version": "1.2", "xsi:schemaLocation": "\(namespace) \(schema)",
    ]
  }
}

/// One `<file>` of a document.
private struct FilePart {
  private let file: BilingualFile
  private let options: XLIFF12Writer.Options
  private let dialect: IdentifierDialect
  private let numbers: [String: SubstitutionNumbers]
  private let writesStates: Bool
  /// The strings that name variables whose words are among the units.
  private let formats: Set<UnitIdentity>
  private(set) var losses: [ConversionLoss] = []

  init(_ file: BilingualFile, _ options: XLIFF12Writer.Options) {
    self.file = file
    self.options = options
    dialect = IdentifierDialect(original: file.original)
    let isCatalog = if case .catalog = dialect { true } else { false }
    numbers = isCatalog ? file.units.substitutionNumbers() : [:]
    formats = Set(file.units.compactMap(\.format))
    writesStates = options.writesAllStates || file.original.hasSuffix(".xcstrings")
  }

  mutating func write(into writer: inout XMLWriter) {
    let units = identified()
    writer.element(
      "file",
      [
        "original": file.original.legal, "source-language": file.sourceLocale.identifier,
        "target-language": file.targetLocale?.identifier, "datatype": "plaintext",
      ]
    ) { writer in
      writer.element("header") { writer in
        writer.leaf(
          "tool",
          ["tool-id": "legible", "tool-name": "Legible", "tool-version": options.toolVersion])
      }
      writer.element("body") { writer in
        for (id, position) in units { write(file.units[position], id: id, into: &writer) }
      }
    }
  }

  private func write(_ unit: BilingualUnit, id: String, into writer: inout XMLWriter) {
    let width = options.writesContext ? unit.sizeRestriction : nil
    let isApproved = options.writesApproval && unit.target != nil && unit.isApproved
    let numbers = numbers[unit.key]
    func exported(_ text: String) -> XMLContent {
      XMLContent(
        numbers?.exported(text, at: unit.path, valueType: unit.valueType) ?? text)
    }
    writer.element(
      "trans-unit",
      [
        "id": id, "approved": isApproved ? "yes" : nil,
        "translate": unit.isTranslatable ? nil : "no", "maxwidth": width.map { String($0) },
        "size-unit": width == nil ? nil : "char", "xml:space": "preserve",
      ]
    ) { writer in
      // A target without a source has its id for one, as in Xcode's exports.
      writer.leaf("source", exported(unit.source ?? id))
      if let target = unit.target {
        // Xcode marks only the strings of catalogs; what is not simply translated has to be said.
        let isSaid = writesStates || unit.state != .translated
        let state = isSaid ? unit.state.map(XLIFF1State.attributes) : nil
        writer.leaf(
          "target", ["state": state?.state, "state-qualifier": state?.qualifier ?? nil],
          exported(target))
      }
      write(notesOf: unit, into: &writer)
    }
  }

  /// Xcode writes an empty note where there is none.
  private func write(notesOf unit: BilingualUnit, into writer: inout XMLWriter) {
    let context = options.writesContext ? unit.context.map(ContextNotes.notes) ?? [] : []
    let notes = unit.notes + context
    if notes.isEmpty { writer.leaf("note") }
    for note in notes {
      writer.leaf("note", ["from": note.author?.legal], XMLContent(note.text.legal))
    }
  }
}

extension FilePart {
  /// The units that can be written, with their ids and in the order of those.
  private mutating func identified() -> [(id: String, position: Int)] {
    var ids: Set<ExactText> = []
    ids.reserveCapacity(file.units.count)
    var result: [(id: String, position: Int)] = []
    result.reserveCapacity(file.units.count)
    for (position, unit) in file.units.enumerated() {
      guard let id = identifier(of: unit) else { continue }
      if ids.insert(ExactText(id)).inserted {
        result.append((id, position))
        noteLosses(of: unit, id)
      } else {
        lose(unit, "it is left out, because another text has the id “\(id)” too")
      }
    }
    return result.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  private mutating func identifier(of unit: BilingualUnit) -> String? {
    let identity = UnitIdentity(key: unit.key, path: unit.path)
    guard let id = dialect.text(of: identity, isFormat: formats.contains(identity)) else {
      lose(unit, "it is left out, because such a file has no id for it")
      return nil
    }
    let scalar =
      XMLQuoting.illegalCharacter(in: id)
      ?? unit.source.flatMap { XMLQuoting.illegalCharacter(in: $0) }
      ?? unit.target.flatMap { XMLQuoting.illegalCharacter(in: $0) }
    if let scalar {
      lose(unit, "it is left out, because XML cannot hold its character \(scalar.name)")
      return nil
    }
    return id
  }

  private mutating func noteLosses(of unit: BilingualUnit, _ id: String) {
    if dialect.read(id).identity != UnitIdentity(key: unit.key, path: unit.path) {
      lose(unit, "its key looks like the id of a variation of another key, and is read as that")
    }
    if unit.source == nil { lose(unit, "it has no source string, so its id is written instead") }
    if unit.notes.contains(where: { XMLQuoting.illegalCharacter(in: $0.text) != nil }) {
      lose(unit, "its notes have U+FFFD in the places of characters that XML cannot hold")
    }
  }

  private mutating func lose(_ unit: BilingualUnit, _ message: String) {
    losses.append(ConversionLoss(key: unit.key, path: unit.path, message))
  }
}

extension BilingualUnit {
  /// The text that names the variable whose words these are, if they are some.
  fileprivate var format: UnitIdentity? {
    if path.isText { return nil }
    let steps = path.steps.prefix { if case .substitution = $0 { false } else { true } }
    guard steps.count < path.steps.count else { return nil }
    return UnitIdentity(key: key, path: VariationPath(Array(steps)))
  }

  /// Whether the translation needs no further review.
  fileprivate var isApproved: Bool { state?.isFinished ?? true }
}

extension Unicode.Scalar {
  /// The number of the character as people write it, such as `U+0007`.
  var name: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension String {
  /// The text with U+FFFD in the places of characters that XML cannot hold.
  var legal: String {
    guard XMLQuoting.illegalCharacter(in: self) != nil else { return self }
    let scalars = unicodeScalars.map { XMLQuoting.canHold($0) ? $0 : "\u{FFFD}" }
    return String(String.UnicodeScalarView(scalars))
  }
}
