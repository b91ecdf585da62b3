import Testing

/// Code imports downwards only, and only what its module is allowed to.
@Suite struct LayerTests {
  @Test(arguments: Modules.all)
  func importsOnlyWhatTheModuleMay(_ module: Module) throws {
    for file in try Checkout.swiftFiles(below: "Sources/\(module.name)") {
      for name in file.imports where !Modules.platform.contains(name) {
        #expect(module.imports.contains(name), "\(file.path) may not import \(name)")
      }
    }
  }

  @Test(arguments: Modules.all.filter { $0.layer > 0 })
  func importsAllThatTheModuleDeclares(_ module: Module) throws {
    let used = Set(try Checkout.swiftFiles(below: "Sources/\(module.name)").flatMap(\.imports))
    let unused = module.imports.subtracting(used).sorted()
    #expect(unused.isEmpty, "\(module.name) declares imports that no file of it uses: \(unused)")
  }

  @Test(arguments: Modules.all)
  func liesAboveAllThatItImports(_ module: Module) {
    for name in module.imports {
      let below = Modules.all.first { $0.name == name }
      #expect(
        below.map { $0.layer < module.layer } == true, "\(module.name) may not import \(name)")
    }
  }

  @Test func leavesCLibrariesToTheirOwners() throws {
    let files = try Checkout.swiftFiles(below: "Sources") + Checkout.swiftFiles(below: "Tests")
    for file in files {
      for module in file.imports {
        guard let owners = Modules.owners[module] else { continue }
        let isAtHome = owners.contains { file.path.hasPrefix("Sources/\($0)/") }
        #expect(isAtHome, "\(file.path) imports \(module), which \(owners) own")
      }
    }
    let libraries = Modules.all.filter { $0.layer == 0 }.map(\.name)
    #expect(Set(Modules.owners.keys) == Set(libraries))
  }

  @Test func opensTheNetworkInOneModuleOnly() throws {
    let files = try Checkout.swiftFiles(below: "Sources")
    let users = files.filter { $0.imports.contains(Modules.network.module) }
    #expect(!users.isEmpty)
    #expect(users.allSatisfy { $0.path.hasPrefix("Sources/\(Modules.network.owner)/") })
    #expect(!Modules.all.contains { $0.imports.contains(Modules.network.owner) })
  }

  @Test func declaresTheSameInThePackageAsInTheTable() throws {
    let package = PackageDescription(try Checkout.text(of: "Package.swift"))
    #expect(package.targets.keys.sorted() == Modules.all.map(\.name).sorted())
    for module in Modules.all {
      #expect(package.targets[module.name] == module.imports, "\(module.name) in Package.swift")
    }
  }

  @Test func hasARowForEveryFolder() throws {
    let names = Modules.all.map(\.name) + Modules.plugins.keys
    #expect(try Checkout.names(in: "Sources") == names.sorted())
  }

  @Test func runsCommandsInPluginsByTheirNamesAlone() throws {
    let package = try Checkout.text(of: "Package.swift")
    for (name, imports) in Modules.plugins {
      #expect(package.contains("path: \"Sources/\(name)\""))
      for file in try Checkout.swiftFiles(below: "Sources/\(name)") {
        #expect(Set(file.imports) == imports, "\(file.path)")
      }
    }
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
