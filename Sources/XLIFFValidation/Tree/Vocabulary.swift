/// A vocabulary that an XLIFF document may use, known by its namespace.
enum Vocabulary: UInt8, Hashable, Sendable {
  /// The elements of XLIFF itself, in the namespace of the document's version.
  case core
  case matches, glossary, formatStyle, metadata, resourceData, sizeRestriction, validation
  case changeTracking, its, itsModule, pluralGenderSelect
  /// The attributes that XML itself defines: `xml:lang`, `xml:space`, `xml:id` and `xml:base`.
  case xml
  /// No namespace at all.
  case none
  /// Any other namespace: an extension.
  case foreign

  /// Takes the namespace of a module; none for the core and for extensions.
  init?(module namespace: String) {
    switch namespace {
    case "urn:oasis:names:tc:xliff:matches:2.0": self = .matches
    case "urn:oasis:names:tc:xliff:glossary:2.0": self = .glossary
    case "urn:oasis:names:tc:xliff:fs:2.0": self = .formatStyle
    case "urn:oasis:names:tc:xliff:metadata:2.0": self = .metadata
    case "urn:oasis:names:tc:xliff:resourcedata:2.0": self = .resourceData
    case "urn:oasis:names:tc:xliff:sizerestriction:2.0": self = .sizeRestriction
    case "urn:oasis:names:tc:xliff:validation:2.0": self = .validation
    case "urn:oasis:names:tc:xliff:changetracking:2.0": self = .changeTracking
    case "http://www.w3.org/2005/11/its": self = .its
    case "urn:oasis:names:tc:xliff:itsm:2.1": self = .itsModule
    case "urn:oasis:names:tc:xliff:pgs:1.0": self = .pluralGenderSelect
    default: return nil
    }
  }

  /// The prefix that the specification writes for it, which is also that of its fragments.
  var prefix: String? {
    switch self {
    case .matches: "mtc"
    case .glossary: "gls"
    case .formatStyle: "fs"
    case .metadata: "mda"
    case .resourceData: "res"
    case .sizeRestriction: "slr"
    case .validation: "val"
    case .changeTracking: "ctr"
    case .its: "its"
    case .itsModule: "itsm"
    case .pluralGenderSelect: "pgs"
    case .xml: "xml"
    case .core, .none, .foreign: nil
    }
  }

  /// Whether it belongs to one of the modules.
  var isModule: Bool { prefix != nil && self != .xml }

  /// A name as the specification writes it, with the prefix when there is one.
  func qualified(_ name: String) -> String { prefix.map { "\($0):\(name)" } ?? name }
}

/// The namespaces of XLIFF's own elements, by version.
enum CoreNamespace {
  static let version12 = "urn:oasis:names:tc:xliff:document:1.2"
  static let version20 = "urn:oasis:names:tc:xliff:document:2.0"
  static let version22 = "urn:oasis:names:tc:xliff:document:2.2"

  static let all = [version12, version20, version22]
}
