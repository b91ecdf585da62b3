/// The name of an element with the vocabulary it belongs to.
struct ElementName: Hashable, Sendable {
  let vocabulary: Vocabulary
  let name: String

  init(_ vocabulary: Vocabulary, _ name: String) {
    self.vocabulary = vocabulary
    self.name = name
  }

  var qualified: String { vocabulary.qualified(name) }
}

/// The attributes and content of an element.
struct ElementGrammar: Sendable {
  let name: ElementName
  let attributes: [AttributeGrammar]
  let extensions: AttributeExtensions
  let content: ContentGrammar

  init(
    _ vocabulary: Vocabulary, _ name: String, _ attributes: [AttributeGrammar],
    extensions: AttributeExtensions = .none, _ content: ContentGrammar
  ) {
    self.name = ElementName(vocabulary, name)
    self.attributes = attributes
    self.extensions = extensions
    self.content = content
  }

  /// An element without attributes.
  init(_ vocabulary: Vocabulary, _ name: String, _ content: ContentGrammar) {
    self.init(vocabulary, name, [], content)
  }
}

/// An attribute that an element may have.
struct AttributeGrammar: Sendable {
  let vocabulary: Vocabulary
  let name: String
  let form: ValueForm
  let isRequired: Bool
  /// Whether only the transitional schema of XLIFF 1.2 knows it.
  let isTransitional: Bool

  private init(
    _ name: String, _ form: ValueForm, in vocabulary: Vocabulary = .none,
    isRequired: Bool = false, isTransitional: Bool = false
  ) {
    self.vocabulary = vocabulary
    self.name = name
    self.form = form
    self.isRequired = isRequired
    self.isTransitional = isTransitional
  }

  static func required(_ name: String, _ form: ValueForm = .text) -> Self {
    Self(name, form, isRequired: true)
  }

  static func optional(_ name: String, _ form: ValueForm = .text) -> Self { Self(name, form) }

  static func transitional(_ name: String, _ form: ValueForm = .text) -> Self {
    Self(name, form, isTransitional: true)
  }

  static let language = Self("lang", .language, in: .xml)
  static let space = Self("space", .oneOf(["default", "preserve"]), in: .xml)
  static let preservedSpace = Self("space", .oneOf(["preserve"]), in: .xml)
  static let requiredXMLID = Self("id", .plainName, in: .xml, isRequired: true)
}

/// Which attributes an element may have besides its own.
enum AttributeExtensions: Sendable {
  case none
  /// Those of any other namespace.
  case foreign
  /// Those of any other namespace but XML’s own.
  case foreignWithoutXML
  /// Those of some modules.
  case only([Vocabulary])
  /// Those of any other namespace, and with the transitional schema of XLIFF 1.2 any at all.
  case foreignOrTransitional
}

/// The content of an element.
enum ContentGrammar: Sendable {
  case empty
  case text
  /// Text and any of these elements, as often and in whatever order.
  case mixed([ElementName])
  /// Only elements, in this order.
  case sequence([Particle])
  /// Text and elements of other namespaces.
  case open
}

/// One place in the order of an element's content.
struct Particle: Sendable {
  let names: [ElementName]
  let least: Int
  let most: Int
  /// The elements of modules that may be among extensions; none when extensions may not be here at
  /// all.
  let extensions: [ModuleElement]?

  static func optional(_ name: ElementName) -> Self {
    Self(names: [name], least: 0, most: 1, extensions: nil)
  }

  static func one(_ name: ElementName) -> Self {
    Self(names: [name], least: 1, most: 1, extensions: nil)
  }

  static func any(_ names: ElementName...) -> Self {
    Self(names: names, least: 0, most: .max, extensions: nil)
  }

  static func some(_ names: ElementName...) -> Self {
    Self(names: names, least: 1, most: .max, extensions: nil)
  }

  static func extensions(_ modules: [ModuleElement] = []) -> Self {
    Self(names: [], least: 0, most: .max, extensions: modules)
  }

  /// The missing part when nothing is here, as words.
  var description: String { names.map { "<\($0.qualified)>" }.joined(separator: " or ") }
}

/// An element of a module that the core allows at a place.
struct ModuleElement: Sendable {
  let name: ElementName
  let most: Int

  static func one(_ vocabulary: Vocabulary, _ name: String) -> Self {
    Self(name: ElementName(vocabulary, name), most: 1)
  }

  static func any(_ vocabulary: Vocabulary, _ name: String) -> Self {
    Self(name: ElementName(vocabulary, name), most: .max)
  }
}

/// The grammar of a version of XLIFF: all its elements, and where attributes of modules may be.
struct Grammar: Sendable {
  private let elements: [ElementName: ElementGrammar]
  let moduleAttributes: ModuleAttributes

  init(_ elements: [ElementGrammar], moduleAttributes: ModuleAttributes) {
    self.elements = Dictionary(elements.map { ($0.name, $0) }) { first, _ in first }
    self.moduleAttributes = moduleAttributes
  }

  /// The attributes and content of an element, none when there is no such element.
  func element(_ name: ElementName) -> ElementGrammar? { elements[name] }

  /// Whether there are any elements in a vocabulary.
  func names(in vocabulary: Vocabulary) -> [String] {
    elements.keys.filter { $0.vocabulary == vocabulary }.map(\.name).sorted()
  }
}

/// Where attributes of modules may be, and what may be written there.
struct ModuleAttributes: Sendable {
  /// An attribute of a module.
  struct Entry: Sendable {
    let form: ValueForm
    /// The elements of the core that may have it; none for no limit.
    let elements: Set<String>?
  }

  private let entries: [ElementName: Entry]

  init(_ entries: [ElementName: Entry]) { self.entries = entries }

  func entry(_ vocabulary: Vocabulary, _ name: String) -> Entry? {
    entries[ElementName(vocabulary, name)]
  }

  func names(in vocabulary: Vocabulary) -> [String] {
    entries.keys.filter { $0.vocabulary == vocabulary }.map(\.name).sorted()
  }
}
