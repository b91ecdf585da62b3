import JSONReading

/// How the JSON of a string catalog is written.
struct CatalogStyle: Hashable, Sendable {
  /// What ends a line; nothing when all stands in one line.
  var lineEnd = "\n"
  /// What one level is indented by.
  var unit = "  "
  /// What stands between a name and its value.
  var colon = " : "

  /// Xcode's own style.
  init() {}

  /// Looks at the first field of a file.
  init(of json: JSONTree) {
    guard let first = Array(json.children(of: json.root).prefix(1)).first else { return }
    let bytes = json.source.bytes
    let name = json.nameRange(of: first)
    colon = String(
      decoding: bytes[name.upperBound..<json.range(of: first).lowerBound], as: UTF8.self)
    if let indentation = bytes.indentation(at: name.lowerBound), name.lowerBound > 1 {
      unit = indentation
      lineEnd = bytes.lineEnd
    } else {
      lineEnd = ""
    }
  }

  /// The same without lines.
  var inOneLine: CatalogStyle {
    var style = self
    style.lineEnd = ""
    return style
  }

  /// The text of a value; the lines behind its first begin with an indentation.
  func text(of value: JSONValue, indentation: String) -> String {
    var text = ""
    write(value, indentation: indentation, to: &text)
    return text
  }

  /// A name with its value.
  func member(_ member: JSONMember, indentation: String) -> String {
    var text = ""
    write(member, indentation: indentation, to: &text)
    return text
  }

  private func write(_ value: JSONValue, indentation: String, to text: inout String) {
    switch value.kind {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): Self.quote(string, to: &text)
    case .array(let values):
      writeBlock("[", values, "]", indentation, to: &text) { write($0, indentation: $1, to: &$2) }
    case .object(let members):
      writeBlock("{", members, "}", indentation, to: &text) { write($0, indentation: $1, to: &$2) }
    }
  }

  private func write(_ member: JSONMember, indentation: String, to text: inout String) {
    Self.quote(member.name, to: &text)
    text += colon
    write(member.value, indentation: indentation, to: &text)
  }

  /// Lines between brackets; Xcode leaves an empty line where there are none.
  private func writeBlock<Element>(
    _ opening: String, _ elements: [Element], _ closing: String, _ indentation: String,
    to text: inout String, _ write: (Element, String, inout String) -> Void
  ) {
    let inner = lineEnd.isEmpty ? "" : indentation + unit
    text += opening + lineEnd
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," + lineEnd }
      text += inner
      write(element, inner, &text)
    }
    text += lineEnd + (lineEnd.isEmpty ? "" : indentation) + closing
  }

  /// A text between quotes; only what JSON demands is escaped (RFC 8259, 7).
  static func quoted(_ text: String) -> String {
    var result = ""
    quote(text, to: &result)
    return result
  }

  private static func quote(_ text: String, to result: inout String) {
    result += "\""
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != .quote && $0 != .backslash }) {
      result += text
    } else {
      for scalar in text.unicodeScalars { escape(scalar, to: &result) }
    }
    result += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case "\u{8}": result += "\\b"
    case "\u{C}": result += "\\f"
    case "\u{0}"..."\u{1F}":
      result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
    default: result.unicodeScalars.append(scalar)
    }
  }
}
