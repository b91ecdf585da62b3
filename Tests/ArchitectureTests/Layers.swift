import Testing

/// A room of the house: how high it lies, and what it may import from the rooms below.
struct Room: Sendable, CustomTestStringConvertible {
  let name: String
  let layer: Int
  let imports: Set<String>

  init(_ name: String, layer: Int, imports: Set<String> = []) {
    self.name = name
    self.layer = layer
    self.imports = imports
  }

  var testDescription: String { name }
}

/// The house, from the ground up: the table that code and package description are held against.
enum House {
  static let rooms = [
    Room("CLibXML2", layer: 0),
    Room("CHarfBuzz", layer: 0),
    Room("CICU", layer: 0),
    Room("CFileExchange", layer: 0),
    Room("AuditModel", layer: 1),
    Room("Reactive", layer: 1),
    Room("SourceText", layer: 1),
    Room("JSONReading", layer: 2, imports: ["AuditModel", "SourceText"]),
    Room("XMLReading", layer: 2, imports: ["CLibXML2", "SourceText"]),
    Room("TextShaping", layer: 2, imports: ["AuditModel", "CHarfBuzz", "CICU"]),
    Room(
      "Localization", layer: 3,
      imports: ["AuditModel", "SourceText", "JSONReading", "XMLReading", "TextShaping"]),
    Room("MessageSyntax", layer: 2),
    Room("SourceScanning", layer: 2, imports: ["AuditModel", "SourceText"]),
    Room("LanguageData", layer: 3, imports: ["AuditModel", "CICU", "TextShaping"]),
    Room("XLIFFValidation", layer: 3, imports: ["AuditModel", "SourceText", "XMLReading"]),
    Room("ViewTree", layer: 3, imports: ["AuditModel", "SourceText", "JSONReading"]),
    Room("Architecture", layer: 3, imports: ["AuditModel", "Reactive"]),
    Room(
      "Exchange", layer: 4,
      imports: [
        "AuditModel", "SourceText", "JSONReading", "XMLReading", "TextShaping", "Localization",
      ]),
    Room(
      "Layout", layer: 4, imports: ["AuditModel", "TextShaping", "Localization", "ViewTree"]),
    Room(
      "Terminology", layer: 4,
      imports: ["AuditModel", "XMLReading", "LanguageData", "Localization"]),
    Room(
      "TextAnalysis", layer: 4,
      imports: ["AuditModel", "TextShaping", "MessageSyntax", "LanguageData", "Localization"]),
    Room(
      "TranslationRules", layer: 5,
      imports: [
        "AuditModel", "SourceScanning", "TextShaping", "MessageSyntax", "LanguageData",
        "Localization", "Terminology", "TextAnalysis",
      ]),
    Room(
      "Accessibility", layer: 5, imports: ["AuditModel", "ViewTree", "Layout"]),
    Room(
      "Corkboard", layer: 5, imports: ["AuditModel", "Reactive", "Architecture", "ViewTree"]),
    Room(
      "AuditRules", layer: 6,
      imports: [
        "AuditModel", "ViewTree", "Layout", "Accessibility",
      ]),
    Room(
      "Rendering", layer: 6,
      imports: ["AuditModel", "TextShaping", "ViewTree", "Layout", "Accessibility"]),
    Room(
      "Reporting", layer: 6,
      imports: ["AuditModel", "JSONReading", "Localization", "Exchange", "Terminology"]),
    Room(
      "Intake", layer: 6,
      imports: [
        "CFileExchange", "AuditModel", "JSONReading", "LanguageData", "SourceScanning",
        "Localization", "ViewTree", "Exchange", "Terminology", "TranslationRules",
      ]),
    Room(
      "CorkboardNetworking", layer: 6, imports: ["Reactive", "Architecture", "Corkboard"]),
    Room(
      "AuditEngine", layer: 7,
      imports: [
        "AuditModel", "SourceText", "TextShaping", "Localization", "XLIFFValidation", "ViewTree",
        "Exchange", "Terminology", "TranslationRules", "Layout", "Accessibility", "AuditRules",
        "Rendering", "Intake",
      ]),
    Room(
      "LegibleCommands", layer: 8,
      imports: [
        "AuditModel", "TextShaping", "Localization", "ViewTree", "Exchange", "Terminology",
        "TranslationRules", "Layout", "Accessibility", "Rendering", "Reporting", "Intake",
        "AuditEngine",
      ]),
    Room(
      "LegibleKit", layer: 9,
      imports: [
        "AuditModel", "TextShaping", "Localization", "ViewTree", "Layout", "Accessibility",
        "AuditRules", "Intake", "AuditEngine", "Reporting", "LegibleCommands",
      ]),
    Room("legible", layer: 9, imports: ["LegibleCommands", "Corkboard"]),
  ]

  /// What every room may use, because it comes with Swift or with the system.
  static let system: Set = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Synchronization", "Dispatch",
    "Glibc", "Darwin",
  ]

  /// Loading it takes as long as all the rest of the command's start, so one room alone does.
  static let network = (module: "FoundationNetworking", owner: "CorkboardNetworking")

  /// The C libraries with the one room that owns their memory.
  static let owners = [
    "CLibXML2": ["XMLReading"], "CHarfBuzz": ["TextShaping"],
    "CICU": ["TextShaping", "LanguageData"], "CFileExchange": ["Intake"],
  ]
}
