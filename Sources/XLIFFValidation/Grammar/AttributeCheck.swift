import AuditModel
import SourceText

/// Holds the attributes of an element against the grammar.
struct AttributeCheck {
  let tree: XLIFFTree
  let grammar: Grammar

  func check(
    _ node: Int, _ element: DocumentGrammar.Element, into report: inout ProblemReport
  ) {
    let range = tree.attributeRange(of: node)
    for index in range {
      if let known = element.attributes.firstIndex(of: tree.records[index].name) {
        checkValue(index, element.grammar.attributes[known], node, into: &report)
      } else {
        checkExtra(tree.attribute(at: index), node, element.grammar, into: &report)
      }
    }
    for known in element.required
    where !range.contains(where: { tree.records[$0].name == element.attributes[known] }) {
      let attribute = element.grammar.attributes[known]
      let name = attribute.vocabulary.qualified(attribute.name)
      report.add(
        .requiredAttributes, at: tree.location(of: node),
        "<\(tree.qualifiedName(of: node))> has no attribute “\(name)”", try: "add \(name)=\"…\"")
    }
  }

  private func checkValue(
    _ index: Int, _ known: AttributeGrammar, _ node: Int, into report: inout ProblemReport
  ) {
    let attribute = tree.attribute(at: index)
    if known.isTransitional {
      reportTransitional(attribute, node, into: &report)
    } else if !known.form.isAnyText, !known.form.accepts(attribute.value) {
      reportValue(attribute, known.form, node, into: &report)
    }
  }

  private func reportValue(
    _ attribute: XLIFFTree.Attribute, _ form: ValueForm, _ node: Int,
    into report: inout ProblemReport
  ) {
    report.add(
      .attributeValues, at: tree.location(of: node),
      "the attribute “\(attribute.vocabulary.qualified(attribute.name))” of "
        + "<\(tree.qualifiedName(of: node))> cannot be “\(attribute.value)”",
      try: "write \(form.description)")
  }

  private func checkExtra(
    _ attribute: XLIFFTree.Attribute, _ node: Int, _ element: ElementGrammar,
    into report: inout ProblemReport
  ) {
    switch element.extensions {
    case .foreignOrTransitional: reportTransitional(attribute, node, into: &report)
    case .foreign where attribute.vocabulary != .none:
      checkExtension(attribute, node, into: &report)
    case .foreignWithoutXML where attribute.vocabulary != .none && attribute.vocabulary != .xml:
      checkExtension(attribute, node, into: &report)
    case .only(let modules) where modules.contains(attribute.vocabulary):
      checkExtension(attribute, node, into: &report)
    default: reportUnknown(attribute, node, element, into: &report)
    }
  }

  private func reportTransitional(
    _ attribute: XLIFFTree.Attribute, _ node: Int, into report: inout ProblemReport
  ) {
    // `xsi:schemaLocation` and the like are no extension of the content, and the attributes of XML
    // are known to every schema.
    guard attribute.name != "schemaLocation", attribute.vocabulary != .xml else { return }
    report.add(
      .warning, .transitional, at: tree.location(of: node),
      "the attribute “\(attribute.name)” of <\(tree.qualifiedName(of: node))> is valid only "
        + "against the transitional schema",
      try: "remove it if the document has to be strict")
  }

  private func checkExtension(
    _ attribute: XLIFFTree.Attribute, _ node: Int, into report: inout ProblemReport
  ) {
    switch attribute.vocabulary {
    case .foreign: break
    case .xml: checkXML(attribute, node, into: &report)
    default: checkModule(attribute, node, into: &report)
    }
  }

  private func checkXML(
    _ attribute: XLIFFTree.Attribute, _ node: Int, into report: inout ProblemReport
  ) {
    switch attribute.name {
    case "lang" where !attribute.value.isEmpty && !LanguageTag.isWellFormed(attribute.value):
      reportValue(attribute, .language, node, into: &report)
    case "space" where attribute.value != "default" && attribute.value != "preserve":
      reportValue(attribute, .oneOf(["default", "preserve"]), node, into: &report)
    default: break
    }
  }

  private func checkModule(
    _ attribute: XLIFFTree.Attribute, _ node: Int, into report: inout ProblemReport
  ) {
    let (vocabulary, name) = (attribute.vocabulary, attribute.name)
    guard let entry = grammar.moduleAttributes.entry(vocabulary, name) else {
      let near = NearestWord.to(name, among: grammar.moduleAttributes.names(in: vocabulary))
      report.add(
        .knownAttributes, at: tree.location(of: node),
        "there is no attribute “\(vocabulary.qualified(name))”",
        try: near.map { "write “\(vocabulary.qualified($0))”" } ?? "remove it")
      return
    }
    if let elements = entry.elements, tree.vocabulary(of: node) == .core,
      !elements.contains(tree.name(of: node))
    {
      report.add(
        .allowedAttributes, at: tree.location(of: node),
        "<\(tree.name(of: node))> may not have the attribute “\(vocabulary.qualified(name))”",
        try: "put it on \(elements.sorted().map { "<\($0)>" }.joined(separator: ", "))")
    } else if !entry.form.accepts(attribute.value) {
      reportValue(attribute, entry.form, node, into: &report)
    }
  }

  private func reportUnknown(
    _ attribute: XLIFFTree.Attribute, _ node: Int, _ element: ElementGrammar,
    into report: inout ProblemReport
  ) {
    let known = element.attributes.filter { !$0.isTransitional }.map(\.name)
    let near =
      attribute.vocabulary == .none ? NearestWord.to(attribute.name, among: known) : nil
    report.add(
      .allowedAttributes, at: tree.location(of: node),
      "<\(tree.qualifiedName(of: node))> may not have the attribute "
        + "“\(attribute.vocabulary.qualified(attribute.name))”"
        + (attribute.vocabulary == .foreign ? " of another namespace" : ""),
      try: near.map { "write “\($0)”" } ?? "remove it")
  }
}

extension XLIFFRule {
  fileprivate static let knownAttributes = Self(
    .attributeKnown, "Detailed Specification, Attributes")
  fileprivate static let allowedAttributes = Self(
    .attributeLocation, "Detailed Specification, Attributes")
  fileprivate static let requiredAttributes = Self(
    .attributeMissing, "Detailed Specification, Attributes")
  fileprivate static let attributeValues = Self(
    .attributeValue, "Detailed Specification, Attributes")
  fileprivate static let transitional = Self(.transitional, "strict schema")
}
