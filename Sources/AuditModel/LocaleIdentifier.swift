/// A language, perhaps with its script and region, written as in BCP 47 (`pt-BR`, `zh-Hant`).
public struct LocaleIdentifier: Hashable, Sendable {
  /// The identifier with hyphens and the usual capitals.
  public let identifier: String

  /// Takes an identifier as it is written in folder names, with hyphens or underscores.
  public init(_ text: String) {
    let parts = text.split(whereSeparator: { $0 == "-" || $0 == "_" })
    // A single letter begins an extension, whose parts are no script and no region.
    let end = parts.firstIndex { $0.count == 1 } ?? parts.endIndex
    identifier = parts.enumerated().map { index, part in
      if index == 0 || index >= end { return part.lowercased() }
      switch part.count {
      case 2: return part.uppercased()
      case 4 where part.allSatisfy(\.isLetter): return part.capitalizedASCII
      default: return part.lowercased()
      }
    }.joined(separator: "-")
  }

  /// The language alone, in lower case (`pt`).
  public var language: String {
    guard let end = identifier.utf8.firstIndex(of: UInt8(ascii: "-")) else { return identifier }
    return String(identifier[..<end])
  }

  /// The four-letter script when one is given (`Hant`).
  public var script: String? {
    subtags.first { $0.count == 4 && $0.allSatisfy(\.isLetter) }
  }

  /// The region when one is given (`BR`).
  public var region: String? {
    subtags.first { $0.count == 2 || ($0.count == 3 && $0.allSatisfy(\.isNumber)) }
  }

  /// All that follows the language, up to the first extension.
  private var subtags: [String] {
    identifier.split { $0 == "-" }.dropFirst().prefix { $0.count > 1 }.map { String($0) }
  }

  /// Whether its text runs from right to left, by its script or the usual script of its language.
  public var isRightToLeft: Bool {
    // Most identifiers are a language alone, and every variant asks.
    if identifier.utf8.contains(UInt8(ascii: "-")), let script {
      return Self.rightToLeftScripts.contains(script)
    }
    return Self.rightToLeftLanguages.contains(language)
  }

  /// The right-to-left pseudolanguage: the strings of the source language in a mirrored layout.
  ///
  /// Xcode has it as “Right-to-Left Pseudolanguage” among the options of a scheme; the name is that of
  /// CLDR and Android. A project that has tables of that name has a language of its own in them.
  public static let rightToLeftPseudolanguage: LocaleIdentifier = "ar-XB"

  // Source: CLDR, characterOrder of the locales and likely scripts of their languages.
  private static let rightToLeftScripts: Set = [
    "Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
  private static let rightToLeftLanguages: Set = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "nqo", "ps", "sd", "syr", "ug", "ur",
    "yi",
  ]
}

extension LocaleIdentifier: Comparable {
  /// Orders identifiers byte by byte.
  public static func < (left: Self, right: Self) -> Bool { left.identifier < right.identifier }
}

extension LocaleIdentifier: CustomStringConvertible, ExpressibleByStringLiteral {
  /// The identifier itself.
  public var description: String { identifier }

  /// Takes an identifier written in the source.
  public init(stringLiteral value: String) { self.init(value) }
}

extension LocaleIdentifier: Codable {
  /// Reads the identifier from its text.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Writes the identifier as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension Substring {
  /// Title case without any language's rules: identifiers are ASCII.
  fileprivate var capitalizedASCII: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
