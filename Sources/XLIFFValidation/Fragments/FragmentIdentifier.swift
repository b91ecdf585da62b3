/// A reference into an XLIFF document, such as `#f=f1/u=u1/n=n1` (XLIFF 2, Fragment
/// Identification).
struct FragmentIdentifier: Hashable {
  /// One step of it.
  struct Selector: Hashable {
    let prefix: String?
    let id: String

    /// Whether it only says in which file, group or unit to look.
    var isContainer: Bool { prefix == "f" || prefix == "g" || prefix == "u" }
  }

  /// Why a text is no reference.
  struct Fault: Error, Hashable {
    let message: String
    let suggestion: String
  }

  /// Whether it counts from the document, and not from where it is.
  let isAbsolute: Bool
  let selectors: [Selector]

  /// The referenced object in the file, group or unit; none when it is one of these itself.
  var leaf: Selector? { selectors.last.flatMap { $0.isContainer ? nil : $0 } }

  func container(_ prefix: String) -> String? { selectors.first { $0.prefix == prefix }?.id }

  /// Reads what follows the `#`.
  init(_ text: Substring, prefixes: FragmentPrefixes) throws(Fault) {
    isAbsolute = text.hasPrefix("/")
    let parts = text.dropFirst(isAbsolute ? 1 : 0).split(
      separator: "/", omittingEmptySubsequences: false)
    var selectors: [Selector] = []
    for part in parts { selectors.append(try Self.selector(part, prefixes)) }
    try Self.checkOrder(selectors)
    self.selectors = selectors
  }

  private static func selector(
    _ text: Substring, _ prefixes: FragmentPrefixes
  ) throws(Fault) -> Selector {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let id = String(parts.last ?? "")
    guard id.isNameToken else {
      throw Fault(
        message: "“\(text)” does not end in an id", suggestion: "write “prefix=id” or “id”")
    }
    guard parts.count == 2 else { return Selector(prefix: nil, id: id) }
    let prefix = String(parts[0])
    guard prefix.isNameToken else {
      throw Fault(
        message: "“\(prefix)” is no prefix", suggestion: "write a prefix of letters and digits")
    }
    guard prefixes.isKnown(prefix) else { throw unknown(prefix) }
    return Selector(prefix: prefix, id: id)
  }

  private static func unknown(_ prefix: String) -> Fault {
    prefix.count == 1
      ? Fault(
        message: "there is no prefix “\(prefix)”, and those of extensions are longer",
        suggestion: "write f, g, u, n, d or t, or the registered prefix of a module")
      : Fault(
        message: "the prefix “\(prefix)” is not registered",
        suggestion: "write the registered prefix of a module or extension")
  }

  private static func checkOrder(_ selectors: [Selector]) throws(Fault) {
    var seen: Set<String> = []
    var depth = 0
    for (index, selector) in selectors.enumerated() {
      let prefix = selector.prefix ?? ""
      guard selector.prefix == nil || seen.insert(prefix).inserted else {
        throw Fault(
          message: "duplicate prefix “\(prefix)”", suggestion: "name each level once")
      }
      guard selector.isContainer else {
        guard index == selectors.count - 1 else {
          throw Fault(
            message: "“\(selector.id)” is not the last part",
            suggestion: "end with the element that is meant, and name only one")
        }
        continue
      }
      let level = prefix == "f" ? 1 : prefix == "g" ? 2 : 3
      guard level > depth else {
        throw Fault(
          message: "“\(prefix)=” comes too late", suggestion: "write file, group and unit in order"
        )
      }
      depth = level
    }
  }
}
