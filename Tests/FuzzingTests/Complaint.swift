import AuditModel
import Exchange
import JSONReading
import Localization
import Terminology
import XLIFFValidation

@testable import Fuzzing

/// The problems of a reader, and their locations.
struct Complaint: Hashable, CustomStringConvertible {
  let location: SourceLocation
  let message: String

  var description: String { "\(location): \(message)" }
}

extension FuzzedFormat {
  /// The formats that are written in XML.
  static let inXML: [FuzzedFormat] = [.strings, .stringsdict, .interface, .xliff, .validation]
  /// The formats that are written in JSON.
  static let inJSON: [FuzzedFormat] = [.xcstrings, .json]

  /// The problems that the reader of a format reports of a file with its name.
  func complaints(about bytes: [UInt8]) -> [Complaint] {
    let path = rawValue
    switch self {
    case .strings:
      return StringsDocument(bytes, path: path, locale: "de").problems.map { Complaint($0) }
    case .stringsdict:
      return StringsDictDocument(bytes, path: path, locale: "de").problems.map { Complaint($0) }
    case .xcstrings: return CatalogDocument(bytes, path: path).problems.map { Complaint($0) }
    case .interface: return InterfaceFile(bytes, path: path).problems.map { Complaint($0) }
    case .xliff, .xml: return XLIFFDocument(bytes, path: path).problems.map { Complaint($0) }
    case .po: return PODocument(bytes, path: path).problems.map { Complaint($0) }
    case .csv, .tmx:
      let format: ExchangeFormat = self == .csv ? .csv : .tmx
      return BilingualDocument(bytes, path: path, format: format).problems.map { Complaint($0) }
    case .xcloc:
      return XclocBundle(MemoryBundle(bytes), path: path).problems.map { Complaint($0) }
    case .validation:
      return XLIFFValidator().validate(bytes, path: path).problems.map {
        Complaint(location: $0.location, message: $0.message)
      }
    case .glossary, .tbx:
      return Glossary(bytes, path: self == .tbx ? path : "input.csv").problems.map {
        Complaint(location: $0.location, message: $0.message)
      }
    case .code, .texts: return []
    case .json:
      do {
        _ = try JSONParser.parse(JSONSource(file: path, bytes: bytes))
        return []
      } catch {
        return [Complaint(location: error.location, message: error.message)]
      }
    }
  }

  /// The problems that its reader reports of a file.
  func complaints(about text: String) -> [Complaint] { complaints(about: Array(text.utf8)) }

  /// The beginning of a file in XML, up to where elements of any name may be, and its end.
  var frame: (head: String, tail: String) {
    switch self {
    case .interface:
      (
        "<document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'><objects>",
        "</objects></document>"
      )
    case .xliff, .validation:
      ("<xliff version='1.2' xmlns='urn:oasis:names:tc:xliff:document:1.2'>", "</xliff>")
    default: ("<?xml version='1.0'?><plist><dict>", "</dict></plist>")
    }
  }

  /// A file in XML with a document type before its root.
  func document(type: String, content: String = "") -> String {
    let root = frame.head.replacing("<?xml version='1.0'?>", with: "")
    return "<?xml version='1.0'?>\n\(type)\n\(root)\(content)\(frame.tail)"
  }
}

extension Complaint {
  fileprivate init(_ problem: LocalizationProblem) {
    self.init(location: problem.location, message: problem.message)
  }
}
