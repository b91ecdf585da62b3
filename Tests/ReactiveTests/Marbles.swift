@testable import Reactive

/// Reads and writes marble diagrams: a character a tick, `-` for nothing, `|` for completion, `#`
/// for a failure, `(ab)` for several events on one tick and `<ab>` for one long element.
enum Marbles {
  static func events(_ diagram: String) -> [Recorded<Event<String>>] {
    var events: [Recorded<Event<String>>] = []
    var tick = 0
    var isGroup = false
    for character in diagram {
      if "()".contains(character) { isGroup = character == "(" }
      if let event = event(character) { events.append(Recorded(time: tick, value: event)) }
      if !isGroup { tick += 1 }
    }
    return events
  }

  private static func event(_ character: Character) -> Event<String>? {
    switch character {
    case "-", "(", ")": nil
    case "|": .completed
    case "#": .error(Failure())
    default: .next(String(character))
    }
  }

  static func diagram(_ events: [Recorded<Event<String>>]) -> String {
    let last = events.last?.time ?? -1
    return (0..<(last + 1)).map { tick in
      let symbols = events.filter { $0.time == tick }.map { symbol($0.value) }
      switch symbols.count {
      case 0: return "-"
      case 1: return symbols[0]
      default: return "(" + symbols.joined() + ")"
      }
    }.joined()
  }

  private static func symbol(_ event: Event<String>) -> String {
    switch event {
    case .next(let element): element.count == 1 ? element : "<\(element)>"
    case .error: "#"
    case .completed: "|"
    }
  }
}

extension TestScheduler {
  func hot(_ diagram: String) -> TestableObservable<String> {
    createHotObservable(Marbles.events(diagram))
  }

  func cold(_ diagram: String) -> TestableObservable<String> {
    createColdObservable(Marbles.events(diagram))
  }

  /// Subscribes now, runs everything and draws what came out.
  func draw(_ stream: some ObservableConvertible<String>) -> String {
    let observer = createObserver(String.self)
    let subscription = stream.subscribe(observer)
    start()
    subscription.dispose()
    return Marbles.diagram(observer.events)
  }
}
