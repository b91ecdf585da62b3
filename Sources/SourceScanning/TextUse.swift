import AuditModel

/// A place in the code of an app where it asks for a text.
package struct TextUse: Hashable, Sendable {
  /// The function or the view that is given the key, such as `NSLocalizedString`.
  package var call: String
  /// The requested key.
  package var key: Key
  /// The code of what is put into the key.
  package internal(set) var interpolations: [String] = []
  /// The source string, when the code has it beside the key.
  package var value: String?
  /// The comment for translators, when the code has one.
  package var comment: String?
  /// The table, when the code names one.
  package var table: String?
  /// Whether the code names another bundle than that of the app.
  package var isOfOtherBundle: Bool
  /// The class whose bundle the code names, if it does so by a class.
  var bundleClass: String?
  /// Whether that bundle is that of a class of the app's own code, which has tables of the app.
  package internal(set) var isOfOwnClass = false
  /// Whether the call is there for nothing but strings; views also take what is not to be
  /// translated.
  package var isExplicit: Bool
  /// Where it is.
  package var location: SourceLocation

  /// The key with a gap for each thing that is put in; nil when only the running app knows it.
  package var shape: String? {
    switch key {
    case .text(let text): KeyShape.of(text)
    case .shape(let shape): shape
    case .interpolated, .expression: nil
    }
  }

  /// The key as it is written; nil when something is put into it, or only the running app knows it.
  package var literal: String? { if case .text(let text) = key { text } else { nil } }

  /// A request of code for a string.
  package enum Key: Hashable, Sendable {
    /// A key as it is written.
    case text(String)
    /// A key with a gap for each thing that is put in; see ``KeyShape``.
    case shape(String)
    /// A literal into which something is put before the call gets it.
    case interpolated
    /// Something that only the running app knows.
    case expression
  }

  /// Makes a use.
  package init(
    call: String, key: Key, value: String? = nil, comment: String? = nil, table: String? = nil,
    isOfOtherBundle: Bool = false, bundleClass: String? = nil, isExplicit: Bool = true,
    location: SourceLocation
  ) {
    self.bundleClass = bundleClass
    self.call = call
    self.key = key
    self.value = value
    self.comment = comment
    self.table = table
    self.isOfOtherBundle = isOfOtherBundle
    self.isExplicit = isExplicit
    self.location = location
  }
}
