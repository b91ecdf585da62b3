import AuditModel
import JSONReading

/// Drawings, as ``JSONDrawings`` writes them.
extension SavedValues {
  /// All drawings; none where the report was written without.
  func drawings(_ name: String, of node: Int) throws(JSONError) -> ReportDrawings {
    guard let field = fieldIfPresent(name, of: node) else { return ReportDrawings() }
    var drawings = ReportDrawings(
      outlines: try list("outlines", of: field) { item throws(JSONError) in
        ReportDrawings.Outline(
          id: try drawingName("id", of: item), svg: try markup("svg", of: item))
      })
    for item in try items("pictures", of: field) {
      drawings.pictures[try drawingName("id", of: item)] = try picture(item)
    }
    guard
      OutlineUses(drawings.outlines).areShallow(in: drawings.pictures.values.lazy.map(\.content))
    else {
      throw damaged("the drawings use each other", at: field)
    }
    for item in try items("findings", of: field) {
      drawings.findings[try text("fingerprint", of: item)] = ReportDrawings.FindingDrawing(
        worst: try marked(try self.field("worst", of: item)),
        compared: try fieldIfPresent("compared", of: item).map(marked),
        element: try fieldIfPresent("element", of: item).map(shownElement))
    }
    drawings.screens = try list("screens", of: field, drawnScreen)
    return drawings
  }

  private func picture(_ node: Int) throws(JSONError) -> ReportDrawings.Picture {
    ReportDrawings.Picture(
      screen: try text("screen", of: node), shown: try variant("variant", of: node),
      frame: try frame(try field("frame", of: node)), content: try markup("content", of: node),
      order: try list("order", of: node, frame))
  }

  private func marked(_ node: Int) throws(JSONError) -> ReportDrawings.MarkedPicture {
    ReportDrawings.MarkedPicture(
      picture: try drawingName("picture", of: node), marks: try list("marks", of: node, frame))
  }

  private func shownElement(_ node: Int) throws(JSONError) -> ReportDrawings.ShownElement {
    ReportDrawings.ShownElement(
      kind: try text("kind", of: node), text: try text("text", of: node))
  }

  private func drawnScreen(_ node: Int) throws(JSONError) -> ReportDrawings.DrawnScreen {
    ReportDrawings.DrawnScreen(
      screen: try text("screen", of: node), state: try text("state", of: node),
      device: try device(node),
      sizes: try values("dynamicTypeSizes", of: node, DynamicTypeSize.init(name:)),
      languages: try list("languages", of: node) { item throws(JSONError) in
        ReportDrawings.Language(
          locale: LocaleIdentifier(try text("locale", of: item)),
          pictures: try list("pictures", of: item) { picture throws(JSONError) in
            kind(of: picture) == .null ? nil : try drawingName(picture, called: "pictures")
          })
      },
      transcripts: try list("transcripts", of: node) { item throws(JSONError) in
        ReportDrawings.Transcript(
          locale: LocaleIdentifier(try text("locale", of: item)),
          utterances: try texts("utterances", of: item),
          announcements: try texts("announcements", of: item))
      })
  }

  private func frame(_ node: Int) throws(JSONError) -> Rect {
    let numbers = try numbers(of: node, called: "frame")
    guard numbers.count == 4 else { throw damaged("a frame has four numbers", at: node) }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func drawingName(_ name: String, of node: Int) throws(JSONError) -> String {
    try drawingName(try field(name, of: node), called: name)
  }

  /// The identifier of a drawing, which the page has as it is.
  private func drawingName(_ node: Int, called name: String) throws(JSONError) -> String {
    try value(node, called: name) { text in
      let isPlain = text.utf8.allSatisfy { byte in
        Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
      return isPlain && !text.isEmpty ? text : nil
    }
  }

  /// SVG elements, which the page has as they are.
  private func markup(_ name: String, of node: Int) throws(JSONError) -> String {
    let field = try field(name, of: node)
    let text = try text(name, of: node)
    guard OwnDrawing.isOwn(text) else {
      throw damaged("“\(name)” has more than shapes in it", at: field)
    }
    return text
  }
}
