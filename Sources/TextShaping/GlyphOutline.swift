import CHarfBuzz

/// A step of a glyph's outline, in em, with y growing upwards.
package enum OutlineStep: Hashable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
  case cubic(c1x: Double, c1y: Double, c2x: Double, c2y: Double, x: Double, y: Double)
  case close
}

extension FontFace {
  /// The outline of a glyph; empty for a space.
  package func outline(of glyph: UInt32) -> [OutlineStep] {
    let pen = OutlinePen(unitsPerEm: unitsPerEm)
    let functions = DrawFunctionsHandle()
    withExtendedLifetime(pen) {
      hb_font_get_glyph_shape(
        handle.font, glyph, functions.functions, Unmanaged.passUnretained(pen).toOpaque())
    }
    return pen.steps
  }
}

/// Takes the steps while HarfBuzz draws.
private final class OutlinePen {
  var steps: [OutlineStep] = []
  let unitsPerEm: Double

  init(unitsPerEm: Double) { self.unitsPerEm = unitsPerEm }

  func em(_ value: Float) -> Double { Double(value) / unitsPerEm }

  static func behind(_ pointer: UnsafeMutableRawPointer?) -> OutlinePen? {
    pointer.map { Unmanaged<OutlinePen>.fromOpaque($0).takeUnretainedValue() }
  }
}

/// Owns the callbacks that HarfBuzz draws with.
private struct DrawFunctionsHandle: ~Copyable {
  let functions: OpaquePointer

  init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.behind(data) else { return }
        pen.steps.append(.move(x: pen.em(x), y: pen.em(y)))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = OutlinePen.behind(data) else { return }
        pen.steps.append(.line(x: pen.em(x), y: pen.em(y)))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        guard let pen = OutlinePen.behind(data) else { return }
        pen.steps.append(
          .quadratic(controlX: pen.em(cx), controlY: pen.em(cy), x: pen.em(x), y: pen.em(y)))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        guard let pen = OutlinePen.behind(data) else { return }
        pen.steps.append(
          .cubic(
            c1x: pen.em(ax), c1y: pen.em(ay), c2x: pen.em(bx), c2y: pen.em(by), x: pen.em(x),
            y: pen.em(y)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in
        OutlinePen.behind(data)?.steps.append(.close)
      }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
  }

  deinit { hb_draw_funcs_destroy(functions) }
}
