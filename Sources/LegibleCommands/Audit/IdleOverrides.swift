import AuditEngine
import AuditModel
import Configuration
import Intake

/// The overrides of a configuration that are for no file, screen or language of the project.
struct IdleOverrides {
  private let files: [String]
  private let screens: [String]
  /// The languages; none where exchange files may have others.
  private let languages: Set<LocaleIdentifier>?
  private let folder: PolicyFolder

  /// Takes the input of an audit, and the folder of the configuration.
  init(_ input: AuditInput, folder: PolicyFolder) {
    let found = input.files.found
    files =
      input.files.textFiles.map(\.path) + found.screenFiles + found.exchangeFiles + found.codeFiles
      + found.infoPlists + found.settingsLists + found.storeTexts + found.projectFiles
      + input.screens.compactMap(\.location?.file)
    screens = input.screens.map(\.id)
    languages =
      found.exchangeFiles.isEmpty
      ? Set(input.project.locales).union([
        input.project.sourceLocale, .rightToLeftPseudolanguage,
      ]) : nil
    self.folder = folder
  }

  /// A sentence about an override that changes nothing; none about others.
  func warning(about override: RuleOverride) -> String? {
    idleParts(of: override.scope).map { parts in
      "\(override.location): no \(parts), so this override changes nothing; correct it, or remove it"
    }
  }

  /// A clause about the first respect in which a scope fits nothing.
  private func idleParts(of scope: FindingScope) -> String? {
    if !scope.paths.isEmpty, !files.contains(where: { fits($0, scope.paths) }) {
      return "file fits \(scope.paths.map(\.text).quoted(joinedBy: "or"))"
    }
    if !scope.screens.isEmpty, !screens.contains(where: { fits($0, scope.screens) }) {
      return "screen is called \(scope.screens.quoted(joinedBy: "or"))"
    }
    if !scope.languages.isEmpty, languages?.isDisjoint(with: scope.languages) == true {
      return "string is in \(scope.languages.map(\.identifier).quoted(joinedBy: "or"))"
    }
    return nil
  }

  private func fits(_ file: String, _ patterns: [PathPattern]) -> Bool {
    guard let path = folder.path(fromRoot: file) else { return false }
    return patterns.contains { $0.matches(path) }
  }

  private func fits(_ screen: String, _ patterns: [String]) -> Bool {
    patterns.contains { NamePattern($0).matches(screen) }
  }
}
