import AuditModel

/// A setting with one or more words as its value, which an option of the command line sets, too.
package enum SettingKey: String, CaseIterable, Sendable {
  case sourceLanguage
  case include
  case exclude
  case gitignore
  case requiredLanguages = "languages.required"
  case communityLanguages = "languages.community"
  case ignoredLanguages = "languages.ignored"
  case devices
  case largeText
  case glossary
  case patterns
  case failOn
  case reports
  case output
  case baseline
  case linkTemplate

  /// The JSON form of a setting's value.
  package enum Form: Hashable, Sendable {
    /// One string.
    case text
    /// A list of strings.
    case texts
    /// `true` or `false`.
    case flag
  }

  /// The JSON form of the value.
  package var form: Form {
    switch self {
    case .sourceLanguage, .largeText, .failOn, .output, .baseline, .linkTemplate: .text
    case .gitignore: .flag
    case .include, .exclude, .requiredLanguages, .communityLanguages, .ignoredLanguages, .devices,
      .glossary, .patterns, .reports:
      .texts
    }
  }

  /// Whether the value is a path, or a list of paths, which begin at the folder of the file.
  package var isPath: Bool {
    switch self {
    case .glossary, .patterns, .output, .baseline: true
    default: false
    }
  }

  /// The only words that a setting takes; none when it takes any.
  package var words: [String] {
    switch self {
    case .largeText: LargeText.allCases.map(\.rawValue)
    case .failOn: Severity.allCases.reversed().map(\.rawValue) + ["never"]
    default: []
    }
  }

  /// The purpose, in a sentence.
  package var summary: String {
    switch self {
    case .sourceLanguage:
      "The language that the app is written in, such as en."
    case .include:
      "Patterns of the only files to audit, from the folder of this file on: * and ** as in .gitignore."
    case .exclude:
      "Patterns of files and folders to leave out, from the folder of this file on."
    case .gitignore:
      "Whether files that git ignores are left out; true unless it is set to false."
    case .requiredLanguages:
      "The languages whose findings decide the exit code; all but the community languages when left "
        + "out."
    case .communityLanguages:
      "Languages that volunteers translate: their findings are reported and never fail an audit."
    case .ignoredLanguages:
      "Languages whose strings are not audited at all."
    case .devices:
      "The devices to lay screens out on, as “legible devices” lists them."
    case .largeText:
      "From which size on text needs a contrast of 3 to 1 only: apple, wcag-points or css-pixels."
    case .glossary:
      "Glossaries with approved and forbidden terms: .strings, .csv or .tbx files."
    case .patterns:
      "JSON files with rules of your own, as regular expressions."
    case .failOn:
      "The lowest severity that fails an audit: error, warning, note, or never."
    case .reports:
      "The formats of the report, each as NAME or NAME=PATH."
    case .output:
      "The folder for report files without a path."
    case .baseline:
      "The file with the findings that were known before."
    case .linkTemplate:
      "The address of a line in your repository, with {path}, {line} and {commit} in it."
    }
  }
}

extension SettingKey {
  /// The names of the objects that group settings, such as `languages`.
  static let groups: Set<String> = Set(allCases.compactMap { $0.path.count > 1 ? $0.path[0] : nil })

  /// The names on the way to the value.
  var path: [String] { rawValue.split(separator: ".").map { String($0) } }
}
