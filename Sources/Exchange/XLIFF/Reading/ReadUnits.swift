import AuditModel
import Localization
import SourceText
import XMLReading

/// The units of a document, as far as they are read.
struct ReadUnits {
  /// Where a unit is in the document.
  struct Record: Hashable, Sendable {
    /// The bytes of its element, counted in the document as UTF-8 without a byte order mark.
    var start: Int32
    var end: Int32
    /// Which of its segments it is, from 0, when each is a unit of its own; otherwise -1.
    var segment: Int32 = -1

    var range: Range<Int> { Int(start)..<Int(max(start, end)) }
  }

  private(set) var files: [BilingualFile] = []
  private(set) var records: [[Record]] = []
  private(set) var problems: [LocalizationProblem] = []
  private(set) var dialect = IdentifierDialect.catalog
  private let path: String
  private var locations: LocationCounter
  private var file: BilingualFile?
  private var fileRecords: [Record] = []
  private var seen: Set<UnitIdentity> = []
  private var isInOrder = true
  private var hasSubstitutions = false

  /// How many units a document may hold, so that a hostile one cannot exhaust the memory.
  static let mostUnits = 2_000_000
  private var count = 0

  /// More problems are not worth their memory.
  private static let mostProblems = 10_000

  /// Takes the files as they end, which are kept otherwise.
  private let take: ((BilingualFile) -> Void)?

  init(_ text: [UInt8], path: String, take: ((BilingualFile) -> Void)? = nil) {
    self.path = path
    self.take = take
    locations = LocationCounter(text)
  }

  mutating func location(at offset: Int) -> SourceLocation {
    let location = locations.location(at: offset)
    return SourceLocation(file: path, line: location.line, column: location.column)
  }

  mutating func report(_ problem: LocalizationProblem) {
    if problems.count < Self.mostProblems { problems.append(problem) }
  }

  mutating func beginFile(_ file: BilingualFile) {
    endFile()
    self.file = file
    dialect = IdentifierDialect(original: file.original)
  }

  mutating func add(
    _ unit: consuming BilingualUnit, _ record: Record
  ) throws(TooManyUnits) {
    count += 1
    guard count <= Self.mostUnits else { throw TooManyUnits() }
    if isRepeated(unit) { report(.repeatedUnit(unit)) }
    hasSubstitutions = hasSubstitutions || unit.path.substitutionName != nil
    file?.units.append(unit)
    if take == nil { fileRecords.append(record) }
  }

  /// Whether the file has such a unit already.
  private mutating func isRepeated(_ unit: borrowing BilingualUnit) -> Bool {
    guard let last = file?.units.last else { return false }
    // Units that are in order need no looking up.
    if isInOrder, (last.key, last.path) < (unit.key, unit.path) { return false }
    if isInOrder {
      isInOrder = false
      for unit in file?.units ?? [] { seen.insert(UnitIdentity(key: unit.key, path: unit.path)) }
    }
    return !seen.insert(UnitIdentity(key: unit.key, path: unit.path)).inserted
  }

  mutating func endFile() {
    guard var ended = file else { return }
    file = nil
    // Only catalogs number the variables of their strings in exports.
    if case .catalog = dialect, hasSubstitutions { ended.units.importSubstitutions() }
    if let take {
      take(ended)
    } else {
      files.append(ended)
      records.append(fileRecords)
    }
    fileRecords = []
    seen = []
    isInOrder = true
    hasSubstitutions = false
  }
}

extension LocalizationProblem {
  fileprivate static func repeatedUnit(_ unit: BilingualUnit) -> Self {
    let name = unit.path.isText ? "“\(unit.key)”" : "“\(unit.key)” (\(unit.path))"
    return Self(
      location: unit.location, kind: .duplicateKey,
      message: "\(name) appears twice for the same file, so its translation is ambiguous",
      suggestion: "remove one of the two")
  }
}
