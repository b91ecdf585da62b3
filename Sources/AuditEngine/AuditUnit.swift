import AuditModel

/// A unit of the work of an audit, by its positions in the plan; one machine does all of it.
enum AuditUnit: Hashable, Sendable {
  /// A screen in a language, in all its states, on all devices and at all text sizes: rules compare
  /// neighbouring sizes.
  case screen(Int, locale: Int)
  /// A piece of the strings of a target, of exchange files, or of the code.
  case strings(StringUnit)
}

/// A piece of the audit of strings.
struct StringUnit: Hashable, Sendable {
  /// The position of the job.
  let job: Int
  /// The position of the piece in it.
  let piece: Int
}

/// All units of an audit with names that mean the same in other runs.
struct AuditUnits {
  /// The units in the order in which results are kept.
  let all: [(unit: AuditUnit, name: String)]

  /// - Parameter strings: the names of the pieces of each job about strings.
  init(of plan: AuditPlan, strings: [[String]]) {
    let screens = plan.screens.indices.flatMap { screen in
      plan.locales.indices.map { locale in
        (
          AuditUnit.screen(screen, locale: locale),
          "screen \(plan.screens[screen].id) \(plan.locales[locale])"
        )
      }
    }
    let pieces = strings.enumerated().flatMap { job, names in
      names.enumerated().map { piece, name in
        (AuditUnit.strings(StringUnit(job: job, piece: piece)), "strings \(name)")
      }
    }
    all = Self.distinct(screens + pieces)
  }

  /// The units of a share.
  func of(_ shard: Shard) -> [(unit: AuditUnit, name: String)] {
    all.filter { shard.takes($0.name) }
  }

  /// Numbers the units that have the same name.
  private static func distinct(
    _ units: [(unit: AuditUnit, name: String)]
  ) -> [(unit: AuditUnit, name: String)] {
    var counts: [ExactText: Int] = [:]
    return units.map { unit, name in
      let count = counts[ExactText(name), default: 0] + 1
      counts[ExactText(name)] = count
      return (unit, count == 1 ? name : "\(name) (\(count))")
    }
  }
}
