import JSONReading
import SourceText

extension JSONStyle {
  /// The style of a string catalog, by its first field; Xcode's own when it has none.
  init(of json: JSONTree) {
    self = .pretty
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
  var inOneLine: JSONStyle {
    var style = self
    style.lineEnd = ""
    return style
  }

  /// The text of a value; the lines behind its first begin with an indentation.
  func text(of value: JSONValue, indentation: String) -> String {
    JSONWriter.text(of: value, style: self, indentation: indentation)
  }

  /// A name with its value.
  func member(_ member: JSONMember, indentation: String) -> String {
    JSONQuoting.quoted(member.name) + colon + text(of: member.value, indentation: indentation)
  }
}
