import MessageSyntax

/// An address of the web in its parts.
package struct WebAddress: Hashable {
  /// As it is written.
  package let text: String
  /// The scheme before `://`, in lower case; nothing when there is none.
  package let scheme: String
  /// The host in lower case, without `www.`.
  package let host: String
  /// The part behind the host.
  package let path: String

  /// Takes an address with or without a scheme.
  package init(_ text: some StringProtocol) {
    self.text = String(text)
    var rest = Substring(text.lowercased())
    if let colon = rest.firstRange(of: "://") {
      scheme = String(rest[..<colon.lowerBound])
      rest = rest[colon.upperBound...]
    } else {
      scheme = ""
    }
    let end = rest.firstIndex { "/?#:".contains($0) } ?? rest.endIndex
    var host = rest[..<end]
    if let at = host.lastIndex(of: "@") { host = host[host.index(after: at)...] }
    if host.hasPrefix("www.") { host = host.dropFirst(4) }
    self.host = String(host)
    path = String(rest[end...])
  }

  /// The name that is registered, without the language and the country: `example` in
  /// `de.example.co.uk`.
  package var owner: Substring {
    var labels = host.split(separator: ".")
    if labels.count > 1 { labels.removeLast() }
    if labels.count > 1, let last = labels.last, Self.generic.contains(last) { labels.removeLast() }
    return labels.last ?? ""
  }

  /// The second-level domains that countries share: `co.uk`, `com.br`.
  private static let generic: Set<Substring> = [
    "co", "com", "org", "net", "gov", "edu", "ac", "or", "ne", "go", "gob", "gouv",
  ]

  /// Whether it may only be an example, or the name of a product: without a scheme and a path, or
  /// with a host of one word.
  package var mayBeName: Bool { !host.contains(".") || (path.isEmpty && !text.contains("://")) }

  /// Whether it is an app by the name of its bundle, such as “Mail.app”, and no host: translations
  /// call it “Mail”.
  package var isNameOfApp: Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count == 2 && labels[1] == "app" && labels[0].first?.isUppercase == true
  }

  /// Whether its host is reserved, or it only shows what an address looks like.
  package var isSample: Bool {
    let labels = host.split(separator: ".")
    guard let last = labels.last else { return true }
    // A host with a port and nothing else shows how to write one.
    if scheme.isEmpty, path.isPort { return true }
    if labels.count == 1 || Self.reserved.contains(last) || Self.isPrivate(labels) { return true }
    return owner.hasPrefix("your") || owner.hasPrefix("example")
      || ["server", "domain", "company", "website", "host", "hostname"].contains(owner)
  }

  /// The top-level domains that lead nowhere on the Internet: RFC 2606, RFC 6762, RFC 8375.
  package static let reserved: Set<Substring> = [
    "test", "example", "invalid", "localhost", "local", "internal", "lan", "home", "arpa",
  ]

  /// Whether it is an IPv4 address of a private network, of the device itself or of documentation:
  /// RFC 1918, RFC 5737.
  private static func isPrivate(_ labels: [Substring]) -> Bool {
    let numbers = labels.compactMap { UInt8($0) }
    guard labels.count == 4, numbers.count == 4 else { return false }
    switch (numbers[0], numbers[1], numbers[2]) {
    case (10, _, _), (127, _, _), (192, 168, _), (169, 254, _): return true
    case (172, 16...31, _): return true
    case (192, 0, 2), (198, 51, 100), (203, 0, 113), (0, 0, 0): return true
    default: return false
    }
  }

  /// Whether another address of the same place has a scheme that people cannot or should not use;
  /// the encrypted one in the place of the open one is no loss.
  package func losesScheme(in other: WebAddress) -> Bool {
    !scheme.isEmpty && !other.scheme.isEmpty && scheme != other.scheme
      && !(scheme == "http" && other.scheme == "https")
  }

  /// Whether it holds an argument, so that only the app knows where it leads; `%20` is a letter.
  var hasArgument: Bool { Self.hasArgument(text) }

  /// Whether the host is an argument or has one in it, or nothing is known of it.
  var isHiddenHost: Bool {
    host.isEmpty || Self.hasArgument(host) || hasArgument && (scheme.isEmpty || path.isEmpty)
  }

  private static func hasArgument(_ text: String) -> Bool {
    if text.contains("{") || text.contains("$") { return true }
    let bytes = Array(text.utf8)
    return bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "%")
        && !(index + 2 < bytes.count && bytes[index + 1].isHexadecimal
          && bytes[index + 2].isHexadecimal)
    }
  }

  /// How it differs from another one.
  package func difference(from other: WebAddress) -> Difference {
    if owner != other.owner { return .elsewhere }
    // Where an argument follows only the app knows which page it is.
    let isSamePage =
      hasArgument || other.hasArgument || path.withoutSlash == other.path.withoutSlash
    return host == other.host && isSamePage ? .none : .otherPage
  }

  /// How two addresses differ.
  package enum Difference: Comparable {
    /// They lead to the same page.
    case none
    /// They lead to pages of the same owner, as for another language.
    case otherPage
    /// They lead to another site.
    case elsewhere
  }
}

extension AuditedText {
  /// The text of a piece.
  package func text(of piece: MessagePiece) -> Substring {
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: piece.range.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: piece.range.count)]
  }

  /// The strings of all pieces of a sort.
  package func texts(of kind: MessagePiece.Kind) -> [Substring] {
    pieces.contains { $0.kind == kind }
      ? pieces.filter { $0.kind == kind }.map { text(of: $0) } : []
  }

  /// The addresses of the web that people read, as they are written.
  package var writtenAddresses: [Substring] { hasAny(of: [.slash, .mark]) ? texts(of: .url) : [] }

  /// The addresses of the web that people read.
  package var webAddresses: [WebAddress] {
    writtenAddresses.map { WebAddress($0) }.filter { !$0.isHiddenHost && !$0.isNameOfApp }
  }

  /// The addresses of the links of Markdown.
  var linkAddresses: [WebAddress] {
    guard has([.squareBracket, .parenthesis]) else { return [] }
    return texts(of: .link).filter { $0.hasPrefix("](") }.map {
      WebAddress($0.dropFirst(2).dropLast())
    }
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }
}

extension String {
  /// Whether it is a colon with a number and nothing else.
  fileprivate var isPort: Bool {
    hasPrefix(":") && utf8.count > 1 && utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }

  fileprivate var withoutSlash: Substring { hasSuffix("/") ? dropLast() : self[...] }
}
