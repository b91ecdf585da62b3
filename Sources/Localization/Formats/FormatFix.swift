/// A translation with specifiers as they were before a keyboard or program changed them.
struct FormatFix {
  /// The changed specifiers.
  let malformed: [MalformedSpecifier]
  /// The translation without it.
  let format: FormatString

  /// Fixes what the translation lacks otherwise: where nothing is missing, a percent sign is one.
  init(_ target: FormatString, expected: FormatString) {
    let isSuspicious =
      !target.strayPercents.isEmpty || target.specifiers.contains(where: \.hasSpace)
      || target.hasForeignPercent
    guard isSuspicious, !expected.specifiers.isEmpty else {
      (malformed, format) = ([], target)
      return
    }
    var missing: [FormatSpecifier.ValueKind: Int] = [:]
    for specifier in expected.specifiers { missing[specifier.valueKind, default: 0] += 1 }
    for specifier in target.withoutBarePercents.specifiers {
      missing[specifier.valueKind, default: 0] -= 1
    }
    var edits = FormatEdits(target.text)
    var accepted: [MalformedSpecifier] = []
    for candidate in MalformedSpecifierScanner(target).candidates {
      guard let specifier = FormatString(candidate.fixed).specifiers.first,
        let count = missing[specifier.valueKind], count > 0
      else { continue }
      missing[specifier.valueKind] = count - 1
      accepted.append(candidate)
      edits.replace(candidate.range, with: candidate.fixed)
    }
    malformed = accepted
    format = accepted.isEmpty ? target : FormatString(edits.result)
  }
}

/// Changes to a text by places in bytes, made in their order.
struct FormatEdits {
  private let bytes: [UInt8]
  private var copied = 0
  private var changed: [UInt8] = []

  init(_ text: String) { bytes = Array(text.utf8) }

  /// Puts a text in the place of a stretch behind the last one.
  mutating func replace(_ range: Range<Int>, with text: String) {
    guard range.lowerBound >= copied else { return }
    changed += bytes[copied..<range.lowerBound]
    changed += text.utf8
    copied = range.upperBound
  }

  /// The text with all changes.
  var result: String { String(decoding: changed + bytes[copied...], as: UTF8.self) }
}

extension FormatSpecifier {
  /// The type that a specifier reads, whatever its size.
  enum ValueKind: Hashable {
    case object
    case integer
    case double
    case cString
    case pointer
    case variable
  }

  /// The type that it reads, whatever its size; a character is a whole number.
  var valueKind: ValueKind {
    switch typeClass {
    case .object: .object
    case .integer32, .integer64, .character: .integer
    case .double: .double
    case .cString: .cString
    case .pointer: .pointer
    case .variable: .variable
    }
  }

  /// Whether it shows a number.
  var isNumber: Bool { valueKind == .integer || valueKind == .double }
}
