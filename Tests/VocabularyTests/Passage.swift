/// A stretch of prose: a paragraph of comments, a string literal, a paragraph of Markdown.
struct Passage: Equatable {
  enum Kind {
    case comment
    case string
    case markdown
  }

  let file: String
  /// The line in which it begins, from 1.
  let line: Int
  let kind: Kind
  let text: String
}

extension Passage {
  /// The paragraphs and table cells of a Markdown file, without blocks of code.
  static func markdown(_ text: String, file: String) -> [Passage] {
    var result: [Passage] = []
    var paragraph: [Substring] = []
    var isCode = false
    func end(before line: Int) {
      guard !paragraph.isEmpty else { return }
      result.append(
        Passage(
          file: file, line: line - paragraph.count + 1, kind: .markdown,
          text: paragraph.joined(separator: " ")))
      paragraph = []
    }
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.isEmpty || line.hasPrefix("```") {
        end(before: number)
      } else if line.hasPrefix("|") {
        end(before: number)
        result += line.split(separator: "|").map { cell in
          Passage(file: file, line: number + 1, kind: .markdown, text: String(cell))
        }
      } else {
        if line.hasPrefix("- ") || line.hasPrefix("#") { end(before: number) }
        paragraph.append(line)
      }
    }
    end(before: text.utf8.count(where: { $0 == 0x0A }) + 1)
    return result
  }
}
