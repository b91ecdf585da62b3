import AuditModel

extension View {
  /// The colour of texts and symbols, here and in all that is inside.
  public func foregroundColor(_ color: Color) -> ViewNode {
    changed { $0.style.foreground = color }
  }

  /// A colour behind the content and its padding.
  public func background(_ color: Color, cornerRadius: Double = 0) -> ViewNode {
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

  /// A line around the frame.
  public func border(_ color: Color, width: Double = 1) -> ViewNode {
    changed {
      $0.style.borderColor = color
      $0.style.borderWidth = width
    }
  }

  /// The font of this text and of all texts inside.
  public func font(_ font: Font) -> ViewNode { changed { $0.textAttributes.font = font } }

  /// The most lines that a text shows; none for as many as it takes.
  public func lineLimit(_ limit: Int?) -> ViewNode {
    changed { $0.textAttributes.lineLimit = limit ?? 0 }
  }

  /// Which part of a text gives way when it does not fit.
  public func truncationMode(_ mode: TruncationMode) -> ViewNode {
    changed { $0.textAttributes.truncationMode = mode }
  }

  /// How small a text may be drawn to fit, from 0 to 1.
  public func minimumScaleFactor(_ factor: Double) -> ViewNode {
    changed { $0.textAttributes.minimumScaleFactor = factor }
  }

  /// Where the lines of a text are.
  public func textAlignment(_ alignment: TextAlignment) -> ViewNode {
    changed { $0.textAttributes.alignment = alignment }
  }

  /// The name that sets this view apart from its siblings in every variant.
  public func id(_ id: String) -> ViewNode { changedContent { $0.id = id } }
}
