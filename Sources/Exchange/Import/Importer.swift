import AuditModel
import Localization
import TextShaping

/// Holds what came back from translators against the project, and plans what to change in it.
///
/// Strings are matched by file, key and variation, never by their order.
package struct Importer {
  private let project: TranslationProject
  private let options: ImportOptions

  /// Takes the project that the strings go into.
  package init(into project: TranslationProject, options: ImportOptions = ImportOptions()) {
    self.project = project
    self.options = options
  }

  /// Plans the changes; nothing is written.
  ///
  /// - Parameters:
  ///   - incoming: the files that came back.
  ///   - rejected: keys that a check did not let pass, with what to say about them.
  package func plan(
    _ incoming: [ReturnedFile], rejecting rejected: [ImportedKey: ImportDiagnostic] = [:]
  ) -> ImportPlan {
    var plan = ImportPlan()
    var batch = ImportBatch()
    for delivery in deliveries(of: incoming, diagnostics: &plan.diagnostics) {
      if let unreadable = unreadable(delivery) {
        plan.diagnostics.append(unreadable)
        continue
      }
      let arrival = ImportArrival(
        resource: delivery.resource, sourceLocale: project.sourceLocale, locale: delivery.locale,
        format: delivery.format)
      var classifier = UnitClassifier(arrival, options: options)
      classifier.classify(
        delivery.units.map(arrival.matching.matched), rejecting: rejected)
      plan.diagnostics += classifier.diagnostics
      plan.unchangedCount += classifier.unchangedCount
      plan.untranslatedCount += classifier.untranslatedCount
      batch.add(classifier.accepted, of: arrival)
    }
    batch.finish(into: &plan)
    return plan
  }

  /// All that came for one file of the project in one language, in however many pieces.
  private struct Delivery {
    let resource: ProjectResource
    let locale: LocaleIdentifier
    let original: String
    let format: ExchangeFormat
    var units: [BilingualUnit]
  }

  /// The diagnostic for translations of or into a file that cannot be read.
  private func unreadable(_ delivery: Delivery) -> ImportDiagnostic? {
    let target = delivery.resource.path(ofTranslationInto: delivery.locale)
    let paths = [delivery.resource.original, target].filter(options.unreadableFiles.contains)
    guard let path = paths.first else { return nil }
    return ImportDiagnostic(
      .unreadableFile,
      at: delivery.units.first?.location
        ?? SourceLocation(file: delivery.original, line: 1, column: 1),
      locale: delivery.locale,
      "\(path) cannot be read, so \(delivery.units.count) of its translations stay out",
      suggestion: "correct \(path), and import again", strings: delivery.units.count)
  }

  private struct DeliveryName: Hashable {
    let resource: String
    let locale: LocaleIdentifier
  }

  private func deliveries(
    of incoming: [ReturnedFile], diagnostics: inout [ImportDiagnostic]
  ) -> [Delivery] {
    var positions: [DeliveryName: Int] = [:]
    var result: [Delivery] = []
    for returned in incoming {
      let file = returned.file
      let counter = FileCheck(returned, project: project)
      guard let (resource, locale) = counter.accepted(diagnostics: &diagnostics) else { continue }
      let name = DeliveryName(resource: resource.original, locale: locale)
      guard let position = positions[name] else {
        positions[name] = result.count
        result.append(
          Delivery(
            resource: resource, locale: locale, original: file.original, format: returned.format,
            units: file.units))
        continue
      }
      if result[position].original == file.original {
        result[position].units += file.units
      } else {
        diagnostics.append(counter.ambiguous(with: result[position].original))
      }
    }
    return result
  }
}

extension LocaleIdentifier {
  /// Whether it consists of letters and digits between hyphens, so that it can name a folder.
  package var isWellFormed: Bool {
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false)
    return (2...8).contains(parts.first?.count ?? 0)
      && parts.allSatisfy { part in
        (1...8).contains(part.count) && part.utf8.allSatisfy(\.isLetterOrDigit)
      }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (0x30...0x39).contains(self) || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self)
  }
}
