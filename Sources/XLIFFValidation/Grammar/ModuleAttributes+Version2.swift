// Source: the schemas of the modules, and “Used in” of each attribute in XLIFF 2.0, 2.1 and 2.2.
extension ModuleAttributes {
  /// The attributes that modules of XLIFF 2 put on elements of the core.
  static let version2 = Self(
    formatStyle.merging(sizeRestriction) { first, _ in first }
      .merging(its) { first, _ in first }
      .merging(pluralGenderSelect) { first, _ in first })

  private static let formatStyle: [ElementName: Entry] = {
    let elements: Set = [
      "file", "group", "unit", "note", "sc", "ec", "ph", "pc", "mrk", "sm",
    ]
    return [
      ElementName(.formatStyle, "fs"): Entry(form: .oneOf(htmlElements), elements: elements),
      ElementName(.formatStyle, "subFs"): Entry(form: .text, elements: elements),
    ]
  }()

  private static let sizeRestriction: [ElementName: Entry] = {
    let structures: Set = ["file", "group", "unit"]
    let codes: Set = ["pc", "sc", "ec", "ph"]
    let spans: Set = ["pc", "sc", "mrk", "sm"]
    func entry(_ elements: Set<String>, _ form: ValueForm = .text) -> Entry {
      Entry(form: form, elements: elements)
    }
    return [
      ElementName(.sizeRestriction, "storageRestriction"): entry(structures.union(spans)),
      ElementName(.sizeRestriction, "sizeRestriction"): entry(structures.union(spans)),
      ElementName(.sizeRestriction, "equivStorage"): entry(codes),
      ElementName(.sizeRestriction, "sizeInfo"): entry(structures.union(codes)),
      ElementName(.sizeRestriction, "sizeInfoRef"): entry(structures.union(codes), .token),
    ]
  }()

  private static let pluralGenderSelect: [ElementName: Entry] = [
    ElementName(.pluralGenderSelect, "switch"): Entry(form: .text, elements: ["group", "unit"]),
    ElementName(.pluralGenderSelect, "case"): Entry(
      form: .text, elements: ["group", "unit", "segment"]),
  ]

  private static let its: [ElementName: Entry] = {
    var entries: [ElementName: Entry] = [
      ElementName(.itsModule, "domains"): Entry(form: .text, elements: nil),
      ElementName(.itsModule, "lang"): Entry(form: .language, elements: nil),
    ]
    for (name, form) in ITSAttributes.forms {
      entries[ElementName(.its, name)] = Entry(form: form, elements: nil)
    }
    return entries
  }()

  // Source: the schema of the Format Style module.
  private static let htmlElements = [
    "a", "b", "bdo", "big", "blockquote", "body", "br", "button", "caption", "center", "cite",
    "code", "col", "colgroup", "dd", "del", "div", "dl", "dt", "em", "h1", "h2", "h3", "h4", "h5",
    "h6", "head", "hr", "html", "i", "img", "label", "legend", "li", "ol", "p", "pre", "q", "s",
    "samp", "select", "small", "span", "strike", "strong", "sub", "sup", "table", "tbody", "td",
    "tfoot", "th", "thead", "title", "tr", "tt", "u", "ul",
  ]
}
