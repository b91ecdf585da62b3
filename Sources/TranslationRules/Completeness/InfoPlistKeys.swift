/// The purpose of the keys of `InfoPlist` tables, which iOS recognizes by their names.
enum InfoPlistKeys {
  /// Whether the string explains why the app asks for something.
  static func isReason(_ key: String) -> Bool {
    key.hasPrefix("NS") && key.hasSuffix("UsageDescription") && !isNeverShown(key)
  }

  /// Whether no version of iOS that apps are built for shows the string.
  static func isNeverShown(_ key: String) -> Bool { neverShown.contains(key) }

  /// The reasons that iOS no longer shows: iOS 11 replaced this one, and Xcode 26 builds for iOS 15 and later.
  ///
  /// Source: Apple, “Information Property List”, NSLocationAlwaysUsageDescription, “iOS 8.0–11.0, deprecated”.
  private static let neverShown: Set = ["NSLocationAlwaysUsageDescription"]

  /// Whether the text is a name of the app or of who made it, which most keep in every language.
  static func isName(_ key: String) -> Bool {
    [
      "CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName", "NSHumanReadableCopyright",
      "CFBundleGetInfoString",
    ].contains(key)
  }

  /// Whether programs read the value, so that it is the same in every language.
  static func isFixed(_ key: String) -> Bool { fixed.contains(key) }

  private static let fixed: Set = [
    "CFBundleShortVersionString", "CFBundleVersion", "CFBundleIdentifier", "CFBundleExecutable",
    "CFBundlePackageType", "CFBundleSignature", "CFBundleInfoDictionaryVersion",
    "CFBundleDevelopmentRegion", "CFBundleIconFile", "CFBundleIconName", "LSMinimumSystemVersion",
    "MinimumOSVersion", "NSPrincipalClass", "NSMainStoryboardFile", "NSMainNibFile",
    "UIMainStoryboardFile", "UILaunchStoryboardName", "LSApplicationCategoryType",
  ]
}
