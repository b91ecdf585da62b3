// Everything that another package needs to describe its own screens and audit them:
//
//     import LegibleKit
//
//     CommandLineTool(name: "shop-audit", version: "1.0", screens: MyScreens.all).main()
@_exported import Accessibility
@_exported import AuditEngine
@_exported import AuditModel
@_exported import AuditRules
// As SwiftUI does: dates, addresses and CGFloat come with it.
@_exported import Foundation
@_exported import Intake
@_exported import Layout
@_exported import LegibleCommands
@_exported import Localization
// As SwiftUI does: objects of an app are `@Observable`.
@_exported import Observation
@_exported import Reporting
@_exported import TextShaping
@_exported import ViewTree
