/// Reads which picture a value of UIKit is.
struct PictureReader {
  private let tokens: [CodeToken]
  private let calls: CallFinder

  init(_ tokens: [CodeToken], in bytes: [UInt8]) {
    self.tokens = tokens
    calls = CallFinder(tokens, isSwift: true, in: bytes)
  }

  /// The picture that the first argument of a call is.
  func picture(inCallAt name: Int) -> CodeDefect.Picture {
    guard tokens.isMark("(", at: name + 1), let first = calls.arguments(from: name + 2).first else {
      return .unknown
    }
    return picture(of: first.range)
  }

  /// `UIImage(systemName: "xmark")`
  func picture(of range: Range<Int>) -> CodeDefect.Picture {
    guard range.count > 2, tokens[range.lowerBound].word == "UIImage",
      tokens.isMark("(", at: range.lowerBound + 1)
    else { return .unknown }
    let first = calls.arguments(from: range.lowerBound + 2).first
    let name = first.flatMap { calls.literal(of: $0) }
    switch first?.label {
    case "systemName": return .symbol(name)
    case "named": return name.map { .asset($0) } ?? .unknown
    default: return .unknown
    }
  }
}
