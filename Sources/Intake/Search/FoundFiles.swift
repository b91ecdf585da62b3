import Localization
import ViewTree

/// The found files, in the order in which they are read.
package struct FoundFiles: Sendable {
  /// Folders that hold `.lproj` folders or string catalogs.
  package internal(set) var localizations: [String] = []
  /// Files that describe screens.
  package internal(set) var screenFiles: [String] = []
  /// Exchange files, and bundles of them.
  package internal(set) var exchangeFiles: [String] = []
  /// Folders of one language, and files with strings, that were named themselves.
  package internal(set) var namedTexts: [String] = []
  /// Files with code.
  package internal(set) var codeFiles: [String] = []
  /// Project files of Xcode.
  package internal(set) var projectFiles: [String] = []
  /// Descriptions of packages.
  package internal(set) var packageFiles: [String] = []
  /// Descriptions of CocoaPods' pods.
  package internal(set) var podFiles: [String] = []
  /// Lists that say what iOS has to know of an app.
  package internal(set) var infoPlists: [String] = []
  /// Folders of languages without any strings.
  package internal(set) var bareLanguages: [String] = []
  /// Pages of settings bundles.
  package internal(set) var settingsLists: [String] = []
  /// Files with build settings.
  package internal(set) var buildSettings: [String] = []
  /// Texts of the app's page in the App Store.
  package internal(set) var storeTexts: [String] = []
  /// Tables that lie in no folder of a language.
  package internal(set) var looseTables: [String] = []
  /// Whether nothing but files of screens was named: the tables that were found are around them.
  package internal(set) var isOfScreensAlone = false
  /// Links that lead out of what was named.
  package internal(set) var outsideLinks: [String] = []
  /// Files that would be read and folders that would be searched, but that cannot be opened.
  package internal(set) var unopened: [String] = []
  /// All folders that were searched.
  package internal(set) var folders: [String] = []
  /// Folders with the journal of an import.
  package internal(set) var journals: [String] = []
  /// The named paths.
  package let boundary: SearchBoundary
  /// The visited folders, behind all links: a link may lead to a folder around it.
  var met: Set<String> = []

  init(boundary: SearchBoundary) { self.boundary = boundary }
}

extension FoundFiles {
  /// Adds a file or language folder that was named itself, and says whether it is one that is read.
  mutating func addNamed(_ path: String) -> Bool {
    let isLanguage = path.hasSuffix(".lproj")
    if path.hasSuffix(ScreenFile.nameSuffix) {
      screenFiles.append(path)
    } else if ExchangeFileName.isBilingual(path) || path.hasSuffix(".xcloc") {
      exchangeFiles.append(path)
    } else if isLanguage || LocalizationFile.Kind(fileName: path) != nil {
      namedTexts.append(path)
    } else {
      return false
    }
    return true
  }
}

extension FoundFiles {
  /// The name of the one Xcode project that is nearest to the root; nil where several are, or none is.
  package var appName: String? {
    let projects = projectFiles.compactMap { path -> (depth: Int, name: String)? in
      let parts = path.split(separator: "/")
      guard let folder = parts.dropLast().last, folder.hasSuffix(".xcodeproj") else { return nil }
      return (parts.count, String(folder.dropLast(".xcodeproj".count)))
    }
    guard let least = projects.map(\.depth).min() else { return nil }
    let nearest = projects.filter { $0.depth == least }
    return nearest.count == 1 ? nearest[0].name : nil
  }
}
