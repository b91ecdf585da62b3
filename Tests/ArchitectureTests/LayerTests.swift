import Testing

/// Code imports downwards only, and only what its room is allowed to.
@Suite struct LayerTests {
  @Test(arguments: House.rooms)
  func importsOnlyWhatTheRoomMay(_ room: Room) throws {
    for file in try Checkout.swiftFiles(below: "Sources/\(room.name)") {
      for module in file.imports where !House.system.contains(module) {
        #expect(room.imports.contains(module), "\(file.path) may not import \(module)")
      }
    }
  }

  @Test(arguments: House.rooms.filter { $0.layer > 0 })
  func importsAllThatTheRoomDeclares(_ room: Room) throws {
    let used = Set(try Checkout.swiftFiles(below: "Sources/\(room.name)").flatMap(\.imports))
    let unused = room.imports.subtracting(used).sorted()
    #expect(unused.isEmpty, "\(room.name) declares imports that no file of it uses: \(unused)")
  }

  @Test(arguments: House.rooms)
  func liesAboveAllThatItImports(_ room: Room) {
    for name in room.imports {
      let below = House.rooms.first { $0.name == name }
      #expect(below.map { $0.layer < room.layer } == true, "\(room.name) may not import \(name)")
    }
  }

  @Test func leavesCLibrariesToTheirOwners() throws {
    let files = try Checkout.swiftFiles(below: "Sources") + Checkout.swiftFiles(below: "Tests")
    for file in files {
      for module in file.imports {
        guard let owners = House.owners[module] else { continue }
        let isAtHome = owners.contains { file.path.hasPrefix("Sources/\($0)/") }
        #expect(isAtHome, "\(file.path) imports \(module), which \(owners) own")
      }
    }
    let libraries = House.rooms.filter { $0.layer == 0 }.map(\.name)
    #expect(Set(House.owners.keys) == Set(libraries))
  }

  @Test func opensTheNetworkInOneRoomOnly() throws {
    let files = try Checkout.swiftFiles(below: "Sources")
    let users = files.filter { $0.imports.contains(House.network.module) }
    #expect(!users.isEmpty)
    #expect(users.allSatisfy { $0.path.hasPrefix("Sources/\(House.network.owner)/") })
    #expect(!House.rooms.contains { $0.imports.contains(House.network.owner) })
  }

  @Test func tellsThePackageTheSameAsTheTable() throws {
    let package = PackageDescription(try Checkout.text(of: "Package.swift"))
    #expect(package.targets.keys.sorted() == House.rooms.map(\.name).sorted())
    for room in House.rooms {
      #expect(package.targets[room.name] == room.imports, "\(room.name) in Package.swift")
    }
  }

  @Test func hasARowForEveryFolder() throws {
    #expect(try Checkout.names(in: "Sources") == House.rooms.map(\.name).sorted())
  }

  @Test func readsEveryFormOfImport() {
    let text = """
      import Plain
      @testable import Tested
      @_exported public import Exported
      import struct Foundation.Data
        package import Indented
      // import Commented
      let text = "import Quoted"
      """
    #expect(
      Checkout.imports(in: text) == ["Plain", "Tested", "Exported", "Foundation", "Indented"])
  }
}
