import AuditModel

/// The contents of a configuration file.
package struct Configuration: Hashable, Sendable {
  /// The path of the file, as it is shown.
  package var file: String
  /// The settings, in the order of the file.
  package var settings: [Setting] = []
  /// The levels of rules, in the order of the file; later ones count more.
  package var rules: [RuleSetting] = []
  /// The levels of rules for some files, screens and languages; later ones count more.
  package var overrides: [RuleOverride] = []
  /// The findings that the team has accepted.
  package var accepted: [AcceptedEntry] = []

  /// A configuration without settings.
  package init(file: String) { self.file = file }

  /// A setting with its words.
  package struct Setting: Hashable, Sendable {
    /// The setting.
    package let key: SettingKey
    /// The words of its value; `true` or `false` of a flag.
    package let values: [String]
    /// Where each word is written; that of the list when it is empty.
    package let locations: [SourceLocation]

    /// Where the value begins.
    package var location: SourceLocation { locations[0] }
  }

  /// The setting of a key.
  package func setting(_ key: SettingKey) -> Setting? { settings.last { $0.key == key } }
}

/// The level and the options of the rules whose ids match a pattern.
package struct RuleSetting: Hashable, Sendable {
  /// A rule's id, in which `*` stands for any characters.
  package let pattern: String
  /// The level; nil where only options are set.
  package let level: RuleLevel?
  /// The options, in the order of the file.
  package var options: [Option] = []
  /// Where the pattern is written.
  package let location: SourceLocation

  /// An option of a rule with its value.
  package struct Option: Hashable, Sendable {
    /// The name.
    package let name: String
    /// The value.
    package let value: RuleOptionValues.Value
    /// Where the name is written.
    package let location: SourceLocation
  }
}

/// Whether a rule takes part, and with which severity.
package enum RuleLevel: Hashable, Sendable {
  /// The rule does not take part.
  case off
  /// The rule takes part with its own severity.
  case on
  /// The rule takes part with another severity.
  case severity(Severity)

  /// The word for it.
  package var name: String {
    switch self {
    case .off: "off"
    case .on: "on"
    case .severity(let severity): severity.rawValue
    }
  }

  /// All levels.
  package static let all: [RuleLevel] = [.off, .on] + Severity.allCases.map(RuleLevel.severity)
}

/// The levels and options of rules for some files, screens and languages.
package struct RuleOverride: Hashable, Sendable {
  /// The findings that it is for.
  package let scope: FindingScope
  /// The levels; later ones count more.
  package let rules: [RuleSetting]
  /// Where it begins.
  package let location: SourceLocation
}

/// The findings that an entry is for: those that fit in each respect that it names.
package struct FindingScope: Hashable, Sendable {
  /// Patterns of files, from the folder of the configuration on.
  package var paths: [PathPattern] = []
  /// Patterns of the names of screens.
  package var screens: [String] = []
  /// A pattern of the path of an element on its screen.
  package var element: String?
  /// A pattern of the key of a string.
  package var key: String?
  /// The languages.
  package var languages: [LocaleIdentifier] = []
  /// The fingerprint of the one finding.
  package var fingerprint: String?
  /// A part of a file.
  package var span: SourceSpan?

  /// Fits everything until it names something.
  package init() {}

  /// Whether it names nothing, so that it fits everything.
  package var isEverything: Bool { self == FindingScope() }
}

/// A part of a file, such as one of several entries in a line.
package struct SourceSpan: Hashable, Sendable {
  /// The first character, in a file that is named by its path from the project's root on.
  package let start: SourceLocation
  /// The last character in the same file.
  package let end: SourceLocation

  /// Whether a location is in it.
  package func contains(_ location: SourceLocation) -> Bool {
    start <= location && location <= end
  }
}

/// Findings that a team has decided to live with, and why.
package struct AcceptedEntry: Hashable, Sendable {
  /// The rule's id, in which `*` stands for any characters.
  package let rule: String
  /// The findings of the rule.
  package let scope: FindingScope
  /// The reason.
  package let reason: String
  /// The person or team that answers for it.
  package let owner: String?
  /// The last day on which it counts.
  package let until: CalendarDay?
  /// Where the entry begins.
  package let location: SourceLocation
  /// Whether it is a comment beside the cause.
  package var isComment = false
}
