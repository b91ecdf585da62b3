import AuditModel

/// Where a setting comes from; the first ones count more.
enum SettingOrigin: Hashable, Sendable {
  /// An option of the call.
  case option(String)
  /// A variable of the environment.
  case environment(String)
  /// A place in the configuration.
  case file(SourceLocation)

  /// The origin in a word.
  var text: String {
    switch self {
    case .option(let name), .environment(let name): name
    case .file(let location): "\(location)"
    }
  }
}
