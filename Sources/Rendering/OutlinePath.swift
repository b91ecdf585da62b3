import TextShaping

/// Outlines moved and scaled, as the path of one element.
struct OutlinePath {
  private var steps: [OutlineStep] = []

  /// The frame around all points of the path, those that only bend it included.
  private(set) var bounds: (minX: Double, minY: Double, maxX: Double, maxY: Double)?

  /// Adds an outline: `scale` about the origin, then moved.
  mutating func add(_ outline: [OutlineStep], scale: Double = 1, x: Double = 0, y: Double = 0) {
    for step in outline { append(step.mapped { (x + $0 * scale, y + $1 * scale) }) }
  }

  /// Adds another path: `scale` about the origin, then moved.
  mutating func add(_ path: OutlinePath, scale: Double, x: Double, y: Double) {
    add(path.steps, scale: scale, x: x, y: y)
  }

  /// The path with a factor for its coordinates, which are rounded to whole numbers.
  func svg(unitsPerEm: Double) -> String {
    func units(_ values: Double...) -> String {
      values.map { String(Int(($0 * unitsPerEm).rounded())) }.joined(separator: " ")
    }
    return steps.map { step in
      switch step {
      case .move(let x, let y): "M\(units(x, y))"
      case .line(let x, let y): "L\(units(x, y))"
      case .quadratic(let cx, let cy, let x, let y): "Q\(units(cx, cy, x, y))"
      case .cubic(let ax, let ay, let bx, let by, let x, let y):
        "C\(units(ax, ay, bx, by, x, y))"
      case .close: "Z"
      }
    }.joined()
  }

  private mutating func append(_ step: OutlineStep) {
    steps.append(step)
    for (x, y) in step.points {
      guard let known = bounds else {
        bounds = (x, y, x, y)
        continue
      }
      bounds = (min(known.minX, x), min(known.minY, y), max(known.maxX, x), max(known.maxY, y))
    }
  }
}

extension OutlineStep {
  /// The step with each of its points changed.
  fileprivate func mapped(_ change: (Double, Double) -> (Double, Double)) -> OutlineStep {
    switch self {
    case .move(let x, let y):
      let end = change(x, y)
      return .move(x: end.0, y: end.1)
    case .line(let x, let y):
      let end = change(x, y)
      return .line(x: end.0, y: end.1)
    case .quadratic(let cx, let cy, let x, let y):
      let (control, end) = (change(cx, cy), change(x, y))
      return .quadratic(controlX: control.0, controlY: control.1, x: end.0, y: end.1)
    case .cubic(let ax, let ay, let bx, let by, let x, let y):
      let (first, second, end) = (change(ax, ay), change(bx, by), change(x, y))
      return .cubic(
        c1x: first.0, c1y: first.1, c2x: second.0, c2y: second.1, x: end.0, y: end.1)
    case .close: return .close
    }
  }

  fileprivate var points: [(Double, Double)] {
    switch self {
    case .move(let x, let y), .line(let x, let y): [(x, y)]
    case .quadratic(let cx, let cy, let x, let y): [(cx, cy), (x, y)]
    case .cubic(let ax, let ay, let bx, let by, let x, let y): [(ax, ay), (bx, by), (x, y)]
    case .close: []
    }
  }
}
