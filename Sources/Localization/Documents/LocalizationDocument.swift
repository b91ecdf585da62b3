import AuditModel
import SourceText

/// A file of strings that is read without loss and changed text by text.
///
/// Nothing but what a change names becomes different: the bytes of everything else stay, with their
/// encoding, line ends, quotation marks, escapes, order, blank lines and comments.
package protocol LocalizationDocument: Sendable {
  /// The bytes that it was read from.
  var bytes: [UInt8] { get }

  /// Its problems, in the order of the file.
  var problems: [LocalizationProblem] { get }

  /// The languages of its strings, in order.
  var locales: [LocaleIdentifier] { get }

  /// Its keys with their strings in a language, in the order of the file.
  func entries(in locale: LocaleIdentifier) -> [TableEntry]

  /// The bytes with some strings changed.
  ///
  /// A change that the file cannot take is refused with the reason; the others are made all the
  /// same. Changes of nothing give the very same bytes.
  func applying(_ changes: [TextChange]) -> Applied<TextChange>
}

/// Something to be changed in a file of strings.
package struct TextChange: Hashable, Sendable {
  /// The language; files in one language take changes in that language only.
  package var locale: LocaleIdentifier
  /// The new value.
  package var kind: Kind

  /// The kinds of changes.
  package enum Kind: Hashable, Sendable {
    /// One text of a key that is there; a leaf that is missing, such as a plural category, is added
    /// where the shape of the value has a place for it. The state is written where the format has
    /// states; none leaves it as it is.
    case text(key: String, path: VariationPath, String, state: TranslationState?)
    /// The state alone.
    case state(key: String, path: VariationPath, TranslationState)
    /// A key with all its strings, added in the style of the file, or put in the place of the
    /// strings that it has.
    case entry(TableEntry)
    /// A key, with its comment; in a file of several languages only its strings in this one, unless
    /// that is the source language.
    case removal(key: String)
  }

  /// Makes a change.
  package init(in locale: LocaleIdentifier, _ kind: Kind) {
    self.locale = locale
    self.kind = kind
  }

  /// The key that is changed.
  package var key: String {
    switch kind {
    case .text(let key, _, _, _), .state(let key, _, _), .removal(let key): key
    case .entry(let entry): entry.key
    }
  }
}

/// A file made anew, and what it cannot hold of what it was made of.
package struct WrittenFile: Hashable, Sendable {
  /// The bytes of the file.
  package var bytes: [UInt8]
  /// The missing string.
  package var losses: [ConversionLoss]

  /// Makes a file.
  package init(bytes: [UInt8], losses: [ConversionLoss] = []) {
    self.bytes = bytes
    self.losses = losses
  }
}

/// Something that a format cannot hold.
public struct ConversionLoss: Hashable, Sendable {
  /// The key.
  public var key: String
  /// Which of its strings, when it is about one.
  public var path: VariationPath
  /// The loss and its replacement, in a clause without a full stop.
  public var message: String

  /// Makes a loss.
  public init(key: String, path: VariationPath = .text, _ message: String) {
    self.key = key
    self.path = path
    self.message = message
  }
}
