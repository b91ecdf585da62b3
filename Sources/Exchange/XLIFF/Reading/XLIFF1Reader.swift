import AuditModel
import Localization
import XMLReading

/// Reads the units of XLIFF 1.0, 1.1 and 1.2.
struct XLIFF1Reader: XLIFFDialectReader {
  private var vocabulary: XLIFFVocabulary
  private var units: ReadUnits
  private var unit: XLIFF1Unit?
  private var collector = TextCollector()
  private var lastNote = ""
  /// The element whose text is gathered: source, seg-source, target or note.
  private var gathered: XLIFFElement?
  /// How many elements are open that are passed over, such as suggested translations.
  private var skipped = 0
  /// Whether the strings of the open groups are to be translated.
  private var groups: [Bool] = []

  init(_ root: XLIFFRoot, _ units: ReadUnits) {
    vocabulary = XLIFFVocabulary(core: root.namespace)
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
    case (.body, true): break
    case (.group, true): startGroup(tag)
    case (.transUnit, true): startUnit(tag)
    case (.source, false), (.segSource, false): gather(element)
    case (.target, false): startTarget(tag)
    case (.note, false): startNote(tag)
    // Headers, suggested translations, notes of files, elements of other tools.
    default: skipped = 1
    }
  }

  mutating func end(_ name: XMLNameNumber, _ tag: Range<Int>) throws(TooManyUnits) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    if collector.depth > 0 {
      endInline(vocabulary.element(name))
      return
    }
    if let gathered { return endText(gathered, tag) }
    switch vocabulary.element(name) {
    case .transUnit:
      if let ended = unit.take() { try units.add(ended, end: tag.upperBound) }
    case .group: groups.removeLast(groups.isEmpty ? 0 : 1)
    case .file: units.endFile()
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

extension XLIFF1Reader {
  private mutating func startFile(_ tag: borrowing XMLStartTag) {
    var file = BilingualFile(original: "", sourceLocale: "und", targetLocale: nil)
    for index in 0..<tag.attributeCount {
      switch vocabulary.attribute(index, of: tag) {
      case .original: file.original = tag.attributeValue(index)
      case .sourceLanguage: file.sourceLocale = LocaleIdentifier(tag.attributeValue(index))
      case .targetLanguage: file.targetLocale = LocaleIdentifier(tag.attributeValue(index))
      default: break
      }
    }
    units.beginFile(file)
  }

  private mutating func startGroup(_ tag: borrowing XMLStartTag) {
    var isTranslatable = groups.last ?? true
    for index in 0..<tag.attributeCount {
      if vocabulary.attribute(index, of: tag) == .translate {
        isTranslatable = tag.attributeValue(index) != "no"
      }
    }
    groups.append(isTranslatable)
  }

  private mutating func startUnit(_ tag: borrowing XMLStartTag) {
    var started = XLIFF1Unit(
      start: tag.range.lowerBound, isTranslatable: groups.last ?? true,
      sourceEnd: tag.range.upperBound)
    for index in 0..<tag.attributeCount {
      switch vocabulary.attribute(index, of: tag) {
      case .id: started.id = tag.attributeValue(index)
      case .translate: started.isTranslatable = tag.attributeValue(index) != "no"
      case .approved: started.isApproved = tag.attributeValue(index) == "yes"
      case .maxwidth: started.width = tag.attributeValue(index)
      case .maxbytes: started.bytes = tag.attributeValue(index)
      case .sizeUnit: started.widthUnit = tag.attributeValue(index)
      default: break
      }
    }
    unit = started
  }

  private mutating func startTarget(_ tag: borrowing XMLStartTag) {
    guard unit?.targetStart == nil else {
      skipped = 1
      return
    }
    unit?.targetStart = tag.range.lowerBound
    for index in 0..<tag.attributeCount {
      switch vocabulary.attribute(index, of: tag) {
      case .state: unit?.state = tag.attributeValue(index)
      case .stateQualifier: unit?.qualifier = tag.attributeValue(index)
      default: break
      }
    }
    gather(.target)
  }

  private mutating func startNote(_ tag: borrowing XMLStartTag) {
    unit?.author = nil
    for index in 0..<tag.attributeCount {
      if vocabulary.attribute(index, of: tag) == .from { unit?.author = tag.attributeValue(index) }
    }
    gather(.note)
  }

  private mutating func gather(_ element: XLIFFElement) {
    gathered = element
    collector.begin()
  }

  /// Native code (`ph`, `bpt`, `ept`, `it`) is in the text; `x`, `bx` and `ex` stand for it.
  private mutating func startInline(_ element: XLIFFElement, _ tag: borrowing XMLStartTag) {
    guard [.ph, .bpt, .ept, .it, .x, .bx, .ex].contains(element) else { return collector.open() }
    var native = ""
    for index in 0..<tag.attributeCount {
      if vocabulary.attribute(index, of: tag) == .equivText { native = tag.attributeValue(index) }
    }
    collector.openCode(orElse: native)
  }

  /// A `<g>` stands for two codes around its text, of which nothing is known.
  private mutating func endInline(_ element: XLIFFElement) {
    let isWithoutText = collector.close()
    if gathered == .target {
      guard isWithoutText || element == .g, unit?.lostCode == nil else { return }
      unit?.lostCode = element.rawValue
    } else if isWithoutText, unit?.codeWithoutText == nil {
      unit?.codeWithoutText = element.rawValue
    }
  }
}

extension XLIFF1Reader {
  private mutating func endText(_ element: XLIFFElement, _ tag: Range<Int>) {
    gathered = nil
    // Many notes say the same as the one before.
    let text = collector.text(orSame: element == .note ? lastNote : "")
    switch element {
    case .source:
      unit?.source = text
      unit?.sourceEnd = tag.upperBound
    case .segSource:
      unit?.segmentedSource = text
      unit?.sourceEnd = tag.upperBound
    case .target: unit?.target = text
    default:
      // Xcode writes an empty note where there is none.
      let author = unit?.author
      lastNote = text
      if !text.isEmpty { unit?.notes.append(BilingualUnit.Note(text, author: author)) }
    }
  }
}
