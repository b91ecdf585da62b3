import AuditModel

/// The words after a command, sorted into options with their values and everything else.
struct Arguments {
  /// The operands: words that are neither options nor values of options.
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []
  /// The origins of values that the words do not name.
  private var origins: [String: SettingOrigin] = [:]
  /// The configuration that goes with the call.
  var configuration: LoadedConfiguration?
  /// The findings that were known before.
  var baseline: LoadedBaseline?

  /// Classifies words; every option has to be one of those that the command declares.
  ///
  /// `--name value` and `--name=value` mean the same; after `--` all words are operands.
  init(_ words: [String], of command: CommandUsage) throws(CommandError) {
    let see = "see “legible help \(command.name)”"
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let name = String(word.prefix { $0 != "=" })
      let attached = word == name ? nil : String(word.dropFirst(name.count + 1))
      guard let option = command.options.first(where: { $0.names.contains(name) }) else {
        throw Self.unknown(name, of: command)
      }
      if option.value == .none {
        guard attached == nil else { throw .usage("\(name) takes no value; \(see)") }
        flags.insert(option.name)
      } else {
        guard let value = attached ?? Self.value(from: &rest), !value.isEmpty else {
          throw .usage("\(name) needs a value; \(see)")
        }
        values[option.name, default: []].append(value)
      }
    }
  }

  /// The next word, unless it is an option itself.
  private static func value(from rest: inout ArraySlice<String>) -> String? {
    rest.first?.hasPrefix("--") == true ? nil : rest.popFirst()
  }

  /// The value of an option by the name that help shows, the last one if it was given more than once.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The parts of an option's values between commas, none of them empty; an option that is repeated
  /// adds to the list.
  func list(_ name: String) -> [String]? {
    values[name].map { values in
      values.joined(separator: ",").split(separator: ",").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }.filter { !$0.isEmpty }
    }
  }

  /// Sets an option that the words do not name.
  ///
  /// - Parameter values: the values, which are `true` or `false` of a flag.
  mutating func setDefault(_ option: Option, to values: [String], from origin: SettingOrigin) {
    guard self.origin(of: option) == nil else { return }
    origins[option.name] = origin
    if option.value == .none {
      if values == ["true"] { flags.insert(option.name) }
    } else {
      self.values[option.name] = values
    }
  }

  /// Where the value of an option comes from; nil when it has none but the one of the command.
  func origin(of option: Option) -> SettingOrigin? {
    if let origin = origins[option.name] { return origin }
    return values[option.name] != nil || flags.contains(option.name) ? .option(option.name) : nil
  }

  /// The same call without its first operand, such as the action of a command.
  func withoutFirstOperand() -> Arguments {
    var result = self
    result.operands = Array(operands.dropFirst())
    return result
  }

  /// Leaves out operands.
  mutating func keepOnly(operands isKept: (String) -> Bool) { operands.removeAll { !isKept($0) } }

  /// Leaves out options, by the names that help shows.
  mutating func remove(_ names: [String]) {
    for name in names {
      values[name] = nil
      flags.remove(name)
      origins[name] = nil
    }
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  private static func unknown(_ name: String, of command: CommandUsage) -> CommandError {
    let known = command.options.flatMap(\.names)
    if name == "--path", command.operands.contains(where: { $0.synopsis.contains("PATH") }) {
      return .usage(
        "unknown option \(name); write the path without it: “legible \(command.name) PATH”")
    }
    if let nearest = NearestWord.to(name, among: known) {
      return .usage("unknown option \(name); did you mean \(nearest)?")
    }
    let list = known.isEmpty ? "no options" : known.joined(separator: ", ")
    return .usage("unknown option \(name); “legible \(command.name)” takes \(list)")
  }
}
