/// A design of iOS's system font, named as UIKit and SwiftUI name it.
public enum FontDesign: String, Hashable, Sendable, Codable, CaseIterable {
  /// San Francisco.
  case `default`
  /// SF Rounded.
  case rounded
  /// New York.
  case serif
  /// SF Mono, whose letters have one width.
  case monospaced
}

/// The case in which a text is shown, whatever case it is written in.
public enum TextCase: String, Hashable, Sendable, Codable, CaseIterable {
  /// Capital letters, by the rules of the language.
  case uppercase
  /// Small letters, by the rules of the language.
  case lowercase
  /// As it is written, also within a view that shows capitals.
  case asWritten
}
