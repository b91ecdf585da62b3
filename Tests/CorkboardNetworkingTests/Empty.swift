@testable import CorkboardNetworking
