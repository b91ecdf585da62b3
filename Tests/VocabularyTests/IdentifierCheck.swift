/// Finds the words to avoid in the identifiers of Swift files.
struct IdentifierCheck {
  /// An identifier with a word to avoid.
  struct Match: CustomStringConvertible {
    let file: String
    let line: Int
    let identifier: String
    let entry: Vocabulary.Identifier
    /// The exception that permits it.
    let exception: Vocabulary.Path?

    var description: String { "\(file):\(line): “\(identifier)”; write: \(entry.use)" }
  }

  let entries: [Vocabulary.Identifier]

  /// The identifiers with words to avoid, outside comments and string literals.
  func matches(in source: String, file: String) -> [Match] {
    // Most files have none of the words, and the search of one string is quick without
    // optimization.
    let lowercased = source.lowercased()
    let candidates = entries.filter { lowercased.contains($0.avoid) }
    if candidates.isEmpty { return [] }
    var matches: [Match] = []
    var isText = false
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if line.contains("\"\"\"") {
        isText.toggle()
      } else if !isText {
        matches += self.matches(in: line, at: number + 1, of: file, candidates)
      }
    }
    return matches
  }

  private func matches(
    in line: Substring, at number: Int, of file: String, _ candidates: [Vocabulary.Identifier]
  ) -> [Match] {
    identifiers(of: line).flatMap { identifier in
      let words = Self.words(of: identifier)
      return candidates.filter { words.contains($0.avoid) }.map { entry in
        Match(
          file: file, line: number, identifier: identifier, entry: entry,
          exception: entry.exceptions?.first { file.hasPrefix($0.path) })
      }
    }
  }

  /// The identifiers of a line of code; what follows a quotation mark or `//` is left out.
  private func identifiers(of line: Substring) -> [String] {
    guard candidatesMayBe(in: line) else { return [] }
    let code = line.prefix { $0 != "\"" }
    let end = code.range(of: "//")?.lowerBound ?? code.endIndex
    return code[..<end].split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map { String($0) }
  }

  private func candidatesMayBe(in line: Substring) -> Bool {
    let text = line.lowercased()
    return entries.contains { text.contains($0.avoid) }
  }

  /// The words of an identifier in camel case, in lower case.
  static func words(of identifier: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for letter in identifier {
      if letter.isUppercase || letter == "_" {
        words.insert(word)
        word = ""
      }
      if letter != "_" { word += letter.lowercased() }
    }
    return words.union([word])
  }
}
