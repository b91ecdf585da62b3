import AuditModel
import Localization
import TextShaping
import XMLReading

/// Reads the units of XLIFF 2.0, 2.1 and 2.2.
struct XLIFF2Reader: XLIFFDialectReader {
  private var vocabulary: XLIFFVocabulary
  private var units: ReadUnits
  private let sourceLocale: LocaleIdentifier
  private let targetLocale: LocaleIdentifier?
  private var groups: [Group] = []
  private var unit: XLIFF2Unit?
  private var collector = TextCollector()
  /// The element whose text is gathered: source, target, note, data or meta.
  private var gathered: XLIFFElement?
  /// The id of the data or the type of the metadata that is gathered.
  private var gatheredName = ""
  private var skipped = 0

  /// What a file or group says for the units in it.
  private struct Group {
    var isTranslatable: Bool
    var pluralSwitch: String?
  }

  init(_ root: XLIFFRoot, _ units: ReadUnits) {
    vocabulary = XLIFFVocabulary(core: root.namespace)
    sourceLocale = root.sourceLocale ?? "und"
    targetLocale = root.targetLocale
    self.units = units
  }

  mutating func start(_ tag: borrowing XMLStartTag) {
    if skipped > 0 {
      skipped += 1
      return
    }
    let element = vocabulary.element(tag)
    if gathered != nil { return startInline(element, tag) }
    switch (element, unit == nil) {
    case (.file, true): startFile(tag)
    case (.group, true): startGroup(tag)
    case (.unit, true): startUnit(tag)
    case (.notes, false), (.originalData, false): break
    case (.segment, false), (.ignorable, false): startPart(element, tag)
    case (.source, false), (.target, false): startText(element, tag)
    case (.note, false), (.data, false), (.meta, false): startNamed(element, tag)
    case (.metadata, false), (.metaGroup, false): startMetadata(element, tag)
    default: skipped = 1
    }
  }

  mutating func end(_ name: XMLNameNumber, _ tag: Range<Int>) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    if collector.depth > 0 { return collector.close() }
    if let gathered { return endText(gathered, tag) }
    switch vocabulary.element(name) {
    case .unit: endUnit(tag)
    case .group: groups.removeLast(groups.isEmpty ? 0 : 1)
    case .file:
      groups.removeAll()
      units.endFile()
    default: break
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if gathered != nil, skipped == 0 { collector.append(bytes) }
  }

  mutating func finish() -> ReadUnits {
    units.endFile()
    return units
  }
}

extension XLIFF2Reader {
  private mutating func startFile(_ tag: borrowing XMLStartTag) {
    var (id, original): (String, String?) = ("", nil)
    var group = Group(isTranslatable: true)
    for index in 0..<tag.attributeCount {
      switch vocabulary.attribute(index, of: tag) {
      case .id: id = tag.attributeValue(index)
      case .original: original = tag.attributeValue(index)
      case .translate: group.isTranslatable = tag.attributeValue(index) != "no"
      default: break
      }
    }
    groups = [group]
    units.beginFile(
      BilingualFile(
        original: original ?? id, sourceLocale: sourceLocale, targetLocale: targetLocale))
  }

  private mutating func startGroup(_ tag: borrowing XMLStartTag) {
    var group = Group(isTranslatable: groups.last?.isTranslatable ?? true)
    group.pluralSwitch = groups.last?.pluralSwitch
    for index in 0..<tag.attributeCount {
      switch vocabulary.attribute(index, of: tag) {
      case .translate: group.isTranslatable = tag.attributeValue(index) != "no"
      case .pluralSwitch: group.pluralSwitch = tag.attributeValue(index)
      default: break
      }
    }
    groups.append(group)
  }

  private mutating func startUnit(_ tag: borrowing XMLStartTag) {
    var started = XLIFF2Unit(
      start: tag.range.lowerBound, isTranslatable: groups.last?.isTranslatable ?? true)
    started.pluralSwitch = groups.last?.pluralSwitch
    for index in 0..<tag.attributeCount {
      switch vocabulary.attribute(index, of: tag) {
      case .id: started.id = tag.attributeValue(index)
      case .name: started.name = tag.attributeValue(index)
      case .translate: started.isTranslatable = tag.attributeValue(index) != "no"
      case .sizeRestriction: started.sizeRestriction = tag.attributeValue(index)
      case .pluralSwitch: started.pluralSwitch = tag.attributeValue(index)
      case .pluralCase: started.pluralCase = tag.attributeValue(index)
      default: break
      }
    }
    unit = started
  }

  private mutating func startPart(_ element: XLIFFElement, _ tag: borrowing XMLStartTag) {
    var part = XLIFF2Unit.Part(isSegment: element == .segment, sourceEnd: tag.range.upperBound)
    for index in 0..<tag.attributeCount {
      switch vocabulary.attribute(index, of: tag) {
      case .state: part.state = tag.attributeValue(index)
      case .subState: part.subState = tag.attributeValue(index)
      case .pluralCase: part.pluralCase = tag.attributeValue(index)
      default: break
      }
    }
    unit?.parts.append(part)
  }

  private mutating func startText(_ element: XLIFFElement, _ tag: borrowing XMLStartTag) {
    guard let last = unit?.parts.indices.last else {
      skipped = 1
      return
    }
    if element == .target {
      unit?.parts[last].targetStart = tag.range.lowerBound
      for index in 0..<tag.attributeCount {
        if vocabulary.attribute(index, of: tag) == .order {
          unit?.parts[last].order = Int(tag.attributeValue(index))
        }
      }
    }
    gather(element)
  }

  /// A note with its author, data with its id, or metadata with its type.
  private mutating func startNamed(_ element: XLIFFElement, _ tag: borrowing XMLStartTag) {
    gatheredName = ""
    unit?.author = nil
    for index in 0..<tag.attributeCount {
      switch (vocabulary.attribute(index, of: tag), element) {
      case (.id, .data), (.type, .meta): gatheredName = tag.attributeValue(index)
      case (.category, .note): unit?.author = tag.attributeValue(index)
      default: break
      }
    }
    gather(element)
  }

  /// Only metadata that this program wrote is looked into.
  private mutating func startMetadata(_ element: XLIFFElement, _ tag: borrowing XMLStartTag) {
    guard element == .metaGroup else { return }
    var isOurs = false
    for index in 0..<tag.attributeCount {
      if vocabulary.attribute(index, of: tag) == .category {
        isOurs = tag.attributeValue(index) == ContextNotes.author
      }
    }
    if !isOurs { skipped = 1 }
  }

  private mutating func gather(_ element: XLIFFElement) {
    gathered = element
    collector.begin()
  }
}

extension XLIFF2Reader {
  private mutating func startInline(_ element: XLIFFElement, _ tag: borrowing XMLStartTag) {
    var code = InlineCode()
    for index in 0..<tag.attributeCount {
      code.take(vocabulary.attribute(index, of: tag), tag.attributeValue(index))
    }
    let (start, end) = code.texts(of: element, data: unit?.data ?? [:])
    if start == nil, element == .ph, unit?.codeWithoutText == nil {
      unit?.codeWithoutText = element.rawValue
    }
    collector.open(start: start ?? "", end: end ?? "")
  }

  private mutating func endText(_ element: XLIFFElement, _ tag: Range<Int>) {
    gathered = nil
    let text = collector.text()
    switch element {
    case .note:
      let author = unit?.author
      if !text.isEmpty { unit?.notes.append(BilingualUnit.Note(text, author: author)) }
    case .data: unit?.data[gatheredName] = text
    case .meta: takeMetadata(text)
    default:
      guard let last = unit?.parts.indices.last else { return }
      if element == .source {
        unit?.parts[last].source = text
        unit?.parts[last].sourceEnd = tag.upperBound
      } else {
        unit?.parts[last].target = text
      }
    }
  }

  private mutating func takeMetadata(_ text: String) {
    switch gatheredName {
    case "key": unit?.metadata.key = text
    case "path": unit?.metadata.path = text
    case "value-type": unit?.metadata.valueType = text
    default: break
    }
  }
}

extension XLIFF2Reader {
  private mutating func endUnit(_ tag: Range<Int>) {
    guard let ended = unit.take() else { return }
    let location = units.location(at: ended.start)
    guard let identity = identity(of: ended, at: location) else { return }
    if let code = ended.codeWithoutText {
      units.report(.codeWithoutText(code, in: identity.key, at: location))
    }
    let record = ReadUnits.Record(
      start: Int32(clamping: ended.start), end: Int32(clamping: tag.upperBound))
    if ended.isPlural {
      addPlurals(of: ended, identity, location, record)
    } else {
      addWhole(ended, identity, location, record)
    }
  }

  /// What the metadata say, else the name, else the id.
  private mutating func identity(of unit: XLIFF2Unit, at location: SourceLocation) -> UnitIdentity?
  {
    if let key = unit.metadata.key {
      let path = unit.metadata.path.flatMap { CatalogPath.parse($0) }
      return UnitIdentity(key: key, path: path ?? .text)
    }
    guard let id = unit.name ?? unit.id else {
      units.report(.missingIdentifier(at: location))
      return nil
    }
    let reading = units.dialect.read(id)
    if reading.isUnknownPath { units.report(.unknownPath(id, at: location)) }
    return reading.identity
  }

  private mutating func addWhole(
    _ unit: XLIFF2Unit, _ identity: UnitIdentity, _ location: SourceLocation,
    _ record: ReadUnits.Record
  ) {
    let joined = unit.joined()
    if joined.isPartial { units.report(.partlyTranslated(identity.key, at: location)) }
    var path = identity.path
    if let category = unit.pluralCase.flatMap({ PluralCategory(pluralCase: $0) }),
      unit.pluralSwitch != nil, path.category == nil
    {
      path = path.appending(.plural(category))
    }
    var result = BilingualUnit(
      key: identity.key, path: path, source: joined.source, target: joined.target,
      state: joined.isPartial ? .new : joined.state, location: location)
    complete(&result, from: unit, targetOffset: joined.targetOffset)
    units.add(result, record)
  }

  private mutating func addPlurals(
    of unit: XLIFF2Unit, _ identity: UnitIdentity, _ location: SourceLocation,
    _ record: ReadUnits.Record
  ) {
    for (index, part) in unit.parts.enumerated() {
      guard let name = part.pluralCase, let category = PluralCategory(pluralCase: name) else {
        if part.isSegment {
          units.report(.unknownCase(part.pluralCase ?? "", of: identity.key, at: location))
        }
        continue
      }
      var result = BilingualUnit(
        key: identity.key, path: identity.path.appending(.plural(category)), source: part.source,
        target: part.target, state: part.translationState, location: location)
      complete(&result, from: unit, targetOffset: part.targetStart ?? part.sourceEnd)
      var partRecord = record
      partRecord.segment = Int32(clamping: index)
      units.add(result, partRecord)
    }
  }

  private mutating func complete(
    _ result: inout BilingualUnit, from unit: XLIFF2Unit, targetOffset: Int
  ) {
    (result.context, result.notes) = ContextNotes.take(from: unit.notes)
    // A smallest size may stand before the largest one (`1,20`).
    let largest = unit.sizeRestriction?.split(separator: ",").last
    result.context.addWidth(largest.map { String($0) }, unit: "char")
    result.isTranslatable = unit.isTranslatable
    result.valueType = unit.metadata.valueType
    result.targetLocation = units.location(at: targetOffset)
  }
}

extension LocalizationProblem {
  fileprivate static func partlyTranslated(_ key: String, at location: SourceLocation) -> Self {
    Self(
      location: location, kind: .missingValue,
      message:
        "only some of the segments of “\(key)” are translated, so it counts as not translated",
      suggestion: "translate the others too")
  }

  fileprivate static func unknownCase(
    _ name: String, of key: String, at location: SourceLocation
  ) -> Self {
    Self(
      location: location, kind: .unknownCategory,
      message: "“\(key)” has a text for the case “\(name)”, which Apple’s platforms do not have",
      suggestion: "use zero, one, two, few, many or other")
  }
}
