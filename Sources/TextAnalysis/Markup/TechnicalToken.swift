import MessageSyntax

/// A word that means the same in every language: an address of a machine, a path, an option, the
/// name of a function, or a hashtag.
package struct TechnicalToken: Hashable {
  /// Its kind.
  package enum Kind: String {
    case machine = "IP address"
    case path = "path"
    case option = "option"
    case function = "function"
    case hashtag = "hashtag"
  }

  /// Its kind.
  package let kind: Kind
  /// How it is written.
  package let text: String

  /// Takes a token that is known by its looks.
  package init(kind: Kind, text: String) {
    self.kind = kind
    self.text = text
  }

  /// Whether translations change it on purpose: a folder of the home folder, which macOS shows in
  /// the language, a hashtag, or a word that stands for any option.
  package var mayBeTranslated: Bool {
    switch kind {
    case .hashtag: true
    case .path: text.hasPrefix("~/") || isSamplePath
    case .option: ["--option", "--options", "--foo", "--bar", "--name", "--value"].contains(text)
    case .machine, .function: false
    }
  }

  /// Whether a path is an example: it begins with no folder of a system, or has a word in it that stands for
  /// any.
  private var isSamplePath: Bool {
    let folders = text.split(separator: "/").map { $0.lowercased() }
    guard let first = folders.first else { return false }
    return !Self.systemFolders.contains(first)
      || folders.contains { folder in
        Self.sampleFolders.contains { folder == $0 || folder.hasPrefix("\($0).") }
      }
  }

  /// The folders at the root of Unix and of Apple's systems (Filesystem Hierarchy Standard 3.0; hier(7)).
  private static let systemFolders: Set = [
    "bin", "boot", "dev", "etc", "home", "lib", "lib64", "media", "mnt", "opt", "proc", "root",
    "run", "sbin", "srv", "sys", "tmp", "usr", "var", "applications", "library", "private",
    "system", "users", "volumes",
  ]
  private static let sampleFolders: Set = [
    "example", "user", "username", "foo", "bar", "my", "your", "some",
  ]

  /// The first token of a text that `isWanted`, which is asked in their order.
  package static func first(
    in text: String, where isWanted: (TechnicalToken) -> Bool
  ) -> TechnicalToken? {
    var text = text
    return text.withUTF8 { bytes in
      var start = 0
      while start < bytes.count {
        guard !bytes[start].separatesTokens else {
          start += 1
          continue
        }
        var end = start
        while end < bytes.count, !bytes[end].separatesTokens { end += 1 }
        let word = Word(bytes[start..<end])
        if let kind = word.kind {
          let token = TechnicalToken(kind: kind, text: String(decoding: word.bytes, as: UTF8.self))
          if isWanted(token) { return token }
        }
        start = end
      }
      return nil
    }
  }
}

/// The bytes between two separators, without the marks of a sentence around them.
private struct Word {
  let bytes: Slice<UnsafeBufferPointer<UInt8>>

  init(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var bytes = bytes
    while let first = bytes.first, "('!?".utf8.contains(first) { bytes = bytes.dropFirst() }
    while let last = bytes.last {
      let isStray = last == UInt8(ascii: ")") && !bytes.contains(UInt8(ascii: "("))
      guard isStray || ".!?:'".utf8.contains(last) else { break }
      bytes = bytes.dropLast()
    }
    self.bytes = bytes
  }

  var kind: TechnicalToken.Kind? {
    guard bytes.count >= 4, bytes.count < 256, let first = bytes.first else { return nil }
    switch first {
    case UInt8(ascii: "/"), UInt8(ascii: "~"): return isPath ? .path : nil
    case UInt8(ascii: "-"): return isOption ? .option : nil
    case UInt8(ascii: "#"): return isHashtag ? .hashtag : nil
    case _ where first.isDigit: return isMachine ? .machine : nil
    default: return isFunction ? .function : nil
    }
  }

  private var isMachine: Bool {
    guard bytes.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) else { return false }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        (1...3).contains(part.count) && part.reduce(0) { $0 * 10 + Int($1 - 0x30) } < 256
      }
  }

  /// A path from the root or the home folder on with at least two folders, which is no example.
  private var isPath: Bool {
    guard bytes.starts(with: "/".utf8) || bytes.starts(with: "~/".utf8),
      !bytes.starts(with: "//".utf8), !bytes.starts(with: "/path/".utf8),
      !bytes.contains(where: { $0 == UInt8(ascii: "%") })
    else { return false }
    let parts = bytes.split(separator: UInt8(ascii: "/"))
    guard parts.count >= 2, let first = parts.first else { return false }
    return !first.contains { (0x41...0x5A).contains($0) }
      && parts.allSatisfy { $0.contains { $0.isLetter } || $0.elementsEqual("~".utf8) }
  }

  private var isOption: Bool {
    let name = bytes.dropFirst(2)
    return bytes.starts(with: "--".utf8) && name.first != UInt8(ascii: "-")
      && name.allSatisfy { $0 == UInt8(ascii: "-") || (0x61...0x7A).contains($0) }
  }

  private var isFunction: Bool {
    bytes.count >= 5 && bytes.suffix(2).elementsEqual("()".utf8)
      && bytes.dropLast(2).allSatisfy {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".")
      }
  }

  private var isHashtag: Bool {
    let name = bytes.dropFirst()
    return name.first?.isLetter == true && !name.contains(UInt8(ascii: "#"))
      && name.contains { !$0.isHexDigit }
  }
}

extension UInt8 {
  /// Whether no token goes on behind it: spaces, quotation marks, brackets, and whatever is not of
  /// ASCII.
  fileprivate var separatesTokens: Bool {
    switch self {
    case 0...0x20, 0x7F...: true
    case UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "="):
      true
    default: false
    }
  }

  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  fileprivate var isHexDigit: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }
}
