import type { Feature } from '#server/http/feature.ts'
import { auditLogs } from './handlers.ts'

export const auditLog: Feature = { name: 'audit_log', resources: [auditLogs] }
