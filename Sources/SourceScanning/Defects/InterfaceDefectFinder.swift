import SourceText
import XMLReading

/// Finds texts whose fonts do not grow, and controls without a name, in documents of Interface Builder for iOS.
///
/// Controls of the app's own classes may name themselves and are left out, as are those that a runtime attribute
/// says something of. A name that code gives to an outlet is known only when all code is.
struct InterfaceDefectFinder {
  /// A control that is not closed yet, or has no name.
  private struct Control {
    let kind: CodeDefect.InterfaceControl
    let id: String
    let location: TextLocation
    var isNamed: Bool
    /// Whether it shows a picture.
    var picture: CodeDefect.Picture?
  }

  private struct Element {
    let name: String
    /// Its place among the controls, where it is one.
    var control: Int?
  }

  private var elements: [Element] = []
  private var controls: [Control] = []
  private var fonts: [CodeDefect.FoundInInterface] = []
  /// The names of outlets by the id of the object that they lead to.
  private var outlets: [String: [String]] = [:]
  private var isForIOS = false

  /// The defects of a document; none of what cannot be read as one.
  static func found(in bytes: [UInt8]) -> [CodeDefect.FoundInInterface] {
    var finder = InterfaceDefectFinder()
    do {
      try XMLDocumentReader(bytes).forEach { event in
        finder.take(event)
        if !finder.isForIOS { throw OtherDocument() }
      }
    } catch {
      // The reader of its strings reports a broken document.
      return []
    }
    return finder.fonts + finder.unnamed
  }

  private var unnamed: [CodeDefect.FoundInInterface] {
    controls.filter { !$0.isNamed && ($0.picture != nil || !$0.kind.showsPicture) }.map { control in
      CodeDefect.FoundInInterface(
        kind: .unnamedInInterface(
          control.kind, control.picture, outlets: (outlets[control.id] ?? []).sorted()),
        location: control.location)
    }
  }

  private mutating func take(_ event: XMLEvent) {
    switch event.kind {
    case .startElement(let name, let attributes):
      begin(name.localName, attributes, event.location)
    case .endElement: elements.removeLast()
    case .text, .comment, .processingInstruction, .documentType: break
    }
  }

  private mutating func begin(
    _ name: String, _ attributes: [XMLAttribute], _ location: TextLocation
  ) {
    guard let parent = elements.last else {
      let type = attributes["type"] ?? ""
      // A launch screen is a picture, which iOS shows without running the app.
      isForIOS =
        name == "document" && type.contains(".CocoaTouch.") && attributes["launchScreen"] != "YES"
      elements.append(Element(name: name))
      return
    }
    var element = Element(name: name)
    switch name {
    case "fontDescription": takeFont(attributes, of: parent, location)
    case "outlet", "outletCollection":
      if let property = attributes["property"], let target = attributes["destination"] {
        outlets[target, default: []].append(property)
      }
    case "switch", "slider", "stepper", "button", "barButtonItem":
      if let id = attributes["id"] {
        element.control = controls.count
        controls.append(control(name, id, attributes, location))
      }
    default: takePart(name, attributes, of: parent)
    }
    if element.control == nil, Self.parts.contains(name) { element.control = parent.control }
    elements.append(element)
  }

  /// `<fontDescription key="fontDescription" type="system" pointSize="17"/>`
  private mutating func takeFont(
    _ attributes: [XMLAttribute], of parent: Element, _ location: TextLocation
  ) {
    guard ["label", "textView", "textField", "button"].contains(parent.name),
      ["system", "boldSystem", "italicSystem"].contains(attributes["type"] ?? ""),
      attributes["style"] == nil, let points = attributes["pointSize"]
    else { return }
    fonts.append(
      CodeDefect.FoundInInterface(kind: .fixedInterfaceFont(points: points), location: location))
  }

  private func control(
    _ name: String, _ id: String, _ attributes: [XMLAttribute], _ location: TextLocation
  ) -> Control {
    let kind = CodeDefect.InterfaceControl(rawValue: name) ?? .button
    // Buttons of a type of their own show a symbol that iOS names.
    let isNamed =
      attributes["customClass"] != nil || attributes["hidden"] == "YES"
      || attributes["title"]?.isEmpty == false || attributes["systemItem"] != nil
      || !["custom", "system", "roundedRect"].contains(attributes["buttonType"] ?? "system")
    return Control(
      kind: kind, id: id, location: location, isNamed: isNamed,
      picture: attributes["image"].map { .asset($0) })
  }

  /// A title, a picture, a name or a runtime attribute in a control.
  private mutating func takePart(_ name: String, _ attributes: [XMLAttribute], of parent: Element) {
    guard let control = parent.control else { return }
    switch name {
    case "state", "buttonConfiguration":
      if attributes["title"]?.isEmpty == false { controls[control].isNamed = true }
      if let image = attributes["image"] {
        let picture: CodeDefect.Picture =
          attributes["catalog"] == "system" ? .symbol(image) : .asset(image)
        controls[control].picture = controls[control].picture ?? picture
      }
    case "accessibility":
      if attributes["label"]?.isEmpty == false { controls[control].isNamed = true }
    case "bool" where attributes["key"] == "isElement":
      if attributes["value"] == "NO" { controls[control].isNamed = true }
    // A title in an element of its own, and what only the app understands.
    case "string", "mutableString", "attributedString", "userDefinedRuntimeAttribute":
      controls[control].isNamed = true
    default: break
    }
  }

  /// The elements in a control that say something of it.
  private static let parts: Set = [
    "state", "buttonConfiguration", "accessibility", "userDefinedRuntimeAttributes",
    "attributedString", "fragment",
  ]
}

private struct OtherDocument: Error {}

extension CodeDefect.InterfaceControl {
  /// Whether it is nothing to see without a title or a picture.
  fileprivate var showsPicture: Bool { self == .button || self == .barButtonItem }
}
