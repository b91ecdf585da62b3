import AuditModel
import JSONReading

/// Nodes of screens, as ``JSONSubject`` writes them.
extension SavedValues {
  /// The nodes of a finding.
  func nodeSubject(
    _ node: Int, at location: SourceLocation, in locales: [LocaleIdentifier],
    _ extents: inout SavedExtents
  ) throws(JSONError) -> NodeSubject {
    let string = try reference("string", of: node)
    let name = try text("node", of: node)
    let isCausedByString = try flag("isCausedByString", of: node)
    return NodeSubject(
      screen: try text("screen", of: node), element: .init(name: name), location: location,
      string: string,
      cause: isCausedByString ? string.map { .string(table: $0.table, key: $0.key) } : nil,
      occurrences: try list("occurrences", of: node) { item throws(JSONError) in
        NodeSubject.Occurrence(
          path: try text("node", of: item), location: try self.location("location", of: item),
          string: try reference("string", of: item),
          locales: try self.locales("locales", of: item))
      },
      extent: try extent(node, in: locales, &extents))
  }

  private func reference(_ name: String, of node: Int) throws(JSONError) -> StringReference? {
    guard let field = fieldIfPresent(name, of: node) else { return nil }
    return StringReference(
      table: try text("table", of: field), key: try text("key", of: field),
      location: try locationIfPresent("location", of: field))
  }

  private func extent(
    _ node: Int, in locales: [LocaleIdentifier], _ extents: inout SavedExtents
  ) throws(JSONError) -> VariantExtent {
    let axes = VariantAxes(
      screen: try text("screen", of: node), states: try texts("states", of: node),
      locales: locales,
      dynamicTypeSizes: try values("dynamicTypeSizes", of: node, DynamicTypeSize.init(name:)),
      sizeClasses: try values("sizeClasses", of: node, SizeClasses.init(name:)),
      devices: try texts("devices", of: node),
      boldText: try list("boldText", of: node) { item throws(JSONError) in
        try flag(item, called: "boldText")
      })
    let groups = try listIfPresent("combinations", of: node) { group throws(JSONError) in
      try combinations(group, of: axes.screen, in: extents.matrix)
    }
    guard let all = groups ?? axes.combinations(in: extents.matrix).map({ [$0] }),
      let variants = extents.variants(all, of: axes.screen)
    else {
      throw damaged("the variants are not in the matrix", at: node)
    }
    let devices = Set(all.flatMap(\.devices)).sorted().map { extents.matrix.devices[$0] }
    return VariantExtent(
      states: axes.states, dynamicTypeSizes: axes.dynamicTypeSizes, devices: devices,
      variants: variants, worst: try variant("worst", of: node))
  }

  private func combinations(
    _ node: Int, of screen: String, in matrix: AuditMatrix
  ) throws(JSONError) -> VariantCombinations {
    let states = matrix.screens.first { $0.id == screen }?.states ?? []
    return VariantCombinations(
      states: try values("states", of: node) { states.firstIndex(of: $0) },
      locales: try values("locales", of: node) {
        matrix.locales.firstIndex(of: LocaleIdentifier($0))
      },
      dynamicTypeSizes: try values("dynamicTypeSizes", of: node) { name in
        matrix.dynamicTypeSizes.firstIndex { $0.name == name }
      },
      devices: try list("devices", of: node) { item throws(JSONError) in
        let position = try count(item, called: "devices")
        guard matrix.devices.indices.contains(position) else {
          throw damaged("the matrix has no device \(position)", at: item)
        }
        return position
      })
  }

  /// A state with a variant.
  func variant(_ name: String, of node: Int) throws(JSONError) -> StateInVariant {
    let field = try field(name, of: node)
    return StateInVariant(
      state: try text("state", of: field),
      variant: Variant(
        locale: LocaleIdentifier(try text("locale", of: field)),
        dynamicTypeSize: try value("dynamicTypeSize", of: field, DynamicTypeSize.init(name:)),
        device: try device(field)))
  }

  /// A device, whose values an object has among others.
  func device(_ node: Int) throws(JSONError) -> AuditedDevice {
    AuditedDevice(
      name: try textIfPresent("device", of: node),
      sizeClasses: try value("sizeClasses", of: node, SizeClasses.init(name:)),
      hasBoldText: try flag("boldText", of: node))
  }
}

extension NodeSubject.Element {
  /// The part of that name.
  fileprivate init(name: String) {
    self =
      switch name {
      case Self.announcement.name: .announcement
      case Self.screen.name: .screen
      default: .node(name)
      }
  }
}
