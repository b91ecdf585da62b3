import TextAnalysis

/// The spaces at one edge of a text and of its translation.
struct EdgeSpaces {
  /// One edge of a text.
  enum Edge {
    case leading
    case trailing
  }

  /// How the translation differs.
  enum Difference {
    case missing
    case extra
    /// The space went to the other edge, as where word order turns round.
    case moved
    case otherCount
  }

  let source: Substring.UnicodeScalarView
  let target: Substring.UnicodeScalarView
  private let pair: TextPair
  private let edge: Edge

  /// Takes the spaces at an edge; none when either text is nothing but white space.
  init?(_ pair: TextPair, _ edge: Edge) {
    guard pair.source.has(.edgeSpace) || pair.target.has(.edgeSpace),
      pair.source.text.unicodeScalars.contains(where: { !$0.isBlank }),
      pair.target.text.unicodeScalars.contains(where: { !$0.isBlank }),
      !(edge == .trailing && pair.source.text.endsWithIndentation)
    else { return nil }
    self.pair = pair
    self.edge = edge
    source = Self.spaces(of: pair.source.text, at: edge)
    target = Self.spaces(of: pair.target.text, at: edge)
  }

  var difference: Difference? {
    if source.isEmpty == target.isEmpty {
      return source.count == target.count ? nil : .otherCount
    }
    let other: Edge = edge == .leading ? .trailing : .leading
    let sourceOther = Self.spaces(of: pair.source.text, at: other)
    let targetOther = Self.spaces(of: pair.target.text, at: other)
    if sourceOther.isEmpty != targetOther.isEmpty, sourceOther.isEmpty == target.isEmpty {
      return .moved
    }
    if source.isEmpty { return belongsToMark ? nil : .extra }
    // Without spaces between words there is none to keep apart.
    return pair.language.habits.separatesWords ? .missing : nil
  }

  /// Whether the space of the translation is one that its language has beside a mark, as before
  /// “;” in French and before “%” in Finnish.
  private var belongsToMark: Bool {
    let text = pair.target.text.unicodeScalars
    let habits = pair.language.habits
    switch edge {
    case .leading:
      guard let mark = text.dropFirst(target.count).first else { return false }
      if mark.isPercentSign { return pair.language.numbers.percent == .afterSpace }
      return habits.markSpacing != .none && ":;!?»".unicodeScalars.contains(mark)
    case .trailing:
      return habits.markSpacing != .none && text.dropLast(target.count).last == "«"
    }
  }

  /// Whether most translations into languages with spaces have none there, so that the source has
  /// one for nothing.
  private var isLostInMost: Bool {
    !(edge == .leading && pair.source.text.continuesSentence)
      && SourceOutlier(sourceOf: pair).isContradicted(among: \.habits.separatesWords) {
        Self.spaces(of: $0, at: edge).isEmpty
      }
  }

  /// Whether both are sentences that end before the space, which is seldom there on purpose.
  private var followsSentence: Bool {
    edge == .trailing && Self.endsSentence(pair.source.text) && Self.endsSentence(pair.target.text)
  }

  /// The translation with the spaces of the source.
  var fixed: String {
    let text = pair.target.text.unicodeScalars
    var result = String.UnicodeScalarView()
    switch edge {
    case .leading:
      result.append(contentsOf: source)
      result.append(contentsOf: text.dropFirst(target.count))
    case .trailing:
      result.append(contentsOf: text.dropLast(target.count))
      result.append(contentsOf: source)
    }
    return String(result)
  }

  /// The messages of a rule about one edge.
  func violations(_ where: String) -> [TextViolation] {
    switch difference {
    case nil: return []
    case .missing:
      // The source string is the finding, and no translation is to get its fault.
      if isLostInMost { return [] }
      return [
        TextViolation(
          "the source has a space at its \(`where`), the translation has none",
          suggestion: "keep the space, which separates the string from its neighbor",
          severity: followsSentence ? .note : nil, fix: .proposed(fixed))
      ]
    case .extra:
      return [
        TextViolation(
          "it has a space (\(target.first?.spoken ?? "")) at its \(`where`) that the source "
            + "does not have",
          // Behind a text it is not seen, nor is it spoken.
          suggestion: "remove the space", severity: edge == .trailing ? .note : nil,
          fix: .proposed(fixed))
      ]
    case .otherCount:
      return [
        TextViolation(
          "spaces at its \(`where`): \(target.count); in the source: "
            + "\(source.count)",
          suggestion: "write as many as the source has", severity: .note, fix: .proposed(fixed))
      ]
    case .moved:
      return [
        TextViolation(
          "its space is at the other end than in the source",
          suggestion: "check that it separates words where strings are joined",
          severity: .note
        ).marked(.movedSpace)
      ]
    }
  }

  /// The message of a rule about one edge of a source string, or of one without a source: most
  /// translations have no space there, or the source has none to compare with.
  static func violations(
    ofSource text: SingleText, _ edge: Edge, _ where: String
  ) -> [TextViolation] {
    let written = text.text.text
    guard text.text.has(.edgeSpace), !written.isBlank, !spaces(of: written, at: edge).isEmpty,
      !(edge == .leading && written.continuesSentence)
    else { return [] }
    let source = SourceOutlier(text)
    let isContradicted = source.isContradicted(among: \.habits.separatesWords) {
      spaces(of: $0, at: edge).isEmpty
    }
    guard
      isContradicted
        || (text.isSource
          ? !source.hasTranslations && !separates(written, at: edge)
          : edge == .trailing && endsSentence(written))
    else { return [] }
    return [
      TextViolation(
        isContradicted
          ? "a space at its \(`where`), which most translations omit" : "a space at its \(`where`)",
        suggestion: "join texts with a format string, or remove the space where nothing follows",
        severity: isContradicted || !text.isSource ? .warning : .note)
    ]
  }

  /// Whether the mark at the end of a sentence is before the spaces at the end.
  private static func endsSentence(_ text: String) -> Bool {
    text.unicodeScalars.last { !$0.isBlank }.map { ".!?…。！？".unicodeScalars.contains($0) } ?? false
  }

  /// Whether a mark that introduces something is beside the space, as in “Name: ”.
  private static func separates(_ text: String, at edge: Edge) -> Bool {
    let scalars = text.unicodeScalars
    let mark = edge == .leading ? scalars.first { !$0.isBlank } : scalars.last { !$0.isBlank }
    return mark.map { ":：-–—(/|,;•·".unicodeScalars.contains($0) } ?? false
  }

  private static func spaces(of text: String, at edge: Edge) -> Substring.UnicodeScalarView {
    let scalars = text.unicodeScalars
    switch edge {
    case .leading: return scalars.prefix { $0.isSpace }
    case .trailing:
      var start = scalars.endIndex
      while start > scalars.startIndex {
        let before = scalars.index(before: start)
        guard scalars[before].isSpace else { break }
        start = before
      }
      return scalars[start...]
    }
  }
}

extension String {
  /// Whether it begins with a space and a small letter, as what the code appends to a name does.
  fileprivate var continuesSentence: Bool {
    unicodeScalars.first { !$0.isBlank }?.properties.isLowercase == true
  }
}
