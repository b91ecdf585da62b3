import Testing

/// A module: its layer, and the modules that it may import from the layers below.
struct Module: Sendable, CustomTestStringConvertible {
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

/// The modules from the lowest layer up: the table that code and package description are compared
/// with.
enum Modules {
  static let all = [
    Module("CLibXML2", layer: 0),
    Module("CHarfBuzz", layer: 0),
    Module("CICU", layer: 0),
    Module("CArchive", layer: 0),
    Module("CFileExchange", layer: 0),
    Module("CMemory", layer: 0),
    Module("AuditModel", layer: 1),
    Module("Reactive", layer: 1),
    Module("SourceText", layer: 1, imports: ["CICU"]),
    Module("SystemFont", layer: 1),
    Module("JSONReading", layer: 2, imports: ["AuditModel", "SourceText"]),
    Module("XMLReading", layer: 2, imports: ["CLibXML2", "SourceText"]),
    Module("ArchiveReading", layer: 2, imports: ["CArchive"]),
    Module("CSVReading", layer: 2, imports: ["AuditModel"]),
    Module("TextShaping", layer: 2, imports: ["AuditModel", "SystemFont", "CHarfBuzz", "CICU"]),
    Module(
      "Localization", layer: 3,
      imports: ["AuditModel", "SourceText", "JSONReading", "XMLReading", "TextShaping"]),
    Module("MessageSyntax", layer: 2),
    Module("SourceScanning", layer: 3, imports: ["AuditModel", "SourceText", "XMLReading"]),
    Module("LanguageData", layer: 3, imports: ["AuditModel", "CICU", "TextShaping"]),
    Module("XLIFFValidation", layer: 3, imports: ["AuditModel", "SourceText", "XMLReading"]),
    Module(
      "ViewTree", layer: 3, imports: ["AuditModel", "SourceText", "SystemFont", "JSONReading"]),
    Module("Architecture", layer: 3, imports: ["AuditModel", "Reactive"]),
    Module("Recordings", layer: 3, imports: ["AuditModel", "JSONReading"]),
    Module("Conformance", layer: 3, imports: ["AuditModel", "JSONReading"]),
    Module("Configuration", layer: 3, imports: ["AuditModel", "JSONReading"]),
    Module(
      "Scenarios", layer: 4, imports: ["AuditModel", "Reactive", "ViewTree", "Architecture"]),
    Module(
      "Exchange", layer: 4,
      imports: [
        "AuditModel", "SourceText", "JSONReading", "XMLReading", "CSVReading", "TextShaping",
        "Localization",
      ]),
    Module(
      "Layout", layer: 4,
      imports: [
        "AuditModel", "LanguageData", "SystemFont", "TextShaping", "Localization", "ViewTree",
      ]),
    Module(
      "Terminology", layer: 4,
      imports: ["AuditModel", "XMLReading", "CSVReading", "LanguageData", "Localization"]),
    Module(
      "TextAnalysis", layer: 4,
      imports: ["AuditModel", "TextShaping", "MessageSyntax", "LanguageData", "Localization"]),
    Module(
      "TranslationRules", layer: 5,
      imports: [
        "AuditModel", "SourceScanning", "TextShaping", "MessageSyntax", "LanguageData",
        "Localization", "Terminology", "TextAnalysis",
      ]),
    Module(
      "Accessibility", layer: 5, imports: ["AuditModel", "LanguageData", "ViewTree", "Layout"]),
    Module(
      "Corkboard", layer: 5,
      imports: ["AuditModel", "Reactive", "ViewTree", "Architecture", "Scenarios"]),
    Module(
      "AuditRules", layer: 6,
      imports: [
        "AuditModel", "LanguageData", "Terminology", "ViewTree", "Layout", "Accessibility",
      ]),
    Module(
      "Rendering", layer: 6,
      imports: [
        "AuditModel", "LanguageData", "SourceText", "SystemFont", "JSONReading", "TextShaping",
        "ViewTree",
        "Layout",
        "Accessibility",
      ]),
    Module(
      "Reporting", layer: 6,
      imports: [
        "AuditModel", "SystemFont", "JSONReading", "Localization", "Recordings", "Conformance",
        "Exchange", "Terminology",
      ]),
    Module(
      "Intake", layer: 6,
      imports: [
        "CFileExchange", "AuditModel", "JSONReading", "ArchiveReading", "LanguageData",
        "SourceScanning",
        "Localization", "ViewTree", "Recordings", "Configuration", "Exchange", "Terminology",
        "TranslationRules",
      ]),
    Module(
      "CorkboardNetworking", layer: 6, imports: ["Reactive", "Architecture", "Corkboard"]),
    Module(
      "Gallery", layer: 7,
      imports: [
        "AuditModel", "JSONReading", "TextShaping", "Localization", "ViewTree", "Layout",
        "Accessibility",
        "Rendering", "Recordings", "Reporting",
      ]),
    Module(
      "AuditEngine", layer: 7,
      imports: [
        "CMemory", "AuditModel", "SourceText", "SystemFont", "JSONReading", "TextShaping",
        "Localization", "LanguageData", "XLIFFValidation", "ViewTree", "Configuration",
        "TextAnalysis", "Exchange", "Terminology", "TranslationRules", "Layout", "Accessibility",
        "AuditRules", "Rendering", "Intake",
      ]),
    Module(
      "LegibleCommands", layer: 8,
      imports: [
        "AuditModel", "TextShaping", "Localization", "ViewTree", "Recordings", "Conformance",
        "Configuration", "Exchange", "Terminology", "TranslationRules", "Layout", "Accessibility",
        "Rendering",
        "Reporting", "Intake", "Gallery", "AuditEngine",
      ]),
    Module(
      "LegibleKit", layer: 9,
      imports: [
        "AuditModel", "TextShaping", "Localization", "ViewTree", "Layout", "Accessibility",
        "AuditRules", "Intake", "AuditEngine", "Reporting", "LegibleCommands",
      ]),
    Module("legible", layer: 9, imports: ["LegibleCommands", "Corkboard"]),
  ]

  /// Plugins of SwiftPM, which run a command and import none of the modules.
  static let plugins: [String: Set<String>] = ["AuditPlugin": ["Foundation", "PackagePlugin"]]

  /// The modules that all may import, because they come with Swift or the platform.
  static let platform: Set = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Observation", "Synchronization",
    "Dispatch",
    "Glibc", "Darwin",
  ]

  /// Loading it takes as long as all the rest of the command's start, so one module alone does.
  static let network = (module: "FoundationNetworking", owner: "CorkboardNetworking")

  /// The C libraries with the one module that owns their memory.
  static let owners = [
    "CLibXML2": ["XMLReading"], "CArchive": ["ArchiveReading"], "CHarfBuzz": ["TextShaping"],
    "CICU": ["SourceText", "TextShaping", "LanguageData"], "CFileExchange": ["Intake"],
    "CMemory": ["AuditEngine"],
  ]
}
