import AuditModel
import TextShaping
import ViewTree

extension LayoutPass {
  /// The size of a text, when it is offered so much room.
  func measureText(_ id: Position<LaidOutText>, _ proposal: Proposal) -> Size {
    let fit = fit(texts[id], width: proposal.width, height: proposal.height)
    return Size(width: fit.width, height: fit.height)
  }

  /// Breaks a text into lines in the room it was given in the end.
  func setText(_ id: Position<LaidOutText>, width: Double, height: Double) {
    let fit = fit(texts[id], width: width, height: height)
    texts[id].availableWidth = width < 0 ? .infinity : width
    texts[id].availableLines = fit.limit
    texts[id].lineCount = fit.lines.lineCount
    texts[id].isTruncated = fit.lines.isTruncated
    texts[id].breaksWord = fit.lines.breaksWord
    texts[id].scale = fit.scale
  }

  /// A text in so much room.
  private struct Fit {
    var lines: LineBreaking
    var limit: Int
    var scale: Double
    var width: Double
    var height: Double
  }

  private func fit(_ text: LaidOutText, width: Double, height: Double) -> Fit {
    let leading = text.leading
    let limit = limit(of: text, leading: leading, height: height)
    let isOpen = width < 0
    let available = isOpen ? Double.infinity : width
    var scale = 1.0
    var lines = catalog[text.shape].breakLines(
      width: available / text.pointSize, limit: limit)
    if lines.isTruncated, text.minimumScaleFactor < 1 {
      (scale, lines) = shrunk(text, available: available, height: height)
    }
    let drawn = lines.width * text.pointSize * scale
    return Fit(
      lines: lines, limit: limit, scale: scale,
      width: lines.isTruncated && !isOpen ? max(width, min(drawn, width)) : drawn,
      height: Double(max(lines.lineCount, 1)) * leading * scale)
  }

  /// The most lines that the text's own limit and the height leave it; at least one.
  private func limit(of text: LaidOutText, leading: Double, height: Double) -> Int {
    let own = text.lineLimit <= 0 ? Int.max : text.lineLimit
    // A font without a size has no lines to count.
    guard height >= 0, leading > 0 else { return own }
    // The slack keeps a height that was measured as so many lines worth just as many.
    return min(own, max(1, Int(min(height / leading + 1e-6, 1e6))))
  }

  /// The largest scale at which the text fits, or the smallest one that is allowed.
  private func shrunk(
    _ text: LaidOutText, available: Double, height: Double
  ) -> (Double, LineBreaking) {
    let least = max(text.minimumScaleFactor, 0.01)
    var result = (least, LineBreaking())
    // UIKit does not publish its steps; a sixty-fourth is finer than can be seen.
    for step in 1...64 {
      let scale = max(least, 1 - Double(step) / 64)
      let limit = limit(of: text, leading: text.leading * scale, height: height)
      let lines = catalog[text.shape].breakLines(
        width: available / (text.pointSize * scale), limit: limit)
      result = (scale, lines)
      if !lines.isTruncated || scale == least { return result }
    }
    return result
  }
}
