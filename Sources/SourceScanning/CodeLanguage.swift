/// The languages of the files that are scanned.
package enum CodeLanguage: Hashable, Sendable {
  /// Swift.
  case swift
  /// Objective-C, C and C++.
  case objectiveC
  /// XML of all kinds: screens, views and property lists.
  case markup
  /// JSON that describes a screen.
  case screen

  /// The language of a file by the ending of its name, none when it holds no code.
  package init?(fileName: String) {
    if fileName.hasSuffix(".screen.json") {
      self = .screen
      return
    }
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...] {
    case "swift": self = .swift
    case "m", "mm", "h", "c", "cc", "cpp": self = .objectiveC
    case "storyboard", "xib", "plist", "entitlements", "intentdefinition": self = .markup
    default: return nil
    }
  }
}
