import AuditModel

/// The words for people who do not know the names of iOS's constants.
enum PlainWords {
  /// A text size, as in `AX5 (largest)`; sizes up to the largest of the usual ones have their names.
  static func size(_ size: DynamicTypeSize) -> String {
    switch size {
    case .xSmall: "XS (smallest)"
    case .large: "L (usual)"
    case .accessibility5: "AX5 (largest)"
    default: size.abbreviation
    }
  }

  /// Text sizes, as in `from text size AX1` or `at every text size`.
  static func sizes(_ shown: [DynamicTypeSize], of all: [DynamicTypeSize]) -> String {
    guard let first = shown.min(), let last = shown.max() else { return "" }
    if shown.count == all.count, all.count > 1 { return "at every text size" }
    if shown.count == 1 { return "at text size \(size(first))" }
    let isRun = all.filter { $0 >= first && $0 <= last }.count == shown.count
    if isRun, last == all.max() { return "from text size \(first.abbreviation)" }
    if isRun, first == all.min() { return "up to text size \(last.abbreviation)" }
    return isRun
      ? "at text sizes \(first.abbreviation) to \(last.abbreviation)"
      : "at \(shown.count.of("text size"))"
  }

  /// A device, as in `iPhone, portrait`.
  static func device(_ device: AuditedDevice) -> String {
    if let name = device.name { return name }
    return switch device.sizeClasses {
    case .compactRegular: "iPhone, portrait"
    case .compactCompact: "iPhone, landscape"
    case .regularCompact: "large iPhone, landscape"
    case .regularRegular: "iPad"
    }
  }

  /// A device in a sentence, as in `an iPhone in portrait`.
  private static func deviceInSentence(_ device: AuditedDevice) -> String {
    if let name = device.name { return name }
    return switch device.sizeClasses {
    case .compactRegular: "an iPhone in portrait"
    case .compactCompact: "an iPhone in landscape"
    case .regularCompact: "a large iPhone in landscape"
    case .regularRegular: "an iPad"
    }
  }

  /// Devices, as in `on an iPhone in portrait`; nothing for all of them.
  static func devices(_ shown: [AuditedDevice], of all: [AuditedDevice]) -> String {
    let names = unique(shown.map(deviceInSentence))
    if names.count == unique(all.map(deviceInSentence)).count { return "" }
    return names.count > 2
      ? "on \(names.count) devices" : "on \(names.joined(separator: " and on "))"
  }

  /// Languages, as in `in Japanese (ja)` or `in all 21 languages`.
  static func languages(_ shown: [LocaleIdentifier], of all: [LocaleIdentifier]) -> String {
    if shown.isEmpty { return "" }
    if shown.count == all.count, all.count > 2 { return "in all \(all.count) languages" }
    if shown.count > 3 { return "in \(shown.count) languages" }
    return "in " + Self.list(shown.map(LanguageName.shown))
  }

  /// The names of languages, as `German (de), Finnish (fi)`, `all 21 languages` or
  /// `all 21 languages but Japanese (ja)`.
  static func list(_ shown: [LocaleIdentifier], of all: [LocaleIdentifier]) -> String {
    let names = { (locales: [LocaleIdentifier]) in
      locales.map(LanguageName.shown).joined(separator: ", ")
    }
    let known = Set(shown)
    let missing = all.filter { !known.contains($0) }
    guard shown.count > 2, shown.count + missing.count == all.count else { return names(shown) }
    if missing.isEmpty { return "all \(all.count) languages" }
    // Three names that are missing read better than a dozen that are there.
    guard missing.count <= 3, shown.count > 6 else { return names(shown) }
    return "all \(all.count) languages but \(names(missing))"
  }

  /// Names in a sentence, as `German (de), Finnish (fi) and Japanese (ja)`.
  private static func list(_ names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private static func unique(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension StateInVariant {
  /// The variant in words, as `German (de), AX5 (largest), iPhone, portrait`, with the state where its screen has
  /// several.
  func plainWords(in matrix: AuditMatrix, screen: String?) -> String {
    let states = matrix.screens.first { $0.id == screen }?.states ?? []
    let parts = [
      LanguageName.shown(variant.locale), PlainWords.size(variant.dynamicTypeSize),
      PlainWords.device(variant.device), variant.device.hasBoldText ? "Bold Text" : nil,
      states.count == 1 ? nil : "state \(state)",
    ]
    return parts.compactMap { $0 }.joined(separator: ", ").withVisibleControls
  }
}

extension Finding {
  /// Where the finding shows, in plain words.
  func plainExtent(in matrix: AuditMatrix, separator: String = ", ") -> String {
    var parts = [PlainWords.languages(locales, of: matrix.locales)]
    if let extent = node?.extent {
      let sizes = PlainWords.sizes(extent.dynamicTypeSizes, of: matrix.dynamicTypeSizes)
      parts += [
        sizes.isEmpty || haveEqualSizes(extent) ? sizes : "\(sizes) in some of them",
        PlainWords.devices(extent.devices, of: matrix.devices),
      ]
    }
    return parts.filter { !$0.isEmpty }.joined(separator: separator)
  }

  /// Whether it shows at the same text sizes in each of its languages.
  private func haveEqualSizes(_ extent: VariantExtent) -> Bool {
    let all =
      extent.states.count * locales.count * extent.dynamicTypeSizes.count
      * extent.devices.count
    guard locales.count > 1, extent.variants.count > 0, extent.variants.count < all else {
      return true
    }
    var sizes: [Int: Set<Int>] = [:]
    for group in extent.variants.combinations {
      for locale in group.locales {
        sizes[locale, default: []].formUnion(group.dynamicTypeSizes)
      }
    }
    return Set(sizes.values).count < 2
  }
}
