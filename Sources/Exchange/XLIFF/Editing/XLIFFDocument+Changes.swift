import Localization
import SourceText
import XMLReading

extension XLIFFDocument {
  /// The bytes with some translations changed.
  ///
  /// Only the bytes of the targets and of their states become different; their codes stay where
  /// their strings are in the new text. A target that is missing is put behind its source, in the
  /// style of the document. A change that the document cannot take is refused with the reason; the
  /// others are made all the same. Changes of nothing give the very same bytes.
  package func applying(_ changes: [BilingualChange]) -> Applied<BilingualChange> {
    guard version != nil, let text = try? DocumentText(bytes) else {
      let rejections = changes.map {
        Applied<BilingualChange>.Rejection($0, because: "the document cannot be read")
      }
      return Applied<BilingualChange>(bytes: bytes, rejections: rejections)
    }
    var changer = DocumentChanger(self, text)
    for change in changes { changer.take(change) }
    return Applied<BilingualChange>(
      bytes: changer.edits.isEmpty ? bytes : text.applying(changer.edits),
      rejections: changer.rejections)
  }
}

/// Gathers the edits for changes of a document.
private struct DocumentChanger {
  /// Where a unit is in the document's files.
  private struct Location: Hashable {
    var file: Int
    var unit: Int
  }

  private let document: XLIFFDocument
  private let editor: XLIFFUnitEditor
  private var locations: [String: [UnitIdentity: [Location]]] = [:]
  private var numbers: [Int: [String: SubstitutionNumbers]] = [:]
  private var changed: Set<Location> = []
  private(set) var edits: [TextEdit] = []
  private(set) var rejections: [Applied<BilingualChange>.Rejection] = []

  init(_ document: XLIFFDocument, _ text: DocumentText) {
    self.document = document
    editor = XLIFFUnitEditor(
      text: text.text, isSecond: document.version?.hasPrefix("2.") == true, lineEnd: text.lineEnd)
  }

  mutating func take(_ change: BilingualChange) {
    do throws(RefusalReason) {
      edits += try edits(for: change)
    } catch {
      rejections.append(Applied<BilingualChange>.Rejection(change, because: error.text))
    }
  }

  private mutating func edits(
    for change: BilingualChange
  ) throws(RefusalReason) -> [TextEdit] {
    let found = location(of: change)
    guard let location = found.first else {
      throw RefusalReason("the document has no such text")
    }
    guard found.count == 1 else {
      throw RefusalReason("the document has this text \(found.count) times")
    }
    let file = document.files[location.file]
    let unit = file.units[location.unit]
    var wanted = XLIFFUnitEditor.Change()
    if let target = change.target, target != unit.target {
      guard file.targetLocale != nil || editor.isSecond == false else {
        throw RefusalReason("the document does not say the language of translations (trgLang)")
      }
      wanted.target = exported(target, of: unit, in: location.file)
    }
    if let state = change.state, state != unit.state { wanted.state = state }
    guard wanted.target != nil || wanted.state != nil else { return [] }
    let record = document.records[location.file][location.unit]
    if record.segment >= 0 { wanted.segment = Int(record.segment) }
    let result = try editor.edits(for: wanted, in: record.range)
    guard changed.insert(location).inserted else {
      throw RefusalReason("another change of the same text is made already")
    }
    return result
  }

  /// The units that a change can be about.
  private mutating func location(of change: BilingualChange) -> [Location] {
    let identity = UnitIdentity(key: change.key, path: change.path)
    if let known = locations[change.original] { return known[identity] ?? [] }
    var units: [UnitIdentity: [Location]] = [:]
    for (index, file) in document.files.enumerated() where file.original == change.original {
      for (number, unit) in file.units.enumerated() {
        units[UnitIdentity(key: unit.key, path: unit.path), default: []]
          .append(Location(file: index, unit: number))
      }
    }
    locations[change.original] = units
    return units[identity] ?? []
  }

  /// A text as it is in the document, where variables may have numbers.
  private mutating func exported(
    _ text: String, of unit: BilingualUnit, in file: Int
  ) -> String {
    guard case .catalog = IdentifierDialect(original: document.files[file].original) else {
      return text
    }
    let known = numbers[file] ?? document.files[file].units.substitutionNumbers()
    numbers[file] = known
    return known[unit.key]?.exported(text, at: unit.path, valueType: unit.valueType) ?? text
  }
}
