/// A part of a text with settings of its own.
public struct TextRun: Sendable {
  /// The text, which may have runs itself.
  public var content: TextContent
  /// How it is set.
  public var settings: any TextRunSettings

  /// Joins a text and its settings.
  public init(_ content: TextContent, _ settings: any TextRunSettings) {
    self.content = content
    self.settings = settings
  }
}

/// The settings of a run: fonts and colours, which are further on than texts.
public protocol TextRunSettings: Hashable, Sendable {}

extension TextRunSettings {
  fileprivate func isEqual(to other: any TextRunSettings) -> Bool { other as? Self == self }
}

extension TextRun: Hashable {
  /// Whether texts and settings are the same.
  public static func == (left: TextRun, right: TextRun) -> Bool {
    left.content == right.content && left.settings.isEqual(to: right.settings)
  }

  /// Hashes the text and the settings.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    settings.hash(into: &hasher)
  }
}

extension TextContent {
  /// The localized strings in it, in order, without those among their arguments.
  package var localizedTexts: [LocalizedText] {
    switch self {
    case .verbatim, .literal: []
    case .localized(let text): [text]
    case .runs(let runs): runs.flatMap(\.content.localizedTexts)
    }
  }
}
