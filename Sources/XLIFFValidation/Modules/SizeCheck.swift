import SourceText

/// Measures the strings of a file with one profile, and compares them with their restrictions.
struct SizeCheck {
  let tree: XLIFFTree
  let file: Int
  let profile: SizeProfile
  /// The limit to check.
  let limit: XLIFFSizeLimit
  let measure: SizeMeasure

  func run(into report: inout ProblemReport) {
    let pairs = PairEnds(tree, file: file)
    for node in file..<tree.end(of: file) where tree.isElement(node) {
      checkContribution(node, into: &report)
      guard let value = tree.attribute(limit.rawValue, in: .sizeRestriction, of: node) else {
        continue
      }
      guard let limits = Limits(value) else {
        report.add(
          .restriction, at: tree.location(of: node),
          "the attribute “slr:\(limit.rawValue)” cannot be “\(value)” with the profile "
            + "“\(profile.rawValue)”",
          try: "write a greatest size, or a least and a greatest with a comma between, or “*”")
        continue
      }
      check(node, limits, pairs, into: &report)
    }
  }

  /// The sizes that are allowed.
  private struct Limits {
    let least: Int
    let most: Int?

    /// Reads a greatest size, or a least and a greatest with a comma between; `*` is no limit.
    init?(_ text: String) {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map {
        String($0).collapsed
      }
      guard let last = parts.last, parts.count <= 2 else { return nil }
      if last == "*" {
        most = nil
      } else if let number = Self.number(last) {
        most = number
      } else {
        return nil
      }
      guard parts.count == 2 else {
        least = 0
        return
      }
      guard let number = Self.number(parts[0]), number <= most ?? .max else { return nil }
      least = number
    }

    private static func number(_ text: String) -> Int? {
      text.utf8.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
    }
  }

  /// A text of a pair.
  private enum Side: String {
    case source, target
  }

  private func checkContribution(_ node: Int, into report: inout ProblemReport) {
    let name = profile.contribution
    guard let value = tree.attribute(name, in: .sizeRestriction, of: node), !value.isEmpty,
      !value.isInteger
    else { return }
    report.add(
      .restriction, at: tree.location(of: node),
      "the attribute “slr:\(name)” cannot be “\(value)” with the profile “\(profile.rawValue)”",
      try: "write a whole number")
  }

  private func check(
    _ node: Int, _ limits: Limits, _ pairs: PairEnds, into report: inout ProblemReport
  ) {
    let nodes = node + 1..<pairs.end(of: node, in: tree)
    if tree.enclosing("target", of: node) == nil {
      check(
        measure.sourceSize(nodes), of: .source, node, limits, isWhole: true, into: &report)
    }
    guard tree.enclosing("source", of: node) == nil else { return }
    let texts = nodes.filter { isText($0) }
    let targets = texts.count { tree.name(of: $0) == "target" }
    // A text that is not yet there can be neither too long nor too short.
    guard targets > 0 || texts.isEmpty else { return }
    check(
      measure.targetSize(nodes), of: .target, node, limits, isWhole: targets * 2 == texts.count,
      into: &report)
  }

  private func check(
    _ size: Int, of text: Side, _ node: Int, _ limits: Limits, isWhole: Bool,
    into report: inout ProblemReport
  ) {
    let isTooLong = limits.most.map { size > $0 } ?? false
    guard isTooLong || (isWhole && size < limits.least) else { return }
    // A source that is too long is a finding about the string: its document is as valid as another.
    report.add(
      text == .source ? .warning : .error, .size, at: tree.location(of: node),
      "the \(text.rawValue) has \(size) \(profile.unit), "
        + (isTooLong
          ? "more than the \(limits.most ?? 0) that “slr:\(limit.rawValue)” allows"
          : "less than the \(limits.least) that “slr:\(limit.rawValue)” asks for"),
      try: isTooLong ? "shorten the text" : "lengthen the text",
      exceeding: isTooLong && text == .target ? limit : nil)
  }

  /// Whether it is the source or the target of a segment, or of what is between segments.
  private func isText(_ node: Int) -> Bool {
    guard tree.isCore(node, "source") || tree.isCore(node, "target"),
      let parent = tree.parent(of: node)
    else { return false }
    return tree.isCore(parent, "segment") || tree.isCore(parent, "ignorable")
  }
}

/// Where the spans end that begin with `<sc>` or `<sm>`.
private struct PairEnds {
  private struct Key: Hashable {
    let text: Int
    let name: String
    let id: String
  }

  private var ends: [Key: Int] = [:]

  init(_ tree: XLIFFTree, file: Int) {
    for node in file..<tree.end(of: file)
    where tree.isCore(node, "ec") || tree.isCore(node, "em") {
      guard let id = tree.attribute("startRef", of: node), let text = Self.text(of: node, in: tree)
      else { continue }
      ends[Key(text: text, name: tree.name(of: node), id: id)] = node
    }
  }

  /// The node behind what the element spans: its own end, that of its pair, or of the text.
  func end(of node: Int, in tree: XLIFFTree) -> Int {
    let partner = tree.isCore(node, "sc") ? "ec" : tree.isCore(node, "sm") ? "em" : nil
    guard let partner, let text = Self.text(of: node, in: tree) else { return tree.end(of: node) }
    let key = Key(text: text, name: partner, id: tree.attribute("id", of: node) ?? "")
    return max(ends[key] ?? tree.end(of: text), node + 1)
  }

  private static func text(of node: Int, in tree: XLIFFTree) -> Int? {
    tree.ancestorsAndSelf(of: node).first {
      tree.isCore($0, "source") || tree.isCore($0, "target")
    }
  }
}

extension XLIFFRule {
  fileprivate static let restriction = Self(
    .sizeRestriction, "Size and Length Restriction Module, Standard profiles")
  fileprivate static let size = Self(
    .restrictedSize, "Size and Length Restriction Module, Standard profiles")
}
