import Localization

/// The losses of a file as text: a line for each kind of loss with the keys that it concerns.
package struct LossTextReport: Sendable {
  private let path: String
  private var order: [String] = []
  private var keys: [String: Keys] = [:]

  private struct Keys {
    var first: [String] = []
    var all: Set<String> = []
  }

  private static let mostKeys = 3

  /// Takes the losses of the file at a path.
  package init(_ losses: [ConversionLoss], of path: String) {
    self.path = path
    for loss in losses {
      if keys[loss.message] == nil { order.append(loss.message) }
      guard keys[loss.message, default: Keys()].all.insert(loss.key).inserted,
        keys[loss.message, default: Keys()].first.count < Self.mostKeys
      else { continue }
      keys[loss.message, default: Keys()].first.append(loss.key)
    }
  }

  /// The lines; empty when nothing is lost.
  package func render() -> String { order.map(line).joined() }

  private func line(_ message: String) -> String {
    let named = keys[message] ?? Keys()
    let shown = named.first.map { $0.isEmpty ? "the empty key" : "“\($0)”" }
      .joined(separator: ", ")
    let rest = named.all.count - named.first.count
    let more = rest > 0 ? " and \(rest) more" : ""
    return "\(path): \(message): \(shown)\(more)".forTerminal + "\n"
  }
}
