import AuditEngine
import AuditModel
import Configuration
import Reporting
import ViewTree

/// An option of a command that a setting of the configuration, or a variable of the environment, may
/// stand in for.
struct ConfiguredOption: Sendable {
  let key: SettingKey
  let option: Option

  /// All of them, in the order of the settings.
  static let all: [ConfiguredOption] = SettingKey.allCases.map {
    ConfiguredOption(key: $0, option: option(of: $0))
  }

  private static func option(of key: SettingKey) -> Option {
    switch key {
    case .sourceLanguage: .source
    case .include: .include
    case .exclude: .exclude
    case .gitignore: .noGitignore
    case .requiredLanguages: .requiredLanguages
    case .communityLanguages: .communityLanguages
    case .ignoredLanguages: .ignoredLanguages
    case .devices: AuditOption.devices
    case .largeText: AuditOption.largeText.option
    case .glossary: AuditOption.glossary
    case .patterns: AuditOption.patterns
    case .failOn: AuditOption.failOn.option
    case .reports: AuditOption.formats.option
    case .output: AuditOption.output
    case .baseline: .baseline
    case .linkTemplate: AuditOption.linkTemplate
    }
  }

  /// The variable of the environment: `LEGIBLE_FAIL_ON` for `--fail-on`.
  var variable: String {
    let name = option.names.last { $0.hasPrefix("--") } ?? option.name
    return "LEGIBLE_" + name.drop { $0 == "-" }.map { $0 == "-" ? "_" : $0.uppercased() }.joined()
  }

  /// The values of the option for those of the setting.
  func values(_ setting: [String]) -> [String] {
    // The option says what is not wanted, the setting what is.
    key.form == .flag ? setting.map { $0 == "true" ? "false" : "true" } : setting
  }

  /// Throws when a word is none that the option takes, with the word's origin.
  func check(_ words: [String], at origins: [String]) throws(CommandError) {
    for (word, origin) in zip(words, origins) {
      do throws(CommandError) {
        try check(word)
      } catch {
        throw .input("\(origin): \(error.message)".forTerminal)
      }
    }
  }

  /// Throws when a word of the call is none that the option takes.
  func check(_ arguments: Arguments) throws(CommandError) {
    // The languages that there are say more about a source language of the call.
    guard arguments.origin(of: option) == .option(option.name), key != .sourceLanguage else {
      return
    }
    for word in arguments.list(option.name) ?? [] { try check(word) }
  }

  private func check(_ word: String) throws(CommandError) {
    if key == .devices { _ = try NamedDevice.select([word]) }
    if key == .include || key == .exclude, PathPattern(word) == nil {
      throw .usage("“\(word)” is no pattern of paths; write one such as 'App/**'")
    }
    if [.requiredLanguages, .communityLanguages, .ignoredLanguages, .sourceLanguage].contains(key),
      !LocaleIdentifier(word).hasLanguageCode
    {
      throw .usage("“\(word)” is no language; write a code such as de or zh-Hans")
    }
    if key.form == .flag, !["true", "false"].contains(word) {
      throw .usage("“\(word)” is neither true nor false")
    }
    if key == .reports {
      _ = try ReportTarget.all([word], into: ".", of: option)
      return
    }
    let accepted = option.accepted
    guard !accepted.isEmpty else { return }
    _ = try NamedValue.find(
      word, kind: key == .failOn ? "severity" : "definition",
      among: accepted.map { ($0, $0) }, of: option)
  }
}

extension LocaleIdentifier {
  /// Whether it begins with a code of two or three letters, as those of all languages on iOS do.
  fileprivate var hasLanguageCode: Bool {
    (2...3).contains(language.count) && language.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
