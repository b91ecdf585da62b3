import Accessibility
import AuditModel
import Layout
import ViewTree

/// Signs beside each other that count something which nothing says: the stars of a rating, the capsules of steps.
struct DrawnSigns {
  private let shapes: [NodeID]
  private let symbols: [NodeID]
  private let speech: DrawnSpeech
  private let tree: LaidOutTree

  init(_ shapes: [NodeID], _ symbols: [NodeID], _ speech: DrawnSpeech) {
    self.shapes = shapes
    self.symbols = symbols
    self.speech = speech
    tree = speech.tree
  }

  var violations: [Violation] { steps + ratings }

  /// Shapes beside each other in two colours.
  private var steps: [Violation] {
    rows(of: shapes).compactMap { row, shapes in
      guard (Self.fewest...Self.mostSteps).contains(shapes.count), areSteps(shapes, in: row),
        !isSaid(row, of: shapes), !speech.isOfPassword(row), !speech.isValued(beside: row)
      else { return nil }
      return Violation(
        node: row, weight: Double(shapes.count), .showsStep(of: shapes.count),
        evidence: ["shapes": .number(Double(shapes.count), unit: "")],
        suggestion: "make one element of them, and say which of how many it is")
    }
  }

  /// Filled and empty symbols of one kind.
  private var ratings: [Violation] {
    rows(of: symbols).compactMap { row, symbols in
      let names = Set(symbols.compactMap { tree.imageName(of: $0) })
      // Symbols that are elements, and those of several controls, have rules of their own.
      let inside = speech.index.elements(in: row).filter { $0.node != row }
      guard symbols.count >= Self.fewest, names.count > 1,
        Set(names.map { $0.prefix { $0 != "." } }).count == 1, inside.isEmpty,
        !isSaid(row, of: symbols), !speech.isValued(beside: row), !isFollowedByWords(row)
      else { return nil }
      return Violation(
        node: row, weight: Double(symbols.count), .showsRating(symbols.count),
        evidence: ["symbols": .number(Double(symbols.count), unit: "")],
        suggestion: "say the rating in the accessibility value, such as “4 out of 5 stars”")
    }
  }

  /// Two signs may be anything, and more than a dozen are a pattern.
  private static let fewest = 3
  private static let mostSteps = 12

  /// The signs by the innermost view around them with more in it, in the order of the tree.
  private func rows(of signs: [NodeID]) -> [(row: NodeID, signs: [NodeID])] {
    guard signs.count >= Self.fewest else { return [] }
    return Dictionary(grouping: signs) { tree.innermostGroup(of: $0) }
      .compactMap { row, signs in row.map { (row: $0, signs: signs) } }
      .sorted { $0.row < $1.row }
  }

  /// Whether a text beside the signs has a number up to theirs, as “4.2” and “Step 2 of 4” have, or a word after a
  /// colon, or an element around them says more than a name.
  private func isSaid(_ row: NodeID, of signs: [NodeID]) -> Bool {
    speech.saysMore(around: signs[0])
      || speech.texts(around: row, levels: 1).contains { text in
        text.hasWordAfterColon || text.numbers.contains { $0 <= signs.count }
      }
      || speech.texts(around: row, levels: 3).contains {
        $0.numbers.contains(signs.count) && $0.numbers.count > 1
      }
  }

  /// Whether a word or two are right after the signs, such as “Very good”.
  private func isFollowedByWords(_ row: NodeID) -> Bool {
    tree.neighbours(of: row).filter { $0 > row }.contains { next in
      tree.rowTexts(of: next).values.contains {
        !$0.hasDigit && $0.split(separator: " ").count <= 3
      }
    }
  }

  /// Whether shapes are all that is in a row, and low, and have two colours.
  private func areSteps(_ shapes: [NodeID], in row: NodeID) -> Bool {
    guard case .stack(let layout) = tree[row].kind, layout.axis == .horizontal,
      tree.children(of: row).count(where: { tree[$0].isSeen }) == shapes.count
    else { return false }
    // Touching shapes are a pattern, and so are colours that take turns.
    let fills = shapes.map { tree.style(of: $0).background }
    let changes = zip(fills, fills.dropFirst()).count { $0 != $1 }
    let isOneOdd = Set(fills).contains { fill in fills.count { $0 == fill } == 1 }
    let haveGaps = zip(shapes, shapes.dropFirst()).allSatisfy {
      abs(tree[$0].frame.x - tree[$1].frame.x) > tree[$0].frame.width + 0.5
    }
    return Set(fills).count == 2 && (changes == 1 || isOneOdd && fills.count > 3) && haveGaps
      && shapes.allSatisfy { (2...16).contains(tree[$0].content.height) }
      && Set(shapes.map { tree[$0].content.height }).count == 1
  }
}

extension Message {
  fileprivate static func showsStep(of count: Int) -> Message {
    "the colours of \(count) shapes show a step, a page or a count, which VoiceOver does not say"
  }

  fileprivate static func showsRating(_ count: Int) -> Message {
    "\(count) filled and empty symbols show a rating that VoiceOver does not say"
  }
}
