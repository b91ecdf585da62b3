import LanguageData
import Layout

extension TextCatalog {
  /// The words that rules look for in labels and hints, in the language of the texts.
  var words: LabelWords { LabelWords(locale) }
}
