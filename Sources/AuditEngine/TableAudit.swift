import AuditModel
import Localization
struct TableAudit { let project: LocalizationProject; let locales: [LocaleIdentifier]; func findings() -> [Finding] { [] } }
