// Source: the strict schema of XLIFF 1.2.
/// The words that attributes of XLIFF 1.2 may have as values.
enum Words12 {
  static let contextTypes = [
    "database", "element", "elementtitle", "linenumber", "numparams", "paramnotes", "record",
    "recordtitle", "sourcefile",
  ]
  static let countTypes = [
    "num-usages", "repetition", "total",
  ]
  static let delimiters = [
    "bold", "italic", "underlined", "link",
  ]
  static let placeholders = [
    "image", "pb", "lb",
  ]
  static let dataTypes = [
    "asp", "c", "cdf", "cfm", "cpp", "csharp", "cstring", "csv", "database", "documentfooter",
    "documentheader", "filedialog", "form", "html", "htmlbody", "ini", "interleaf", "javaclass",
    "javapropertyresourcebundle", "javalistresourcebundle", "javascript", "jscript", "layout",
    "lisp", "margin", "menufile", "messagefile", "mif", "mimetype", "mo", "msglib", "pagefooter",
    "pageheader", "parameters", "pascal", "php", "plaintext", "po", "report", "resources", "resx",
    "rtf", "sgml", "sgmldtd", "svg", "vbscript", "warning", "winres", "xhtml", "xml", "xmldtd",
    "xsl", "xul",
  ]
  static let markerTypes = [
    "abbrev", "abbreviated-form", "abbreviation", "acronym", "appellation", "collocation",
    "common-name", "datetime", "equation", "expanded-form", "formula", "head-term", "initialism",
    "international-scientific-term", "internationalism", "logical-expression",
    "materials-management-unit", "name", "near-synonym", "part-number", "phrase",
    "phraseological-unit", "protected", "romanized-form", "seg", "set-phrase", "short-form", "sku",
    "standard-text", "symbol", "synonym", "synonymous-phrase", "term", "transcribed-form",
    "transliterated-form", "truncated-term", "variant",
  ]
  static let resourceTypes = [
    "auto3state", "autocheckbox", "autoradiobutton", "bedit", "bitmap", "button", "caption", "cell",
    "checkbox", "checkboxmenuitem", "checkedlistbox", "colorchooser", "combobox", "comboboxexitem",
    "comboboxitem", "component", "contextmenu", "ctext", "cursor", "datetimepicker",
    "defpushbutton", "dialog", "dlginit", "edit", "file", "filechooser", "fn", "font", "footer",
    "frame", "grid", "groupbox", "header", "heading", "hedit", "hscrollbar", "icon", "iedit",
    "keywords", "label", "linklabel", "list", "listbox", "listitem", "ltext", "menu", "menubar",
    "menuitem", "menuseparator", "message", "monthcalendar", "numericupdown", "panel", "popupmenu",
    "pushbox", "pushbutton", "radio", "radiobuttonmenuitem", "rcdata", "row", "rtext", "scrollpane",
    "separator", "shortcut", "spinner", "splitter", "state3", "statusbar", "string", "tabcontrol",
    "table", "textbox", "togglebutton", "toolbar", "tooltip", "trackbar", "tree", "uri",
    "userbutton", "usercontrol", "var", "versioninfo", "vscrollbar", "window",
  ]
  static let sizeUnits = [
    "byte", "char", "col", "cm", "dlgunit", "em", "ex", "glyph", "in", "mm", "percent", "pixel",
    "point", "row",
  ]
  static let states = [
    "final", "needs-adaptation", "needs-l10n", "needs-review-adaptation", "needs-review-l10n",
    "needs-review-translation", "needs-translation", "new", "signed-off", "translated",
  ]
  static let stateQualifiers = [
    "exact-match", "fuzzy-match", "id-match", "leveraged-glossary", "leveraged-inherited",
    "leveraged-mt", "leveraged-repository", "leveraged-tm", "mt-suggestion", "rejected-grammar",
    "rejected-inaccurate", "rejected-length", "rejected-spelling", "tm-suggestion",
  ]
  static let units = [
    "word", "page", "trans-unit", "bin-unit", "glyph", "item", "instance", "character", "line",
    "sentence", "paragraph", "segment", "placeable",
  ]
  static let purposes = [
    "information", "location", "match",
  ]
  static let candidateTypes = [
    "proposal", "previous-version", "rejected", "reference", "accepted",
  ]
  static let formats = [
    "coord", "coord-x", "coord-y", "coord-cx", "coord-cy", "font", "font-name", "font-size",
    "font-weight", "css-style", "style", "ex-style",
  ]
}
