import Localization

/// Reads from the flags of an entry whether it is a format of `printf`.
///
/// Source: GNU gettext manual, “Translators for other Languages”.
struct POFormatFlags {
  private let names: [String]
  private let marksFormats: Bool
  private let isDocumentation: Bool

  /// - Parameters:
  ///   - marksFormats: whether other entries of the file have the flag `c-format`, which the program that
  ///     extracts strings gives to all that look like one.
  ///   - isDocumentation: whether po4a took it from a document, as its comment `type: Content of:` says.
  init(_ names: [String], marksFormats: Bool, isDocumentation: Bool = false) {
    self.names = names
    self.isDocumentation = isDocumentation
    self.marksFormats = marksFormats
  }

  /// The flags that rules heed.
  var flags: GettextFlags {
    var result: GettextFlags = []
    if isNoFormat { result.insert(.isNoFormat) }
    if names.contains("no-wrap") { result.insert(.isPreformatted) }
    return result
  }

  private var isNoFormat: Bool {
    let formats = names.filter { $0.hasSuffix("-format") }
    if formats.contains(where: Self.likePrintf.contains) { return false }
    return marksFormats || isDocumentation || !formats.isEmpty
  }

  /// The flags of formats with the specifiers of C.
  private static let likePrintf: Set = [
    "c-format", "objc-format", "possible-c-format", "python-format", "php-format", "perl-format",
    "lua-format", "awk-format", "javascript-format", "object-pascal-format", "gcc-internal-format",
    "gfc-internal-format", "boost-format", "java-printf-format", "go-format", "ruby-format",
  ]
}
