import AuditModel
import SystemFont
import TextShaping
import ViewTree

extension LayoutPass {
  /// The size of a text, when it is offered so much room.
  func measureText(_ id: Position<LaidOutText>, _ proposal: Proposal) -> Size {
    let fit = fit(id, width: proposal.width, height: proposal.height)
    return Size(width: fit.width, height: fit.height)
  }

  /// Breaks a text into lines in the room it was given in the end.
  ///
  /// - Parameter isGrowing: whether that is as high as what is in it, so that it would grow with the text.
  func setText(
    _ id: Position<LaidOutText>, width: Double, height: Double, isGrowing: Bool = false
  ) {
    var fit = fit(id, width: width, height: height)
    if isGrowing, !fit.lines.isTruncated { fit = self.fit(id, width: width, height: Proposal.open) }
    texts[id].shape = fit.shape
    texts[id].availableWidth = width < 0 ? .infinity : width
    texts[id].availableLines = fit.limit
    texts[id].lineCount = fit.lines.lineCount
    texts[id].isTruncated = fit.lines.isTruncated
    texts[id].breaksWord = fit.lines.breaksWord
    texts[id].scale = fit.scale
  }

  /// How many lines a text has in so much room, and the factor that it is drawn smaller by.
  func lines(of id: Position<LaidOutText>, _ proposal: Proposal) -> (count: Int, scale: Double) {
    let fit = fit(id, width: proposal.width, height: proposal.height)
    return (fit.lines.lineCount, fit.scale)
  }

  private func fit(_ id: Position<LaidOutText>, width: Double, height: Double) -> TextFit {
    if let known = lastFits[id.index], known.offer == (width, height) { return known }
    let fit = fit(texts[id], width: width, height: height)
    lastFits[id.index] = fit
    return fit
  }

  private func fit(_ text: LaidOutText, width: Double, height: Double) -> TextFit {
    let isOpen = width < 0
    let available = isOpen ? Double.infinity : width
    var scale = 1.0
    var text = text
    var (lines, limit) = broken(text, scale: scale, available: available, height: height)
    if lines.isTruncated, text.allowsTightening,
      let tight = tightened(text, available: available, height: height)
    {
      (text, lines, limit) = tight
    }
    if lines.isTruncated, text.minimumScaleFactor < 1 {
      (scale, lines) = shrunk(text, available: available, height: height)
    }
    return TextFit(
      offer: (width, height), shape: shape(of: text, scale: scale), lines: lines, limit: limit,
      scale: scale,
      width: wholePixels(
        lines.isTruncated && !isOpen ? max(width, min(lines.width, width)) : lines.width),
      height: wholePixels(text.height(of: lines, scale: scale)))
  }

  /// A length as a label has it on the screen: rounded up to the pixel.
  ///
  /// Source: 462 labels on iOS 26 are as wide as their text rounded up to a third of a point.
  func wholePixels(_ length: Double) -> Double {
    let pixels = environment.displayScale
    guard length.isFinite, pixels > 0 else { return length }
    return (length * pixels - 1e-6).rounded(.up) / pixels
  }

  /// The lines of a text at a scale, and the most that there may be.
  private func broken(
    _ text: LaidOutText, scale: Double, available: Double, height: Double
  ) -> (lines: LineBreaking, limit: Int) {
    let shape = catalog[shape(of: text, scale: scale)]
    let size = scale == 1 ? text.size : FontSize(text.pointSize * scale)
    var limit = limit(of: text, shape, scale: scale, height: height)
    var lines = shape.breakLines(width: available, at: size, limit: limit)
    // Lines with emoji or large runs are higher, and which ones have them is known only when they are
    // broken.
    while lines.emojiLineCount > 0 || text.hasRunSizes, height >= 0, lines.lineCount > 1,
      text.height(of: lines, scale: scale) > height + Self.slack
    {
      limit = lines.lineCount - 1
      lines = shape.breakLines(width: available, at: size, limit: limit)
    }
    return (lines, limit)
  }

  /// The shape of a text at a scale.
  private func shape(of text: LaidOutText, scale: Double) -> ShapeID {
    guard text.hasRunSizes, scale != 1 else { return text.shape }
    return catalog.runShape(of: text, at: environment.dynamicTypeSize, scale: scale) ?? text.shape
  }

  /// The text with letters as close as it takes to fit; none where that is more than it allows.
  private func tightened(
    _ text: LaidOutText, available: Double, height: Double
  ) -> (text: LaidOutText, lines: LineBreaking, limit: Int)? {
    let wide = broken(
      text, scale: 1, available: available * (1 + Self.tightening), height: height)
    guard !wide.lines.isTruncated, wide.lines.lineCount > 0 else { return nil }
    let letters = Double(catalog[text.shape].clusters.count / wide.lines.lineCount)
    let excess = (wide.lines.width - available) / max(1, letters)
    var text = text
    // Rounded, so that a text is shaped for few of them.
    text.tightening = (excess * 100).rounded(.up) / 100
    text.shape =
      catalog.runShape(of: text, at: environment.dynamicTypeSize)
      ?? catalog.shaped(text.text, as: text.setting.tightened(by: text.tightening))
    let (lines, limit) = broken(text, scale: 1, available: available, height: height)
    return lines.isTruncated ? nil : (text, lines, limit)
  }

  /// The share by which a text may exceed its line and still be set closer instead of truncated: the
  /// default of AppKit's `tighteningFactorForTruncation`; UIKit publishes none.
  private static let tightening = 0.05

  /// The points that a height may lose by rounding and still have room for the same lines.
  private static let slack = 1e-6

  /// The most lines that the text's own limit and the height leave it; at least one.
  private func limit(
    of text: LaidOutText, _ shape: ShapedText, scale: Double, height: Double
  ) -> Int {
    let own = text.lineLimit <= 0 ? Int.max : text.lineLimit
    guard height >= 0 else { return own }
    let least = shape.partSizes.isEmpty ? nil : shape.partSizes.min { $0.leading < $1.leading }
    let leading = least?.leading ?? text.leading * scale
    let lineHeight = least.map { $0.ascender + $0.descender } ?? text.lineHeight * scale
    // A font without a size has no lines to count.
    guard leading > 0 else { return own }
    let further = (height - lineHeight) / leading + Self.slack
    return min(own, 1 + max(0, Int(min(further, 1e6).rounded(.down))))
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
      let lines = broken(text, scale: scale, available: available, height: height).lines
      result = (scale, lines)
      if !lines.isTruncated || scale == least { return result }
    }
    return result
  }
}

/// A text in so much room.
struct TextFit {
  /// The width and the height that it was offered.
  let offer: (width: Double, height: Double)
  let shape: ShapeID
  let lines: LineBreaking
  let limit: Int
  let scale: Double
  let width: Double
  let height: Double
}
