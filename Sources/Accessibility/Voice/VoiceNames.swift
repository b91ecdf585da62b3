import AuditModel
import Foundation
import LanguageData
import Layout

extension AccessibilityElement {
  /// The names by which Voice Control users speak to it, the best first: those given for it, or else its label.
  ///
  /// Source: Apple's documentation of `accessibilityInputLabels`, whose first entry is the one that is shown.
  package var voiceNames: [TextID] { inputLabels.isEmpty ? label.all : inputLabels }

  /// Whether Voice Control shows its name.
  package var hasVoiceName: Bool { givenResponse ?? isInteractive }
}

extension TextCatalog {
  /// Equal for names that Voice Control can hardly distinguish.
  package func voiceID(of name: TextID) -> FoldID {
    foldID(.voice, of: name) { $0.spokenPhrase(in: locale).withoutAccents }
  }
}

extension String {
  /// The words as they are spoken, in the small letters of a language, with a word for “&”.
  package func spokenPhrase(in locale: LocaleIdentifier) -> String {
    let and = LabelWords(locale).all(.and).first
    let spelled = and.map { replacing("&", with: " \($0) ") } ?? self
    return spelled.folding(options: .widthInsensitive, locale: nil)
      .lowercased(with: Locale(identifier: locale.identifier)).phrase
  }

  /// The same with plain Latin letters; marks of other scripts distinguish sounds, such as those of kana.
  fileprivate var withoutAccents: String {
    String(
      String.UnicodeScalarView(
        map { character -> [Unicode.Scalar] in
          let scalars = String(character).decomposedStringWithCanonicalMapping.unicodeScalars
          return scalars.first?.isASCII == true ? [scalars[scalars.startIndex]] : Array(scalars)
        }.joined()))
  }
}
