/// The views of SwiftUI in code, each with the modifiers behind it.
struct ViewChains {
  private let tokens: [CodeToken]
  /// The closing braces and parentheses by their opening ones.
  let closings: [Int: Int]
  /// The opening ones by their closing ones.
  private let openings: [Int: Int]

  init(_ tokens: [CodeToken]) {
    self.tokens = tokens
    closings = tokens.closings(of: "{", "}").merging(tokens.closings(of: "(", ")")) { brace, _ in
      brace
    }
    openings = Dictionary(uniqueKeysWithValues: closings.map { ($1, $0) })
  }

  /// A modifier of a chain.
  struct Modifier {
    let name: String
    /// From its name to the end of its arguments.
    let range: ClosedRange<Int>
  }

  /// The modifiers behind the last token of a view or of another modifier; the first of a chain that no one
  /// wrote by hand.
  func modifiers(behind end: Int) -> [Modifier] {
    var result: [Modifier] = []
    var index = end + 1
    while result.count < Self.longestChain, index + 1 < tokens.count, tokens[index].isMark("."),
      let name = tokens[index + 1].word
    {
      let last = self.end(ofCallAt: index + 1)
      result.append(Modifier(name: name, range: index + 1...last))
      index = last + 1
    }
    return result
  }

  /// The last token of a call: of its arguments and of all closures behind them.
  func end(ofCallAt name: Int) -> Int {
    var last = name
    if tokens.isMark("(", at: last + 1), let close = closings[last + 1] { last = close }
    if tokens.isMark("{", at: last + 1), let close = closings[last + 1] {
      last = close
      while tokens.word(at: last + 1) != nil, tokens.isMark(":", at: last + 2),
        tokens.isMark("{", at: last + 3), let close = closings[last + 3]
      {
        last = close
      }
    }
    return last
  }

  /// The name of the view that a chain begins with, by one of its modifiers; none where the code before
  /// it is no call and no name, or the chain is longer than people write.
  func view(ofModifierAt index: Int) -> Int? {
    guard index > 1, tokens[index - 1].isMark(".") else { return nil }
    var last = index - 2
    // A call is three steps at most: its closure, its arguments and its name.
    for _ in 0..<3 * Self.longestChain where last >= 0 {
      if tokens[last].isMark("?") || tokens[last].isMark("!") {
        last -= 1
      } else if let open = openings[last], open > 0 {
        last = open - 1
        // `Button { … } label: { … }`
        if tokens[last].isMark(":"), last > 1, tokens[last - 2].isMark("}") { last -= 2 }
      } else if tokens[last].word != nil {
        guard last > 1, tokens[last - 1].isMark(".") else { return last }
        last -= 2
      } else {
        return nil
      }
    }
    return nil
  }

  /// The modifiers of the views around a token, those of the nearest first; nil where there is so much
  /// code around it that it is no view.
  func modifiersAround(_ index: Int) -> [Modifier]? {
    var result: [Modifier] = []
    var (open, depth, steps) = (index, 0, 0)
    while open > 0, depth < Self.mostLevels {
      open -= 1
      steps += 1
      // Looking at all of it would take too long.
      if steps > Self.mostSteps { return nil }
      if tokens[open].isMark("}") || tokens[open].isMark(")") {
        guard let first = openings[open] else { return result }
        open = first
      } else if tokens[open].isMark("{") {
        depth += 1
        if let close = closings[open] { result += modifiers(behind: close) }
        // `var body: some View {`, around which is no view.
        if open > 0, tokens[open - 1].word == "View" { return result }
      }
    }
    return result
  }

  /// So many modifiers of one view are looked at, so that a chain without end takes no square of its time.
  private static let longestChain = 100
  /// So many views around a token are asked, and so many tokens before it.
  private static let mostLevels = 4
  private static let mostSteps = 2000
}
