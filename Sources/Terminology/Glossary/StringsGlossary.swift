import AuditModel
import Localization

/// Reads a glossary from a `.strings` file, whose keys are the terms of the source language.
struct StringsGlossary {
  let glossary: Glossary

  init(_ bytes: [UInt8], path: String) {
    let file = StringsFile(bytes, path: path)
    var problems = file.problems.map {
      GlossaryProblem($0.location, $0.message, advice: $0.suggestion)
    }
    guard let locale = Self.locale(of: path) else {
      problems.append(
        GlossaryProblem(
          SourceLocation(file: path, line: 1, column: 1),
          "the path does not say which language the translations are in",
          advice: "name the file as in glossary.de.strings, or put it into de.lproj"))
      glossary = Glossary(terms: [], problems: problems)
      return
    }
    var terms: [Term] = []
    for entry in file.entries {
      if entry.key.isBlank || entry.value.isBlank {
        problems.append(
          GlossaryProblem(
            entry.keyLocation, "a term needs a text on both sides",
            advice: "write its translation, or take it away"))
      } else {
        terms.append(
          Term(
            source: entry.key, translations: [locale: [entry.value]],
            location: entry.keyLocation))
      }
    }
    glossary = Glossary(terms: terms, problems: problems)
  }

  /// The language that a folder `de.lproj` or a name `glossary.de.strings` names.
  private static func locale(of path: String) -> LocaleIdentifier? {
    let parts = path.split(separator: "/")
    if let folder = parts.dropLast().last, folder.hasSuffix(".lproj"), folder != "Base.lproj" {
      return LocaleIdentifier(String(folder.dropLast(6)))
    }
    let names = (parts.last ?? "").split(separator: ".")
    guard names.count > 2, names[names.count - 2].isLocaleName else { return nil }
    return LocaleIdentifier(String(names[names.count - 2]))
  }
}

extension StringProtocol {
  /// Whether there is nothing to read in it.
  var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }

  /// Whether it has the form of the name of a language, such as `pt-BR` or `zh_Hant`.
  var isLocaleName: Bool {
    let parts = split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      parts.allSatisfy({ $0.utf8.allSatisfy(\.isASCIIAlphanumeric) && $0.utf8.count <= 8 })
    else { return false }
    return first.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 } && parts.count <= 4
  }

  /// The text without white space at its ends.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }
}

extension UInt8 {
  fileprivate var isASCIIAlphanumeric: Bool { (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 }
}
