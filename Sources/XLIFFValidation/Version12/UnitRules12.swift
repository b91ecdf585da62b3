import AuditModel

/// The strings of a unit of XLIFF 1.2 are in the languages of the file, and what is said of them
/// agrees.
struct UnitRules12 {
  let tree: XLIFFTree
  let elements: Elements12
  let unit: Int
  /// Whether anything in the document says how long texts may be.
  let limitsSizes: Bool

  func check(into report: inout ProblemReport) {
    let source = child(.source)
    let target = child(.target)
    if tree.hasLanguages {
      if let source { check(source, isIn: "source-language", into: &report) }
      if let target { check(target, isIn: "target-language", into: &report) }
    }
    checkSegments(target, into: &report)
    guard let target else { return }
    checkState(of: target, into: &report)
    if let source { checkCodes(of: target, source, into: &report) }
    if limitsSizes { checkSize(of: target, into: &report) }
  }

  private func child(_ element: Element12) -> Int? {
    for node in tree.childNodes(of: unit) where elements[node] == element { return node }
    return nil
  }

  private func check(
    _ text: Int, isIn attribute: String, into report: inout ProblemReport
  ) {
    guard let language = tree.attribute("lang", in: .xml, of: text),
      let expected = tree.enclosing("file", of: text).flatMap({ tree.attribute(attribute, of: $0) }
      ),
      !LanguageTag.areEqual(language, expected)
    else { return }
    report.add(
      .warning, .language, at: tree.location(of: text),
      "<\(tree.name(of: text))> is in “\(language)”, but \(attribute) is “\(expected)”",
      try: "write xml:lang=\"\(expected)\"")
  }

  /// Segments of the target, and candidates for segments, are those of the segmented source.
  private func checkSegments(_ target: Int?, into report: inout ProblemReport) {
    let segments = target.map { tree.segments(of: $0) } ?? []
    guard !segments.isEmpty || child(.candidate) != nil else { return }
    let references = segments + tree.children(.core, "alt-trans", of: unit)
    guard references.contains(where: { tree.attribute("mid", of: $0) != nil }) else { return }
    let segmented = tree.coreChild("seg-source", of: unit)
    let known = segmented.map { tree.segmentIdentifiers(of: $0) } ?? []
    for node in references { report.checkSegment(node, known, tree) }
  }

  /// An approved unit is finished.
  private func checkState(of target: Int, into report: inout ProblemReport) {
    guard tree.attribute("approved", of: unit) == "yes",
      let state = tree.attribute("state", of: target),
      state == "new" || state.hasPrefix("needs-")
    else { return }
    report.add(
      .warning, .state, at: tree.location(of: target),
      "the unit is approved, but its target is “\(state)”",
      try: "write state=\"final\", or approved=\"no\"")
  }

  /// Codes of the target are those of the source.
  private func checkCodes(
    of target: Int, _ source: Int, into report: inout ProblemReport
  ) {
    guard tree.end(of: target) > target + 1 else { return }
    let codes = tree.codes12(in: target)
    guard !codes.isEmpty else { return }
    var known: [String: Int] = [:]
    for code in tree.codes12(in: source) {
      if let id = tree.attribute("id", of: code) { known[id] = code }
    }
    var seen: Set<String> = []
    for code in codes {
      guard let id = tree.attribute("id", of: code) else { continue }
      guard let original = known[id] else {
        report.addCode(
          "<\(tree.name(of: code))> has the id “\(id)”, which no code of the source has", code, tree
        )
        continue
      }
      if !seen.insert(id).inserted, tree.attribute("clone", of: original) == "no" {
        report.addCode(
          "<\(tree.name(of: code))> “\(id)” appears twice, but has clone=\"no\" in the source",
          code,
          tree)
      }
    }
  }

  /// Only characters and bytes can be counted without drawing the text.
  private func checkSize(of target: Int, into report: inout ProblemReport) {
    let text = tree.text(in: target)
    if tree.inherited("size-unit", in: .none, of: unit) == "char",
      let width = tree.inherited("maxwidth", in: .none, of: unit).flatMap({ Int($0) }),
      text.count > width
    {
      addSize("\(text.count) characters, more than maxwidth=\"\(width)\"", target, &report)
    }
    if let bytes = tree.attribute("maxbytes", of: unit).flatMap({ Int($0) }),
      text.utf8.count > bytes
    {
      addSize("\(text.utf8.count) bytes, more than maxbytes=\"\(bytes)\"", target, &report)
    }
  }

  private func addSize(_ message: String, _ target: Int, _ report: inout ProblemReport) {
    report.add(
      .warning, .size, at: tree.location(of: target), "the target has \(message)",
      try: "shorten the translation")
  }
}

extension XLIFFTree {
  /// The segments that are directly in a text.
  func segments(of text: Int) -> [Int] {
    children(.core, "mrk", of: text).filter { attribute("mid", of: $0) != nil }
  }

  /// The ids of the segments that are directly in a text.
  func segmentIdentifiers(of text: Int) -> Set<String> {
    Set(segments(of: text).compactMap { attribute("mid", of: $0) })
  }

  /// All codes in a text, without markers.
  func codes12(in text: Int) -> [Int] {
    (text + 1..<max(text + 1, end(of: text))).filter {
      vocabulary(of: $0) == .core && name(of: $0) != "mrk" && name(of: $0) != "sub"
    }
  }
}

extension ProblemReport {
  /// Notes that a segment refers to none of the segmented source.
  mutating func checkSegment(_ node: Int, _ known: Set<String>, _ tree: XLIFFTree) {
    guard let mid = tree.attribute("mid", of: node), !known.contains(mid) else { return }
    add(
      .segment, at: tree.location(of: node),
      "<\(tree.name(of: node))> is of the segment “\(mid)”, which <seg-source> does not have",
      try: "write the mid of a segment of <seg-source>")
  }

  fileprivate mutating func addCode(_ message: String, _ node: Int, _ tree: XLIFFTree) {
    add(
      .warning, .codes, at: tree.location(of: node), message,
      try: "use the codes of the source, each with its id")
  }
}

extension XLIFFRule {
  fileprivate static let language = Self(.language, "attribute xml:lang")
  fileprivate static let segment = Self(.segment, "attribute mid")
  fileprivate static let state = Self(.approved, "attribute approved")
  fileprivate static let codes = Self(.targetCode, "inline elements, attribute id")
  fileprivate static let size = Self(.size, "attributes maxwidth and maxbytes")
}
