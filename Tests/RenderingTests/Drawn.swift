import Accessibility
import AuditModel
import Layout
import Localization
import TextShaping
import ViewTree
import XMLReading

@testable import Rendering

/// The installed fonts, opened once for all tests.
private let installedFonts = Result { try FontLibrary() }

/// A laid-out screen, ready to be drawn.
func screen(
  in environment: RenderEnvironment = RenderEnvironment(), texts: [String: String] = [:],
  announcing announcements: [TextContent] = [], @ViewBuilder _ view: () -> [ViewNode]
) throws -> AccessibleScreen {
  let place = SourceLocation(file: "en.lproj/Localizable.strings", line: 1, column: 1)
  let entries = texts.map { key, text in
    TableEntry(key: key, value: .text(text), keyLocation: place, valueLocation: place)
  }
  let table = StringTable(
    name: "Localizable", locale: "en", files: [place.file], entries: entries)
  let engine = LayoutEngine(
    fonts: try installedFonts.get(), project: LocalizationProject(tables: [table]),
    locale: environment.locale)
  return AccessibleScreen(
    try engine.layOut(.screen(view()), in: environment), announcements: announcements)
}

/// An element of a drawing with its attributes.
struct DrawnElement {
  let name: String
  let attributes: [XMLAttribute]

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The two numbers of its `translate(x y)`.
  var origin: (x: Double, y: Double)? {
    guard let match = self["transform"]?.firstMatch(of: /translate\((-?[\d.]+) (-?[\d.]+)\)/),
      let x = Double(match.1), let y = Double(match.2)
    else { return nil }
    return (x, y)
  }
}

extension SVGDrawing {
  /// The elements of the drawing, which has to be well-formed XML.
  func elements() throws -> [DrawnElement] {
    try XMLDocumentReader(Array(svg.utf8)).events().compactMap { event in
      guard case .startElement(let name, let attributes) = event.kind else { return nil }
      return DrawnElement(name: name.localName, attributes: attributes)
    }
  }

  /// The elements of that name.
  func elements(_ name: String) throws -> [DrawnElement] {
    try elements().filter { $0.name == name }
  }
}
