import AuditModel
import Localization
import SourceText

/// A list of strings with their translations, as CSV or TMX, which is written anew as a whole when a
/// translation changes.
package struct ListDocument: Sendable {
  /// The bytes that it was read from.
  package let bytes: [UInt8]
  /// The format.
  package let format: ExchangeFormat
  /// The strings by the files that they come from.
  package let files: [BilingualFile]
  /// Its problems.
  package let problems: [LocalizationProblem]

  init(_ bytes: [UInt8], path: String, format: ExchangeFormat) {
    self.bytes = bytes
    self.format = format
    (files, problems) =
      format == .tmx ? TMXReader.read(bytes, path: path) : CSVReader.read(bytes, path: path)
  }

  /// The bytes with some translations changed, and the changes of strings that it does not have.
  package func applying(_ changes: [BilingualChange]) -> Applied<BilingualChange> {
    var files = files
    var rejections: [Applied<BilingualChange>.Rejection] = []
    for change in changes {
      var isFound = false
      for index in files.indices where files[index].original == change.original {
        for unit in files[index].units.indices
        where files[index].units[unit].key.isExactly(change.key)
          && files[index].units[unit].path == change.path
        {
          isFound = true
          files[index].units[unit].target = change.target ?? files[index].units[unit].target
          files[index].units[unit].state = change.state ?? files[index].units[unit].state
        }
      }
      if !isFound { rejections.append(.init(change, because: "the file has no such string")) }
    }
    let isSame = rejections.count == changes.count
    return Applied(
      bytes: isSame ? bytes : BilingualWriter.write(files, as: format).bytes,
      rejections: rejections)
  }
}

/// Gathers the strings of a list by the files that they come from, in the order of the list.
struct ListedFiles {
  private(set) var files: [BilingualFile] = []
  private var positions: [String: Int] = [:]

  mutating func add(
    _ unit: BilingualUnit, of original: String, from source: LocaleIdentifier,
    into target: LocaleIdentifier?
  ) {
    let name = "\(original)\u{0}\(target?.identifier ?? "")"
    if let position = positions[name] { return files[position].units.append(unit) }
    positions[name] = files.count
    files.append(
      BilingualFile(
        original: original, sourceLocale: source, targetLocale: target, units: [unit]))
  }
}

/// A string of a list as it can be written: what a list has no place for is a loss.
struct ListedString {
  let unit: BilingualUnit
  let variation: String
  let comment: String

  /// Nil when it is left out.
  init?(_ unit: BilingualUnit, losses: inout [ConversionLoss]) {
    func lose(_ message: String) {
      losses.append(ConversionLoss(key: unit.key, path: unit.path, message))
    }
    guard unit.isTranslatable else {
      lose("it is not to be translated, so it is left out")
      return nil
    }
    variation = CatalogPath.text(of: unit.path)
    guard unit.path.isText || CatalogPath.parse(variation) == unit.path else {
      lose("its path cannot be read back, so it is left out")
      return nil
    }
    if unit.source == nil { lose("its source string is unknown, so nothing is written for it") }
    if unit.target?.isEmpty == true { lose("an empty translation counts as none in a list") }
    let notes = unit.notes.map(\.text) + (unit.context.map(ContextNotes.sentences) ?? [])
    comment = notes.joined(separator: "\n")
    self.unit = unit
  }
}
