/// The parts of a Swift file that only Xcode's canvas shows: the closures of `#Preview { … }` and the types that
/// are a `PreviewProvider`.
///
/// Their strings are sample text, which is not in the app that people have.
struct PreviewBodies {
  /// From the first to the last byte of each, in the order of the file.
  private(set) var ranges: [ClosedRange<Int>] = []

  /// The head of a declaration has no more tokens than these.
  private static let longestHead = 60

  private let tokens: [CodeToken]
  /// The closing braces by their opening ones, found in one pass where there are previews at all.
  private lazy var closings = tokens.closings(of: "{", "}")
  /// The last token of the ranges so far.
  private var end = 0

  /// Takes the tokens of a file.
  init(_ tokens: [CodeToken]) {
    self.tokens = tokens
    for index in tokens.indices where index >= end {
      switch tokens[index].word {
      case "Preview" where index > 0 && tokens[index - 1].isMark("#"): addMacro(at: index)
      case "PreviewProvider" where isInherited(at: index): addBody(behind: index)
      default: continue
      }
    }
  }

  /// Whether what is at an offset in bytes is part of a preview.
  func contains(_ offset: Int) -> Bool {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < offset { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(offset)
  }

  /// `#Preview("Title") { … }`, with further closures behind, such as `timeline: { … }`.
  private mutating func addMacro(at index: Int) {
    var last = addBody(behind: index)
    while let end = last, end + 3 < tokens.count, tokens[end + 1].word != nil,
      tokens[end + 2].isMark(":"), tokens[end + 3].isMark("{")
    {
      last = addBody(behind: end + 2)
    }
  }

  /// Whether `PreviewProvider` is in the head of a type or of an extension.
  private func isInherited(at index: Int) -> Bool {
    for token in tokens[max(0, index - Self.longestHead)..<index].reversed() {
      if token.isMark("{") || token.isMark("}") { return false }
      if let word = token.word, ["struct", "class", "enum", "extension"].contains(word) {
        return true
      }
    }
    return false
  }

  /// Takes what is between the next braces, and returns the index of the closing one.
  @discardableResult private mutating func addBody(behind index: Int) -> Int? {
    let head = tokens[(index + 1)...].prefix(Self.longestHead)
    guard let open = head.firstIndex(where: { $0.isMark("{") }), let close = closings[open] else {
      return nil
    }
    end = close
    ranges.append(tokens[index].offset...tokens[close].offset)
    return close
  }
}
