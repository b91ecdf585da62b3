import Testing

/// The layout of the checkout, and the strings that no file may contain.
@Suite struct CheckoutTests {
  @Test func showsSixThingsAndNoMore() throws {
    let expected = ["Localizations", "Package.swift", "README.md", "Reports", "Sources", "Tests"]
    #expect(try Checkout.names() == expected)
  }

  @Test func buildsEveryFolderOfTests() throws {
    let package = PackageDescription(try Checkout.text(of: "Package.swift"))
    let folders = try Checkout.names(in: "Tests")
    // Fixtures are read, not built.
    #expect(Set(folders).subtracting(["Fixtures"]) == package.testFolders)
  }

  /// Written in pieces, so that this file does not contain them.
  @Test(arguments: ["fatal" + "Error(", "try" + "!", "@un" + "checked"])
  func neverGivesUpOnItsUser(_ word: String) throws {
    let files = try Checkout.swiftFiles(below: "Sources") + Checkout.swiftFiles(below: "Tests")
    #expect(files.count > 100)
    for file in files {
      #expect(!file.text.contains(word), "\(file.path) contains \(word)")
    }
  }
}
