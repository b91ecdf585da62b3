/// An emoji with its place on the screen: it is drawn by the font of the machine that shows the drawing.
struct DrawnEmoji {
  let string: String
  /// The left end on the baseline, and the width of the picture with the space around it.
  let x: Double
  let y: Double
  let width: Double

  /// The character as SVG, as wide as on a device whatever the font.
  var element: String {
    "<text x=\"\(x.svg)\" y=\"\(y.svg)\" font-size=\"\((width * 0.8).svg)\" "
      + "textLength=\"\(width.svg)\" lengthAdjust=\"spacingAndGlyphs\">\(string)</text>"
  }
}
