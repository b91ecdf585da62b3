import LanguageData
import TextAnalysis

extension Language {
  /// Whether it is written from right to left.
  var isRightToLeft: Bool {
    scripts.all.contains { ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo"].contains($0.shortName) }
  }
}
