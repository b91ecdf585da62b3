import Foundation
import SourceText
import XMLReading

/// Collects the strings of an Interface Builder document from the events of its XML.
struct InterfaceBuilder {
  /// An element that is not closed yet.
  private struct Element {
    var name: String
    /// The name of the property to which it belongs, in the element around it.
    var key: String?
    /// The object that it is, or that it is a part of.
    var object: Int?
    /// The prefix of the names of properties in it, `configuration.` for example.
    var prefix = ""
    /// The text in it, while it is one that holds text.
    var text: String?
    var isBase64 = false
    /// The parts of an attributed text so far.
    var fragments = ""
    var location = TextLocation()
    /// How many strings in a row it holds so far.
    var count = 0
  }

  private var elements: [Element] = []
  private var objects: [InterfaceObject] = []
  private var texts: [InterfaceText] = []
  private var framework = InterfaceFramework.uiKit
  /// Whether the first element shows that the document is another one.
  private(set) var isOtherDocument = false

  /// The keys with their strings in the order of the document.
  func entries(path: String) -> [TableEntry] {
    texts.filter { !$0.text.isEmpty }.map { objects[$0.object].entry($0, path: path) }
  }

  /// Takes the next event.
  mutating func take(_ event: XMLEvent) {
    switch event.kind {
    case .startElement(let name, let attributes): begin(name.localName, attributes, event.location)
    case .endElement: end()
    case .text(let text):
      if let last = elements.indices.last { elements[last].text? += text }
    case .comment, .processingInstruction, .documentType: break
    }
  }

  private mutating func begin(
    _ name: String, _ attributes: [XMLAttribute], _ location: TextLocation
  ) {
    guard let parent = elements.last else { return beginDocument(name, attributes) }
    var element = Element(name: name, key: attributes["key"], object: parent.object)
    element.prefix = parent.prefix
    element.location = location
    if let id = attributes["id"] {
      element.object = objects.count
      element.prefix = ""
      objects.append(
        InterfaceObject(
          id: id, className: InterfaceObject.className(ofElement: name, of: framework)))
    }
    if name == "string" || name == "mutableString" {
      element.text = ""
      element.isBase64 = attributes["base64-UTF8"] == "YES"
    } else {
      takeTexts(of: &element, attributes)
    }
    elements.append(element)
  }

  private mutating func beginDocument(_ name: String, _ attributes: [XMLAttribute]) {
    let type = attributes["type"] ?? ""
    isOtherDocument = name != "document" || !type.hasPrefix("com.apple.InterfaceBuilder")
    framework = InterfaceFramework(documentType: type)
    elements.append(Element(name: name))
  }

  private mutating func end() {
    guard let element = elements.popLast() else { return }
    switch element.name {
    case "string", "mutableString": endString(element)
    case "attributedString": endAttributedString(element)
    default: break
    }
  }

  /// Adds a string whose property is one of the object, in whatever part of it the string is.
  private mutating func addToObject(_ property: String, _ text: String, of element: Element) {
    var element = element
    element.prefix = ""
    add(property, text, of: element)
  }

  private mutating func add(_ property: String, _ text: String, of element: Element) {
    guard let object = element.object else { return }
    texts.append(
      InterfaceText(
        object: object, property: element.prefix + property, text: text, location: element.location)
    )
  }
}

// Strings that are attributes.
extension InterfaceBuilder {
  private mutating func takeTexts(of element: inout Element, _ attributes: [XMLAttribute]) {
    let isObject = attributes["id"] != nil
    switch element.name {
    case "state": takeState(of: &element, attributes)
    case "accessibility" where !isObject: takeAccessibility(of: element, attributes)
    case "segment": takeSegment(of: element, attributes)
    case "fragment": takeFragment(attributes["content"])
    case "attributedString": break
    default:
      if !isObject {
        // Without a key there is no name for its properties.
        guard let key = element.key else { return }
        element.prefix += key + "."
      }
      takeProperties(of: element, attributes)
    }
  }

  private mutating func takeProperties(of element: Element, _ attributes: [XMLAttribute]) {
    for attribute in attributes where attribute.name.prefix == nil {
      let name = attribute.name.localName
      guard Self.properties.contains(name) else { continue }
      add(property(named: name, of: element), attribute.value, of: element)
    }
  }

  /// AppKit keeps the tool tips of views under another name, not those of the items of toolbars and
  /// menus.
  private func property(named name: String, of element: Element) -> String {
    guard name == "toolTip", framework == .appKit,
      !["toolbarItem", "menuItem"].contains(element.name)
    else {
      return name
    }
    return "ibShadowedToolTip"
  }

  /// The titles of a button for one of its states are `normalTitle`, `selectedTitle` and so on.
  private mutating func takeState(of element: inout Element, _ attributes: [XMLAttribute]) {
    guard let key = element.key else { return }
    element.prefix += key
    if let title = attributes["title"] { add("Title", title, of: element) }
  }

  private mutating func takeAccessibility(of element: Element, _ attributes: [XMLAttribute]) {
    for (attribute, property) in [("label", "accessibilityLabel"), ("hint", "accessibilityHint")] {
      if let text = attributes[attribute] { add(property, text, of: element) }
    }
  }

  /// The titles of segments are numbered, those without a title too.
  private mutating func takeSegment(of element: Element, _ attributes: [XMLAttribute]) {
    let index = nextIndex()
    if let title = attributes["title"] { add("segmentTitles[\(index)]", title, of: element) }
    if let label = attributes["label"] { add("ibShadowedLabels[\(index)]", label, of: element) }
  }

  /// How many of its kind came before in the element that is open.
  private mutating func nextIndex() -> Int {
    guard let last = elements.indices.last else { return 0 }
    defer { elements[last].count += 1 }
    return elements[last].count
  }

  private static let properties: Set = [
    "alternateTitle", "backButtonTitle", "discoverabilityTitle", "footerTitle", "headerTitle",
    "label",
    "largeContentTitle", "paletteLabel", "placeholder", "placeholderString", "prompt", "subtitle",
    "text", "title", "toolTip",
  ]
}

// Strings that are elements.
extension InterfaceBuilder {
  /// The options of a binding of AppKit that people read, with the names of their properties.
  private static let bindingOptions = [
    "NSMultipleValuesPlaceholder": "ibShadowedMultipleValuesPlaceholder",
    "NSNoSelectionPlaceholder": "ibShadowedNoSelectionPlaceholder",
    "NSNotApplicablePlaceholder": "ibShadowedNotApplicablePlaceholder",
    "NSNullPlaceholder": "ibShadowedIsNilPlaceholder",
  ]

  private mutating func endString(_ element: Element) {
    let text = element.isBase64 ? element.text?.decodedBase64 : element.text
    guard let text, let parent = elements.last else { return }
    if let key = element.key {
      takeString(text, key: key, element, in: parent)
    } else if parent.name == "scopeButtonTitles" {
      add("scopeButtonTitles[\(nextIndex())]", text, of: element)
    } else if parent.name == "objectValues" {
      add("ibShadowedObjectValues[\(nextIndex())]", text, of: element)
    }
  }

  private mutating func takeString(
    _ text: String, key: String, _ element: Element, in parent: Element
  ) {
    switch (parent.name, key) {
    case ("fragment", "content"): takeFragment(text)
    case ("state", "title"): add("Title", text, of: element)
    case ("accessibility", "label"): add("accessibilityLabel", text, of: element)
    case ("accessibility", "hint"): add("accessibilityHint", text, of: element)
    case ("dictionary", _):
      if let property = Self.bindingOptions[key] { addToObject(property, text, of: element) }
    case _ where Self.properties.contains(key):
      add(property(named: key, of: parent), text, of: element)
    default: break
    }
  }

  /// Adds to the attributed text around it.
  private mutating func takeFragment(_ text: String?) {
    guard let text, let around = elements.lastIndex(where: { $0.name == "attributedString" }) else {
      return
    }
    elements[around].fragments += text
  }

  private mutating func endAttributedString(_ element: Element) {
    guard let key = element.key, let parent = elements.last else { return }
    let text = element.fragments
    if key == "userComments" {
      if let object = element.object { objects[object].note = text }
    } else if parent.name == "state" {
      add("AttributedTitle", text, of: element)
    } else {
      add(key, text, of: element)
    }
  }
}

extension String {
  /// The text that Interface Builder writes in Base 64, without the signs that fill it up.
  fileprivate var decodedBase64: String? {
    let signs = filter { !$0.isWhitespace }
    let filled = signs + String(repeating: "=", count: (4 - signs.utf8.count % 4) % 4)
    return Data(base64Encoded: filled).map { String(decoding: $0, as: UTF8.self) }
  }
}
