import AuditModel

/// A `.pbxproj` file of Xcode, of which only the languages are read.
package enum ProjectFile {
  /// The languages that a project names, none when it names none; `Base` is no language.
  package static func knownRegions(in bytes: [UInt8]) -> Set<LocaleIdentifier> {
    let tokens = CodeLexer.lists(of: bytes, isSwift: false).first ?? []
    guard let start = tokens.firstIndex(where: { $0.word == "knownRegions" }) else { return [] }
    var result: Set<LocaleIdentifier> = []
    var name = ""
    for token in tokens[(start + 1)...] {
      if token.isMark(")") { break }
      if token.isMark(",") {
        if !name.isEmpty, name != "Base" { result.insert(LocaleIdentifier(name)) }
        name = ""
      } else if token.isMark("-") {
        name += "-"
      } else {
        name += token.text?.literal ?? token.word ?? ""
      }
    }
    return result
  }
}
