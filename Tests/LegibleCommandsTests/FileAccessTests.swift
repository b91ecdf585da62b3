import Foundation
import LegibleCommands
import TestSupport
import Intake
import Testing

struct FileAccessTests {
  @Test func readsNoFileThatIsTooLarge() throws {
    let folder = try ExchangeProject.folder(["de.xliff": ""])
    // The file has no bytes on the disk but those that it needs to be that long.
    let path = folder.currentFolder + "/de.xliff"
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 256 << 20 + 1)
    try handle.close()
    let outcome = run("validate de.xliff", in: folder)
    #expect(outcome.exitCode == .untrustworthy)
    #expect(outcome.output.hasPrefix("de.xliff:1:1: error: has more than 256 MB"))
  }

  @Test func keepsPermissionsAndLinksOfOneFile() throws {
    let folder = try ExchangeProject.folder(["out/real.po": "old"])
    let (real, link) = (folder.currentFolder + "/out/real.po", folder.currentFolder + "/out/de.po")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try manager.createSymbolicLink(atPath: link, withDestinationPath: "real.po")
    try DiskAccess().write(Data("new".utf8), to: link)
    #expect(try DiskAccess().read(real) == Data("new".utf8))
    #expect(DiskAccess().isLink(link))
    #expect(try manager.attributesOfItem(atPath: real)[.posixPermissions] as? Int == 0o640)
  }
}
