import AuditModel
import SourceText

/// The facts about strings in the code of an app: the keys that it asks for, and all that may be
/// one.
package struct CodeUsage: Sendable {
  /// The places where it asks for strings, file by file.
  package private(set) var uses: [TextUse] = []
  /// The strings that it hands to views as they are.
  package private(set) var literalTexts: [LiteralText] = []
  /// The files that are too large to be read, by their paths.
  package private(set) var unread: [String] = []
  /// How many files of each language were read; of markup those of Interface Builder count.
  package private(set) var fileCounts: [CodeLanguage: Int] = [:]
  /// The defects that show in the code alone.
  package private(set) var defects: [CodeDefect] = []
  /// The frameworks of Apple's interfaces that Swift files import.
  private var frameworks: Set<String> = []
  /// The variables that Swift code gives a name for VoiceOver, or a title.
  package private(set) var named: Set<String> = []
  /// The string literals, and how often each is in the code.
  private var literals: [ExactText: Int] = [:]
  /// The keys that a call asked for before a literal of them was found: each counts as one literal.
  private var keysBeforeLiterals: Set<ExactText> = []
  /// The keys that known calls ask for, by the positions of their uses.
  private var askedKeys: [ExactText: [Int]] = [:]
  private var shapes: Set<String> = []
  /// The shapes of strings with interpolations.
  private var interpolated: Set<String> = []
  /// How strings begin, and end, that are put together while the app runs.
  private var beginnings: Set<String> = []
  private var endings: Set<String> = []
  /// Whether descriptions of screens were read, which name their keys.
  private var hasScreens = false
  /// The functions of the app's own, and the calls that may be theirs.
  private var functions: [DeclaredFunction] = []
  private var calls: [(call: CallWithText, location: SourceLocation)] = []
  private var classes: Set<String> = []
  /// Names in the code, and names of names, without their marks and capitals.
  private var names: Set<String> = []
  /// The keys in generated files, with the letters of the names of their accessors.
  private var generated: [ExactText: Set<String>] = [:]
  private var generatedFiles: Set<String> = []
  /// The string literals and the names of members in code that is commented out.
  private var commentedLiterals: Set<ExactText> = []
  private var commentedNames: Set<String> = []

  /// Knows of no code.
  package init() {}

  /// Whether it is known what strings the app asks for, be it in code or on screens.
  package var asksForTexts: Bool { hasScreens || !uses.isEmpty }

  /// Whether it is the code of an app for the Mac alone, which has no Dynamic Type.
  package var isOfMacAlone: Bool {
    !frameworks.isEmpty && !frameworks.contains("UIKit")
  }

  /// Whether a key may be one that the code uses, in whatever way.
  package func mentions(_ key: String) -> Bool {
    literals[ExactText(key)] != nil || shapes.contains(KeyShape.of(key)) || isBuilt(key)
      || generated[ExactText(key)]?.isDisjoint(with: names) == false
  }

  /// Whether code that is commented out asks for a key.
  package func hasInComment(_ key: String) -> Bool {
    if commentedLiterals.contains(ExactText(key)) { return true }
    let letters = KeyShape.letters(of: key)
    return !letters.isEmpty && commentedNames.contains(letters)
      || generated[ExactText(key)]?.isDisjoint(with: commentedNames) == false
  }

  /// Whether code may use a key of a table that is in a folder of its own, such as a package: code
  /// elsewhere that asks the main bundle for the key does not.
  package func mentions(_ key: String, ofTableIn folder: String) -> Bool {
    guard mentions(key) else { return false }
    guard let asked = askedKeys[ExactText(key)], !isBuilt(key) else { return true }
    return (literals[ExactText(key)] ?? 0) > asked.count
      || asked.contains {
        uses[$0].isOfOtherBundle || uses[$0].location.file.hasPrefix("\(folder)/")
      }
  }

  /// Whether a name in the code is made of the key, or code may put it together.
  private func isBuilt(_ key: String) -> Bool {
    let letters = KeyShape.letters(of: key)
    return !letters.isEmpty && names.contains(letters) || isComposed(key)
  }

  /// Whether the key is a string literal of the code.
  package func names(_ key: String) -> Bool {
    literals[ExactText(key)] != nil || generated[ExactText(key)] != nil
  }

  /// Whether a string of the code may ask a table for the key: known calls ask that table for it, or no
  /// known call takes it, so that a view or a function of the app's own may look it up in any table.
  package func mayAsk(for key: String, in table: String) -> Bool {
    guard literals[ExactText(key)] != nil else {
      return interpolated.contains(KeyShape.of(key)) && !KeyShape.letters(of: key).isEmpty
    }
    guard let asked = askedKeys[ExactText(key)] else { return true }
    return asked.contains { (uses[$0].table ?? "Localizable") == table }
  }

  /// Whether code may put the key together; what has more than some letters is no key.
  private func isComposed(_ key: String) -> Bool {
    var beginning = ""
    for character in key.prefix(Self.longestPart) {
      beginning.append(character)
      if beginnings.contains(beginning) { return true }
    }
    var ending = key.suffix(Self.longestPart)
    while !ending.isEmpty {
      if endings.contains(String(ending)) { return true }
      ending.removeFirst()
    }
    return false
  }

  private static let longestPart = 100
}

extension CodeUsage {
  /// Notes that a file is not read, since it is too large.
  package mutating func leaveOut(_ path: String) { unread.append(path) }

  /// Takes in a file.
  ///
  /// - Parameter path: the path to show in places.
  package mutating func scan(_ bytes: [UInt8], path: String, language: CodeLanguage) {
    let isInterface = path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    if language != .markup || isInterface { fileCounts[language, default: 0] += 1 }
    switch language {
    case .markup: return scanMarkup(bytes, path: path)
    case .screen: return scanScreen(bytes)
    case .swift, .objectiveC: break
    }
    let isSwift = language == .swift
    let lines = LocationIndex(bytes)
    var found: [CallFinder.Found] = []
    let (lists, comments) = CodeLexer.listsAndComments(of: bytes, isSwift: isSwift)
    for comment in comments {
      note(commented: CodeLexer.tokens(ofComment: comment, in: bytes, isSwift: isSwift))
    }
    let accessors = lists.first.flatMap { GeneratedAccessors($0, in: bytes) }
    if accessors != nil { generatedFiles.insert(path) }
    for (key, name) in accessors?.keys ?? [] {
      generated[ExactText(key), default: []].insert(KeyShape.letters(of: name))
    }
    // The first list is the whole file; the others are the code of its interpolations.
    let previews = isSwift ? lists.first.map { PreviewBodies($0) } : nil
    func isShown(_ offset: Int) -> Bool { previews?.contains(offset) != true }
    for tokens in lists {
      if accessors == nil { note(tokens) }
      let finder = CallFinder(tokens, isSwift: isSwift, in: bytes)
      found += finder.found().filter { isShown($0.offset) }
      calls += finder.callsWithText().filter { isShown($0.offset) }.map {
        ($0, lines.location(in: path, at: $0.offset))
      }
      let declared = LookupFunctions(tokens, isSwift: isSwift, in: bytes)
      functions += declared.declared()
      if isSwift {
        literalTexts += LiteralFinder(tokens, in: bytes).found().filter { isShown($0.offset) }.map {
          LiteralText(
            text: $0.text, receiver: $0.receiver, isProperty: $0.receiver.hasPrefix("."),
            location: lines.location(in: path, at: $0.offset))
        }
        frameworks.formUnion(Self.frameworks(in: tokens))
        named.formUnion(NamedVariables.all(in: tokens))
        defects += CodeDefectFinders.found(in: tokens, of: bytes).filter { isShown($0.offset) }.map
        {
          CodeDefect(kind: $0.kind, location: lines.location(in: path, at: $0.offset))
        }
      }
      classes.formUnion(declared.classes())
    }
    for found in found.sorted(by: { $0.offset < $1.offset }) {
      var use = found.use
      use.location = lines.location(in: path, at: found.offset)
      add(use)
    }
  }

  /// `import UIKit`
  private static func frameworks(in tokens: [CodeToken]) -> [String] {
    zip(tokens, tokens.dropFirst()).compactMap { token, next in
      guard token.word == "import", let name = next.word,
        ["UIKit", "AppKit", "Cocoa"].contains(name)
      else { return nil }
      return name
    }
  }

  private mutating func add(_ use: TextUse) {
    if case .text(let key) = use.key, !generatedFiles.contains(use.location.file) {
      if literals[ExactText(key)] == nil {
        literals[ExactText(key)] = 1
        keysBeforeLiterals.insert(ExactText(key))
      }
      askedKeys[ExactText(key), default: []].append(uses.count)
    }
    uses.append(use)
  }

  /// Takes in the facts about further files, the same as if these had been scanned after the others.
  package mutating func join(_ other: CodeUsage) {
    for (key, positions) in other.askedKeys {
      askedKeys[key, default: []] += positions.map { $0 + uses.count }
    }
    for (key, count) in other.literals {
      let isKnown = literals[key] != nil && other.keysBeforeLiterals.contains(key)
      literals[key, default: 0] += isKnown ? count - 1 : count
    }
    keysBeforeLiterals.formUnion(other.keysBeforeLiterals)
    uses += other.uses
    fileCounts.merge(other.fileCounts, uniquingKeysWith: +)
    literalTexts += other.literalTexts
    defects += other.defects
    unread += other.unread
    frameworks.formUnion(other.frameworks)
    named.formUnion(other.named)
    functions += other.functions
    calls += other.calls
    shapes.formUnion(other.shapes)
    interpolated.formUnion(other.interpolated)
    beginnings.formUnion(other.beginnings)
    endings.formUnion(other.endings)
    classes.formUnion(other.classes)
    names.formUnion(other.names)
    generated.merge(other.generated) { $0.union($1) }
    generatedFiles.formUnion(other.generatedFiles)
    commentedLiterals.formUnion(other.commentedLiterals)
    commentedNames.formUnion(other.commentedNames)
    hasScreens = hasScreens || other.hasScreens
  }

  /// Takes the calls of the app's own functions that look strings up for uses, when all files are scanned.
  package mutating func followFunctions() {
    let lookups = LookupTable(functions)
    for (call, location) in calls.sorted(by: {
      ($0.location, $0.call.text) < ($1.location, $1.call.text)
    }) {
      guard let use = lookups.use(of: call, at: location) else { continue }
      add(use)
    }
    for index in uses.indices {
      uses[index].isOfOwnClass = uses[index].bundleClass.map(classes.contains) ?? false
    }
    (functions, calls, classes) = ([], [], [])
  }

  private mutating func note(commented tokens: [CodeToken]) {
    for (before, token) in zip(tokens, tokens.dropFirst()) {
      if before.isMark("."), let word = token.word {
        commentedNames.insert(KeyShape.letters(of: word))
      } else if let literal = token.text?.literal {
        commentedLiterals.insert(ExactText(literal))
      }
    }
  }

  private mutating func note(_ tokens: [CodeToken]) {
    var chain: [String] = []
    for index in tokens.indices {
      switch tokens[index].kind {
      case .word(let word):
        let letters = KeyShape.letters(of: word)
        let isMember = index > 0 && tokens[index - 1].isMark(".")
        if !isMember { chain.removeAll() }
        chain.append(letters)
        // `L10n.Some.key` stands for the key `some.key`, and a catalog's `.someKey` does too.
        var name = ""
        for part in chain.suffix(6).reversed() {
          name = part + name
          names.insert(name)
        }
      case .text(let text):
        note(text)
        noteParts(of: text, at: index, in: tokens)
      case .mark: continue
      }
    }
  }

  /// Takes a string literal that code joins with what only the running app knows:
  /// `"error" + code`, `[@"error" stringByAppendingString: code]`, `String(format: "error%d", code)`.
  private mutating func noteParts(of text: CodeText, at index: Int, in tokens: [CodeToken]) {
    guard let literal = text.literal, !literal.contains(where: \.isWhitespace) else { return }
    let after = index + 1 < tokens.count ? tokens[index + 1] : nil
    let isFollowed =
      after?.word?.hasPrefix("stringByAppending") == true
      || after?.isMark("+") == true && index + 2 < tokens.count && tokens[index + 2].text == nil
    if isFollowed, literal.utf8.count > 2 { beginnings.insert(literal) }
    let isPreceded = index > 1 && tokens[index - 1].isMark("+") && tokens[index - 2].text == nil
    if isPreceded, literal.utf8.count > 2 { endings.insert(literal) }
    let pieces = KeyShape.of(literal).split(
      separator: Character(KeyShape.gap), omittingEmptySubsequences: false)
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return }
    if first.utf8.count > 2 { beginnings.insert(String(first)) }
    if last.utf8.count > 2 { endings.insert(String(last)) }
  }

  private mutating func note(_ text: CodeText) {
    guard let literal = text.literal else {
      let pieces = text.pieces.map { KeyShape.of($0) }
      let shape = pieces.joined(separator: String(KeyShape.gap))
      shapes.insert(shape)
      interpolated.insert(shape)
      if let first = text.pieces.first, !first.isEmpty { beginnings.insert(first) }
      // Every text ends with a full stop or a space sooner or later.
      if let last = text.pieces.last, last.utf8.count > 2 { endings.insert(last) }
      return
    }
    literals[ExactText(literal), default: 0] += 1
    shapes.insert(KeyShape.of(literal))
    if let last = literal.utf8.last, literal.utf8.count > 1, last.joinsKeys {
      beginnings.insert(literal)
    }
    if let first = literal.utf8.first, literal.utf8.count > 2, first.joinsKeys {
      endings.insert(literal)
    }
  }

  /// Takes the keys that a screen shows.
  private mutating func scanScreen(_ bytes: [UInt8]) {
    let tokens = CodeLexer.lists(of: bytes, isSwift: false).first ?? []
    for index in tokens.indices.dropLast(2)
    where tokens[index].text?.literal == "key" && tokens[index + 1].isMark(":") {
      guard let key = tokens[index + 2].text else { continue }
      hasScreens = true
      note(key)
    }
  }

  /// Takes every value and every text of XML for something that may be a key.
  private mutating func scanMarkup(_ bytes: [UInt8], path: String) {
    if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      defects += InterfaceDefectFinder.found(in: bytes).map { found in
        CodeDefect(
          kind: found.kind,
          location: SourceLocation(
            file: path, line: found.location.line, column: found.location.column))
      }
    }
    let marks: Set<UInt8> = [UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">")]
    for piece in bytes.split(whereSeparator: { marks.contains($0) }) where piece.count < 1000 {
      literals[ExactText(String(decoding: piece, as: UTF8.self)), default: 0] += 1
    }
  }
}

extension UInt8 {
  /// Whether it often is between the parts of a key.
  fileprivate var joinsKeys: Bool {
    [UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "/")].contains(self)
  }
}
