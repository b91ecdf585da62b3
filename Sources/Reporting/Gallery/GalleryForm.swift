import AuditModel

/// The slider for the text size and the choice of a language, which the script shows.
struct GalleryForm {
  private let sheet: DrawingSheet

  init(_ sheet: DrawingSheet) { self.sheet = sheet }

  /// The form; nothing when there is nothing to choose.
  var html: HTMLNode? {
    guard sheet.sizes.count > 1 || sheet.locales.count > 1 else { return nil }
    return HTMLTag.form(.id("choice"), .class("filter"), .ariaLabel("Drawings shown"), .hidden()) {
      if sheet.sizes.count > 1 { slider }
      if sheet.locales.count > 1 { languages }
      HTMLTag.p(.id("shown"), .role("status")) {}
    }
  }

  private var slider: HTMLNode {
    let names = sheet.sizes.map(\.name)
    let start = sheet.sizes.firstIndex(of: .large) ?? 0
    return HTMLTag.div(.class("slider")) {
      HTMLTag.label(.for("size")) { "Text size" }
      HTMLTag.input(
        .type("range"), .id("size"), .min(0), .max(names.count - 1), .step(1),
        .value(String(start)), .sizes(names.joined(separator: " ")))
      HTMLTag.output(.for("size"), .id("size-name")) { HTMLNode.text(names[start]) }
      HTMLTag.label(.class("every")) {
        HTMLTag.input(.type("checkbox"), .id("every-size"))
        "All text sizes"
      }
    }
  }

  private var languages: HTMLNode {
    HTMLTag.div(.class("choice")) {
      HTMLTag.label(.for("language")) { "Language" }
      HTMLTag.select(.id("language")) {
        HTMLTag.option(.value("")) { "All languages" }
        sheet.locales.indices.map { locale in
          HTMLTag.option(.value(sheet.locales[locale].identifier)) {
            HTMLNode.text(sheet.languageName(locale))
          }
        }
      }
    }
  }
}
