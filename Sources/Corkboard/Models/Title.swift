import AuditModel
import ViewTree

/// The name of something that people have made.
package enum Title: Hashable, Sendable {
  /// An unchanged suggestion of a template: it follows the language of the reader.
  case suggested(key: String)
  /// User input: it is the same in all languages.
  case written(String)
}

extension Title {
  /// The visible and spoken text.
  package var content: TextContent {
    switch self {
    case .suggested(let key): localized(key)
    case .written(let text): .verbatim(text)
    }
  }

  /// The name at the end of the onboarding.
  package init(_ name: Name) {
    self =
      switch name.content {
      case .localized(let text): .suggested(key: text.key)
      case .verbatim(let text), .literal(let text): .written(text)
      // Titles are plain text.
      case .runs: .written("")
      }
  }

  /// Whether nothing is to be seen of it.
  var isBlank: Bool {
    if case .written(let text) = self { text.allSatisfy(\.isWhitespace) } else { false }
  }

  /// The keys that templates suggest.
  private static let suggestions: Set<String> = {
    let contents = (BoardTemplate.all + [.empty]).flatMap { template in
      [template.boardName] + template.listNames + template.cardNames
    }
    return Set(
      contents.compactMap { content in
        if case .localized(let text) = content { text.key } else { nil }
      })
  }()
}

extension Title: Codable {
  private enum CodingKeys: String, CodingKey {
    case suggestion, text
  }

  /// Reads `{"suggestion": "template.trip.board"}` or `{"text": "Rome"}`.
  ///
  /// Only keys that a template suggests are accepted: another one could show any text of the app.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard container.contains(.suggestion) else {
      self = .written(try container.decode(String.self, forKey: .text))
      return
    }
    let key = try container.decode(String.self, forKey: .suggestion)
    guard Self.suggestions.contains(key), !container.contains(.text) else {
      throw DecodingError.dataCorruptedError(
        forKey: .suggestion, in: container, debugDescription: "no template suggests this")
    }
    self = .suggested(key: key)
  }

  /// Writes the form that can be read again.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .suggested(let key): try container.encode(key, forKey: .suggestion)
    case .written(let text): try container.encode(text, forKey: .text)
    }
  }
}
