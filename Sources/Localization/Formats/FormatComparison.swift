import AuditModel

/// The specifiers of a translation compared with those of its source.
public struct FormatComparison: Sendable {
  /// Where a text is among those of its key.
  public enum Role: Hashable, Sendable {
    /// It is the text, or one for a device or a width.
    case text
    /// It is a form for a number, which may leave the number out.
    case pluralForm
    /// It is a form of a variable, in which `%arg` stands for the number.
    case variableForm
  }

  private let source: FormatString
  private let original: FormatString
  private let role: Role
  private let fixes: Bool

  /// The differences, each once; two arguments of one type in another order cannot be distinguished
  /// from the same order.
  public private(set) var differences: [FormatDifference] = []
  /// The translation after what can be fixed by rule, when there is anything.
  public private(set) var fixed: String?

  /// Whether there is only one way to fix it.
  public private(set) var isFixCertain = false

  /// Whether a percent sign that begins nothing may have been meant as a specifier.
  private var hasDoubtfulPercent = false

  /// Compares a translation with its source.
  public init(source: FormatString, target: FormatString, role: Role = .text) {
    self.init(source: source, target: target, role: role, fixes: true)
  }

  private init(source: FormatString, target: FormatString, role: Role, fixes: Bool) {
    self.source = source
    original = target
    self.role = role
    self.fixes = fixes
    if source.hasSamePercents(as: target), !target.hasForeignPercent { return }
    if source.isFormatted || role == .variableForm { compareFormats() } else { compareWithProse() }
  }

  /// Whether nothing but the way to show a value differs.
  public var isHarmless: Bool {
    differences.allSatisfy { difference in
      switch difference {
      case .otherLayout, .percentCount, .otherType(_, _, .rendering), .otherType(_, _, .spelling):
        true
      default: false
      }
    }
  }
}

extension FormatString {
  /// The differences between a translation and its source.
  public static func compare(source: FormatString, target: FormatString) -> [FormatDifference] {
    FormatComparison(source: source, target: target).differences
  }

  /// Whether it takes arguments, or has percent signs written as if it did; “100 % de” does not.
  public var isFormatted: Bool {
    escapedPercentCount > 0 || specifiers.contains { !$0.hasSpace }
  }

  /// Whether both have the same specifiers in the same order, and as many other percent signs.
  fileprivate func hasSamePercents(as other: FormatString) -> Bool {
    specifiers.count == other.specifiers.count
      && strayPercents.count == other.strayPercents.count
      && escapedPercentCount == other.escapedPercentCount
      && zip(specifiers, other.specifiers).allSatisfy { $0.text == $1.text }
  }
}

// MARK: Strings that are not formatted

extension FormatComparison {
  /// A text without arguments is shown as it is written, percent signs and all.
  private mutating func compareWithProse() {
    let percents = source.text.utf8.count { $0 == UInt8(ascii: "%") }
    let targetPercents = original.text.utf8.count { $0 == UInt8(ascii: "%") }
    if original.escapedPercentCount > 0 { differences.append(.escapedInVain) }
    let bytes = Array(original.text.utf8)
    // As many percent signs as the source has are its own, unless they are plainly specifiers.
    let hasMore = targetPercents - original.escapedPercentCount > percents
    differences += original.specifiers.filter {
      hasMore ? !$0.mayBeProse(in: bytes) : $0.isPlainlyMeant(in: bytes)
    }.map { .extra($0) }
  }
}

extension FormatSpecifier {
  /// Whether it can be nothing but a specifier: `%@`, `%1$d` or `%ld`, which ends a word, after no
  /// digit; `%de` is a percentage.
  fileprivate func isPlainlyMeant(in bytes: [UInt8]) -> Bool {
    if hasSpace || variableName != nil { return false }
    if conversion == "@" || isExplicit { return true }
    let next = bytes.indices.contains(range.upperBound) ? bytes[range.upperBound] : 0x20
    let isInWord = next >= 0x80 || (0x61...0x7A).contains(next | 0x20)
    let isAfterDigit = range.lowerBound > 0 && bytes[range.lowerBound - 1].isDigit
    return !isInWord && !isAfterDigit && (text.utf8.count > 2 || conversion == "d")
  }

  /// Whether it may be a percentage: `100%de`, or `%50den` as in Turkish.
  fileprivate func mayBeProse(in bytes: [UInt8]) -> Bool {
    if hasSpace { return true }
    if conversion == "@" || variableName != nil { return false }
    let isAfterDigit = range.lowerBound > 0 && bytes[range.lowerBound - 1].isDigit
    return isAfterDigit || bytes[range.lowerBound + 1].isDigit && !isExplicit
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

// MARK: Strings with arguments

extension FormatComparison {
  private mutating func compareFormats() {
    let expected = source.withoutBarePercents
    let corrected = FormatFix(original, expected: expected)
    var target = corrected.format
    differences = corrected.malformed.map { .malformed($0) }
    var strayCount = addPercents(of: target)
    target = target.withoutBarePercents
    let arguments = FormatArguments(source: expected, target: target, role: role)
    for difference in arguments.differences {
      // The rest of a malformed specifier is not missing as well.
      if case .missing = difference, strayCount > 0 {
        strayCount -= 1
      } else {
        differences.append(difference)
      }
    }
    fix(target, arguments)
  }

  /// Reports percent signs that are not shown, and returns how many there are beyond the source's.
  private mutating func addPercents(of target: FormatString) -> Int {
    let missing = max(0, source.escapedPercentCount - target.escapedPercentCount)
    var unescaped = missing
    // Percent signs that the source has, too, are reported there.
    let loose = target.loosePercents.dropFirst(source.loosePercents.count)
    for (position, specifier) in loose {
      if let specifier {
        differences.append(.spacedPercent(specifier))
      } else if unescaped > 0 {
        differences.append(.unescapedPercent(at: position))
        unescaped -= 1
      } else {
        differences.append(.barePercent(at: position))
      }
    }
    if source.percentCount == 0, !loose.isEmpty {
      let bytes = Array(target.text.utf8)
      hasDoubtfulPercent =
        loose.contains { !bytes.hasNumber(before: $0.position) }
        || target.specifiers.count { !$0.hasSpace } < source.specifiers.count { !$0.hasSpace }
    }
    let percents = source.percentCount
    if differences.isEmpty, percents != target.percentCount, source.strayPercents.isEmpty,
      role == .text || percents > 0 && target.percentCount > 0
    {
      differences.append(.percentCount(source: percents, target: target.percentCount))
    }
    return max(0, loose.count - missing)
  }

  private mutating func fix(_ target: FormatString, _ arguments: FormatArguments) {
    let text = arguments.numbered ?? target.text
    guard fixes, !differences.isEmpty, !text.isExactly(original.text) else { return }
    let rest = FormatComparison(
      source: source, target: FormatString(text), role: role, fixes: false)
    guard rest.isHarmless || rest.differences.count < differences.count else { return }
    fixed = text
    isFixCertain =
      arguments.isCertain && rest.isHarmless && !hasDoubtfulPercent && source.isSurelyFormatted
  }
}

extension [UInt8] {
  /// Whether a digit precedes a place, perhaps with spaces between.
  fileprivate func hasNumber(before position: Int) -> Bool {
    var index = position
    while index > 0, self[index - 1] == 0x20 { index -= 1 }
    if index > 1, self[index - 2] == 0xC2, self[index - 1] == 0xA0 { index -= 2 }
    guard index > 0 else { return false }
    // The bytes that end the digits of Arabic and Persian.
    if index > 1, self[index - 2] == 0xD9 || self[index - 2] == 0xDB {
      return (0xA0...0xB9).contains(self[index - 1])
    }
    return self[index - 1].isDigit
  }
}

extension FormatString {
  /// The percent signs that begin nothing that anybody means, by their places in bytes, with what
  /// Foundation takes them for.
  fileprivate var loosePercents: [(position: Int, specifier: FormatSpecifier?)] {
    let spaced = specifiers.filter(\.hasSpace)
    let strays = strayPercents.map { (position: $0, specifier: FormatSpecifier?.none) }
    if spaced.isEmpty { return strays }
    return (strays + spaced.map { (position: $0.range.lowerBound, specifier: $0) })
      .sorted { $0.position < $1.position }
  }

  /// Whether it takes arguments beyond doubt, and has no percent sign that is not escaped.
  fileprivate var isSurelyFormatted: Bool {
    guard loosePercents.isEmpty else { return false }
    let bytes = Array(text.utf8)
    return escapedPercentCount > 0 || specifiers.contains { !$0.mayBeProse(in: bytes) }
  }

  /// How many percent signs people see, those of other scripts with them.
  fileprivate var percentCount: Int {
    let foreign =
      hasForeignPercent
      ? text.unicodeScalars.count { [0xFF05, 0xFE6A, 0x66A].contains($0.value) } : 0
    return escapedPercentCount + foreign
  }

  /// The format with `%%` where a percent sign begins nothing that anybody means.
  var withoutBarePercents: FormatString {
    let positions = strayPercents + specifiers.filter(\.hasSpace).map(\.range.lowerBound)
    if positions.isEmpty { return self }
    var edits = FormatEdits(text)
    for position in positions.sorted() { edits.replace(position..<position, with: "%") }
    return FormatString(edits.result)
  }
}
