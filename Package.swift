// swift-tools-version: 6.2

import PackageDescription

/// `LEGIBLE_STRICT=1`, as `.ci/run` sets it, turns every warning into an error.
let settings: [SwiftSetting] =
  Context.environment["LEGIBLE_STRICT"] == "1" ? [.treatAllWarnings(as: .error)] : []

/// `LEGIBLE_FUZZING`, as `.ci/fuzz` sets it, leaves the running of `Fuzzing` to libFuzzer.
let fuzzing: [SwiftSetting] =
  Context.environment["LEGIBLE_FUZZING"] == nil ? [] : [.define("FUZZING")]

/// A module, which is a target of the same name; it imports only the modules named here.
func module(_ name: String, imports: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: imports, swiftSettings: settings)
}

/// The tests of a module.
func tests(
  of name: String, imports: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.byName(name: name)] + imports,
    exclude: exclude,
    swiftSettings: settings)
}

/// A C library that the system's package manager installs; see `.ci/with-dependencies`.
func cLibrary(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "Legible",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "legible", targets: ["legible"]),
    .library(name: "LegibleKit", targets: ["LegibleKit"]),
    .plugin(name: "AuditPlugin", targets: ["AuditPlugin"]),
    .library(name: "ViewTree", targets: ["ViewTree", "AuditModel"]),
    .library(name: "Reactive", targets: ["Reactive"]),
    .library(name: "Architecture", targets: ["Architecture"]),
    .library(name: "Scenarios", targets: ["Scenarios"]),
  ],
  targets: [
    // 0: C libraries
    cLibrary("CLibXML2", pkgConfig: "libxml-2.0", apt: "libxml2-dev", brew: "libxml2"),
    cLibrary("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev", brew: "harfbuzz"),
    cLibrary("CICU", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
    cLibrary("CArchive", pkgConfig: "libarchive", apt: "libarchive-dev", brew: "libarchive"),
    .systemLibrary(name: "CFileExchange"),
    .systemLibrary(name: "CMemory"),
    // 1: values, and streams of values
    module("AuditModel"),
    module("Reactive"),
    module("SourceText", imports: ["CICU"]),
    module("SystemFont"),
    // 2: bytes that become values, and the owners of C memory
    module("JSONReading", imports: ["AuditModel", "SourceText"]),
    module("XMLReading", imports: ["CLibXML2", "SourceText"]),
    module("ArchiveReading", imports: ["CArchive"]),
    module("CSVReading", imports: ["AuditModel"]),
    module("TextShaping", imports: ["AuditModel", "SystemFont", "CHarfBuzz", "CICU"]),
    module("MessageSyntax"),
    // 3: the parts of an app
    module("SourceScanning", imports: ["AuditModel", "SourceText", "XMLReading"]),
    module("LanguageData", imports: ["AuditModel", "CICU", "TextShaping"]),
    module(
      "Localization",
      imports: ["AuditModel", "SourceText", "JSONReading", "XMLReading", "TextShaping"]),
    module("XLIFFValidation", imports: ["AuditModel", "SourceText", "XMLReading"]),
    module("ViewTree", imports: ["AuditModel", "SourceText", "SystemFont", "JSONReading"]),
    module("Architecture", imports: ["AuditModel", "Reactive"]),
    module("Recordings", imports: ["AuditModel", "JSONReading"]),
    module("Conformance", imports: ["AuditModel", "JSONReading"]),
    module("Configuration", imports: ["AuditModel", "JSONReading"]),
    // 4 and 5: what people meet, and what translators do
    module(
      "Terminology",
      imports: ["AuditModel", "XMLReading", "CSVReading", "LanguageData", "Localization"]),
    module(
      "TextAnalysis",
      imports: ["AuditModel", "TextShaping", "MessageSyntax", "LanguageData", "Localization"]),
    module(
      "TranslationRules",
      imports: [
        "AuditModel", "SourceScanning", "TextShaping", "MessageSyntax", "LanguageData",
        "Localization", "Terminology", "TextAnalysis",
      ]),
    module(
      "Exchange",
      imports: [
        "AuditModel", "SourceText", "JSONReading", "XMLReading", "CSVReading", "TextShaping",
        "Localization",
      ]),
    module(
      "Layout",
      imports: [
        "AuditModel", "LanguageData", "SystemFont", "TextShaping", "Localization", "ViewTree",
      ]),
    module("Accessibility", imports: ["AuditModel", "LanguageData", "ViewTree", "Layout"]),
    module("Scenarios", imports: ["AuditModel", "Reactive", "ViewTree", "Architecture"]),
    module(
      "Corkboard", imports: ["AuditModel", "Reactive", "ViewTree", "Architecture", "Scenarios"]),
    // 6: the rules about screens, drawings, reports, files and git
    module(
      "AuditRules",
      imports: [
        "AuditModel", "LanguageData", "Terminology", "ViewTree", "Layout", "Accessibility",
      ]),
    module(
      "Rendering",
      imports: [
        "AuditModel", "SourceText", "SystemFont", "JSONReading", "TextShaping", "LanguageData",
        "ViewTree",
        "Layout",
        "Accessibility",
      ]),
    module(
      "Reporting",
      imports: [
        "AuditModel", "SystemFont", "JSONReading", "Localization", "Recordings", "Conformance",
        "Exchange", "Terminology",
      ]),
    module(
      "Intake",
      imports: [
        "CFileExchange", "AuditModel", "JSONReading", "ArchiveReading", "LanguageData",
        "SourceScanning", "Localization", "ViewTree", "Recordings", "Configuration", "Exchange",
        "Terminology",
        "TranslationRules",
      ]),
    module("CorkboardNetworking", imports: ["Reactive", "Architecture", "Corkboard"]),
    // 7: the drawings of everything, and the audit
    module(
      "Gallery",
      imports: [
        "AuditModel", "JSONReading", "TextShaping", "Localization", "ViewTree", "Layout",
        "Accessibility",
        "Rendering", "Recordings", "Reporting",
      ]),
    module(
      "AuditEngine",
      imports: [
        "CMemory", "AuditModel", "SourceText", "SystemFont", "JSONReading", "TextShaping",
        "Localization", "LanguageData", "XLIFFValidation", "ViewTree", "Configuration",
        "TextAnalysis", "Exchange", "Terminology", "TranslationRules", "Layout", "Accessibility",
        "AuditRules", "Rendering", "Intake",
      ]),
    // 8 and 9: the command line, and the entry points
    module(
      "LegibleCommands",
      imports: [
        "AuditModel", "TextShaping", "Localization", "ViewTree", "Recordings", "Conformance",
        "Configuration", "Exchange", "Terminology", "TranslationRules", "Layout", "Accessibility",
        "Rendering",
        "Reporting", "Intake", "Gallery", "AuditEngine",
      ]),
    module(
      "LegibleKit",
      imports: [
        "AuditModel", "TextShaping", "Localization", "ViewTree", "Layout", "Accessibility",
        "AuditRules", "Intake", "AuditEngine", "Reporting", "LegibleCommands",
      ]),
    .executableTarget(
      name: "legible", dependencies: ["LegibleCommands", "Corkboard"], swiftSettings: settings),
    .plugin(
      name: "AuditPlugin",
      capability: .command(
        intent: .custom(
          verb: "audit", description: "Finds accessibility and localization defects of the package."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "The reports are written into the folder Reports.")
        ]),
      path: "Sources/AuditPlugin"),
    // How fast it is
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AuditModel", "TextShaping", "Localization", "XLIFFValidation", "ViewTree", "Exchange",
        "Corkboard", "Intake", "Reporting", "Gallery", "AuditEngine", "TestSupport",
      ],
      path: "Tests/Benchmarks", swiftSettings: settings),
    // Defects put into clean screens, each of which one rule reports and no other
    .target(
      name: "ExampleScreens", dependencies: ["LegibleKit"],
      path: "Tests/Fixtures/ShopAudit/Sources/ShopScreens", swiftSettings: settings),
    .executableTarget(
      name: "Mutations",
      dependencies: [
        "AuditModel", "TextShaping", "Localization", "ViewTree", "Corkboard", "Intake",
        "AuditEngine", "ExampleScreens",
      ],
      path: "Tests/Mutations", swiftSettings: settings),
    // The promises of readers for whatever bytes they are given
    .executableTarget(
      name: "Fuzzing",
      dependencies: [
        "AuditModel", "JSONReading", "XMLReading", "TextShaping", "SourceScanning", "Localization",
        "XLIFFValidation", "Exchange", "Terminology", "TranslationRules",
      ],
      path: "Tests/Fuzzing", swiftSettings: settings + fuzzing),
    // Shared by tests
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers", swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["AuditModel", "Intake", "LegibleCommands"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    // The tests of each module
    tests(of: "AuditModel", imports: ["SeededNumbers"]),
    tests(of: "Reactive"),
    tests(of: "SourceText"),
    tests(of: "JSONReading", imports: ["AuditModel"]),
    tests(of: "XMLReading", imports: ["SourceText"]),
    tests(of: "ArchiveReading"),
    tests(of: "CSVReading"),
    tests(of: "Localization", imports: ["AuditModel", "SourceText", "TextShaping"]),
    tests(of: "XLIFFValidation", imports: ["AuditModel"]),
    tests(of: "Recordings", imports: ["AuditModel"]),
    tests(of: "Conformance", imports: ["AuditModel"]),
    tests(of: "Configuration", imports: ["AuditModel"]),
    tests(of: "MessageSyntax"),
    tests(of: "SourceScanning", imports: ["AuditModel"]),
    tests(of: "LanguageData", imports: ["AuditModel", "TextShaping"]),
    tests(of: "Terminology", imports: ["AuditModel", "LanguageData", "Localization"]),
    tests(of: "TextAnalysis", imports: ["AuditModel", "MessageSyntax", "LanguageData"]),
    tests(
      of: "TranslationRules",
      imports: [
        "AuditModel", "SourceScanning", "TextShaping", "MessageSyntax", "LanguageData",
        "Localization", "Terminology", "TextAnalysis",
      ]),
    tests(
      of: "Fuzzing",
      imports: [
        "AuditModel", "JSONReading", "XMLReading", "Localization", "XLIFFValidation", "Exchange",
        "Terminology",
      ]),
    tests(
      of: "Exchange",
      imports: [
        "AuditModel", "SourceText", "TextShaping", "Localization", "Intake", "TestSupport",
      ]),
    tests(of: "ViewTree", imports: ["AuditModel", "JSONReading", "SeededNumbers", "TestSupport"]),
    tests(of: "LegibleKit", imports: ["TestSupport"]),
    // Swift 5, as most apps are: SwiftUI's views are on the main actor, Legible's are on none.
    .testTarget(
      name: "SwiftUISnippets",
      dependencies: [
        "AuditModel", "TextShaping", "Localization", "ViewTree", "Layout", "Accessibility",
      ],
      swiftSettings: settings + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ArchitectureModuleTests",
      dependencies: ["Architecture", "AuditModel", "Reactive", "SeededNumbers"],
      swiftSettings: settings),
    tests(of: "Scenarios", imports: ["AuditModel", "Reactive", "ViewTree", "Architecture"]),
    tests(of: "TextShaping", imports: ["AuditModel", "SystemFont", "SeededNumbers"]),
    tests(
      of: "Layout",
      imports: [
        "AuditModel", "SystemFont", "TextShaping", "Localization", "ViewTree", "SeededNumbers",
      ]),
    tests(
      of: "Accessibility",
      imports: ["AuditModel", "TextShaping", "Localization", "ViewTree", "Layout"]),
    tests(
      of: "AuditRules",
      imports: [
        "AuditModel", "TextShaping", "Localization", "ViewTree", "Layout", "Accessibility",
      ]),
    tests(
      of: "Corkboard",
      imports: [
        "AuditModel", "Reactive", "Architecture", "Scenarios", "TextShaping", "Localization",
        "ViewTree", "Layout", "Accessibility", "AuditRules", "Intake", "AuditEngine", "TestSupport",
      ]),
    tests(of: "CorkboardNetworking", imports: ["Reactive", "Architecture", "Corkboard"]),
    tests(
      of: "Reporting",
      imports: [
        "AuditModel", "Localization", "Recordings", "Conformance", "Exchange", "SeededNumbers",
        "TestSupport",
      ],
      exclude: ["Goldens"]),
    tests(
      of: "Rendering",
      imports: [
        "AuditModel", "SystemFont", "TextShaping", "Localization", "ViewTree", "Layout",
        "Accessibility", "XMLReading",
      ]),
    tests(
      of: "AuditEngine",
      imports: [
        "AuditModel", "TextShaping", "Localization", "ViewTree", "Configuration", "Terminology",
        "TranslationRules", "AuditRules", "TestSupport",
      ]),
    tests(
      of: "Gallery",
      imports: ["AuditModel", "TextShaping", "Localization", "ViewTree", "Reporting"]),
    tests(of: "Intake", imports: ["AuditModel", "Localization", "TestSupport"]),
    tests(
      of: "LegibleCommands",
      imports: [
        "TranslationRules", "AuditRules", "AuditEngine", "Localization", "ViewTree", "Rendering",
        "Conformance", "Intake", "TestSupport",
      ]),
    // The package as a whole, from end to end
    .testTarget(name: "ArchitectureTests", swiftSettings: settings),
    .testTarget(name: "VocabularyTests", exclude: ["words.json"], swiftSettings: settings),
    .testTarget(name: "EndToEndTests", dependencies: ["legible"], swiftSettings: settings),
  ]
)
