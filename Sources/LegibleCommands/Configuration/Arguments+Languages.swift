import AuditModel
import Configuration

extension Arguments {
  /// The required languages, with the locations at which the configuration says so.
  ///
  /// - Parameter call: the location for what the call or the environment requires.
  func requiredLanguages(ofCallAt call: SourceLocation) -> [LocaleIdentifier: SourceLocation] {
    guard case .file = origin(of: .requiredLanguages),
      let setting = configuration?.contents.setting(.requiredLanguages)
    else {
      let names = list(Option.requiredLanguages.name) ?? []
      return Dictionary(names.map { (LocaleIdentifier($0), call) }) { first, _ in first }
    }
    let languages = setting.values.map { LocaleIdentifier($0) }
    return Dictionary(zip(languages, setting.locations)) { first, _ in first }
  }
}
