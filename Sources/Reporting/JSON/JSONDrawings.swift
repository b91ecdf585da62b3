import AuditModel
import JSONReading

/// The drawings of a report, from which the HTML report can be made again.
struct JSONDrawings: JSONWritable {
  private let drawings: ReportDrawings

  init(_ drawings: ReportDrawings) { self.drawings = drawings }

  func write(to json: inout JSONWriter) {
    json.object { object in
      object.list("outlines", drawings.outlines) { outline, json in
        json.object { fields in
          fields.field("id", outline.id)
          fields.field("svg", outline.svg)
        }
      }
      object.list("pictures", drawings.pictures.sorted { $0.key < $1.key }) { picture, json in
        Self.write(picture.value, picture.key, to: &json)
      }
      object.list("findings", drawings.findings.sorted { $0.key < $1.key }) { finding, json in
        Self.write(finding.value, of: finding.key, to: &json)
      }
      object.list("screens", drawings.screens) { screen, json in Self.write(screen, to: &json) }
    }
  }

  private static func write(
    _ picture: ReportDrawings.Picture, _ id: String, to json: inout JSONWriter
  ) {
    json.object { fields in
      fields.field("id", id)
      fields.field("screen", picture.screen)
      fields.field("variant", JSONVariant(picture.shown))
      fields.field("frame", JSONRect(picture.frame))
      fields.field("content", picture.content)
      fields.field("order", picture.order.map(JSONRect.init))
    }
  }

  private static func write(
    _ drawing: ReportDrawings.FindingDrawing, of fingerprint: String, to json: inout JSONWriter
  ) {
    json.object { fields in
      fields.field("fingerprint", fingerprint)
      fields.field("worst", JSONMarkedPicture(drawing.worst))
      fields.field("compared", drawing.compared.map(JSONMarkedPicture.init))
      fields.field("element", drawing.element.map(JSONElement.init))
    }
  }

  private static func write(_ screen: ReportDrawings.DrawnScreen, to json: inout JSONWriter) {
    json.object { fields in
      fields.field("screen", screen.screen)
      fields.field("state", screen.state)
      fields.field("device", screen.device.name)
      fields.field("sizeClasses", screen.device.sizeClasses.name)
      fields.field("boldText", screen.device.hasBoldText)
      fields.field("dynamicTypeSizes", screen.sizes.map(\.name))
      fields.list("languages", screen.languages) { language, json in
        json.object { fields in
          fields.field("locale", language.locale.identifier)
          fields.field("pictures", language.pictures)
        }
      }
      fields.list("transcripts", screen.transcripts) { transcript, json in
        json.object { fields in
          fields.field("locale", transcript.locale.identifier)
          fields.field("utterances", transcript.utterances)
          fields.field("announcements", transcript.announcements)
        }
      }
    }
  }
}

/// A drawing with marks.
private struct JSONMarkedPicture: JSONWritable {
  let marked: ReportDrawings.MarkedPicture

  init(_ marked: ReportDrawings.MarkedPicture) { self.marked = marked }

  func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("picture", marked.picture)
      fields.field("marks", marked.marks.map(JSONRect.init))
    }
  }
}

/// An element in words.
private struct JSONElement: JSONWritable {
  let element: ReportDrawings.ShownElement

  init(_ element: ReportDrawings.ShownElement) { self.element = element }

  func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("kind", element.kind)
      fields.field("text", element.text)
    }
  }
}

/// A frame as its x, y, width and height, with all of their digits: what is drawn from them is the same again.
private struct JSONRect: JSONWritable {
  let frame: Rect

  init(_ frame: Rect) { self.frame = frame }

  func write(to json: inout JSONWriter) {
    json.list([frame.x, frame.y, frame.width, frame.height].map { $0.isFinite ? $0 : 0 })
  }
}
