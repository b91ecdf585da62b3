/// The keys in a file that SwiftGen wrote, by the names of their accessors: the file names every key of its
/// table, so that its literals do not show that the app uses any.
///
/// Source: SwiftGen's templates for `strings`, whose first lines are the header and whose members call
/// `tr(table, key, …)`.
struct GeneratedAccessors {
  /// The keys with the names of their accessors.
  private(set) var keys: [(key: String, name: String)] = []

  /// Reads the tokens of a file; none where SwiftGen did not write it.
  init?(_ tokens: [CodeToken], in bytes: [UInt8]) {
    guard String(decoding: bytes.prefix(Self.headerLength), as: UTF8.self).contains(Self.header)
    else { return nil }
    var name: String?
    for index in tokens.indices {
      guard let word = tokens[index].word else { continue }
      switch word {
      case "let", "var", "func":
        name = index + 1 < tokens.count ? tokens[index + 1].word : nil
      case "tr":
        guard let name, let key = Self.key(ofCallAt: index, in: tokens) else { continue }
        keys.append((key, name))
      default: continue
      }
    }
  }

  private static let header = "Generated using SwiftGen"
  private static let headerLength = 400

  /// The second argument of a call.
  private static func key(ofCallAt index: Int, in tokens: [CodeToken]) -> String? {
    guard index + 4 < tokens.count, tokens[index + 1].isMark("("), tokens[index + 2].text != nil,
      tokens[index + 3].isMark(",")
    else { return nil }
    return tokens[index + 4].text?.literal
  }
}
