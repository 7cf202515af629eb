import { auditLogApi, auditLogResource } from '#contract/resources/audit_log.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { auditRows } from './store.ts'

export const auditLogs: ServedResource = {
  of: auditLogResource,
  api: auditLogApi,
  server: { source: auditRows },
}
