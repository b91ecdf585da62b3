import AuditModel
import SourceText

/// The modifiers of a node in an order that gives the same node again.
struct ViewModifiers {
  private(set) var list: [WrittenModifier] = []

  /// Writes all modifiers of a node.
  init(_ node: ViewNode) {
    addContent(node)
    add(node.textAttributes)
    addFrame(node.layout)
    for guide in node.alignmentGuides { add(guide) }
    addStyle(node)
    addPlacing(node.layout)
    for text in node.listModifiers { list.append(WrittenModifier(text: text)) }
    list += node.declarations.modifiers
    add(node.accessibility, isSheet: node.kind == .sheet)
  }

  /// Writes those of a wrapper, which repeats the placing of the view in it.
  init(_ wrapper: ViewNode, around inner: ViewNode) {
    var wrapper = wrapper
    if wrapper.layout.priority == inner.layout.priority { wrapper.layout.priority = 0 }
    if wrapper.layout.barPlacement == inner.layout.barPlacement {
      wrapper.layout.barPlacement = nil
    }
    if wrapper.layout.position == inner.layout.position { wrapper.layout.position = nil }
    self.init(wrapper)
  }

  private mutating func add(_ name: String, _ arguments: String = "") {
    list.append(WrittenModifier(text: ".\(name)(\(arguments))"))
  }

  private mutating func addContent(_ node: ViewNode) {
    if case .image(.infinity, _, _, _) = node.kind { add("resizable") }
    if case .symbol(true) = node.kind { add("accessibilityHidden") }
    if let id = node.id { add("id", id.swiftLiteral) }
    if let target = node.scrollTarget { add(target) }
  }

  private mutating func add(_ guide: AlignmentGuide) {
    let terms = [
      (guide.widths, " * $0.width"), (guide.heights, " * $0.height"),
      (guide.firstBaselines, " * $0[.firstTextBaseline]"),
      (guide.lastBaselines, " * $0[.lastTextBaseline]"), (guide.points, ""),
    ].filter { $0.0 != 0 }.map { "\($0.0.source)\($0.1)" }
    let value = terms.isEmpty ? "_ in 0" : terms.joined(separator: " + ")
    list.append(WrittenModifier(text: ".alignmentGuide(\(guide.line.source)) { \(value) }"))
  }

  private mutating func add(_ target: ScrollTarget) {
    switch target {
    case .view(let id, let anchor):
      let arguments = CallArguments(["id: .constant(\(id.swiftLiteral))"])
        .adding("anchor", anchor?.source)
      add("scrollPosition", arguments.text)
    case .anchor(let anchor): add("defaultScrollAnchor", anchor.source)
    case .offset(let offset):
      let position = "ScrollPosition(x: \(offset.x.source), y: \(offset.y.source))"
      add("scrollPosition", ".constant(\(position))")
    }
  }

  private mutating func add(_ text: TextAttributes) {
    if let font = text.font { add("font", font.source) }
    if let weight = text.weight { add("fontWeight", ".\(weight.rawValue)") }
    if let isItalic = text.isItalic { add("italic", isItalic ? "" : "false") }
    if let design = text.design { add("fontDesign", ".\(design.rawValue)") }
    if let tracking = text.tracking { add("tracking", tracking.source) }
    if let spacing = text.lineSpacing { add("lineSpacing", spacing.source) }
    if let textCase = text.textCase {
      add("textCase", textCase == .asWritten ? "nil" : ".\(textCase.rawValue)")
    }
    if let sizes = text.sizes {
      add("dynamicTypeSize", ".\(sizes.lowerBound.name) ... .\(sizes.upperBound.name)")
    }
    if let limit = text.lineLimit { add("lineLimit", limit == 0 ? "nil" : "\(limit)") }
    if let mode = text.truncationMode { add("truncationMode", ".\(mode.rawValue)") }
    if let factor = text.minimumScaleFactor { add("minimumScaleFactor", factor.source) }
    if let isAllowed = text.allowsTightening { add("allowsTightening", "\(isAllowed)") }
    if let alignment = text.alignment { add("textAlignment", ".\(alignment.rawValue)") }
  }

  /// From the inside out: padding, then the frame.
  private mutating func addFrame(_ layout: LayoutAttributes) {
    for padding in layout.padding.arguments { add("padding", padding) }
    if let ratio = layout.aspectRatio {
      add("aspectRatio", "\(ratio.source), contentMode: .\(layout.contentMode)")
    }
    if layout.isWidthFixed || layout.isHeightFixed {
      add(
        "fixedSize",
        CallArguments().adding("horizontal", "\(layout.isWidthFixed)", unless: "true")
          .adding("vertical", "\(layout.isHeightFixed)", unless: "true").text)
    }
    if let frame = layout.frame { add(frame.hugsContent ? "limited" : "frame", frame.arguments) }
  }

  private mutating func addStyle(_ node: ViewNode) {
    let style = node.style
    if let color = style.foreground {
      add(color.reference == nil ? "foregroundColor" : "foregroundStyle", color.source)
    }
    if let scheme = style.colorScheme { add("colorScheme", ".\(scheme)") }
    if let color = style.tint { add("tint", color.source) }
    switch style.background {
    case .color(let color) where node.kind != .rectangle:
      let arguments = CallArguments([color.source])
        .adding("cornerRadius", style.cornerRadius.source, unless: "0")
      add("background", arguments.text)
    case .picture: add("backgroundPicture")
    default: break
    }
    if let color = style.borderColor {
      let arguments = CallArguments([color.source])
        .adding("width", style.borderWidth.source, unless: "1")
      add("border", arguments.text)
    }
    if node.layout.clipsToBounds, style.cornerRadius == 0 { add("clipped") }
  }

  private mutating func addPlacing(_ layout: LayoutAttributes) {
    if layout.opacity != 1 { add("opacity", layout.opacity.source) }
    if layout.isHidden { add("hidden") }
    if let redaction = layout.redaction { add(redaction) }
    if let isSensitive = layout.isPrivacySensitive {
      add("privacySensitive", isSensitive ? "" : "false")
    }
    if layout.ignoresKeyboard { add("ignoresSafeArea", ".keyboard") }
    if !layout.ignoredSafeAreaEdges.isEmpty {
      add("ignoresSafeArea", ".container, edges: \(layout.ignoredSafeAreaEdges.source)")
    }
    if layout.priority != 0 { add("layoutPriority", layout.priority.source) }
    if let offset = layout.offset { add("offset", "x: \(offset.x.source), y: \(offset.y.source)") }
    if let scale = layout.scale {
      let arguments = CallArguments(["x: \(scale.x.source)", "y: \(scale.y.source)"])
        .adding("anchor", scale.anchor.source, unless: ".center")
      add("scaleEffect", arguments.text)
    }
    if !layout.allowsHitTesting { add("allowsHitTesting", "false") }
    if let point = layout.position { add("position", "x: \(point.x.source), y: \(point.y.source)") }
    if let placement = layout.barPlacement { add("barPlacement", ".\(placement.rawValue)") }
  }

  private mutating func add(_ redaction: Redaction) {
    if redaction == .unredacted {
      add("unredacted")
    } else {
      add("redacted", "reason: .\(redaction.rawValue)")
    }
  }

  private mutating func add(_ said: AccessibilityAttributes, isSheet: Bool) {
    addStrings(said)
    if !said.addedTraits.isEmpty { add("accessibilityAddTraits", said.addedTraits.source) }
    if !said.removedTraits.isEmpty { add("accessibilityRemoveTraits", said.removedTraits.source) }
    if said.sortPriority != 0 { add("accessibilitySortPriority", said.sortPriority.source) }
    if let children = said.grouping {
      add("accessibilityElement", "children: .\(children.rawValue)")
    }
    if let responds = said.respondsToUserInteraction {
      add("accessibilityRespondsToUserInteraction", responds ? "" : "false")
    }
    switch said.activationPoint {
    case .unit(let point): add("accessibilityActivationPoint", point.source)
    case .point(let point):
      add("accessibilityActivationPoint", "Point(x: \(point.x.source), y: \(point.y.source))")
    case nil: break
    }
    if said.isHidden { add("accessibilityHidden") }
    if said.isModal, !isSheet { add("accessibilityModal") }
    if let ids = said.elementOrder {
      add("accessibilityElements", "[\(ids.map(\.swiftLiteral).joined(separator: ", "))]")
    }
    if said.hasTapAction { add("onTapGesture") }
  }

  private mutating func addStrings(_ said: AccessibilityAttributes) {
    if let label = said.label { add("accessibilityLabel", label.source) }
    if let value = said.value { add("accessibilityValue", value.source) }
    if let hint = said.hint { add("accessibilityHint", hint.source) }
    if let identifier = said.identifier { add("accessibilityIdentifier", identifier.swiftLiteral) }
    if !said.inputLabels.isEmpty {
      let labels = said.inputLabels.map(\.source).joined(separator: ", ")
      add("accessibilityInputLabels", "[\(labels)]")
    }
    for name in said.customActions { add("accessibilityAction", "named: \(name.source)") }
    for content in said.customContent {
      let importance = content.isImportant ? ", importance: .high" : ""
      add(
        "accessibilityCustomContent",
        "\(content.label.source), \(content.value.source)\(importance)")
    }
    for name in said.rotors { add("accessibilityRotor", "\(name.source), entries: {}") }
    if let language = said.language {
      add("accessibilityLanguage", language.identifier.swiftLiteral)
    }
  }
}

extension EdgeInsets {
  /// The arguments of the modifiers that give these insets, none where all are 0.
  fileprivate var arguments: [String] {
    if self == .zero { return [] }
    if self == EdgeInsets(all: top) { return [top.source] }
    var result: [String] = []
    func add(_ edge: String, _ length: Double) {
      if length != 0 { result.append(".\(edge), \(length.source)") }
    }
    if top == bottom { add("vertical", top) } else { add("top", top); add("bottom", bottom) }
    if left == right {
      add("horizontal", left)
    } else {
      add("leading", left); add("trailing", right)
    }
    return result
  }
}

extension LayoutAttributes.Frame {
  fileprivate var arguments: String {
    let isLimit = hugsContent
    return CallArguments().adding("width", width?.source)
      .adding("minWidth", minWidth?.source).adding("idealWidth", idealWidth?.source)
      .adding(isLimit ? "width" : "maxWidth", maxWidth?.source)
      .adding("height", height?.source).adding("minHeight", minHeight?.source)
      .adding("idealHeight", idealHeight?.source)
      .adding(isLimit ? "height" : "maxHeight", maxHeight?.source)
      .adding("alignment", alignment.source, unless: ".center").text
  }
}
