import AuditModel
import JSONReading

extension AccessibilityAttributes: JSONConvertible {
  private static let fields = [
    "label", "value", "hint", "identifier", "addedTraits", "removedTraits", "inputLabels",
    "customActions", "sortPriority", "grouping", "isHidden", "isModal", "hasTapAction",
    "language", "elementOrder",
  ]

  init(_ field: JSONField) throws(ScreenFileError) {
    let object = try JSONObject(field, fields: Self.fields, owner: "“accessibility”")
    self.init()
    try readTexts(of: object)
    addedTraits = try object.read("addedTraits") ?? []
    removedTraits = try object.read("removedTraits") ?? []
    sortPriority = try object.number("sortPriority", in: .finite) ?? 0
    grouping = try object.read("grouping")
    isHidden = try object.bool("isHidden") ?? false
    isModal = try object.bool("isModal") ?? false
    hasTapAction = try object.bool("hasTapAction") ?? false
    elementOrder = try object.list("elementOrder")
  }

  private mutating func readTexts(of object: JSONObject) throws(ScreenFileError) {
    label = try object.read("label")
    value = try object.read("value")
    hint = try object.read("hint")
    identifier = try object.string("identifier")
    inputLabels = try object.list("inputLabels") ?? []
    customActions = try object.list("customActions") ?? []
    language = try object.read("language")
  }

  var jsonValue: JSONValue {
    var fields = JSONFields()
    writeTexts(to: &fields)
    fields.set("addedTraits", addedTraits, unless: [])
    fields.set("removedTraits", removedTraits, unless: [])
    fields.set("sortPriority", sortPriority, unless: 0)
    fields.set("grouping", grouping)
    fields.set("isHidden", isHidden, unless: false)
    fields.set("isModal", isModal, unless: false)
    fields.set("hasTapAction", hasTapAction, unless: false)
    if let elementOrder { fields.set("elementOrder", JSONValue(elementOrder)) }
    return JSONValue(fields)
  }

  private func writeTexts(to fields: inout JSONFields) {
    fields.set("label", label)
    fields.set("value", value)
    fields.set("hint", hint)
    fields.set("identifier", identifier)
    fields.set("inputLabels", list: inputLabels)
    fields.set("customActions", list: customActions)
    fields.set("language", language)
  }
}

/// A list of names.
extension AccessibilityTraits: JSONConvertible {
  init(_ field: JSONField) throws(ScreenFileError) {
    self = []
    for item in try field.array() {
      formUnion(try item.choice(of: "accessibility trait", among: Self.names) { $0.name }.trait)
    }
  }

  var jsonValue: JSONValue { JSONValue(names) }
}
