import AuditModel

extension String {
  /// The name of a file for something of this name: what is neither a letter, a digit nor one of
  /// `-_.` is percent-encoded, except `/`, which is `+`; long names are shortened.
  ///
  /// Different names have different files, except on a disk that ignores capitals.
  package var fileStem: String {
    var stem = ""
    for scalar in unicodeScalars {
      let isPlain =
        scalar == "-" || scalar == "_" || (scalar == "." && !stem.isEmpty)
        || scalar.properties.generalCategory.isLetterOrDigit
      stem += isPlain ? String(Character(scalar)) : scalar == "/" ? "+" : scalar.percentEncoded
    }
    guard stem.utf8.count > 100 else { return stem.isEmpty ? "%" : stem }
    let hash = Fingerprint.hash(of: Array(utf8))
    return String(decoding: stem.utf8.prefix(80), as: UTF8.self).filter { $0 != "\u{FFFD}" } + "%"
      + String(hash, radix: 16)
  }
}

extension Unicode.Scalar {
  fileprivate var percentEncoded: String {
    String(Character(self)).utf8.map(\.percentEncoded).joined()
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .decimalNumber: true
    default: false
    }
  }
}
