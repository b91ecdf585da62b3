import XMLReading

/// The elements of XLIFF 1 and 2 that are read, by their names.
enum XLIFFElement: String, Sendable {
  // Both
  case xliff, file, group, source, target, note, ph, mrk
  // XLIFF 1
  case transUnit = "trans-unit"
  case segSource = "seg-source"
  case body, g, x, bx, ex, bpt, ept, it, sub
  // XLIFF 2
  case unit, segment, ignorable, notes, originalData, data, pc, sc, ec, cp, sm, em
  // The metadata module of XLIFF 2
  case metadata, metaGroup, meta
  /// An element of another namespace, or one whose content is no text to be translated.
  case other
}

/// The attributes of XLIFF 1 and 2 that are read, by their names.
enum XLIFFAttribute: String, Sendable {
  // Both
  case id, version, original, state, translate, name, equiv, type, category
  // XLIFF 1
  case sourceLanguage = "source-language"
  case targetLanguage = "target-language"
  case stateQualifier = "state-qualifier"
  case equivText = "equiv-text"
  case sizeUnit = "size-unit"
  case approved, maxwidth, maxbytes, from
  // XLIFF 2
  case srcLang, trgLang, subState, order, dataRef, dataRefStart, dataRefEnd, equivStart, equivEnd
  case disp, hex
  // Of its modules
  case sizeRestriction
  case pluralSwitch = "switch"
  case pluralCase = "case"
  case other
}

/// Which names of a document are elements and attributes of XLIFF.
struct XLIFFVocabulary {
  private struct Meaning {
    var element = XLIFFElement.other
    var attribute = XLIFFAttribute.other
  }

  private static let metadataNamespace = "urn:oasis:names:tc:xliff:metadata:2.0"
  private static let moduleNamespaces = [
    "urn:oasis:names:tc:xliff:pgs:1.0", "urn:oasis:names:tc:xliff:sizerestriction:2.0",
  ]

  private var meanings: [Meaning] = []
  /// The namespace of the root element, in which the core elements are.
  private let core: String?

  init(core: String?) { self.core = core }

  /// The kind of an element.
  mutating func element(_ tag: borrowing XMLStartTag) -> XLIFFElement {
    learn(upTo: tag.name, from: tag)
    return meanings[tag.name.value].element
  }

  /// The kind of an element that was opened before.
  func element(_ name: XMLNameNumber) -> XLIFFElement {
    meanings.indices.contains(name.value) ? meanings[name.value].element : .other
  }

  /// The kind of an attribute of a tag, by its position.
  mutating func attribute(_ index: Int, of tag: borrowing XMLStartTag) -> XLIFFAttribute {
    let name = tag.attributeName(index)
    learn(upTo: name, from: tag)
    return meanings[name.value].attribute
  }

  private mutating func learn(upTo number: XMLNameNumber, from tag: borrowing XMLStartTag) {
    while meanings.count <= number.value {
      meanings.append(meaning(of: tag.fullName(of: XMLNameNumber(value: meanings.count))))
    }
  }

  private func meaning(of name: XMLName) -> Meaning {
    var meaning = Meaning()
    if name.namespace == core || name.namespace == Self.metadataNamespace {
      let element = XLIFFElement(rawValue: name.localName) ?? .other
      let isMetadata = [.metadata, .metaGroup, .meta].contains(element)
      if isMetadata == (name.namespace == Self.metadataNamespace) { meaning.element = element }
    }
    if name.namespace == nil || Self.moduleNamespaces.contains(name.namespace ?? "") {
      meaning.attribute = XLIFFAttribute(rawValue: name.localName) ?? .other
    }
    return meaning
  }
}
