import AuditModel
import Configuration

extension Arguments {
  /// The languages that the configuration requires, with the locations at which it says so.
  var requiredLanguages: [LocaleIdentifier: SourceLocation] {
    guard case .file = origin(of: .requiredLanguages),
      let setting = configuration?.contents.setting(.requiredLanguages)
    else { return [:] }
    let languages = setting.values.map { LocaleIdentifier($0) }
    return Dictionary(zip(languages, setting.locations)) { first, _ in first }
  }
}
