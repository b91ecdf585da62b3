import AuditModel

/// The words after a command, sorted into options with their values and everything else.
struct Arguments {
  /// What is neither an option nor a value of one.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var repeated: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Sorts words; every option has to be one of those named.
  ///
  /// `--name value` and `--name=value` mean the same; after `--` all words are operands.
  init(
    _ words: [String], options: [String], flags known: [String] = [], command: String
  ) throws(CommandError) {
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
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts[0]
      if known.contains(name), parts.count == 1 {
        flags.insert(name)
      } else if options.contains(name) {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw .usage("\(name) needs a value; see “legible help \(command)”")
        }
        values[name] = value
        repeated[name, default: []].append(value)
      } else {
        throw Self.unknown(name, among: options + known, command: command)
      }
    }
  }

  /// The value of an option, the last one if it was given more than once.
  func value(_ name: String) -> String? { values[name] }

  /// All values of an option.
  func all(_ name: String) -> [String] { repeated[name] ?? [] }

  /// The parts of an option's value between commas.
  func list(_ name: String) -> [String]? {
    values[name].map { value in
      value.split(separator: ",").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  private static func unknown(
    _ name: String, among options: [String], command: String
  ) -> CommandError {
    let hint = NearestWord.to(name, among: options).map { "; did you mean \($0)?" } ?? ""
    return .usage("unknown option \(name)\(hint) See “legible help \(command)”.")
  }
}
