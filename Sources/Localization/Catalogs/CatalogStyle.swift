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
    switch value.kind {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let digits): return digits
    case .string(let text): return Self.quoted(text)
    case .array(let values):
      let lines = values.map { text(of: $0, indentation: inner(indentation)) }
      return block("[", lines, "]", indentation)
    case .object(let members):
      let lines = members.map { member($0, indentation: inner(indentation)) }
      return block("{", lines, "}", indentation)
    }
  }

  /// A name with its value.
  func member(_ member: JSONMember, indentation: String) -> String {
    Self.quoted(member.name) + colon + text(of: member.value, indentation: indentation)
  }

  private func inner(_ indentation: String) -> String {
    lineEnd.isEmpty ? "" : indentation + unit
  }

  /// Lines between brackets; Xcode leaves an empty line where there are none.
  private func block(
    _ opening: String, _ lines: [String], _ closing: String, _ indentation: String
  ) -> String {
    let inner = inner(indentation)
    let text = lines.joined(separator: "," + lineEnd + inner)
    let start = lines.isEmpty ? lineEnd : lineEnd + inner
    return opening + start + text + lineEnd + (lineEnd.isEmpty ? "" : indentation) + closing
  }

  /// A text between quotes; only what JSON demands is escaped (RFC 8259, 7).
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
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
    return result + "\""
  }
}
