/// The elements that our pages are made of.
enum HTMLTag: String, Sendable {
  case a, article, bdi, body, button, caption, code, dd, details, div, dl, dt, fieldset
  case figcaption, figure, footer, form, h1, h2, h3, h4, h5, head, header, html, img, input, label,
    legend
  case li, link, main, meta, nav, ol, option, output, p, pre, section, select, span, strong,
    summary,
    table, tbody
  case td, tfoot, th, thead, title, tr, ul

  /// Whether it has no content and no end tag.
  var isVoid: Bool { self == .meta || self == .input || self == .img }

  /// Whether a line feed after it changes nothing of what is shown.
  var endsLine: Bool {
    switch self {
    case .a, .bdi, .button, .code, .input, .label, .output, .span, .strong, .td, .th: false
    default: true
    }
  }
}
