@testable import LanguageData
