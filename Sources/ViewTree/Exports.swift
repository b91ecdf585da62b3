// A package with screens of its own imports this module alone: sizes, locales and insets come with it.
@_exported import AuditModel
