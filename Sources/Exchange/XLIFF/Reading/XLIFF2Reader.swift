import AuditModel
import Localization
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
  private var lastNote = ""
  /// The element whose text is gathered: source, target, note, data or meta.
  private var gathered: XLIFFElement?
  /// The id of the data or the type of the metadata that is gathered.
  private var gatheredName = ""
  private var skipped = 0

  /// The attributes of a file or group for the units in it.
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

  mutating func end(_ name: XMLNameNumber, _ tag: Range<Int>) throws(TooManyUnits) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    if collector.depth > 0 {
      _ = collector.close()
      return
    }
    if let gathered { return endText(gathered, tag) }
    switch vocabulary.element(name) {
    case .unit:
      if let ended = unit.take() { try units.add(ended, end: tag.upperBound) }
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
    if start == nil || (element == .pc && end == nil) { noteWithoutText(element) }
    collector.open(start: start ?? "", end: end ?? "")
  }

  /// Spans of a source often have no text of their own; in a target, no code is left out in silence.
  private mutating func noteWithoutText(_ element: XLIFFElement) {
    if gathered == .target {
      guard [.ph, .pc, .sc, .ec, .cp].contains(element), let last = unit?.parts.indices.last,
        unit?.parts[last].lostCode == nil
      else { return }
      unit?.parts[last].lostCode = element.rawValue
    } else if element == .ph, unit?.codeWithoutText == nil {
      unit?.codeWithoutText = element.rawValue
    }
  }

  private mutating func endText(_ element: XLIFFElement, _ tag: Range<Int>) {
    gathered = nil
    // Many notes say the same as the one before.
    let text = collector.text(orSame: element == .note ? lastNote : "")
    switch element {
    case .note:
      let author = unit?.author
      lastNote = text
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
    case "argument": unit?.metadata.argumentNumber = Int(text)
    default: break
    }
  }
}
