import Intake
import Localization

/// The files of an app with source strings, or about its strings, which are no tables.
enum AppFile {
  case screen
  case list
  case project

  /// The kind of a file by its name; nil for other files.
  init?(path: String) {
    if LocalizationFile.Kind(fileName: path)?.isInterface == true {
      self = .screen
    } else if path.hasSuffix("Info.plist") {
      self = .list
    } else if path.hasSuffix(".pbxproj") {
      self = .project
    } else {
      return nil
    }
  }

  /// The name of the kind in a report.
  var name: String {
    switch self {
    case .screen: "Interface Builder"
    case .list: "property list"
    case .project: "Xcode project"
    }
  }

  /// The damage of a file.
  func problems(of bytes: [UInt8], path: String) -> [LocalizationProblem] {
    switch self {
    case .screen: InterfaceFile(bytes, path: path).problems.filter(\.kind.hidesTexts)
    case .list: InfoPlistTexts(bytes, path: path).damage.map { [$0] } ?? []
    case .project: LocalizationProblem.damage(ofProject: bytes, at: path).map { [$0] } ?? []
    }
  }
}
