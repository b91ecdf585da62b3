import AuditModel
import SourceText

/// A project file, of which the languages and the files that are built are read.
package struct ProjectFile {
  /// A language that a project names.
  package struct Region: Hashable, Sendable {
    /// The language.
    package let locale: LocaleIdentifier
    /// Where it is named.
    package let location: SourceLocation
  }

  let bytes: [UInt8]
  let path: String
  private let tokens: [CodeToken]

  /// Reads a `.pbxproj` file of Xcode, or a `Package.swift` file.
  ///
  /// - Parameter path: the path to show in places.
  package init(_ bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    tokens = CodeLexer.lists(of: bytes, isSwift: path.hasSuffix(".swift")).first ?? []
  }

  /// The languages that a project of Xcode names, none when it names none; `Base` is no language.
  package var knownRegions: [Region] {
    guard let start = tokens.firstIndex(where: { $0.word == "knownRegions" }) else { return [] }
    let lines = LocationIndex(bytes)
    var result: [Region] = []
    var next = start + 1
    while next < tokens.endIndex, !tokens[next].isMark(")") {
      let offset = tokens[next].offset
      let name = name(from: &next)
      if name.isEmpty {
        next += 1
      } else if name != "Base" {
        result.append(
          Region(locale: LocaleIdentifier(name), location: lines.location(in: path, at: offset)))
      }
    }
    return result
  }

  /// The language that the app is developed in: `developmentRegion` of a project of Xcode,
  /// `defaultLocalization` of a package; none when it is not named.
  package var developmentLanguage: LocaleIdentifier? {
    for index in tokens.indices.dropFirst() {
      let word = tokens[index - 1].word
      guard
        word == "developmentRegion" && tokens[index].isMark("=")
          || word == "defaultLocalization" && tokens[index].isMark(":")
      else { continue }
      var next = index + 1
      let name = name(from: &next)
      if !name.isEmpty, name != "nil" { return LocaleIdentifier(name) }
    }
    return nil
  }

  /// The name that begins at a token, with the hyphens in it; empty when none does.
  private func name(from next: inout Int) -> String {
    var name = ""
    while next < tokens.endIndex {
      if let part = tokens[next].text?.literal ?? tokens[next].word {
        name += part
      } else if tokens[next].isMark("-"), !name.isEmpty {
        name += "-"
      } else {
        break
      }
      next += 1
    }
    return name
  }
}
