import AuditModel
import Dispatch
import Synchronization
import Testing
import TextShaping
import ViewTree

@testable import AuditEngine

/// The same input gives the same report, and no more work than it takes.
@Suite struct RepeatabilityTests {
  @Test func reportsTheSameWhateverTheNumberOfThreads() throws {
    let screens = [Screen.titled("first"), Screen.titled("second", width: 90), Self.mixed]
    let reports = try [1, 2, 7, 8].map { jobs in
      // A library of its own: it remembers the fonts that were used.
      try Audit(
        screens: screens, project: .titles, fonts: FontLibrary(),
        options: AuditOptions(jobs: jobs, drawings: true)
      ).run()
    }
    #expect(reports[0].findings.count > 3 && !reports[0].drawings.findings.isEmpty)
    // Compared before the expectation, which would describe both at length.
    let areEqual = reports.allSatisfy { $0 == reports[0] }
    #expect(areEqual)
  }

  @Test(arguments: [1, 2, 7]) func playsEachStateOncePerPairOfSizeClasses(_ jobs: Int) throws {
    let played = Mutex<[String: Int]>([:])
    let states = ["idle", "typing", "done"].map { name in
      ScreenState.played(name: name) { device in
        played.withLock { $0["\(name) \(device.sizeClasses.name)", default: 0] += 1 }
        return PlayedState { _ in titleView(width: 60) }
      }
    }
    var options = AuditOptions.fourVariants
    options.drawings = true
    options.jobs = jobs
    _ = try report(
      Screen(id: "home", states: states), Screen(id: "empty", states: []), project: .titles,
      options: options)
    let expected = ["idle", "typing", "done"].flatMap {
      [("\($0) compact/regular", 1), ("\($0) compact/compact", 1)]
    }
    #expect(played.withLock { $0 } == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test func keepsWhatWasPlayedOnEachDeviceApart() throws {
    func state(_ name: String, narrowOn narrow: SizeClasses) -> ScreenState {
      .played(name: name) { device in
        PlayedState { _ in titleView(width: device.sizeClasses == narrow ? 20 : 300) }
      }
    }
    let screens = [
      Screen(id: "first", states: [state("a", narrowOn: .compactRegular)]),
      Screen(id: "none", states: []),
      Screen(
        id: "second",
        states: [state("b", narrowOn: .regularRegular), state("c", narrowOn: .compactCompact)]),
    ]
    let options = AuditOptions(
      dynamicTypeSizes: [.large],
      sizeClasses: [.compactRegular, .compactCompact, .regularRegular], jobs: 3)
    let plan = AuditPlan(screens: screens, locales: ["en"], options: options)
    let widths = [(0, 0), (2, 0), (2, 1)].map { screen, state in
      (0..<3).map { device in
        plan.played(screen: screen, state: state, device: device).render(RenderEnvironment())
          .layout.frame?.width
      }
    }
    #expect(widths == [[20, 300, 300], [300, 300, 20], [300, 20, 300]])
  }

  @Test func playsStatesAtTheSameTime() throws {
    let met = Mutex<[Bool]>([])
    let begun = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
    let states = [0, 1].map { number in
      ScreenState.played(name: "\(number)") { _ in
        begun[number].signal()
        // One after the other, the first would wait in vain.
        let other = begun[1 - number].wait(timeout: .now() + 10)
        met.withLock { $0.append(other == .success) }
        return PlayedState { _ in titleView() }
      }
    }
    let options = AuditOptions(
      dynamicTypeSizes: [.large], sizeClasses: [.compactRegular], jobs: 2)
    _ = AuditPlan(screens: [Screen(id: "home", states: states)], locales: ["en"], options: options)
    #expect(met.withLock { $0 } == [true, true])
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

  @Test func rendersOnceForAllSizesWhatDoesNotAskForThem() throws {
    let rendered = Mutex<[String: Int]>([:])
    func state(_ name: String, isSmaller: @escaping @Sendable (RenderEnvironment) -> Bool)
      -> ScreenState
    {
      ScreenState(name: name) { environment in
        let location = "\(name) \(environment.locale) \(environment.sizeClasses.name)"
        rendered.withLock { $0[location, default: 0] += 1 }
        return [titleView(width: isSmaller(environment) ? 80 : 3000)]
      }
    }
    let states = [
      state("fixed") { $0.locale == "de" },
      state("sized") { $0.dynamicTypeSize == .accessibility5 },
      state("fixed again") { $0.sizeClasses == .compactCompact },
    ]
    let report = try report(
      Screen(id: "home", states: states), project: .titles, options: .fourVariants)
    let counts = rendered.withLock { $0 }
    #expect(counts.count == 18)
    #expect(counts.allSatisfy { $0.value == ($0.key.hasPrefix("sized") ? 2 : 1) })
    // The rendering of one state, device or language does not appear in another.
    let cells = report.findings(of: "text-truncated").flatMap { $0.variants?.cells ?? [] }
    func count(_ state: Int, _ isExpected: (MatrixCell) -> Bool) -> Int? {
      let cells = cells.filter { $0.state == state }
      return cells.allSatisfy(isExpected) ? cells.count : nil
    }
    #expect(count(0) { $0.locale == 0 } == 4)
    #expect(count(1) { $0.dynamicTypeSize == 1 } == 4)
    #expect(count(2) { $0.device == 1 } == 3)
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

  @Test func raisesTheKeyboardOnTheDevicesOnWhichPlayingEndsInIt() throws {
    let heights = Mutex<[SizeClasses: Double]>([:])
    let state = ScreenState.played(name: "typing") { device in
      PlayedState(showsKeyboard: device.sizeClasses == .compactCompact) { environment in
        heights.withLock { $0[environment.sizeClasses] = environment.keyboardHeight }
        return titleView()
      }
    }
    _ = try report(Screen(id: "home", states: [state]), options: .fourVariants)
    #expect(heights.withLock { $0 } == [.compactRegular: 0, .compactCompact: 199])
  }

  @Test func reportsItsProgress() throws {
    let shares = Mutex<[Double]>([])
    let audit = try Audit(
      screens: [.titled()], project: .titles, fonts: FontLibrary(),
      options: AuditOptions(dynamicTypeSizes: [.large], jobs: 2))
    _ = audit.run { share in shares.withLock { $0.append(share) } }
    // Each of three languages on each of four devices.
    #expect(shares.withLock { $0 }.sorted() == (1...12).map { Double($0) / 12 })
  }

  /// A note, a warning and two errors in every language.
  static let mixed = Screen("mixed") { _ in
    Button { Image(symbol: "plus") }.id("add").frame(width: 30, height: 30)
    Text(localized("title")).font(.fixed(size: 12)).id("small")
    Text(localized("title")).id("faint").foregroundColor(Color(RGBColor(200, 200, 200)))
  }
}
