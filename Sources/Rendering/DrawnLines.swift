import Layout
import SystemFont
import TextShaping
import ViewTree

/// Breaks a text into the lines that are seen, with what is drawn at their ends.
struct DrawnLines {
  private let shape: ShapedText
  private let ellipsis: ShapedText
  /// None where no line ends with one.
  private let hyphen: ShapedText?
  private let truncationMode: TruncationMode
  private let size: FontSize

  init(_ text: LaidOutText, in catalog: TextCatalog) {
    shape = catalog[text.shape]
    ellipsis = catalog.ellipsis(as: text.setting)
    size = text.drawnSize
    hyphen = shape.hyphenWidth != .zero ? catalog.hyphen(as: text.setting) : nil
    truncationMode = text.truncationMode
  }

  /// The lines for a width in points, at most `limit`, of which `isSeen` holds for their numbers.
  func lines(
    width: Double, limit: Int, where isSeen: (Int) -> Bool
  ) -> [(number: Int, pieces: [LinePiece])] {
    var lines: [(number: Int, pieces: [LinePiece])] = []
    var number = 0
    shape.forEachLine(width: width, at: size, limit: limit) { line in
      let width = number == 0 ? width - shape.indent : width
      if isSeen(number) { lines.append((number, pieces(of: line, width: width))) }
      number += 1
    }
    return lines
  }

  private func pieces(of line: ShapedText.Line, width: Double) -> [LinePiece] {
    if line.isLastAllowed, line.clusters.upperBound < shape.clusters.count {
      return cut(from: line.clusters.lowerBound, width: width)
    }
    let text = LinePiece(shape: shape, clusters: trimmed(line.clusters))
    guard line.endsWithHyphen, let hyphen else { return [text] }
    return [text, whole(hyphen)]
  }

  private func whole(_ shape: ShapedText) -> LinePiece {
    LinePiece(shape: shape, clusters: 0..<shape.clusters.count)
  }

  /// A line that does not hold all that is left of the text.
  private func cut(from first: Int, width: Double) -> [LinePiece] {
    let dots = whole(ellipsis)
    let available = max(0, width - dots.width(at: size))
    let lineEnd = shape.breaks.first { $0.isMandatory && $0.nextCluster > first }
    let all = first..<(lineEnd?.nextCluster ?? shape.clusters.count)
    switch truncationMode {
    case .tail: return [prefix(of: all, available: available), dots]
    case .head: return [dots, suffix(of: all, available: available)]
    case .middle:
      return [
        prefix(of: all, available: available / 2), dots, suffix(of: all, available: available / 2),
      ]
    }
  }

  private func prefix(of clusters: Range<Int>, available: Double) -> LinePiece {
    var end = clusters.lowerBound
    while end < clusters.upperBound,
      LinePiece(shape: shape, clusters: clusters.lowerBound..<end + 1).width(at: size)
        <= available
    {
      end += 1
    }
    return LinePiece(shape: shape, clusters: trimmed(clusters.lowerBound..<end))
  }

  private func suffix(of clusters: Range<Int>, available: Double) -> LinePiece {
    var start = clusters.upperBound
    while start > clusters.lowerBound,
      LinePiece(shape: shape, clusters: start - 1..<clusters.upperBound).width(at: size)
        <= available
    {
      start -= 1
    }
    return LinePiece(shape: shape, clusters: start..<clusters.upperBound)
  }

  private func trimmed(_ clusters: Range<Int>) -> Range<Int> {
    var end = clusters.upperBound
    while end > clusters.lowerBound, shape.clusters[end - 1].isWhitespace { end -= 1 }
    return clusters.lowerBound..<end
  }
}
