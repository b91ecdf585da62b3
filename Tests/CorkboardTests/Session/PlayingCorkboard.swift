import Corkboard
import Scenarios

// Everything that is played in these tests is Corkboard.

typealias FlowCoverage = Scenarios.FlowCoverage
typealias FlowWalker = Scenarios.FlowWalker<StubbedApp>
typealias OfferedControls = Scenarios.OfferedControls
typealias SharedPlays = Scenarios.SharedPlays<StubbedApp>
typealias StateSignature = Scenarios.StateSignature
