import SourceText

extension NodeKind {
  /// The type whose initializer makes it.
  var initializerName: String {
    switch self {
    case .text: "Text"
    case .image, .symbol: "Image"
    case .button: "Button"
    case .textField(let state): state.isMultiline ? "TextEditor" : "TextField"
    case .toggle: "Toggle"
    case .slider: "Slider"
    case .stack(let layout):
      switch layout.axis {
      case .vertical: "VStack"
      case .horizontal: "HStack"
      case .layered: "ZStack"
      }
    case .grid(let layout): layout.initializerName
    case .scroll: "ScrollView"
    case .spacer: "Spacer"
    case .rectangle: "Rectangle"
    case .custom: "CustomContainer"
    default: name.prefix(1).uppercased() + name.dropFirst()
    }
  }

  /// Whether its initializer takes no views.
  var isLeaf: Bool {
    switch self {
    case .text, .image, .symbol, .textField, .slider, .pageControl, .spacer, .rectangle: true
    default: false
    }
  }

  /// The arguments of its initializer besides views.
  func arguments(of node: ViewNode) -> CallArguments {
    switch self {
    case .text: CallArguments([node.text?.source ?? "\"\""])
    case .image(let width, let height, let scales, let isDecorative):
      Self.image(node.name ?? "", width, height, scales: scales, isDecorative: isDecorative)
    case .symbol: .only("systemName", (node.name ?? "").swiftLiteral)
    case .button(let isEnabled): .only("isEnabled", "\(isEnabled)", unless: "true")
    case .textField(let state): state.arguments(of: node)
    case .toggle(let isOn, let isEnabled):
      CallArguments().adding("isOn", "\(isOn)").adding("isEnabled", "\(isEnabled)", unless: "true")
    case .slider(let value, let minimum, let maximum):
      CallArguments().adding("value", value.source)
        .adding("in", "\(minimum.source)...\(maximum.source)", unless: "0...1")
    case .pageControl(let page, let count):
      CallArguments().adding("currentPage", "\(page)").adding("numberOfPages", "\(count)")
    case .stack(let layout): layout.arguments
    case .grid(let layout): layout.arguments
    case .scroll(let layout): layout.arguments
    case .spacer(let minimum): .only("minLength", minimum.source, unless: "8")
    case .rectangle:
      if case .color(let color) = node.style.background {
        .only("fill", color.source, unless: Color.foreground(level: 0).source)
      } else {
        .init()
      }
    case .overlay(let alignment), .background(let alignment):
      .only("alignment", alignment.source, unless: ".center")
    case .viewThatFits(let horizontal, let vertical):
      CallArguments().adding(
        "in", ScrollLayout(vertical: vertical, horizontal: horizontal).axes,
        unless: "[.vertical, .horizontal]")
    case .navigationBar(let isLarge): .only("isLarge", "\(isLarge)", unless: "false")
    case .sheet: .only("isModal", "\(node.accessibility.isModal)", unless: "true")
    case .custom: CallArguments([(node.name ?? "").swiftLiteral])
    case .tabBar, .toolbar, .list(_), .alert, .wrapper, .geometryReader: .init()
    }
  }

  private static func image(
    _ name: String, _ width: Double, _ height: Double, scales: Bool, isDecorative: Bool
  ) -> CallArguments {
    if width == .infinity {
      return CallArguments([(isDecorative ? "decorative: " : "") + name.swiftLiteral])
    }
    if scales, !isDecorative, width == height {
      return CallArguments().adding("symbol", name.swiftLiteral)
        .adding("size", width.source, unless: "20")
    }
    let first = (isDecorative ? "decorative: " : "") + name.swiftLiteral
    return CallArguments([first]).adding("width", width.source).adding("height", height.source)
      .adding("scales", "\(scales)", unless: "false")
  }
}

extension CallArguments {
  fileprivate static func only(
    _ label: String, _ value: String, unless normal: String? = nil
  ) -> CallArguments {
    CallArguments().adding(label, value, unless: normal)
  }
}

extension TextFieldState {
  fileprivate func arguments(of node: ViewNode) -> CallArguments {
    let state = CallArguments().adding("isEnabled", "\(isEnabled)", unless: "true")
      .adding("isEditing", "\(isEditing)", unless: "false")
      .adding("isSecure", "\(isSecure)", unless: "false")
      .adding("isTextSelected", "\(isTextSelected)", unless: "false")
      .adding("hasBorder", "\(hasBorder)", unless: "\(isMultiline)")
      .adding("isSearch", "\(isSearch)", unless: "false")
    return CallArguments().adding("text", node.text?.source ?? "nil")
      .adding("placeholder", node.placeholder?.source)
      .adding("state", "TextFieldState(\(state.text))", unless: "TextFieldState()")
  }
}

extension StackLayout {
  fileprivate var arguments: CallArguments {
    let own =
      switch axis {
      case .vertical: ".\(alignment.horizontal)"
      case .horizontal: ".\(alignment.vertical)"
      case .layered: alignment.source
      }
    return CallArguments().adding("alignment", own, unless: ".center")
      .adding(
        "spacing", spacing.source,
        unless: axis == .layered || hasDefaultSpacing ? spacing.source : "")
  }
}

extension GridLayout {
  fileprivate var initializerName: String {
    guard case .tracks(let tracks) = columns else { return "Grid" }
    return tracks.axis == .horizontal ? "LazyVGrid" : "LazyHGrid"
  }

  fileprivate var arguments: CallArguments {
    if case .tracks(let tracks) = columns { return arguments(of: tracks) }
    if case .content = columns {
      return CallArguments().adding("alignment", alignment.source, unless: ".center")
        .adding("horizontalSpacing", columnSpacing.source, unless: "8")
        .adding("verticalSpacing", rowSpacing.source, unless: "8")
    }
    let columns =
      switch columns {
      case .count(let count): ".count(\(count))"
      case .adaptive(let minimum): ".adaptive(minimum: \(minimum.source))"
      case .fitting(let count): ".fitting(\(count))"
      case .content, .tracks: ".content"
      }
    return CallArguments().adding("columns", columns)
      .adding("columnSpacing", columnSpacing.source, unless: "8")
      .adding("rowSpacing", rowSpacing.source, unless: "8")
  }
}

extension GridLayout {
  private func arguments(of tracks: GridTracks) -> CallArguments {
    let isVertical = tracks.axis == .horizontal
    let own = isVertical ? ".\(alignment.horizontal)" : ".\(alignment.vertical)"
    let items = tracks.items.map(\.source).joined(separator: ", ")
    return CallArguments().adding(isVertical ? "columns" : "rows", "[\(items)]")
      .adding("alignment", own, unless: ".center")
      .adding("spacing", (isVertical ? rowSpacing : columnSpacing).source, unless: "8")
  }
}

extension GridItem {
  fileprivate var source: String {
    let size =
      switch size {
      case .fixed(let length): ".fixed(\(length.source))"
      case .flexible(let least, let greatest):
        CallArguments().adding("minimum", least.source, unless: "10")
          .adding("maximum", greatest.source, unless: ".infinity").call(".flexible")
      case .adaptive(let least, let greatest):
        CallArguments().adding("minimum", least.source)
          .adding("maximum", greatest.source, unless: ".infinity").call(".adaptive")
      }
    return CallArguments([size]).adding("spacing", spacing?.source)
      .adding("alignment", alignment?.source).call("GridItem")
  }
}

extension ScrollLayout {
  fileprivate var axes: String {
    switch (vertical, horizontal) {
    case (true, false): ".vertical"
    case (false, true): ".horizontal"
    case (true, true): "[.vertical, .horizontal]"
    case (false, false): "[]"
    }
  }

  fileprivate var arguments: CallArguments {
    CallArguments(axes == ".vertical" ? [] : [axes])
      .adding("hugsContent", "\(hugsContent)", unless: "false")
  }
}
