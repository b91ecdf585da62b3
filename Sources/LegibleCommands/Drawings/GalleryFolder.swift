import Foundation
import Intake
import Reporting

/// The folder that a gallery is written to.
struct GalleryFolder {
  private let folder: String
  private let tool: CommandLineTool
  private let guarding: OutputGuard
  private var written: [(screen: String, title: String, drawings: Int)] = []
  private var screenCount = 0

  /// Follows `-o`.
  init(_ arguments: Arguments, _ tool: CommandLineTool) throws(CommandError) {
    guard let folder = arguments.value("-o"), folder != "-" else {
      throw .usage("name the folder to write to with -o; see “legible help gallery”")
    }
    if tool.files.isFile(folder) { throw .input("\(folder): this is a file; name a folder") }
    self.folder = folder.withoutSlashesAtItsEnd
    self.tool = tool
    guarding = arguments.outputGuard(tool)
  }

  /// Throws when the files of some screens would overwrite others, or each other.
  mutating func prepare(for screens: [String]) throws(CommandError) {
    screenCount = screens.count
    // The list of the screens is a page, too.
    var known: [String: String?] = screens.count > 1 ? [GalleryFile.index: nil] : [:]
    for screen in screens {
      let page = GalleryFile.page(of: screen)
      // Some disks ignore capitals.
      if let other = known.updateValue(screen, forKey: page.lowercased()) {
        throw .input(
          (other.map { "screens “\($0)” and “\(screen)”" }
            ?? "screen “\(screen)” and the list of the screens")
            + " would have the same file \(page); draw one of them at a time, into a folder each")
      }
      try requireOwn(page)
      try requireOwn(GalleryFile.picture(of: screen))
    }
    if screens.count > 1 { try requireOwn(GalleryFile.index) }
  }

  private func path(_ name: String) -> String { FilePath.join(folder, name) }

  private func requireOwn(_ name: String) throws(CommandError) {
    try CommandError.wrapping { () throws(IntakeError) in
      try guarding.requireReplaceable(path(name), where: GalleryFile.isOne)
    }
  }

  /// Writes the files of a screen.
  mutating func write(_ sheet: DrawingSheet) throws(CommandError) {
    let (page, picture) = (
      GalleryFile.page(of: sheet.screen), GalleryFile.picture(of: sheet.screen)
    )
    try save(picture) { GalleryPicture(sheet).write(to: $0) }
    let size = try save(page) {
      GalleryPage(sheet, tool: tool.identity, picture: picture).write(to: $0)
    }
    tool.console.writeError(
      "wrote \(path(page)) and \(picture): \(sheet.drawingCount.of("drawing")), "
        + "\(Self.shown(size))\n")
    written.append((sheet.screen, sheet.title, sheet.drawingCount))
  }

  /// A number of bytes, in kB or in MB with one decimal.
  private static func shown(_ bytes: Int) -> String {
    bytes < 1_000_000 ? "\(bytes / 1000) kB" : "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
  }

  /// Writes the page with links to all others.
  func finish() throws(CommandError) {
    guard screenCount > 1 else { return }
    try save(GalleryFile.index) { GalleryIndex(written, tool: tool.identity).write(to: $0) }
    tool.console.writeError("wrote \(path(GalleryFile.index))\n")
  }

  /// Writes a file whole or not at all, and returns the number of its bytes.
  @discardableResult private func save(
    _ name: String, _ parts: (@escaping ([UInt8]) -> Void) -> Void
  ) throws(CommandError) -> Int {
    var size = 0
    do {
      try tool.files.write(to: path(name)) { sink in
        parts { bytes in
          size += bytes.count
          sink(bytes)
        }
      }
    } catch {
      throw .unwritten(path(name), because: error, advice: "check the folder that -o names")
    }
    return size
  }
}
