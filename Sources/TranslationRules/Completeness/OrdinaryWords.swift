import Localization
import Terminology

/// The words that strings of a table have without a capital, so that they are no names.
final class OrdinaryWords {
  private let table: StringTable
  /// More strings than are read.
  private static let mostTexts = 20_000

  init(_ table: StringTable) { self.table = table }

  func contains(_ hash: UInt64) -> Bool { hashes.contains(hash) }

  /// Read only when a copy asks for them.
  private lazy var hashes: Set<UInt64> = {
    var hashes: Set<UInt64> = []
    for entry in table.entries.prefix(Self.mostTexts) {
      guard case .text(let text) = entry.value else { continue }
      WordScanner.forEachWord(in: text) { word in
        if !word.isCapitalized, !word.hasInnerCapital { hashes.insert(word.hash) }
      }
    }
    return hashes
  }()
}
