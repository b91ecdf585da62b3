/// An option of a command, declared once: parsing, help and tests come from it.
struct Option: Hashable, Sendable {
  /// Its names, the one that help shows first.
  let names: [String]
  /// Its value.
  let value: Value
  /// Its purpose, in a clause that begins in lower case.
  let help: String
  /// Whether each further use adds to it; of others the last one counts.
  var isRepeatable = false
  /// Whether the command needs it.
  var isRequired = false

  /// The value of an option.
  enum Value: Hashable, Sendable {
    /// Nothing: it is there or not.
    case none
    /// Any word, by what stands for it in help.
    case word(String)
    /// One of some names; the command needs it when no standard is named.
    case one(of: [String], standard: String?)
    /// Some of some names, with commas between them; all of them when no standard is named.
    case some(of: [String], standard: [String]?)
  }

  /// An option with a value, or a flag when there is none.
  init(_ names: String..., value: Value = .none, repeats: Bool = false, help: String) {
    self.names = names
    self.value = value
    self.help = help
    isRepeatable = repeats
    if case .some = value { isRepeatable = true }
    if case .one(_, nil) = value { isRequired = true }
  }

  /// The same option, of a command that needs it.
  var required: Option {
    var option = self
    option.isRequired = true
    return option
  }

  /// The name that help shows.
  var name: String { names.first ?? "" }

  /// The names that it accepts; none when it accepts any word.
  var accepted: [String] {
    switch value {
    case .none, .word: []
    case .one(let names, _), .some(let names, _): names
    }
  }
}
