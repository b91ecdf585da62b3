import AuditModel

/// Codes of a text of XLIFF 1.2 have ids of their own, and pairs have both ends.
struct TextRules12 {
  let tree: XLIFFTree
  let text: Int

  func check(into report: inout ProblemReport) {
    guard tree.end(of: text) > text + 1 else { return }
    let codes = tree.codes12(in: text)
    if !codes.isEmpty {
      checkIdentifiers(codes, into: &report)
      checkPairs(codes, "bpt", "ept", into: &report)
      checkPairs(codes, "bx", "ex", into: &report)
    }
    if tree.name(of: text) == "seg-source" { checkSegments(into: &report) }
  }

  /// In a target a code may be as often as it was copied.
  private func checkIdentifiers(_ codes: [Int], into report: inout ProblemReport) {
    guard tree.name(of: text) != "target" else { return }
    var seen: [String: Int] = [:]
    for code in codes {
      // The two ends of a pair may share one id.
      guard let id = tree.attribute("id", of: code) else { continue }
      let key = isEnd(code) ? "end " + id : id
      guard let first = seen.updateValue(code, forKey: key) else { continue }
      report.add(
        .identifier, at: tree.location(of: code),
        "the id “\(id)” of <\(tree.name(of: code))> is used twice in the same "
          + "<\(tree.name(of: text))>, first in line \(tree.location(of: first).line)",
        try: "give each its own id")
    }
  }

  private func isEnd(_ code: Int) -> Bool {
    let name = tree.name(of: code)
    return name == "ept" || name == "ex"
  }

  private func checkPairs(
    _ codes: [Int], _ start: String, _ end: String, into report: inout ProblemReport
  ) {
    var open: [String: Int] = [:]
    var closed: [String: Int] = [:]
    for code in codes where tree.name(of: code) == start {
      let key = pairKey(code)
      if open.updateValue(code, forKey: key) != nil, tree.attribute("rid", of: code) != nil {
        add(
          code, "begins the pair “\(key)”, which has begun already", "give it its own rid", &report)
      }
    }
    for code in codes where tree.name(of: code) == end {
      let key = pairKey(code)
      closed[key] = code
      guard let first = open[key] else {
        add(code, "ends the pair “\(key)”, which no <\(start)> begins", "add <\(start)>", &report)
        continue
      }
      if first > code { add(code, "precedes its <\(start)>", "move it behind", &report) }
    }
    for code in codes where tree.name(of: code) == start && closed[pairKey(code)] == nil {
      add(code, "has no <\(end)>", "add <\(end)>, or use <it>", &report)
    }
  }

  /// The identifier that the two ends of a pair share (XLIFF 1.2, attribute rid).
  private func pairKey(_ code: Int) -> String {
    tree.attribute("rid", of: code) ?? tree.attribute("id", of: code) ?? ""
  }

  private func checkSegments(into report: inout ProblemReport) {
    var seen: Set<String> = []
    for node in tree.segments(of: text) {
      guard let mid = tree.attribute("mid", of: node), !seen.insert(mid).inserted else { continue }
      report.add(
        .segment, at: tree.location(of: node), "the mid “\(mid)” is used twice in <seg-source>",
        try: "give each segment its own mid")
    }
  }

  private func add(
    _ code: Int, _ message: String, _ suggestion: String, _ report: inout ProblemReport
  ) {
    report.add(
      .pair, at: tree.location(of: code), "<\(tree.name(of: code))> \(message)", try: suggestion)
  }
}

extension XLIFFRule {
  fileprivate static let identifier = Self(.idUnique, "inline elements, attribute id")
  fileprivate static let pair = Self(.codePair, "attribute rid")
  fileprivate static let segment = Self(.segment, "attribute mid")
}
