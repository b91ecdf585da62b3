import AuditModel
import Synchronization
import Testing
import TextShaping
import ViewTree

@testable import AuditEngine

/// The same input gives the same report, and no more work than it takes.
@Suite struct RepeatabilityTests {
  @Test func reportsTheSameWhateverTheNumberOfThreads() throws {
    let screens = [Screen.titled("first"), Screen.titled("second", width: 90), Self.mixed]
    let reports = try [1, 8, 3].map { jobs in
      // A library of its own: it remembers the fonts that were used.
      try Audit(
        screens: screens, project: .titles, fonts: FontLibrary(),
        options: AuditOptions(jobs: jobs, drawings: true)
      ).run()
    }
    #expect(reports[0].findings.count > 3 && !reports[0].drawings.isEmpty)
    // Told apart before the expectation, which would describe both at length.
    let areEqual = reports.allSatisfy { $0 == reports[0] }
    #expect(areEqual)
  }

  @Test func preparesEachStateOncePerPairOfSizeClasses() throws {
    let prepared = Mutex<[Device]>([])
    let state = ScreenState.played(name: "idle") { device in
      prepared.withLock { $0.append(device) }
      return { _ in titleView(width: 60) }
    }
    let screen = Screen(id: "home", states: [state])
    var options = AuditOptions.fourVariants
    options.drawings = true
    _ = try report(screen, project: .titles, options: options)
    let devices = prepared.withLock { $0 }
    #expect(devices.map(\.sizeClasses) == [.compactRegular, .compactCompact])
  }

  @Test func rendersEveryVariantOnce() throws {
    let rendered = Mutex<[RenderEnvironment: Int]>([:])
    let screen = Screen { environment in
      rendered.withLock { $0[environment, default: 0] += 1 }
      return [titleView(width: 300)]
    }
    let report = try report(screen, project: .titles, options: .fourVariants)
    let counts = rendered.withLock { $0 }
    #expect(counts.count == 12 && counts.values.allSatisfy { $0 == 1 })
    #expect(report.summary.variants == 12)
    #expect(report.summary.nodes == 12 && report.summary.texts == 12)
  }

  @Test func raisesTheKeyboardInTheStatesThatShowIt() throws {
    let heights = Mutex<Set<Double>>([])
    let view: @Sendable (RenderEnvironment) -> [ViewNode] = { environment in
      heights.withLock { _ = $0.insert(environment.keyboardHeight) }
      return [titleView()]
    }
    let states = [
      ScreenState(name: "idle", view: view),
      ScreenState(name: "typing", showsKeyboard: true, view: view),
    ]
    _ = try report(Screen(id: "home", states: states))
    #expect(heights.withLock { $0 } == [0, 253])
  }

  @Test func tellsHowFarItHasCome() throws {
    let shares = Mutex<[Double]>([])
    let audit = try Audit(
      screens: [.titled()], project: .titles, fonts: FontLibrary(),
      options: AuditOptions(dynamicTypeSizes: [.large], jobs: 2))
    _ = audit.run { share in shares.withLock { $0.append(share) } }
    #expect(shares.withLock { $0 }.sorted() == [1.0 / 3, 2.0 / 3, 1])
  }

  /// A note, a warning and two errors in every language.
  static let mixed = Screen("mixed") { _ in
    Button { Image(symbol: "plus") }.id("add").frame(width: 30, height: 30)
    Text(localized("title")).font(.fixed(size: 12)).id("small")
    Text(localized("title")).id("faint").foregroundColor(AdaptiveColor(Color(200, 200, 200)))
  }
}
