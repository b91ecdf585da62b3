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
      let name = String(word.prefix { $0 != "=" })
      let attached = word == name ? nil : String(word.dropFirst(name.count + 1))
      if known.contains(name) {
        guard attached == nil else {
          throw .usage("\(name) takes no value; see “legible help \(command)”")
        }
        flags.insert(name)
      } else if options.contains(name) {
        guard let value = attached ?? Self.value(from: &rest), !value.isEmpty else {
          throw .usage("\(name) needs a value; see “legible help \(command)”")
        }
        values[name] = value
        repeated[name, default: []].append(value)
      } else {
        throw Self.unknown(name, among: options + known, command: command)
      }
    }
  }

  /// The next word, unless it is an option itself.
  private static func value(from rest: inout ArraySlice<String>) -> String? {
    rest.first?.hasPrefix("--") == true ? nil : rest.popFirst()
  }

  /// The value of an option, the last one if it was given more than once.
  func value(_ name: String) -> String? { values[name] }

  /// All values of an option.
  func all(_ name: String) -> [String] { repeated[name] ?? [] }

  /// The parts of an option's values between commas, none of them empty; an option that is repeated
  /// adds to the list.
  func list(_ name: String) -> [String]? {
    repeated[name].map { values in
      values.joined(separator: ",").split(separator: ",").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }.filter { !$0.isEmpty }
    }
  }

  /// Whether a flag was given.
  func has(_ flag: String) -> Bool { flags.contains(flag) }

  /// The names of the option for the language that an app is written in.
  static let sourceOptions = ["--source", "--source-language"]

  /// The language that an app is written in, if it was named.
  var sourceLocale: LocaleIdentifier? {
    Self.sourceOptions.lazy.compactMap { values[$0] }.first.map { LocaleIdentifier($0) }
  }

  private static func unknown(
    _ name: String, among options: [String], command: String
  ) -> CommandError {
    let hint = NearestWord.to(name, among: options).map { "did you mean \($0)?" }
    return .usage("unknown option \(name); \(hint ?? "see “legible help \(command)”")")
  }
}
