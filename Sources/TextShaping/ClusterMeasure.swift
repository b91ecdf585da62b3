import SystemFont

/// Measures a cluster: its characters as iOS does, its glyphs as their font does.
struct ClusterMeasure {
  private let face: FontFace
  private let scalars: String.UnicodeScalarView
  /// The points added after it.
  private let tracking: TextLength
  /// The sum of the advances of its glyphs where no neighbour changes them, in em.
  private var nominal = 0.0
  /// The number of the glyph that takes the advance; the others are marks on it.
  private var base: UInt32?
  /// The part of its advance that it has only because of its neighbours, in em.
  private(set) var kerning = 0.0
  /// Whether a line that begins with it would have other glyphs.
  private(set) var isUnsafeToBreak = false

  init(_ units: ArraySlice<UInt16>, face: FontFace, tracking: Double = 0) {
    self.face = face
    self.tracking = .points(tracking)
    scalars = String(decoding: units, as: UTF16.self).unicodeScalars
  }

  /// Adds one of its glyphs.
  mutating func add(_ glyph: GlyphShaper.Output) {
    isUnsafeToBreak = isUnsafeToBreak || glyph.isUnsafeToBreak
    guard glyph.advance != 0 else { return }
    nominal += Double(glyph.nominalAdvance) / face.unitsPerEm
    kerning += Double(glyph.kerning) / face.unitsPerEm
    if base == nil { base = glyph.id }
  }

  /// The advance without kerning, and how well it is known.
  private var measured: (length: TextLength, certainty: WidthCertainty) {
    base == 0 ? (.ems(nominal), .unknown) : face.source.measure(scalars, nominal: nominal)
  }

  /// How far it moves the pen.
  var advance: TextLength { measured.length + .ems(kerning) + tracking }

  /// How well its width is known.
  var certainty: WidthCertainty { measured.certainty }

  /// A glyph of it. In a face that stands in for another one, the first that has an advance takes that
  /// of the cluster, and is in its middle.
  func positioned(_ glyph: GlyphShaper.Output, cluster: Int) -> GlyphRun.Glyph {
    let isBase = glyph.id == base
    if case .font = face.source {
      let advance = TextLength.ems(Double(glyph.advance) / face.unitsPerEm)
      return GlyphRun.Glyph(
        id: glyph.id, cluster: cluster, xOffset: .ems(Double(glyph.xOffset) / face.unitsPerEm),
        yOffset: Double(glyph.yOffset) / face.unitsPerEm,
        advance: isBase ? advance + tracking : advance)
    }
    let shift = 0.5 * (measured.length - .ems(nominal))
    let offset = TextLength.ems(Double(glyph.xOffset) / face.unitsPerEm)
    return GlyphRun.Glyph(
      id: glyph.id, cluster: cluster,
      xOffset: glyph.advance == 0 ? offset - shift : offset + shift,
      yOffset: Double(glyph.yOffset) / face.unitsPerEm, advance: isBase ? advance : .zero)
  }
}
