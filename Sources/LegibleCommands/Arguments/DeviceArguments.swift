import AuditModel
import ViewTree

extension Option {
  /// Which devices screens are laid out on.
  static func devices(help: String) -> Option {
    Option(
      "--devices", value: .word("LIST"), repeats: true,
      help: "\(help), with commas between them; * matches any characters, as in 'ipad-11*'; "
        + "“legible devices” lists them")
  }
}

extension NamedDevice {
  /// The devices of those names and patterns, in the order in which they are listed.
  static func select(_ patterns: [String]) throws(CommandError) -> [NamedDevice] {
    do throws(CommandError) {
      return try NamedValue.select(
        patterns, kind: "device", amongPatterns: all.map { ($0.name, $0) })
    } catch {
      let end = error.message.hasSuffix("?") ? " " : "; "
      throw .usage("\(error.message)\(end)“legible devices” lists them")
    }
  }

  /// The device of that name.
  static func find(_ name: String) throws(CommandError) -> NamedDevice {
    if let device = NamedDevice(named: name) { return device }
    let nearest = NearestWord.to(name, among: all.map(\.name))
    let hint = nearest.map { "did you mean “\($0)”? " } ?? ""
    throw .usage("unknown device “\(name)”; \(hint)“legible devices” lists them")
  }
}
