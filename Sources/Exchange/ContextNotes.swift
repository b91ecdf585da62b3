import Localization

/// Where strings are seen and how much room they have, as notes for translators and back.
///
/// Every editor shows notes, and few show anything else.
enum ContextNotes {
  /// The author of the notes that describe the context.
  static let author = "legible"

  /// The notes that describe a context.
  static func notes(for context: TextContext) -> [BilingualUnit.Note] {
    sentences(for: context).map { BilingualUnit.Note($0, author: author) }
  }

  /// Takes the context out of notes that this program wrote.
  static func take(
    from notes: [BilingualUnit.Note]
  ) -> (context: TextContext?, rest: [BilingualUnit.Note]) {
    guard notes.contains(where: { $0.author == author }) else { return (nil, notes) }
    var context = TextContext()
    let rest = notes.filter { $0.author != author || !context.take($0.text) }
    return (context == TextContext() ? nil : context, rest)
  }

  /// A line for each fact of a context.
  static func sentences(for context: TextContext) -> [String] {
    var sentences: [String] = []
    if !context.roles.isEmpty { sentences.append(role + context.roles.joined(separator: ", ")) }
    sentences += context.usages.map { seen + $0.screen + states(of: $0) }
    if let budget = context.widthBudget, budget.points > 0 {
      sentences.append(
        "\(fits)\(budget.points.short)\(points)\(budget.characters)\(characters)"
          + budget.tightest)
    }
    if let mark = context.drawing {
      sentences.append("\(drawn)\(mark.file)\(number)\(mark.number)")
    }
    return sentences
  }

  /// Dozens of states do not help to find the string.
  private static func states(of usage: TextContext.Usage) -> String {
    guard !usage.states.isEmpty else { return "" }
    let shown = usage.states.count > mostStates + 1 ? mostStates : usage.states.count
    let rest = usage.states.count - shown
    let more = rest > 0 ? ["and \(rest) more"] : []
    return " (\((usage.states.prefix(shown) + more).joined(separator: ", ")))"
  }

  private static let mostStates = 4

  fileprivate static let seen = "Seen on: "
  fileprivate static let role = "Shown as: "
  fileprivate static let fits = "Fits in: "
  fileprivate static let points = " pt, about "
  fileprivate static let characters = " characters; tightest: "
  fileprivate static let drawn = "Drawn in: "
  fileprivate static let number = ", number "
}

extension Double {
  /// The number without decimals where it has none.
  fileprivate var short: String { Int(exactly: self).map { String($0) } ?? String(self) }
}

extension TextContext {
  /// Reads the fact that a sentence states, unless it states none that is known.
  mutating func take(_ sentence: String) -> Bool {
    if let words = sentence.words(behind: ContextNotes.seen) {
      usages.append(Usage(reading: words))
    } else if let words = sentence.words(behind: ContextNotes.role) {
      roles = words.split(separator: ", ").map { String($0) }
    } else if let words = sentence.words(behind: ContextNotes.fits),
      let budget = WidthBudget(reading: words)
    {
      widthBudget = budget
    } else if let words = sentence.words(behind: ContextNotes.drawn),
      let mark = Mark(reading: words)
    {
      drawing = mark
    } else {
      return false
    }
    return true
  }
}

extension TextContext.Usage {
  fileprivate init(reading words: Substring) {
    guard words.hasSuffix(")"), let open = words.lastRange(of: " (") else {
      self.init(screen: String(words), states: [])
      return
    }
    let states = words[open.upperBound...].dropLast().split(separator: ", ")
    self.init(screen: String(words[..<open.lowerBound]), states: states.map { String($0) })
  }
}

extension TextContext.Mark {
  fileprivate init?(reading words: Substring) {
    guard let comma = words.lastRange(of: ContextNotes.number),
      let number = Int(words[comma.upperBound...])
    else { return nil }
    self.init(file: String(words[..<comma.lowerBound]), number: number)
  }
}

extension WidthBudget {
  fileprivate init?(reading words: Substring) {
    guard let end = words.firstRange(of: ContextNotes.points),
      let tail = words.firstRange(of: ContextNotes.characters), end.upperBound <= tail.lowerBound,
      let points = Double(words[..<end.lowerBound]),
      let characters = Int(words[end.upperBound..<tail.lowerBound])
    else { return nil }
    self.init(
      points: points, characters: characters, tightest: String(words[tail.upperBound...]))
  }
}

extension BilingualUnit {
  /// Takes a limit that a file in the exchange gives, where its unit is one that can be counted.
  ///
  /// A width that is there for people in points too is an estimate, and no limit.
  mutating func addLimit(_ most: String?, unit: String?) {
    guard let most = most.flatMap({ Int($0) }), most > 0, context?.widthBudget == nil else {
      return
    }
    switch unit {
    case "char", "glyph": limits.append(LengthLimit(most: most, unit: .characters))
    case "codepoint": limits.append(LengthLimit(most: most, unit: .codePoints))
    case "byte": limits.append(LengthLimit(most: most, unit: .bytes))
    default: break
    }
  }
}

extension TextContext? {
  /// Takes the width that a file in the exchange gives, in characters where its unit is one.
  mutating func addWidth(_ width: String?, unit: String?) {
    guard let characters = width.flatMap({ Int($0) }), characters > 0,
      unit == "char" || unit == "glyph", self?.widthBudget == nil
    else { return }
    self = self ?? TextContext()
    self?.widthBudget = WidthBudget(points: 0, characters: characters, tightest: "")
  }
}

extension String {
  fileprivate func words(behind label: String) -> Substring? {
    hasPrefix(label) ? dropFirst(label.count) : nil
  }
}
