import Localization
import SourceText

/// Changes the translations of units in the document that they were read from.
struct XLIFFUnitEditor {
  /// The document as UTF-8.
  let text: [UInt8]
  let isSecond: Bool
  /// The replacement of a line end in the document.
  let lineEnd: String

  /// The change of a unit, in the words of the document.
  struct Change {
    var target: String?
    var state: TranslationState?
    /// Which segment it is about, where each is a text of its own.
    var segment: Int?
  }

  /// The edits for a change of the unit that is at some bytes.
  func edits(for change: Change, in range: Range<Int>) throws(RefusalReason) -> [TextEdit] {
    guard let unit = XLIFFMarkupParser.parse(text, in: range) else {
      throw RefusalReason("its place in the document cannot be found")
    }
    return isSecond ? try secondEdits(change, unit) : try firstEdits(change, unit)
  }
}

// MARK: XLIFF 1

extension XLIFFUnitEditor {
  private func firstEdits(
    _ change: Change, _ unit: XLIFFMarkup
  ) throws(RefusalReason) -> [TextEdit] {
    let source = unit.elements("source").first ?? unit.elements("seg-source").first
    let attributes =
      change.state.map { firstAttributes(of: $0, unit.elements("target").first) } ?? []
    return try edits(
      of: change.target, attributes, in: unit, source: source, data: [:],
      behind: unit.elements("seg-source").last ?? source)
  }

  private func firstAttributes(
    of state: TranslationState, _ target: XLIFFMarkup?
  ) -> [(name: String, value: String?)] {
    let written = XLIFF1State.attributes(of: state)
    let old = target?.attribute("state-qualifier").map { text.unescaped($0.value) }
    let qualifier = written.qualifier ?? (XLIFF1State.isMachine(old) ? nil : old)
    return [("state", written.state), ("state-qualifier", qualifier)]
  }
}

// MARK: XLIFF 2

extension XLIFFUnitEditor {
  private func secondEdits(
    _ change: Change, _ unit: XLIFFMarkup
  ) throws(RefusalReason) -> [TextEdit] {
    let names = [unit.prefix + "segment", unit.prefix + "ignorable"]
    let parts = unit.elements.filter { names.contains($0.name) }
    let data = self.data(of: unit)
    if let index = change.segment {
      guard parts.indices.contains(index) else { throw RefusalReason("it has no such segment") }
      return try edits(of: change, segment: parts[index], data)
    }
    let segments = parts.filter { $0.localName == "segment" }
    guard !segments.isEmpty else { throw RefusalReason("it has no segment") }
    guard let target = change.target, parts.count > 1 else {
      var result: [TextEdit] = []
      for (index, segment) in segments.enumerated() where index == 0 || change.target == nil {
        result += try edits(of: change, segment: segment, data)
      }
      return result
    }
    let texts = try SegmentSplitter(text: text, data: data).split(target, among: parts)
    var result: [TextEdit] = []
    for (segment, text) in zip(segments, texts) {
      let change = Change(target: text, state: change.state)
      result += try edits(of: change, segment: segment, data)
    }
    return result
  }

  private func edits(
    of change: Change, segment: XLIFFMarkup, _ data: [String: String]
  ) throws(RefusalReason) -> [TextEdit] {
    let source = segment.elements("source").first
    var result: [TextEdit] = []
    if let state = change.state {
      guard change.target != nil || !segment.elements("target").isEmpty || state == .new else {
        throw RefusalReason("it has no translation that could be in this state")
      }
      let written = XLIFF2State.attributes(of: state)
      let old = segment.attribute("subState").map { text.unescaped($0.value) }
      let kept = XLIFF2State.isOurs(old) ? nil : old
      result += segment.setting(
        [("state", written.state), ("subState", written.subState ?? kept)], in: text)
    }
    guard change.target != nil else { return result }
    return result
      + (try edits(of: change.target, [], in: segment, source: source, data: data, behind: source))
  }

  /// The strings of the data elements of a unit by their ids.
  private func data(of unit: XLIFFMarkup) -> [String: String] {
    let reader = InlineTextReader(text)
    var result: [String: String] = [:]
    for element in unit.elements("originalData").flatMap({ $0.elements("data") }) {
      guard let id = element.attribute("id") else { continue }
      result[text.unescaped(id.value)] = reader.plainText(of: element)
    }
    return result
  }
}

// MARK: Both

extension XLIFFUnitEditor {
  /// The edits for the target of an element that holds a source and perhaps a target.
  private func edits(
    of new: String?, _ attributes: [(name: String, value: String?)], in parent: XLIFFMarkup,
    source: XLIFFMarkup?, data: [String: String], behind: XLIFFMarkup?
  ) throws(RefusalReason) -> [TextEdit] {
    let target = parent.elements("target").first
    guard target != nil || new != nil else {
      throw RefusalReason("it has no translation that could be in this state")
    }
    var result = target?.setting(attributes, in: text) ?? []
    guard let new else { return result }
    var reader = InlineTextReader(text, data: data)
    let composer = TargetComposer(
      text: text, lineEnd: lineEnd, prefix: parent.prefix, hasCodePoints: isSecond)
    let old = target.map { reader.read($0) }
    let content = try composer.content(
      for: new, target: old?.pieces.isEmpty == true ? nil : old,
      source: source.map { reader.read($0) })
    if let target {
      let least = LeastTargetEdit(text: text, data: data) { composer.escaped($0) }
      result.append(least.edit(of: target, to: new) ?? target.replacingContent(with: content))
    } else if let behind {
      let attributes = attributes.compactMap { attribute in
        attribute.value.map { " \(attribute.name)=\"\($0)\"" }
      }.joined()
      let name = parent.prefix + "target"
      result.append(
        parent.inserting("<\(name)\(attributes)>\(content)</\(name)>", behind: behind, in: text))
    } else {
      throw RefusalReason("it has no <source> that a translation could follow")
    }
    return result
  }
}
