import AuditModel
import SourceText

/// A string that is fixed automatically.
package struct StringFix: Hashable, Sendable {
  /// The file.
  package var file: String
  /// The key.
  package var key: String
  /// The language.
  package var locale: LocaleIdentifier
  /// Which of the key's strings.
  package var path: VariationPath
  /// The string before the fix.
  package var old: String
  /// The string after the fix.
  package var new: String

  /// Makes a fix.
  package init(
    file: String, key: String, locale: LocaleIdentifier, path: VariationPath, old: String,
    new: String
  ) {
    self.file = file
    self.key = key
    self.locale = locale
    self.path = path
    self.old = old
    self.new = new
  }
}

/// Files with what is fixed in them.
package struct FixedStrings: Sendable {
  /// The files that change, by their paths, with their bytes before and after.
  package var files: [(path: String, old: [UInt8], new: [UInt8])] = []
  /// The fixes, in the order in which they were found.
  package var fixes: [StringFix] = []
  /// The fixes that a file cannot take.
  package var rejections: [Applied<StringFix>.Rejection] = []

  /// Nothing is fixed yet.
  package init() {}
}
