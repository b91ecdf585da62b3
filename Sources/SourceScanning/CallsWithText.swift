/// A call that is handed a literal and may be one of the app's own functions that look strings up.
struct CallWithText {
  let name: String
  let key: DeclaredFunction.KeySource
  let text: String
  let value: String?
  let comment: String?
  /// The other literals, by where they are in the call.
  let literals: [LocalizingCall.Argument: String]
  let offset: Int

  var signature: DeclaredFunction.Signature { .init(name: name, key: key) }
}

extension CallFinder {
  /// All calls with literals that no known function is called with.
  func callsWithText() -> [CallWithText] {
    tokens.indices.flatMap { callsWithText(at: $0) } + tokens.indices.compactMap { member(at: $0) }
  }

  /// `tr("key", comment: "")`, once for each literal.
  private func callsWithText(at index: Int) -> [CallWithText] {
    guard index + 1 < tokens.count, tokens[index + 1].isMark("("), let name = tokens[index].word,
      hasText(from: index + 2), index == 0 || tokens[index - 1].word != "func",
      lookup(at: index) == nil
    else { return [] }
    let texts = arguments(from: index + 2).enumerated().compactMap { position, part in
      literal(of: part).map {
        (
          argument: part.label.map { LocalizingCall.Argument.label($0) } ?? .position(position),
          text: $0
        )
      }
    }
    guard !texts.isEmpty else { return [] }
    let literals = Dictionary(texts.map { ($0.argument, $0.text) }) { first, _ in first }
    return texts.map { argument, text in
      CallWithText(
        name: name, key: .argument(argument), text: text,
        value: literals[.label("value")] ?? literals[.label("defaultValue")],
        comment: literals[.label("comment")], literals: literals, offset: tokens[index].offset)
    }
  }

  /// Whether a call whose first argument begins at an index has a literal; most have none.
  private func hasText(from start: Int) -> Bool {
    var depth = 0
    for index in start..<min(tokens.count, start + Self.longestCall) {
      switch tokens[index].kind {
      case .text: return true
      case .mark(UInt8(ascii: "(")): depth += 1
      case .mark(UInt8(ascii: ")")):
        depth -= 1
        if depth < 0 { return false }
      default: continue
      }
    }
    return false
  }

  /// `"key".name`, with or without arguments.
  private func member(at index: Int) -> CallWithText? {
    guard isSwift, let text = tokens[index].text?.literal, index + 2 < tokens.count,
      tokens[index + 1].isMark("."), let name = tokens[index + 2].word
    else { return nil }
    return CallWithText(
      name: name, key: .receiver, text: text, value: nil, comment: nil, literals: [:],
      offset: tokens[index].offset)
  }
}
