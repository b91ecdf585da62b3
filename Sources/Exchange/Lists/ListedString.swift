import Localization

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
