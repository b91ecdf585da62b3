@testable import MessageSyntax
