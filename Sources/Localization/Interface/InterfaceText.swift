import AuditModel
import SourceText
import XMLReading

/// A text of an object, as it is found.
struct InterfaceText: Hashable {
  /// The place of its object in the list of all.
  var object: Int
  /// The property, such as `text` or `segmentTitles[0]`.
  var property: String
  var text: String
  var location: TextLocation
}

/// Something with an id that may have strings.
struct InterfaceObject: Hashable {
  var id: String
  /// Its class, such as `UILabel`.
  var className: String
  /// The developers' comment for translators.
  var note: String?
}

/// The framework that shows a document, by the prefix of its classes.
enum InterfaceFramework: String {
  case appKit = "NS"
  case uiKit = "UI"
  case watchKit = "WKInterface"

  /// The framework of a type of documents, `com.apple.InterfaceBuilder3.CocoaTouch.XIB` for example.
  init(documentType type: String) {
    if type.contains("WatchKit") {
      self = .watchKit
    } else {
      self = type.contains(".Cocoa.") ? .appKit : .uiKit
    }
  }
}

extension InterfaceObject {
  /// The key of one of its strings, with the comment that Xcode writes above it.
  func entry(_ text: InterfaceText, path: String) -> TableEntry {
    let location = SourceLocation(
      file: path, line: text.location.line, column: text.location.column)
    let facts = [("Class", className), (text.property, text.text), ("ObjectID", id)]
    let all = facts + (note.map { [("Note", $0)] } ?? [])
    let comment = all.map { "\($0) = \($1.quoted);" }.joined(separator: " ")
    return TableEntry(
      key: "\(id).\(text.property)", value: .text(text.text), comment: comment,
      keyLocation: location, valueLocation: location)
  }

  /// The class of the objects that an element stands for; that of UIKit, whatever class of the
  /// app's own takes its place.
  static func className(ofElement name: String, of framework: InterfaceFramework) -> String {
    switch name {
    case "mapView": "MKMapView"
    case "wkWebView": "WKWebView"
    case "customObject": "NSObject"
    default: framework.rawValue + name.prefix(1).uppercased() + name.dropFirst()
    }
  }
}

extension String {
  /// The text in quotation marks, as in `.strings` files.
  fileprivate var quoted: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return "\"\(result)\""
  }
}
