import AuditModel

/// The contents of the file `contents.json` of an `.xcloc` bundle, as Xcode writes it.
package struct XclocContents: Hashable, Sendable {
  /// The language that the app is developed in.
  package var developmentRegion: LocaleIdentifier
  /// The name of the project, such as `Corkboard.xcodeproj`; none when it is not named.
  package var project: String?
  /// The language of the translations.
  package var targetLocale: LocaleIdentifier
  /// The program that made the bundle; none when it is not named.
  package var tool: Tool?
  /// The version of the format.
  package var version: String

  /// A program that makes bundles.
  package struct Tool: Hashable, Sendable {
    /// Its identifier, such as `com.apple.dt.xcode`.
    package var identifier: String
    /// Its name.
    package var name: String
    /// Its version.
    package var version: String
    /// The number of its build.
    package var build: String

    /// Makes a program.
    package init(identifier: String, name: String, version: String, build: String) {
      self.identifier = identifier
      self.name = name
      self.version = version
      self.build = build
    }
  }

  /// Makes the contents of a bundle.
  package init(
    developmentRegion: LocaleIdentifier, project: String?, targetLocale: LocaleIdentifier,
    tool: Tool?, version: String = "1.0"
  ) {
    self.developmentRegion = developmentRegion
    self.project = project
    self.targetLocale = targetLocale
    self.tool = tool
    self.version = version
  }
}
