import Localization
import TextShaping

/// Ways to strings as Xcode writes them behind the keys of string catalogs (`plural.one`).
///
/// The shapes are those of Xcode 27's exports: names of substitutions that are no identifiers are
/// between `@`, as in `substitutions.@A.B@.plural.one`.
enum CatalogPath {
  /// The separator between a key and the path to one of its strings.
  static let separator = "|==|"

  /// The way that a text writes, none when it writes no way.
  static func parse(_ text: some StringProtocol) -> VariationPath? {
    var rest = Substring(text)
    var steps: [VariationPath.Step] = []
    while !rest.isEmpty {
      guard let step = takeStep(from: &rest), steps.count < 4 else { return nil }
      steps.append(step)
    }
    return steps.isEmpty ? nil : VariationPath(steps)
  }

  /// Whether a text begins as a way does, so that it may be meant as one.
  static func resemblesPath(_ text: some StringProtocol) -> Bool {
    axes.contains { text.hasPrefix($0) }
  }

  /// The way as it follows a key.
  static func text(of path: VariationPath) -> String {
    path.steps.map { step in
      if case .substitution(let name) = step, !name.isIdentifier {
        "substitutions.@\(name)@"
      } else {
        step.description
      }
    }.joined(separator: ".")
  }

  private static let axes = ["device.", "plural.", "substitutions.", "width.", "phrase."]

  // Source: the devices of string catalogs.
  private static let devices: Set<Substring> = [
    "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
  ]

  private static func takeStep(from rest: inout Substring) -> VariationPath.Step? {
    guard let axis = axes.first(where: { rest.hasPrefix($0) }) else { return nil }
    rest = rest.dropFirst(axis.count)
    guard let name = rest.first == "@" ? takeQuotedName(from: &rest) : takeName(from: &rest)
    else { return nil }
    switch axis {
    case "device.": return devices.contains(name) ? .device(String(name)) : nil
    case "plural.": return PluralCategory(rawValue: String(name)).map { .plural($0) }
    case "width.": return Int(name) == nil ? nil : .width(String(name))
    case "phrase.": return Int(name).map { .phrase($0) }
    default: return .substitution(String(name))
    }
  }

  private static func takeName(from rest: inout Substring) -> Substring? {
    let name = rest.prefix { $0 != "." }
    rest = rest.dropFirst(name.count + 1)
    return name.isEmpty ? nil : name
  }

  /// `@NAME@` and the full stop behind it; the name may hold full stops.
  private static func takeQuotedName(from rest: inout Substring) -> Substring? {
    let body = rest.dropFirst()
    if let end = body.firstRange(of: "@.") {
      rest = body[end.upperBound...]
      return body[..<end.lowerBound]
    }
    guard body.last == "@" else { return nil }
    rest = ""
    return body.dropLast()
  }
}

extension String {
  /// Whether it is made of ASCII letters, digits and low lines.
  fileprivate var isIdentifier: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 {
        case true: true
        case false: UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "_")
        }
      }
  }
}
