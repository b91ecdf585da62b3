import Accessibility
import AuditModel
import JSONReading
import Layout
import ViewTree

/// Writes a laid-out screen as JSON.
package struct TreeJSON {
  private let screen: AccessibleScreen

  /// Takes a screen.
  package init(_ screen: AccessibleScreen) { self.screen = screen }

  /// The nodes, the elements and what is announced, with sorted keys.
  package func json() -> String { JSONWriter.text(of: self) + "\n" }
}

extension TreeJSON: JSONWritable {
  /// Writes one object, without the fields that have no value.
  package func write(to json: inout JSONWriter) {
    json.object { object in
      object.list("announcements", screen.announcements) { text, json in
        let resolved = screen.catalog[text]
        json.object { fields in
          fields.fieldIfPresent("key", resolved.key)
          fields.field("string", resolved.string)
        }
      }
      object.list("elements", screen.elements) { write($0, to: &$1) }
      object.list("nodes", screen.tree.nodes.positions) { write($0, to: &$1) }
      object.field("viewport", screen.tree.environment.viewport)
    }
  }

  private func write(_ element: AccessibilityElement, to json: inout JSONWriter) {
    json.object { fields in
      if let point = element.givenActivationPoint {
        fields.object("activationPoint") {
          $0.field("x", point.x.hundredths)
          $0.field("y", point.y.hundredths)
        }
      }
      if !element.customContent.isEmpty {
        fields.list("customContent", element.customContent) { content, json in
          json.object { fields in
            fields.field("isImportant", content.isImportant)
            fields.field("label", screen.catalog[content.label].string)
            fields.field("value", screen.catalog[content.value].string)
          }
        }
      }
      fields.field("frame", element.frame)
      fields.fieldIfPresent("hint", element.hint.map { screen.catalog[$0].string })
      fields.field("label", element.label.string(in: screen.catalog))
      if !element.links.isEmpty { fields.list("links", element.links) }
      fields.field("node", screen.tree.path(of: element.node))
      fields.fieldIfPresent("respondsToUserInteraction", element.givenResponse)
      fields.field("traits", element.traits.names)
      fields.fieldIfPresent(
        "value", element.value.isSilent ? nil : element.value.string(in: screen.catalog))
    }
  }

  private func write(_ id: NodeID, to json: inout JSONWriter) {
    let node = screen.tree[id]
    let clipper = node.clipper.map(screen.tree.path) ?? "screen"
    json.object { fields in
      fields.fieldIfPresent("clippedBy", node.isWhollyVisible ? nil : clipper)
      fields.field("frame", node.frame)
      fields.field("isOffScreen", node.isOffScreen)
      fields.fieldIfPresent("isRedacted", screen.tree.isRedacted(id) ? true : nil)
      fields.field("isVisible", node.isVisible)
      fields.field("kind", node.kind.name)
      fields.field("node", screen.tree.path(of: id))
      fields.fieldIfPresent("parent", node.parent?.index)
      if let moved = screen.tree.scrolling(of: id)?.offset, moved != .zero {
        fields.object("scrolledBy") {
          $0.field("x", moved.x.hundredths)
          $0.field("y", moved.y.hundredths)
        }
      }
      fields.fieldIfPresent("scrollsIn", node.scrollView.map(screen.tree.path))
      if let text = screen.tree.text(of: id) {
        fields.object("text") { write(text, to: &$0) }
      }
      fields.field("wanted", screen.tree.wantedSize(of: id))
    }
  }

  private func write(_ text: LaidOutText, to fields: inout JSONFields) {
    let resolved = screen.catalog[text.text]
    let width = text.availableWidth
    fields.fieldIfPresent("availableWidth", width.isFinite ? width.hundredths : nil)
    fields.field("isTruncated", text.isTruncated)
    fields.fieldIfPresent("key", resolved.key)
    fields.field("lines", DrawnText(text, in: screen.tree).lineStrings)
    fields.field("pointSize", screen.tree.shownPointSize(of: text).hundredths)
    if !resolved.runs.isEmpty { fields.list("runs", resolved.runs) }
    fields.field("string", resolved.string)
    fields.field("wantedWidth", screen.catalog[text.shape].width(at: text.size).hundredths)
  }
}

extension ResolvedRun: JSONWritable {
  /// Writes the run with the settings that it has itself.
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.fieldIfPresent("design", (attributes.design ?? attributes.font?.design)?.rawValue)
      fields.fieldIfPresent("isItalic", attributes.isItalic)
      fields.fieldIfPresent("isStruckThrough", attributes.isStruckThrough)
      fields.fieldIfPresent("isUnderlined", attributes.isUnderlined)
      fields.fieldIfPresent("link", attributes.link)
      fields.field("string", string)
      fields.fieldIfPresent("textStyle", attributes.font?.style.name)
      fields.fieldIfPresent("tracking", attributes.tracking?.hundredths)
      fields.fieldIfPresent("weight", (attributes.weight ?? attributes.font?.weight)?.rawValue)
    }
  }
}

extension TextLink: JSONWritable {
  /// Writes the label and the address.
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("address", address)
      fields.field("label", label)
    }
  }
}

extension Double {
  fileprivate var hundredths: Double { (self * 100).rounded() / 100 }
}

extension Rect: JSONWritable {
  /// Writes the edges and extents in hundredths of a point.
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("height", height.hundredths)
      fields.field("width", width.hundredths)
      fields.field("x", x.hundredths)
      fields.field("y", y.hundredths)
    }
  }
}

extension Size: JSONWritable {
  /// Writes the extents in hundredths of a point.
  package func write(to json: inout JSONWriter) {
    json.object { fields in
      fields.field("height", height.hundredths)
      fields.field("width", width.hundredths)
    }
  }
}
