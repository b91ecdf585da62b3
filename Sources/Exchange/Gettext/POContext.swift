import Localization
import TextShaping

/// The content of `msgctxt`: which string of which key of which file an entry is.
///
/// Written `file|key`, and `file|key|==|path` where the path leads on from the key. A `|` in the
/// file's name is written `\|`; a key that looks as if it ended with a path has an empty one.
struct POContext: Hashable, Sendable {
  /// The file that the text comes from.
  var original: String
  /// The key.
  var key: String
  /// The way to the text; for an entry with plural forms that to the forms.
  var path: VariationPath = .text
  /// The text that consists of nothing but the variable whose words the entry has, as `%#@n@`.
  var format: String?

  /// The separator of string catalogs between a key and a path.
  private static let separator = "|==|"
}

extension POContext {
  /// The text of `msgctxt`.
  var text: String {
    let tail = format ?? path.description
    let needsTail = !tail.isEmpty || Self.splitKey(key).tail != nil
    return "\(Self.escaped(original))|\(key)" + (needsTail ? Self.separator + tail : "")
  }

  /// Reads the text of `msgctxt`; none when it names no file and key.
  init?(_ text: String) {
    guard let (file, rest) = Self.splitFile(text) else { return nil }
    let (key, tail) = Self.splitKey(rest)
    original = file
    self.key = String(key)
    guard let tail else { return }
    if let name = Self.variable(of: tail) {
      path = VariationPath([.substitution(name)])
      format = String(tail)
    } else {
      path = VariationPath(tail) ?? .text
    }
  }

  /// The variable when a text is nothing but it: `n` for `%#@n@` and `%1$#@n@`.
  static func variable(of format: some StringProtocol) -> String? {
    let specifiers = FormatString(String(format)).specifiers
    guard specifiers.count == 1, let only = specifiers.first, only.text == format,
      only.position == 1
    else { return nil }
    return only.variableName
  }

  /// A file's name in which `|` does not end it.
  private static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == 0x7C || $0 == 0x5C }) else { return name }
    return name.unicodeScalars.map { $0 == "|" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
  }

  private static func splitFile(_ text: String) -> (file: String, rest: Substring)? {
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "|")) else { return nil }
    if !text.utf8[..<end].contains(UInt8(ascii: "\\")) {
      return (String(text[..<end]), text[text.utf8.index(after: end)...])
    }
    var file = ""
    var index = text.startIndex
    while index < text.endIndex {
      let character = text.unicodeScalars[index]
      text.unicodeScalars.formIndex(after: &index)
      if character == "|" { return (file, text[index...]) }
      if character == "\\", index < text.endIndex {
        file.unicodeScalars.append(text.unicodeScalars[index])
        text.unicodeScalars.formIndex(after: &index)
      } else {
        file.unicodeScalars.append(character)
      }
    }
    return nil
  }

  /// Splits at the last separator behind which there is a path, or nothing.
  private static func splitKey(_ text: some StringProtocol) -> (key: Substring, tail: Substring?) {
    let text = Substring(text)
    guard let last = text.lastRange(of: separator) else { return (text, nil) }
    let tail = text[last.upperBound...]
    let isPath = tail.isEmpty || VariationPath(tail) != nil || variable(of: tail) != nil
    return isPath ? (text[..<last.lowerBound], tail) : (text, nil)
  }
}

extension VariationPath {
  /// Reads a way as it is written behind a key; none when it is no way.
  ///
  /// The name of a variable may hold full stops, so it ends only before `.plural.` or at the end.
  init?(_ text: some StringProtocol) {
    var steps: [Step] = []
    var rest = text.split(separator: ".", omittingEmptySubsequences: false)[...]
    while let kind = rest.popFirst() {
      guard let step = Step(kind, &rest) else { return nil }
      steps.append(step)
    }
    guard !steps.isEmpty else { return nil }
    self.init(steps)
  }
}

extension VariationPath.Step {
  fileprivate init?<Part: StringProtocol>(_ kind: Part, _ rest: inout ArraySlice<Part>) {
    guard let first = rest.popFirst(), !first.isEmpty else { return nil }
    switch kind {
    case "device": self = .device(String(first))
    case "width": self = .width(String(first))
    case "plural":
      guard let category = PluralCategory(rawValue: String(first)) else { return nil }
      self = .plural(category)
    case "phrase":
      guard let index = Int(first), index >= 0 else { return nil }
      self = .phrase(index)
    case "substitutions":
      let end = rest.firstIndex(of: "plural") ?? rest.endIndex
      self = .substitution(([first] + rest[..<end]).joined(separator: "."))
      rest = rest[end...]
    default: return nil
    }
  }
}
