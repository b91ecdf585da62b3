import AuditModel

/// Something in a localization file that keeps its strings from being read as they were meant.
public struct LocalizationProblem: Hashable, Sendable {
  /// Where it is.
  public var location: SourceLocation
  /// Its kind.
  public var kind: Kind
  /// The problem, in a clause without a full stop.
  public var message: String
  /// The fix, in a clause without a full stop.
  public var suggestion: String
  /// The key that the file loses because of it, where it is known.
  package var lostKey: String?
  /// Whether the app displays the digits of an escape instead of its character.
  package var displaysDigits = false
  /// Whether the app displays what was meant all the same.
  package var isHarmless = false

  /// The entry that it is about; nil when it is about the file as a whole.
  package var entry: Entry?

  /// An entry of a table, as values.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The language, where one file holds several.
    package var locale: LocaleIdentifier?
    /// Which of the key's strings.
    package var path = VariationPath.text

    /// Names an entry.
    package init(key: String, locale: LocaleIdentifier? = nil, path: VariationPath = .text) {
      self.key = key
      self.locale = locale
      self.path = path
    }
  }

  /// The same problem of an entry.
  package func of(_ entry: Entry?) -> Self {
    var copy = self
    copy.entry = entry
    return copy
  }

  /// Makes a problem.
  public init(location: SourceLocation, kind: Kind, message: String, suggestion: String) {
    self.location = location
    self.kind = kind
    self.message = message
    self.suggestion = suggestion
  }
}

extension LocalizationProblem {
  /// The kinds of problems.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The file or folder cannot be opened, is too large or lies outside of the folder.
    case unreadableFile
    /// A link leads out of what was to be read, so it is not followed.
    case outsideLink
    /// A file of translations does not say which language they are in.
    case missingLanguage
    /// The bytes are not in the encoding that Foundation expects.
    case encoding
    /// The file is no property list at all.
    case syntax
    /// A quotation mark that ends a text is missing.
    case unterminatedString
    /// A comment has no end, so all that follows belongs to it.
    case unterminatedComment
    /// A semicolon is missing, for which Foundation rejects the whole file.
    case missingSemicolon
    /// An equals sign is missing, for which Foundation rejects the whole file.
    case missingEquals
    /// A key has no value, for which Foundation rejects the whole file.
    case missingValue
    /// A character at which Foundation stops reading without an error; all later keys are lost.
    case strayCharacter
    /// Typographic quotation marks precede a key, so Foundation stops without an error.
    case smartQuotes
    /// The marks of an unfinished merge, at which Foundation stops without an error.
    case mergeConflict
    /// A key appears twice in a table; the later one counts.
    case duplicateKey
    /// A key appears twice in a table, with the same text.
    case repeatedKey
    /// A value is a list, a dictionary or data where a text is needed.
    case notText
    /// An escape that the format does not know.
    case unknownEscape
    /// An entry with plurals has no `NSStringLocalizedFormatKey`.
    case missingFormatKey
    /// The value of a `.stringsdict` file for a key, a variable or a form has the wrong type, or the
    /// plural formula of a PO file is none.
    case invalidRules
    /// A variable has no `NSStringFormatSpecTypeKey`.
    case missingRuleType
    /// A variable has a rule that does not exist.
    case unknownRuleType
    /// A variable has no `NSStringFormatValueTypeKey`.
    case missingValueType
    /// The type of a variable's value is no number.
    case invalidValueType
    /// A variable has no form for `other`, which every language needs.
    case missingOther
    /// Strings for devices have none for `other`.
    case missingDeviceOther
    /// A form is for a category or width that does not exist.
    case unknownCategory
    /// A text is for a device that does not exist.
    case unknownDevice
    /// A text names a variable that is not defined.
    case undefinedVariable
    /// A variable is defined but no text names it.
    case unusedVariable
    /// An entry with plurals has a format that names no variable.
    case noVariable
    /// The name of a language is not written as it is usual.
    case unusualLanguage
    /// The version of a string catalog is not known.
    case unknownVersion
    /// A string catalog does not say which language its keys are in.
    case missingSourceLanguage
    /// A value of a string catalog is of another sort than the format has there.
    case invalidStructure
    /// A text that is the last choice is varied further.
    case illegalNesting
    /// Strings of two shapes are side by side, of which one counts.
    case overlappingShapes
    /// There is no text where one has to be.
    case missingText
    /// A variable of a string catalog does not say which argument it takes.
    case missingArgumentNumber
    /// Two variables of a string catalog take one argument.
    case duplicateArgumentNumber
    /// A state of a translation that does not exist.
    case unknownState
    /// Two strings have one id when they are exported.
    case idCollision
    /// A key looks like the id of another key's text.
    case ambiguousKey
    /// Half of a character, for which a replacement is shown.
    case brokenCharacter
    /// A key is in the `.strings` and in the `.stringsdict` file; the latter counts.
    case shadowedKey
    /// Some lines of a file end with CRLF and others with LF alone.
    case mixedLineEnds
  }
}

extension LocalizationProblem.Kind {
  /// Whether a whole file, or the rest of it, cannot be read because of it.
  package var hidesTexts: Bool {
    switch self {
    case .unreadableFile, .encoding, .syntax, .unterminatedString, .unterminatedComment,
      .missingSemicolon, .missingEquals, .missingValue, .strayCharacter, .smartQuotes,
      .mergeConflict:
      true
    default: false
    }
  }

  /// Whether people lose strings by it.
  package var losesTexts: Bool {
    switch self {
    case .duplicateKey, .repeatedKey, .shadowedKey, .unusedVariable, .noVariable,
      .unknownCategory, .unknownDevice, .missingDeviceOther, .unknownEscape, .unknownVersion,
      .missingSourceLanguage, .unusualLanguage, .unknownState, .missingArgumentNumber,
      .mixedLineEnds, .outsideLink, .missingLanguage:
      false
    default: true
    }
  }
}

extension LocalizationProblem {
  /// Whether strings of one of some languages cannot be read because of it.
  ///
  /// The strings of a file that is of no language, such as a catalog, may be in any.
  package func hidesTexts(in locales: some Collection<LocaleIdentifier>) -> Bool {
    guard kind.hidesTexts else { return false }
    return FileFamily(of: location.file).locale.map(locales.contains) ?? true
  }

  package static let leadsOutside = "this link leads out of the folder, so it is not followed"

  /// A link that leads out of what was to be read.
  package static func outsideLink(at path: String) -> Self {
    Self(
      location: SourceLocation(file: path, line: 1, column: 1), kind: .outsideLink,
      message: leadsOutside, suggestion: "name what it leads to as well, if that is to be read")
  }
}

extension LocalizationProblem: Comparable {
  /// Orders problems by their places.
  public static func < (left: Self, right: Self) -> Bool { left.location < right.location }
}

extension LocalizationProblem: CustomStringConvertible {
  /// The place, what is wrong and what to do.
  public var description: String { "\(location): \(message); \(suggestion)" }
}
