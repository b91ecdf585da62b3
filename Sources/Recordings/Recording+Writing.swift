import AuditModel
import JSONReading

extension Recording {
  /// The recording as JSON, which ends with a line feed.
  package var json: [UInt8] { Array((JSONWriter.text(of: self) + "\n").utf8) }
}

extension Recording: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.list("entries", entries)
      $0.field("fontFamily", fontFamily)
      $0.object("fonts") { fields in
        for (name, version) in fonts.sorted(by: { $0.key < $1.key }) { fields.field(name, version) }
      }
      $0.field("selection", selection)
      $0.object("tool") {
        $0.field("name", "Legible")
        $0.field("version", toolVersion)
      }
      $0.field("version", 1)
    }
  }
}

extension Recording.Selection: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.field("appearance", appearance)
      $0.field("devices", devices)
      $0.field("locales", locales.map(\.identifier))
      $0.fieldIfPresent("screens", screens)
      $0.field("sizes", sizes.map(\.name))
      $0.fieldIfPresent("states", states)
    }
  }
}

extension Recording.Entry: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.object {
      $0.field("device", variant.device)
      $0.field("drawing", drawing)
      $0.field("locale", variant.locale.identifier)
      $0.field("screen", variant.screen)
      $0.field("size", variant.size.name)
      $0.field("state", variant.state)
      $0.field("tree", tree)
    }
  }
}
