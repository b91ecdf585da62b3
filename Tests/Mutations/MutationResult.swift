import AuditModel
import ViewTree

/// The findings about a mutation beside the one that there has to be.
struct MutationResult {
  let mutation: Mutation
  /// The variants in which the defect had to be found and was.
  let found: Int
  /// The variants in which it had to be found.
  let expected: Int
  /// All other findings, in words.
  let others: [String]

  init(_ mutation: Mutation, found findings: [Finding]) {
    self.mutation = mutation
    let intended = findings.filter { $0.isIntended(by: mutation) }
    let variants = Set(intended.flatMap(\.variants))
    let wanted = mutation.extent.variants
    expected = wanted.count
    found = wanted.count { variants.contains($0) }
    others = findings.flatMap { finding in
      finding.places.filter { !$0.isIntended(by: mutation) }
        .map { "\($0) (\(finding.variantNames)): \(finding.message)" }
    }
  }

  var isComplete: Bool { found == expected && others.isEmpty }
}

/// A text size in a language.
struct MutationVariant: Hashable {
  let size: DynamicTypeSize
  let locale: LocaleIdentifier
}

extension Mutation.Extent {
  fileprivate var variants: [MutationVariant] {
    sizes.flatMap { size in locales.map { MutationVariant(size: size, locale: $0) } }
  }
}

extension MutationRun.Place {
  fileprivate func isIntended(by mutation: Mutation) -> Bool {
    rule == mutation.rule
      && (path == mutation.target || path.hasSuffix("/" + mutation.target))
  }
}

extension Finding {
  fileprivate func isIntended(by mutation: Mutation) -> Bool {
    places.contains { $0.isIntended(by: mutation) }
  }

  /// The text sizes and languages in which it shows, in words.
  var variantNames: String {
    let sizes = node?.extent.dynamicTypeSizes.map(\.name) ?? []
    return (sizes + locales.map(\.identifier)).joined(separator: " ")
  }

  fileprivate var variants: [MutationVariant] {
    guard let cells = node?.extent.variants.cells else { return [] }
    return cells.map {
      MutationVariant(
        size: Variants.sizes[$0.dynamicTypeSize], locale: Variants.locales[$0.locale])
    }
  }
}
