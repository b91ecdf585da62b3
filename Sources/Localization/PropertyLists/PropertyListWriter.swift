/// Writes values as elements of an XML property list.
struct PropertyListWriter {
  /// The line end; nothing when all is in one line.
  var lineEnd = "\n"
  /// The indentation of one level.
  var unit = "\t"
  /// Whether the file can hold a character as it is.
  var canHold: @Sendable (Unicode.Scalar) -> Bool = { _ in true }

  /// A whole file as Xcode writes it, with a line for each tag.
  func document(_ members: [PropertyListItem.Member], header: String?) -> String {
    let comment = header.map { "<!-- \($0.asMarkupComment) -->\n" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      \(comment)<plist version="1.0">
      \(element(.dictionary(members), indentation: ""))
      </plist>

      """
  }

  /// Keys with their values, line by line, without white space around them.
  func members(_ members: [PropertyListItem.Member], indentation: String) -> String {
    members.map { member($0, indentation: indentation) }.joined(separator: lineEnd + indentation)
  }

  private func member(_ member: PropertyListItem.Member, indentation: String) -> String {
    let comment = member.comment.map { "<!-- \($0.asMarkupComment) -->" + lineEnd + indentation }
    return (comment ?? "") + "<key>\(escaped(member.key))</key>" + lineEnd + indentation
      + element(member.item, indentation: indentation)
  }

  /// A value with its tags, the lines behind the first indented.
  func element(_ item: PropertyListItem, indentation: String) -> String {
    switch item {
    case .text(let text): return "<string>\(escaped(text))</string>"
    case .dictionary(let members):
      let inner = lineEnd.isEmpty ? "" : indentation + unit
      let lines = members.isEmpty ? "" : inner + self.members(members, indentation: inner) + lineEnd
      return "<dict>" + lineEnd + lines + indentation + "</dict>"
    }
  }

  /// A text as it is between two tags.
  func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A reader takes it for a line feed otherwise.
      case "\r": result += "&#13;"
      // Whatever is not refused before, the list stays well-formed.
      case _ where !scalar.isInXML: result += "\u{FFFD}"
      case _ where !canHold(scalar): result += "&#x\(String(scalar.value, radix: 16));"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether XML can hold it, as itself or as a reference (XML 1.0, 2.2).
  fileprivate var isInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D: true
    case 0..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}

extension String {
  /// The first character that XML cannot hold at all (XML 1.0, 2.2), none when it can hold all.
  ///
  /// At the beginning of a text Foundation takes U+FEFF for a byte order mark and drops it, as a
  /// reference too.
  var unwritableInXML: Unicode.Scalar? {
    if unicodeScalars.first == "\u{FEFF}" { return "\u{FEFF}" }
    return unicodeScalars.first { !$0.isInXML }
  }

  /// Why XML cannot hold it, none when it can.
  var obstacleInXML: String? {
    unwritableInXML.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let zeros = String(repeating: "0", count: max(0, 4 - digits.count))
      return "an XML property list cannot hold the character U+\(zeros)\(digits)"
    }
  }

  /// The text of a comment of XML, where two hyphens would end it; characters that XML cannot hold
  /// are left out.
  fileprivate var asMarkupComment: String {
    var text = String(
      String.UnicodeScalarView(
        unicodeScalars.filter { String($0).unwritableInXML == nil && $0 != "\r" }))
    while let range = text.firstRange(of: "--") { text.replaceSubrange(range, with: "- -") }
    return text.hasSuffix("-") ? text + " " : text
  }
}
