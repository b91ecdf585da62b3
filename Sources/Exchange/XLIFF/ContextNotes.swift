import Localization

/// Where texts are seen and how much room they have, as notes for translators and back.
///
/// Every editor shows notes, and few show anything else.
enum ContextNotes {
  /// The author of the notes that tell of the context.
  static let author = "legible"

  /// The notes that tell of a context.
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

  private static func sentences(for context: TextContext) -> [String] {
    var sentences = context.usages.map { usage in
      let states = usage.states.isEmpty ? "" : " (\(usage.states.joined(separator: ", ")))"
      return seen + usage.screen + states
    }
    if !context.roles.isEmpty { sentences.append(role + context.roles.joined(separator: ", ")) }
    if let budget = context.widthBudget, budget.points > 0 {
      sentences.append(
        "\(fits)\(budget.points)\(points)\(budget.characters)\(characters)\(budget.tightest)")
    }
    return sentences
  }

  fileprivate static let seen = "Seen on: "
  fileprivate static let role = "Shown as: "
  fileprivate static let fits = "Fits in: "
  fileprivate static let points = " pt, about "
  fileprivate static let characters = " characters; tightest: "
}

extension TextContext {
  /// Takes what a sentence tells, unless it tells of nothing known.
  fileprivate mutating func take(_ sentence: String) -> Bool {
    if let words = sentence.words(behind: ContextNotes.seen) {
      usages.append(Usage(reading: words))
    } else if let words = sentence.words(behind: ContextNotes.role) {
      roles = words.split(separator: ", ").map { String($0) }
    } else if let words = sentence.words(behind: ContextNotes.fits),
      let budget = WidthBudget(reading: words)
    {
      widthBudget = budget
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
