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
      pair.target.text.unicodeScalars.contains(where: { !$0.isBlank })
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
    let tables = pair.key.tables
    let locales = tables.knowledge.project.locales
    var (kept, lost) = (0, 0)
    for locale in locales where locale != tables.source.locale {
      if max(kept, lost) * 2 > locales.count { break }
      guard tables.knowledge.language(locale).habits.separatesWords,
        let entry = tables.knowledge.project.table(tables.source.name, locale: locale)?[
          pair.key.key],
        let text = entry.leaves.first(where: { $0.path == pair.path })?.text,
        text.unicodeScalars.contains(where: { !$0.isBlank })
      else { continue }
      if Self.spaces(of: text, at: edge).isEmpty { lost += 1 } else { kept += 1 }
    }
    return lost >= 3 && lost > kept
  }

  /// Whether both are sentences that end before the space, which is seldom there on purpose.
  private var followsSentence: Bool {
    guard edge == .trailing else { return false }
    return [pair.source, pair.target].allSatisfy { text in
      text.text.unicodeScalars.last { !$0.isBlank }.map { ".!?…。！？".unicodeScalars.contains($0) }
        ?? false
    }
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
      return [
        TextViolation(
          "the source has a space at its \(`where`), the translation has none",
          suggestion: isLostInMost
            ? "remove the space from the source; most languages omit it"
            : "keep the space, which separates the string from its neighbor",
          severity: isLostInMost || followsSentence ? .note : nil, fix: .proposed(fixed))
      ]
    case .extra:
      return [
        TextViolation(
          "it has a space (\(target.first?.spoken ?? "")) at its \(`where`) that the source "
            + "does not have",
          suggestion: "remove the space", fix: .proposed(fixed))
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
