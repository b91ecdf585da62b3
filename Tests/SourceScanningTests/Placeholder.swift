@testable import SourceScanning
