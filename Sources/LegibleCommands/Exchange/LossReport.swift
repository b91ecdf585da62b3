import Localization
import Reporting

/// Says what a file cannot hold, each thing once with the keys that it is about.
struct LossReport {
  private let path: String
  private var order: [String] = []
  private var keys: [String: Keys] = [:]

  private struct Keys {
    var first: [String] = []
    var all: Set<String> = []
  }

  private static let mostKeys = 3

  init(_ losses: [ConversionLoss], of path: String) {
    self.path = path
    for loss in losses {
      if keys[loss.message] == nil { order.append(loss.message) }
      guard keys[loss.message, default: Keys()].all.insert(loss.key).inserted,
        keys[loss.message, default: Keys()].first.count < Self.mostKeys
      else { continue }
      keys[loss.message, default: Keys()].first.append(loss.key)
    }
  }

  /// A line for each sort of loss, on standard error.
  func write(to console: any Console) {
    for message in order {
      let named = keys[message] ?? Keys()
      let shown = named.first.map { "“\($0)”" }.joined(separator: ", ")
      let rest = named.all.count - named.first.count
      let more = rest > 0 ? " and \(rest) more" : ""
      console.writeError("\(path): \(message): \(shown)\(more)".forTerminal + "\n")
    }
  }
}
