import Accessibility
import AuditModel
import AuditRules
import ViewTree

// The outlines of screens, as parts keep them.

extension RGBColor: PartValue {
  func write(to part: inout PartWriter) {
    for channel in [red, green, blue, alpha] { part.write(channel) }
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(try part.read(), try part.read(), try part.read(), alpha: try part.read())
  }
}

extension ColorReference: PartValue {
  func write(to part: inout PartWriter) {
    switch role {
    case .tint: part.write(-2)
    case .pattern: part.write(-1)
    case .foreground(let level): part.write(level)
    }
    part.write(opacity)
  }

  init(from part: inout PartReader) throws(PartError) {
    let number = try part.number()
    let role: Role =
      switch number {
      case -2: .tint
      case -1: .pattern
      default: .foreground(level: number)
      }
    self.init(role: role, opacity: try part.read())
  }
}

extension Color: PartValue {
  func write(to part: inout PartWriter) {
    for color in [light, dark, lightIncreasedContrast, darkIncreasedContrast] { part.write(color) }
    part.write(darkElevated)
    part.write(darkElevatedIncreasedContrast)
    part.write(reference)
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(try part.read())
    dark = try part.read()
    lightIncreasedContrast = try part.read()
    darkIncreasedContrast = try part.read()
    darkElevated = try part.read()
    darkElevatedIncreasedContrast = try part.read()
    reference = try part.read()
  }
}

extension Fill: PartValue {
  func write(to part: inout PartWriter) {
    switch self {
    case .color(let color): part.write(Color?.some(color))
    case .picture: part.write(Color?.none)
    }
  }

  init(from part: inout PartReader) throws(PartError) {
    let color: Color? = try part.read()
    self = color.map { .color($0) } ?? .picture
  }
}

extension Style: PartValue {
  func write(to part: inout PartWriter) {
    part.write(foreground)
    part.write(isForegroundOfSystem)
    part.write(tint)
    part.write(colorScheme?.rawValue)
    part.write(background)
    part.write(borderColor)
    part.write(borderWidth)
    part.write(cornerRadius)
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init()
    foreground = try part.read()
    isForegroundOfSystem = try part.read()
    tint = try part.read()
    if try part.read() { colorScheme = try part.case { ColorScheme(rawValue: $0) } }
    background = try part.read()
    borderColor = try part.read()
    borderWidth = try part.read()
    cornerRadius = try part.read()
  }
}

extension ElementLook.Paint: PartValue {
  func write(to part: inout PartWriter) {
    part.write(style)
    part.write(foreground)
    part.write(opacity)
    part.write(symbol)
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(
      style: try part.read(), foreground: try part.read(), opacity: try part.read(),
      symbol: try part.read())
  }
}

extension SpokenState: PartValue {
  func write(to part: inout PartWriter) {
    switch self {
    case .isOn(let isOn):
      part.write(0)
      part.write(isOn)
    case .fraction(let fraction):
      part.write(1)
      part.write(fraction)
    case .page(let page, let count):
      part.write(2)
      part.write(page)
      part.write(count)
    }
  }

  init(from part: inout PartReader) throws(PartError) {
    switch try part.position(among: 3) {
    case 0: self = .isOn(try part.read())
    case 2: self = .page(try part.read(), of: try part.read())
    default: self = .fraction(try part.read())
    }
  }
}

extension OutlinedString: PartValue {
  func write(to part: inout PartWriter) {
    part.write(table)
    part.write(key)
    part.write(location)
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(table: try part.read(), key: try part.read(), location: try part.read())
  }
}

extension OutlinedEntry: PartValue {
  func write(to part: inout PartWriter) {
    part.write(contentType.name)
    part.write(isEmpty)
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(contentType: UITextContentType(recorded: try part.read()), isEmpty: try part.read())
  }
}

extension ElementOutline: PartValue {
  func write(to part: inout PartWriter) {
    part.write(path)
    part.write(id)
    part.write(label)
    part.write(value)
    part.write(hint)
    part.write(state)
    part.write(traits.rawValue)
    part.write(isInteractive)
    part.write(isInBar)
    part.write(scrollView)
    part.write(frame)
    part.write(string)
    part.write(entry)
    part.write(symbol)
    part.write(look.paints)
    part.write(origin)
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(
      recorded: try part.read(), id: try part.read(), label: try part.read(),
      value: try part.read(), hint: try part.read(), state: try part.read(),
      traits: AccessibilityTraits(rawValue: try part.read()), isInteractive: try part.read(),
      isInBar: try part.read(), scrollView: try part.read(), frame: try part.read(),
      string: try part.read(), entry: try part.read(), symbol: try part.read(),
      look: ElementLook(recorded: try part.read()), origin: try part.read())
  }
}

extension TimeLimit: PartValue {
  func write(to part: inout PartWriter) {
    part.write(seconds)
    part.write(canBeExtended)
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(seconds: try part.read(), canBeExtended: try part.read())
  }
}

extension OutlinedFocus: PartValue {
  func write(to part: inout PartWriter) {
    part.write(id)
    part.write(element)
  }

  init(from part: inout PartReader) throws(PartError) {
    self.init(recorded: try part.read(), element: try part.read())
  }
}

extension PartWriter {
  /// Writes an outline of a screen.
  mutating func write(_ outline: ScreenOutline) {
    write(outline.cell)
    write(outline.sizeClasses)
    write(outline.isRightToLeft)
    write(outline.elements)
    write(outline.announcements)
    write(outline.focus)
    write(outline.timeLimit)
    write(outline.isModal)
  }
}

extension PartReader {
  /// Reads an outline of a screen.
  mutating func outline(of screen: Int) throws(PartError) -> ScreenOutline {
    let cell = try cell(of: screen)
    let outline = ScreenOutline(
      recorded: cell, sizeClasses: try read(), isRightToLeft: try read(), elements: try read(),
      announcements: try read(), focus: try read(), timeLimit: try read(), isModal: try read())
    if let element = outline.focus?.element, !outline.elements.indices.contains(element) {
      throw error("the focus is on an element that is not there")
    }
    return outline
  }
}
