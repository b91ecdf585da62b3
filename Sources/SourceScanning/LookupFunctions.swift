/// Finds the functions of an app that hand one of their parameters on to a lookup of strings, such as
/// `func tr(_ key: String) -> String { NSLocalizedString(key, comment: "") }`, and the calls with literals
/// that may be calls of such functions.
struct LookupFunctions {
  private let tokens: [CodeToken]
  private let calls: CallFinder
  private let isSwift: Bool

  init(_ tokens: [CodeToken], isSwift: Bool, in bytes: [UInt8]) {
    self.tokens = tokens
    self.isSwift = isSwift
    calls = CallFinder(tokens, isSwift: isSwift, in: bytes)
  }

  /// The declared functions, those that look nothing up among them: two may share a name.
  func declared() -> [DeclaredFunction] {
    guard isSwift else { return tokens.indices.compactMap { macro(at: $0) } }
    var strings = extensionsOfString()[...]
    return tokens.indices.flatMap { index -> [DeclaredFunction] in
      while let first = strings.first, first.upperBound <= index { strings.removeFirst() }
      let isOnString = strings.first?.contains(index) ?? false
      switch tokens[index].word {
      case "func": return function(at: index, isOnString: isOnString)
      case "var" where isOnString: return property(at: index).map { [$0] } ?? []
      default: return []
      }
    }
  }

  /// The classes that are declared, which may name the app's own bundle.
  func classes() -> [String] {
    tokens.indices.dropLast().compactMap { index in
      guard isSwift, let kind = tokens[index].word, kind == "class" || kind == "actor" else {
        return nil
      }
      return tokens[index + 1].word
    }
  }
}

extension LookupFunctions {
  /// `func name(_ key: String, comment: String) -> String { … }`
  private func function(at index: Int, isOnString: Bool) -> [DeclaredFunction] {
    guard index + 2 < tokens.count, let name = tokens[index + 1].word,
      let open = tokens[(index + 2)...].prefix(40).firstIndex(where: { $0.isMark("(") })
    else { return [] }
    let parameters = calls.arguments(from: open + 1)
    let names = parameters.enumerated().map { parameter($1, at: $0) }
    let end = parameters.last?.range.upperBound ?? open + 1
    guard let body = body(from: end) else { return [] }
    var result = names.compactMap { parameter -> DeclaredFunction? in
      guard let parameter, parameter.isString else { return nil }
      let lookup = lookup(of: parameter.name, in: body, parameters: names.map { $0 ?? .unnamed })
      return DeclaredFunction(name: name, key: .argument(parameter.argument), lookup: lookup)
    }
    if isOnString {
      result.append(
        DeclaredFunction(
          name: name, key: .receiver, lookup: lookup(of: "self", in: body, parameters: [])))
    }
    return result
  }

  /// `var name: String { NSLocalizedString(self, comment: "") }` of a string
  private func property(at index: Int) -> DeclaredFunction? {
    guard index + 1 < tokens.count, let name = tokens[index + 1].word,
      let body = body(from: index + 2)
    else { return nil }
    return DeclaredFunction(
      name: name, key: .receiver, lookup: lookup(of: "self", in: body, parameters: []))
  }

  /// `#define L(key) NSLocalizedString(key, nil)`
  private func macro(at index: Int) -> DeclaredFunction? {
    guard tokens[index].word == "define", index > 0, tokens[index - 1].isMark("#"),
      index + 5 < tokens.count, let name = tokens[index + 1].word, tokens[index + 2].isMark("("),
      tokens[index + 2].offset == tokens[index + 1].offset + name.utf8.count,
      let key = tokens[index + 3].word, tokens[index + 4].isMark(")"),
      let lookup = calls.lookup(at: index + 5), calls.isOnly(key, in: lookup.key)
    else { return nil }
    return DeclaredFunction(
      name: name, key: .argument(.position(0)),
      lookup: DeclaredFunction.Lookup(use: lookup.use, table: nil, callee: nil))
  }

  /// A parameter with its label and its name inside.
  private struct Parameter {
    let argument: LocalizingCall.Argument
    let name: String
    let isString: Bool

    static let unnamed = Parameter(argument: .position(.max), name: "", isString: false)
  }

  private func parameter(_ part: CallFinder.Part, at position: Int) -> Parameter? {
    // The parts of a call have one label; a parameter may have a name behind it.
    let start = part.label == nil ? part.range.lowerBound : part.range.lowerBound - 2
    guard let label = tokens[start].word else { return nil }
    let hasName = start + 1 < part.range.upperBound && tokens[start + 1].word != nil
    let name = hasName ? tokens[start + 1].word ?? label : label
    let colon = start + (hasName ? 2 : 1)
    guard colon + 1 < part.range.upperBound, tokens[colon].isMark(":") else { return nil }
    let type = tokens[colon + 1].word
    let isOther = colon + 2 < part.range.upperBound && !tokens[colon + 2].isMark("=")
    return Parameter(
      argument: label == "_" ? .position(position) : .label(label), name: name,
      isString: !isOther && (type == "String" || type == "StaticString"))
  }

  /// The tokens between the braces of a function whose head ends before an index; none of a requirement.
  private func body(from start: Int) -> Range<Int>? {
    var index = start
    while index < min(tokens.count, start + 40), !tokens[index].isMark("{") {
      if let word = tokens[index].word, ["func", "var", "let", "init"].contains(word) {
        return nil
      }
      if tokens[index].isMark("}") || tokens[index].isMark("=") { return nil }
      index += 1
    }
    guard index < tokens.count, tokens[index].isMark("{") else { return nil }
    return closed(from: index)
  }

  /// The tokens between two braces, of which the first has an index; those of a long body are not looked at.
  private func closed(from open: Int, longest: Int = 600) -> Range<Int>? {
    var depth = 0
    for index in open..<min(tokens.count, open + longest) {
      if tokens[index].isMark("{") { depth += 1 }
      if tokens[index].isMark("}") { depth -= 1 }
      if depth == 0 { return open + 1..<index }
    }
    return nil
  }

  /// The bodies of `extension String { … }`, in order; one in another, which Swift does not have, is left out.
  private func extensionsOfString() -> [Range<Int>] {
    var result: [Range<Int>] = []
    for index in tokens.indices.dropLast(2)
    where tokens[index].word == "extension" && tokens[index + 1].word == "String"
      && index >= result.last?.upperBound ?? 0
    {
      guard let open = tokens[(index + 2)...].prefix(20).firstIndex(where: { $0.isMark("{") })
      else { continue }
      // A body that is not closed here is looked at as far as it goes.
      let most = min(tokens.count, open + 20_000)
      result.append(closed(from: open, longest: 20_000) ?? open + 1..<most)
    }
    return result
  }

  /// The lookup of a parameter in a body, by the app's own function or by one of Foundation's.
  private func lookup(
    of name: String, in body: Range<Int>, parameters: [Parameter]
  ) -> DeclaredFunction.Lookup? {
    guard body.contains(where: { tokens[$0].word == name }) else { return nil }
    for index in body where index + 1 < body.upperBound && tokens[index + 1].isMark("(") {
      if let lookup = calls.lookup(at: index) {
        guard lookup.use.isExplicit, calls.isOnly(name, in: lookup.key) else { continue }
        let table = lookup.table.flatMap { part in
          parameters.first { calls.isOnly($0.name, in: part) }
        }
        if lookup.hasUnknownTable, table == nil { continue }
        return DeclaredFunction.Lookup(use: lookup.use, table: table?.argument, callee: nil)
      }
      guard let callee = tokens[index].word else { continue }
      for (position, part) in calls.arguments(from: index + 2).enumerated()
      where calls.isOnly(name, in: part) {
        return DeclaredFunction.Lookup(
          use: nil, table: nil,
          callee: .init(
            name: callee,
            key: .argument(part.label.map { .label($0) } ?? .position(position))))
      }
    }
    return nil
  }
}

/// A function that is declared in code.
struct DeclaredFunction {
  let name: String
  let key: KeySource
  /// The lookup of its key; none where it does something else with it.
  let lookup: Lookup?

  /// Where a call has the key.
  enum KeySource: Hashable {
    case argument(LocalizingCall.Argument)
    /// The string that the function is called on.
    case receiver
  }

  /// A name with where the key is: functions may share a name.
  struct Signature: Hashable {
    let name: String
    let key: KeySource
  }

  /// A lookup that is handed the key.
  struct Lookup {
    /// The use that a function of Foundation makes of it, but for the key.
    let use: TextUse?
    /// The argument that names the table, where that is a parameter, too.
    let table: LocalizingCall.Argument?
    /// The app's own function that is handed the key instead.
    let callee: Signature?
  }

  var signature: Signature { Signature(name: name, key: key) }
}
