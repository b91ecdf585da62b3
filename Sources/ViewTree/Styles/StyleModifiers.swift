import AuditModel

extension View {
  /// The colour of texts and symbols, here and in all that is inside; none for the one around.
  public func foregroundColor(_ color: Color?) -> ViewNode {
    // A level that is named already is one of this colour.
    outside { $0.style.foreground?.isLevel == true }.naming {
      $0.foreground = $0.foreground ?? color
    }
  }

  /// The style of texts, symbols and shapes, here and in all that is inside; the contrast of text in a
  /// gradient cannot be measured, which the report says.
  public func foregroundStyle(_ style: some ShapeStyle) -> ViewNode { foregroundColor(style.color) }

  /// The first of the colours of a symbol.
  public func foregroundStyle(_ first: some ShapeStyle, _ second: some ShapeStyle) -> ViewNode {
    foregroundStyle(first)
  }

  /// The first of the colours of a symbol.
  public func foregroundStyle(
    _ first: some ShapeStyle, _ second: some ShapeStyle, _ third: some ShapeStyle
  ) -> ViewNode {
    foregroundStyle(first)
  }

  /// The colour of controls, here and in all that is inside.
  public func tint(_ color: Color?) -> ViewNode {
    naming { $0.tint = $0.tint ?? color }
  }

  /// The colour of controls, here and in all that is inside.
  public func tint(_ style: some ShapeStyle) -> ViewNode {
    naming { $0.tint = $0.tint ?? style.color }
  }

  /// The colour of controls, here and in all that is inside.
  public func accentColor(_ color: Color?) -> ViewNode { tint(color) }

  /// A colour with round corners behind the content and its padding, which clip the content.
  public func background(_ color: Color, cornerRadius: Double) -> ViewNode {
    outside { $0.style.background != nil || $0.layout.opacity < 1 }.changed {
      $0.style.background = .color(color)
      $0.style.cornerRadius = cornerRadius
      if cornerRadius > 0 { $0.layout.clipsToBounds = true }
    }
  }

  /// A picture, a gradient or a blur behind the content: contrast on it cannot be measured.
  public func backgroundPicture() -> ViewNode {
    outside { $0.style.background != nil || $0.layout.opacity < 1 }.changed {
      $0.style.background = .picture
    }
  }

  /// A colour behind the content and its padding.
  public func background(_ color: Color) -> ViewNode {
    filled(.color(color), cornerRadius: 0)
  }

  /// A style behind the content and its padding.
  public func background(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ViewNode {
    filled(style.fill, cornerRadius: 0)
  }

  /// The background colour of a screen behind the content.
  public func background() -> ViewNode { background(Color.systemBackground) }

  /// A shape of a style behind the content and its padding; the content is not clipped.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> ViewNode {
    filled(style.fill, cornerRadius: shape.cornerRadius)
  }

  /// A shape of the background colour of a screen behind the content.
  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> ViewNode {
    background(Color.systemBackground, in: shape)
  }

  /// A view behind the content and its padding, which gives the size.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> [ViewNode]
  ) -> ViewNode {
    let views = content()
    return replaced { $0.over(views, alignment) }
  }

  /// A view behind the content and its padding, which gives the size.
  @_disfavoredOverload
  public func background(_ view: some View, alignment: Alignment = .center) -> ViewNode {
    background(alignment: alignment) { view }
  }

  /// A style over the content, which does not change its size.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> ViewNode {
    overlay { ViewNode.area(style.fill) }
  }

  /// A shape of a style over the content, which does not change its size.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> ViewNode {
    overlay { shape.fill(style) }
  }

  private func filled(_ fill: Fill, cornerRadius: Double) -> ViewNode {
    outside { $0.style.background != nil || $0.layout.opacity < 1 }.changed {
      $0.style.background = fill
      $0.style.cornerRadius = cornerRadius
    }
  }

  /// Round corners, which clip the content.
  public func cornerRadius(_ radius: Double, antialiased: Bool = true) -> ViewNode {
    changed {
      $0.style.cornerRadius = radius
      $0.layout.clipsToBounds = true
    }
  }

  /// Clips the content to a shape.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> ViewNode {
    cornerRadius(shape.cornerRadius)
  }

  /// A line of a colour around the frame.
  public func border(_ color: Color, width: Double = 1) -> ViewNode {
    changed {
      $0.style.borderColor = color
      $0.style.borderWidth = width
    }
  }

  /// A line around the frame.
  public func border(_ style: some ShapeStyle, width: Double = 1) -> ViewNode {
    changed {
      $0.style.borderColor = style.color
      $0.style.borderWidth = width
    }
  }

  /// The identity that sets this view apart from its siblings in every variant; none for an
  /// identifier that is another in every run, as a `UUID` is.
  public func id(_ id: some Hashable) -> ViewNode {
    stableName(of: id).map { self.id($0) } ?? node
  }

  /// The name that sets this view apart from its siblings in every variant.
  public func id(_ id: String) -> ViewNode { changedContent { $0.id = id } }
}

extension ViewNode {
  /// The node over others that do not change its size: a single area is its own background.
  fileprivate func over(_ views: [ViewNode], _ alignment: Alignment) -> ViewNode {
    guard !views.isEmpty else { return self }
    if views.count == 1, let area = views[0].plainArea, style.background == nil,
      style.borderColor == nil, layout.opacity == 1
    {
      return changed {
        $0.style.background = area.background
        $0.style.borderColor = area.borderColor
        $0.style.borderWidth = area.borderWidth
        $0.style.cornerRadius = area.cornerRadius
      }
    }
    var result = ViewNode(.background(alignment), children: views + [self], origin: origin)
    result.slot = slot
    return result
  }

  /// Its style, if it is an area and nothing else.
  private var plainArea: Style? {
    var bare = ViewNode(.rectangle, origin: .unknown)
    bare.style = style
    bare.slot = slot
    return self == bare ? style : nil
  }
}
