import AuditModel
import Reporting
import ViewTree

/// `legible devices`: lists the devices that screens are laid out on.
struct DevicesCommand: Command {
  static let usage = CommandUsage(
    name: "devices", summary: "Lists the devices for --devices.",
    about: """
      A line for each device: its name, the screen in points, the pixels in a point, the size classes
      (width/height), the edges that bars and the home indicator cover, and the height of the keyboard
      with suggestions. The first four are those of the audit, the narrowest of their size classes.
      A name with -zoomed is a phone with Display Zoom; one with -split- is a part of Split View on
      iPadOS 18 and earlier, a third of which is as wide as Slide Over. Parts whose widths are
      published nowhere are left out.
      """,
    operands: [.init("[NAME…]", "only these; * matches any characters, as in 'ipad-11*'")],
    options: [])

  private let tool: CommandLineTool

  init(_ tool: CommandLineTool) { self.tool = tool }

  func run(_ arguments: Arguments) throws(CommandError) -> ExitCode {
    let devices =
      arguments.operands.isEmpty
      ? NamedDevice.all : try NamedDevice.select(arguments.operands)
    let rows = devices.map(columns)
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { $0.padding(to: $1) }
      tool.console.write(cells.joined(separator: "  ").withoutTrailingSpaces + "\n")
    }
    return .success
  }

  private func columns(of named: NamedDevice) -> [String] {
    let device = named.device
    return [
      named.name, "\(device.viewport.width.shown) × \(device.viewport.height.shown) pt",
      "@\(device.displayScale.shown)x", device.sizeClasses.name, edges(device.safeArea),
      "keyboard \(device.keyboardHeight.shown)", device.name,
    ]
  }

  private func edges(_ insets: EdgeInsets) -> String {
    let edges = [
      ("top", insets.top), ("sides", insets.left), ("bottom", insets.bottom),
    ]
    return edges.filter { $0.1 > 0 }.map { "\($0.0) \($0.1.shown)" }.joined(separator: ", ")
  }
}

extension Double {
  /// Without decimals where it has none.
  fileprivate var shown: String {
    self == rounded() ? String(Int(self)) : String(self)
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
