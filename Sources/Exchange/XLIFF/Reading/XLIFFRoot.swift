import AuditModel
import Localization
import XMLReading

/// The attributes of the root element of a document.
struct XLIFFRoot {
  /// The namespace in which the core elements are.
  var namespace: String?
  /// The version that it names, else the one that the namespace does.
  var version: String
  var sourceLocale: LocaleIdentifier?
  var targetLocale: LocaleIdentifier?
  /// Where it begins.
  var offset: Int

  /// Whether it is of the second generation, whose documents are built in another way.
  var isSecond: Bool { version.hasPrefix("2.") }

  private static let versions: Set = ["1.0", "1.1", "1.2", "2.0", "2.1", "2.2"]

  /// Whether its version is one that is read.
  var isKnown: Bool { Self.versions.contains(version) }

  /// Whether it is in a namespace of XLIFF.
  var isInNamespace: Bool { (namespace ?? "").hasPrefix("urn:oasis:names:tc:xliff:document:") }

  /// Reads as much of a document as is before the content of its root.
  ///
  /// - Returns: the root, none when it is not that of XLIFF.
  /// - Throws: an `XMLError` when there is no root.
  static func read(_ text: [UInt8]) throws -> XLIFFRoot? {
    let finder = Finder()
    do {
      try XMLDocumentReader.read(text, into: finder)
    } catch is Finder.Found {}
    return finder.root
  }
}

/// Ends the reading of a document at its first tag.
private final class Finder: XMLHandler {
  struct Found: Error {}

  private(set) var root: XLIFFRoot?

  func startElement(_ tag: borrowing XMLStartTag) throws {
    let name = tag.fullName(of: tag.name)
    var vocabulary = XLIFFVocabulary(core: name.namespace)
    if vocabulary.element(tag) == .xliff {
      let last = name.namespace?.split(separator: ":").last ?? ""
      var root = XLIFFRoot(
        namespace: name.namespace, version: String(last), offset: tag.range.lowerBound)
      for index in 0..<tag.attributeCount {
        let value = tag.attributeValue(index)
        switch vocabulary.attribute(index, of: tag) {
        case .version: root.version = value
        case .srcLang: root.sourceLocale = LocaleIdentifier(value)
        case .trgLang: root.targetLocale = LocaleIdentifier(value)
        default: break
        }
      }
      self.root = root
    }
    throw Found()
  }

  func endElement(_ name: XMLNameNumber, tag: Range<Int>) {}
  func text(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) {}
}

extension XLIFFRoot {
  /// The problems of a root.
  enum Problem {
    case missing
    case noNamespace
    case unknownVersion(String)

    var message: String {
      switch self {
      case .missing: "the document does not begin with <xliff>, so it is no XLIFF"
      case .noNamespace: "<xliff> is in no namespace of XLIFF, so other programs reject the file"
      case .unknownVersion(""): "<xliff> does not name its version"
      case .unknownVersion(let version): "the version of XLIFF is “\(version)”, which is not known"
      }
    }

    var suggestion: String {
      switch self {
      case .missing: "give a file that was exported as XLIFF"
      case .noNamespace: "add xmlns=\"urn:oasis:names:tc:xliff:document:…\" with the version"
      case .unknownVersion: "export it as XLIFF 1.2, 2.0, 2.1 or 2.2"
      }
    }
  }
}
