// AuditEngine
