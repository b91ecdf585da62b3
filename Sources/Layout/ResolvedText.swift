import AuditModel
import Localization
import ViewTree

/// Equal for texts that sound the same.
package struct FoldID: Hashable, Sendable {
  let number: Int32
}

/// A way to take from texts what does not distinguish them.
package enum TextFold: Int, CaseIterable, Sendable {
  /// As they are spoken to a device.
  case voice
  /// Without numbers, and letters by themselves.
  case withoutNumbersAndLetters
}

/// A question about a text by itself, wherever it is shown.
package enum TextQuestion: Int, CaseIterable, Sendable {
  /// Whether it ends with VoiceOver's word for a role.
  case saysHeading, endsWithButton, endsWithLink, endsWithSwitch, endsWithTextField
  /// Whether it may be a heading by its length and letters.
  case isHeadingLike
  /// Whether it is a sentence with its full stop.
  case isSentence
  /// Whether it names a CAPTCHA.
  case namesPuzzle
  /// Whether it is the name of a file, a symbol or an asset.
  case isAssetName
  /// Whether it asks for a detail of a person.
  case asksForPersonalData
  /// Whether it says no more than that it is decoration.
  case saysDecoration
  /// Whether it is in another language than the screen.
  case isInOtherLanguage
  /// Whether it ends with VoiceOver's word for a state or a heading.
  case endsWithOnOrOff, endsWithSelected, endsWithDimmed, endsWithHeading
  /// Whether it says a gesture, a picture, or of a link nothing.
  case namesGesture, namesPicture, isVagueLink
  /// Whether it is written as labels are not.
  case endsWithFullStop, isInCapitals, beginsSmall
  /// Whether Voice Control users can hardly say it.
  case isHardToSay, isLongToSay
  /// Whether it has a link to an address that iOS cannot open.
  case hasInvalidLink
  /// Whether a star marks it.
  case hasStar
  /// Whether it says that something is required.
  case saysRequired
}

/// A part of a text with settings of its own.
package struct ResolvedRun: Hashable, Sendable {
  /// The part of the text.
  package let string: String
  /// How it is set, apart from the text.
  package var attributes = RunAttributes()
}

/// A text in one language.
@usableFromInline package struct ResolvedText: Sendable {
  /// The visible or spoken text.
  package let string: String
  /// The parts of it; none where all of it is set in the same way.
  package let runs: [ResolvedRun]
  /// Equal for texts that sound the same.
  package let foldID: FoldID
  /// Equal for texts with the same words, whatever marks are between and behind them.
  package let wordsID: FoldID
  /// The key it was looked up by.
  package let key: String?
  /// The table it was looked up in.
  package let table: String?
  /// Where it is written.
  package let location: SourceLocation?
  /// Whether the language has no text for the key.
  package let isMissing: Bool
  /// Whether no language has a text for the key, so that the key itself is shown.
  package let isKey: Bool
  /// The defect of the arguments that the screen has for it.
  package let argumentDefect: ArgumentDefect?
  /// Whether it is a literal in the code or in the file of a screen.
  package let isLiteral: Bool
  /// Whether there is nothing to read in it.
  package let isBlank: Bool
  /// Whether there is nothing to read in it though there is in the source language: the fault of
  /// the table, not of the screen.
  package let isEmptyTranslation: Bool

  init(
    string: String, runs: [ResolvedRun] = [], foldID: FoldID, wordsID: FoldID, key: String? = nil,
    table: String? = nil,
    location: SourceLocation? = nil, isMissing: Bool = false, isKey: Bool = false,
    isEmptyTranslation: Bool = false, argumentDefect: ArgumentDefect? = nil, isLiteral: Bool = false
  ) {
    self.string = string
    self.runs = runs
    self.foldID = foldID
    self.wordsID = wordsID
    self.key = key
    self.table = table
    self.location = location
    self.isMissing = isMissing
    self.isKey = isKey
    self.isEmptyTranslation = isEmptyTranslation
    self.argumentDefect = argumentDefect
    self.isLiteral = isLiteral
    isBlank = string.isBlank
  }
}

extension String {
  /// Whether there is nothing to read in it.
  var isBlank: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
    }
  }

  /// The text in lower case without white space at its ends and soft hyphens, and with single spaces
  /// inside.
  package var spokenFold: String {
    lowercased().withoutSoftHyphens.split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
  }
}
