import AuditModel

/// Says in a few words where a finding shows: `de fi at large–xxLarge, every size class; 8 states`.
struct VariantSummary {
  private let locales: [LocaleIdentifier]
  private let screen: String?
  private let extent: VariantExtent?
  private let matrix: AuditMatrix

  init(_ finding: Finding, in matrix: AuditMatrix) {
    locales = finding.locales
    screen = finding.node?.screen
    extent = finding.node?.extent
    self.matrix = matrix
  }

  /// All axes in one line; nil when the finding names no language and no variant.
  var line: String? {
    var layouts = [sizes, devices, boldText].compactMap { $0 }.joined(separator: ", ")
    if !layouts.isEmpty, languages != nil { layouts = "at " + layouts }
    let shown = [languages, layouts.isEmpty ? nil : layouts].compactMap { $0 }.joined(
      separator: " ")
    let parts = [shown.isEmpty ? nil : shown, states].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    return parts.joined(separator: "; ") + (exception.map { " (\($0))" } ?? "")
  }

  /// The languages, as `de fi hu`, `all 21 languages` or `all 21 languages but ja ko`.
  var languages: String? {
    let shown = locales
    guard !shown.isEmpty else { return nil }
    let all = matrix.locales
    guard all.count > 1, Set(shown).isSubset(of: all) else { return names(shown) }
    let missing = all.filter { !Set(shown).contains($0) }
    if missing.isEmpty {
      return all.count == 2 ? "both languages" : "all \(all.count.of("language"))"
    }
    // Three names that are missing read better than a dozen that are there.
    guard missing.count <= 3, shown.count > 6 else { return names(shown) }
    return "all \(all.count.of("language")) but \(names(missing))"
  }

  /// The text sizes with neighbours joined, as `small, accessibility1–accessibility5`.
  var sizes: String? {
    let shown = Set(extent?.dynamicTypeSizes ?? [])
    guard !shown.isEmpty else { return nil }
    let all = Set(matrix.dynamicTypeSizes)
    return shown == all && all.count > 1 ? "every size" : SizeRanges(shown).text
  }

  /// The devices, as `iphone-17, ipad-11`, `every device` or `12 of 40 devices`; those of the standard
  /// matrix by their size classes, as `compact/regular` or `every size class`.
  var devices: String? {
    let names = extent?.devices.names ?? []
    guard !names.isEmpty else { return nil }
    let all = matrix.devices.names
    let missing = all.filter { !names.contains($0) }
    if names.count == all.count, missing.isEmpty, all.count > 1 {
      return matrix.namesDevices ? "every device" : "every size class"
    }
    guard names.count > Self.mostDevices else { return names.joined(separator: ", ") }
    guard missing.count <= 3 else { return "\(names.count) of \(all.count.of("device"))" }
    return "every device but " + missing.joined(separator: ", ")
  }

  /// The settings of Bold Text, as `with Bold Text`; none where it was always off.
  var boldText: String? {
    guard let shown = extent?.devices.boldTextSettings, !shown.isEmpty,
      matrix.boldTextSettings.contains(true) || shown.contains(true)
    else { return nil }
    switch shown {
    case [true]: return "with Bold Text"
    case [false]: return "without Bold Text"
    default: return "with and without Bold Text"
    }
  }

  /// More names than these are counted.
  private static let mostDevices = 6

  /// The states, as `8 states`, `every state` or `state empty`; none on a screen with one state.
  var states: String? {
    let all = matrix.screens.first { $0.id == screen }?.states ?? []
    guard let shown = extent?.states, !shown.isEmpty, all.count > 1 else { return nil }
    if shown.count == all.count { return "every state" }
    if shown.count > 1 { return shown.count.of("state") }
    return "state " + shown[0].withVisibleControls
  }

  /// The part that the axes alone do not show: that it does not occur in each combination of them.
  var exception: String? {
    guard let extent else { return nil }
    let count = extent.variants.count
    let combinations =
      extent.states.count * locales.count * extent.dynamicTypeSizes.count
      * extent.devices.names.count * extent.devices.boldTextSettings.count
    guard count > 0, count < combinations else { return nil }
    return "in \(count.grouped) of these \(combinations.of("variant"))"
  }

  private func names(_ locales: [LocaleIdentifier]) -> String {
    locales.map(\.identifier.withVisibleControls).joined(separator: " ")
  }
}

extension [AuditedDevice] {
  /// Their names, or the size classes of those that are the narrowest of them, each once.
  fileprivate var names: [String] {
    var known: Set<String> = []
    return map(\.shownName).filter { known.insert($0).inserted }
  }
}

/// Text sizes with those that follow each other joined to ranges.
private struct SizeRanges {
  private var ranges: [ClosedRange<DynamicTypeSize>] = []

  init(_ sizes: Set<DynamicTypeSize>) {
    for size in sizes.sorted() {
      if let last = ranges.last, last.upperBound.rawValue + 1 == size.rawValue {
        ranges[ranges.count - 1] = last.lowerBound...size
      } else {
        ranges.append(size...size)
      }
    }
  }

  var text: String {
    ranges.map { range in
      let first = range.lowerBound.name
      return range.lowerBound == range.upperBound ? first : "\(first)–\(range.upperBound.name)"
    }.joined(separator: ", ")
  }
}

extension StateInVariant {
  /// The variant with the state, which a screen with one state does not need.
  func summary(in matrix: AuditMatrix, screen: String?) -> String {
    let states = matrix.screens.first { $0.id == screen }?.states ?? []
    let variant = "\(variant)".withVisibleControls
    return states.count == 1 ? variant : "\(variant), state \(state.withVisibleControls)"
  }
}
