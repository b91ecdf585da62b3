import Localization
import SourceText

/// Changes as little of a target as it takes for it to be another text, so that codes, references and
/// comments stay as they are written.
struct LeastTargetEdit {
  /// The document.
  let text: [UInt8]
  /// The strings of the `data` elements of the unit (XLIFF 2).
  let data: [String: String]
  /// Writes a text without codes.
  let write: (String) -> String

  /// The edit; none when codes would have to go, or when it is not that simple.
  func edit(of target: XLIFFMarkup, to new: String) -> TextEdit? {
    guard !target.isEmptyTag, let old = written(target),
      let change = old.change(to: new)
    else { return nil }
    return TextEdit(range: change.written, text: write(change.text))
  }

  private func written(_ target: XLIFFMarkup) -> WrittenText? {
    var result = WrittenText(at: target.content.lowerBound)
    var end = target.content.lowerBound
    for child in target.children {
      let range: Range<Int>
      switch child {
      case .characterData: return nil
      case .text(let text):
        range = text
        guard let part = WrittenText(xml: self.text[text]) else { return nil }
        result.add(gap: end..<range.lowerBound)
        result.add(part)
      case .element(let element):
        range = element.range
        result.add(gap: end..<range.lowerBound)
        result.add(range, native(of: element).utf8, isFixed: true)
      }
      end = range.upperBound
    }
    result.add(gap: end..<target.content.upperBound)
    return result
  }

  /// All characters that an element stands for.
  private func native(of element: XLIFFMarkup) -> String {
    var reader = InlineTextReader(text, data: data)
    var parent = element
    parent.children = [.element(element)]
    return reader.read(parent).pieces.compactMap(\.native).joined()
  }
}

extension WrittenText {
  /// Adds a comment, if there is one.
  fileprivate mutating func add(gap: Range<Int>) {
    if !gap.isEmpty { add(gap, [], isFixed: true) }
  }
}
