@testable import Terminology
