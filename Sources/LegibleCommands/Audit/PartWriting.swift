import AuditEngine
import Foundation
import Intake

/// Does one share of an audit, and writes what it found for `legible merge`.
struct PartWriting {
  private let arguments: Arguments
  private let tool: CommandLineTool

  init(_ arguments: Arguments, _ tool: CommandLineTool) {
    // Findings that were known before are left to the report.
    var arguments = arguments
    arguments.remove([Option.newSince.name, Option.against.name])
    arguments.baseline = nil
    self.arguments = arguments
    self.tool = tool
  }

  /// Writes the part of a share whole or not at all.
  ///
  /// It is written whatever was found, or could not be read: the report says so, which is made of all parts.
  func write(_ shard: Shard) throws(CommandError) -> ExitCode {
    try requireNoReport()
    try arguments.requireDivisible()
    try arguments.requireVariants()
    let path = FilePath.join(arguments.value(AuditOption.output.name) ?? "Reports", shard.fileName)
    try CommandError.wrapping { () throws(IntakeError) in
      try arguments.outputGuard(tool).requireReplaceable(path, where: PartFolder.isPart)
    }
    let bytes = try bytes(of: shard)
    do {
      try tool.files.write(Data(bytes), to: path)
    } catch {
      throw .unwritten(path, because: error, advice: "check the folder, or name one with --output")
    }
    tool.console.writeError("wrote \(path)\n")
    return .success
  }

  private func bytes(of shard: Shard) throws(CommandError) -> [UInt8] {
    let files = DigestedFiles(tool.files)
    let run = AuditRun(arguments, tool.accessing(files))
    let prepared = run.audit(of: try run.prepared())
    let progress = ProgressLine("checking strings and screens", console: tool.console)
    defer { progress.clear() }
    return prepared.audit.part(
      shard, by: tool.partMaker, files: prepared.digest(of: files, arguments)
    ) { progress.show($0) }
  }

  private func requireNoReport() throws(CommandError) {
    let ofReports = [AuditOption.formats.option, AuditOption.assets]
    let fixing = [AuditOption.fix, AuditOption.dryRun]
    for option in ofReports + fixing + [AuditOption.watch, .since]
    where arguments.origin(of: option) == .option(option.name) {
      if ofReports.contains(option) {
        throw .usage("--shard writes no report; name \(option.name) to “legible merge”")
      }
      throw .usage(
        "\(option.name) does not go with --shard"
          + (fixing.contains(option) ? "; fix the files first" : ", which divides a whole audit"))
    }
  }
}

extension Shard {
  /// The name of the file of its part.
  fileprivate var fileName: String { "\(PartFolder.namePrefix)\(index)-of-\(count).json" }
}

extension CommandLineTool {
  /// The command as parts name it: those of different ones are never joined.
  var partMaker: String {
    identity.name == "legible" && identity.version == Self.version
      ? "legible \(Self.version)"
      : "\(identity.name) \(identity.version) with legible \(Self.version)"
  }
}

extension PreparedAudit {
  /// A digest of the files that were read to prepare it, with the fonts that are named.
  func digest(of files: DigestedFiles, _ arguments: Arguments) -> String {
    for font in arguments.all(Option.font.name) { _ = try? files.read(font) }
    return files.digest(from: root)
  }
}

extension Arguments {
  /// Throws when something is read that only one run can read.
  func requireDivisible() throws(CommandError) {
    for option in [AuditOption.glossary, AuditOption.patterns]
    where all(option.name).contains("-") {
      throw .usage("\(option.name) - is not the same for all shards; name a file")
    }
  }

  /// The share of the work from `--shard`; nil for all of it.
  func shard() throws(CommandError) -> Shard? {
    guard let text = value(AuditOption.shard.name) else { return nil }
    guard let shard = Shard(text) else {
      throw .usage(
        "--shard takes I/N, a number from 1 to N and N up to \(Shard.most), as 2/4 for the second of "
          + "four, not “\(text)”")
    }
    return shard
  }
}
