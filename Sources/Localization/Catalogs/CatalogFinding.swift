/// The problems of string catalogs, in words.
struct CatalogFinding {
  let kind: LocalizationProblem.Kind
  let message: String
  let suggestion: String
  /// Whether the app displays what was meant all the same.
  private(set) var isHarmless = false

  private init(_ kind: LocalizationProblem.Kind, _ message: String, _ suggestion: String) {
    self.kind = kind
    self.message = message
    self.suggestion = suggestion
  }
}

// The file as a whole.
extension CatalogFinding {
  static func wrongType(_ what: String, _ expected: String) -> Self {
    Self(.invalidStructure, "\(what) is not \(expected)", "make it \(expected)")
  }

  static let missingSourceLanguage = Self(
    .missingSourceLanguage, "the catalog has no “sourceLanguage”, so “en” is assumed",
    "add the language that the keys are in")

  static let missingStrings = Self(
    .invalidStructure, "the catalog has no “strings”", "add an object with the keys")

  static func unknownVersion(_ version: String) -> Self {
    Self(
      .unknownVersion, "the version “\(version)” is not known, so some strings may be read wrongly",
      "write 1.0, 1.1 or 1.2, or read it with a later version of this tool")
  }

  static func duplicateKey(_ key: String) -> Self {
    Self(
      .duplicateKey, "the field “\(key)” is there twice; this later one counts",
      "remove one of the two")
  }

  static func brokenCharacter(_ suggestion: String) -> Self {
    Self(.brokenCharacter, "half of a surrogate pair is no character", suggestion)
  }

  static func unusualLanguage(_ name: String, _ usual: String) -> Self {
    Self(
      .unusualLanguage, "“\(name)” is not how the language “\(usual)” is written",
      "write \(usual)")
  }

  static func tooManyLanguages(_ limit: Int) -> Self {
    Self(
      .invalidStructure,
      "the catalog has more than \(limit) languages; those from here on are left out",
      "remove the languages that no app has")
  }

  static func sameLanguage(_ name: String, _ other: String) -> Self {
    Self(
      .duplicateKey, "“\(name)” is the same language as “\(other)”; the later of the two counts",
      "keep one of the two")
  }
}

// The strings of one key in one language.
extension CatalogFinding {
  static func missingText(_ subject: String) -> Self {
    Self(.missingText, "\(subject) has no “stringUnit” with a text", "add one with state and value")
  }

  static let textBesideVariations = Self(
    .overlappingShapes, "“stringUnit” is ignored because “variations” is beside it",
    "remove one of the two")

  static let pluralBesideDevice = Self(
    .overlappingShapes, "“plural” is ignored because “device” is beside it",
    "put the plural forms below the devices, or remove one of the two")

  static let variedPlural = Self(
    .illegalNesting, "the text for a plural category cannot be varied any further",
    "put devices outside and plural forms inside")

  static let variedOther = Self(
    .illegalNesting, "the text for all other devices cannot be varied any further",
    "give it one text")

  static let variedDevice = Self(
    .illegalNesting, "the strings of a device cannot vary by device again",
    "give each device one text or plural forms")

  static func unknownVariation(_ name: String) -> Self {
    Self(
      .unknownCategory, "strings cannot vary by “\(name)”",
      "write plural or device")
  }

  static func unknownCategory(_ name: String) -> Self {
    Self(
      .unknownCategory, "“\(name)” is no plural category",
      "write zero, one, two, few, many or other")
  }

  static func unknownDevice(_ name: String) -> Self {
    Self(
      .unknownDevice, "there is no device “\(name)”",
      "write iphone, ipad, ipod, mac, applewatch, appletv, applevision or other")
  }

  static let missingOther = Self(
    .missingOther, "“plural” has no string for “other”", "add it; every language needs it")

  static let missingDeviceOther = Self(
    .missingDeviceOther, "“device” has no string for “other”", "add it for all other devices")

  static func unknownState(_ state: String) -> Self {
    Self(
      .unknownState, "there is no state “\(state)”",
      "write new, needs_review, translated or machine_translated")
  }
}

// Variables and ids.
extension CatalogFinding {
  static func undefinedVariable(_ name: String) -> Self {
    Self(
      .undefinedVariable, "the string uses the variable “\(name)”, which is not defined here",
      "add it to “substitutions”, or correct the name")
  }

  static func unusedVariable(_ name: String) -> Self {
    Self(
      .unusedVariable, "no string uses the variable “\(name)”",
      "write %#@\(name)@ where its words belong, or remove it")
  }

  /// The only variable takes the next argument, as any specifier without a position does.
  static func missingArgumentNumber(_ name: String, isOnly: Bool) -> Self {
    var finding = Self(
      .missingArgumentNumber, "the variable “\(name)” has no “argNum”",
      "add the number of the argument that it takes, from 1")
    finding.isHarmless = isOnly
    return finding
  }

  /// Variables that take the only argument vary different words by the same number.
  static func duplicateArgumentNumber(
    _ number: Int, _ name: String, _ other: String, isOnlyArgument: Bool
  ) -> Self {
    var finding = Self(
      .duplicateArgumentNumber,
      "the variables “\(other)” and “\(name)” both take argument \(number)",
      "give each its own “argNum”")
    finding.isHarmless = isOnlyArgument
    return finding
  }

  static func missingFormatSpecifier(_ name: String) -> Self {
    Self(
      .missingValueType, "the variable “\(name)” has no “formatSpecifier”",
      "add the type of its number, such as lld")
  }

  static func idCollision(_ key: String, _ other: String) -> Self {
    Self(
      .idCollision,
      "the key “\(key)” is also the id of a variation of “\(other)”, so Xcode cannot export either",
      "rename one of the two keys")
  }

  static func ambiguousKey(_ key: String) -> Self {
    Self(
      .ambiguousKey,
      "the key “\(key)” ends like the id of a variation, so Xcode skips its translations",
      "rename the key")
  }
}
