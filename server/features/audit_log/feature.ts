import { work, type Feature } from '#server/http/feature.ts'
import { auditLogs } from './handlers.ts'
import { removeOld, removeOldAudit } from './remove_old.ts'

export const auditLog: Feature = {
  name: 'audit_log',
  resources: [auditLogs],
  jobs: [work(removeOldAudit, (_, deps) => removeOld(deps))],
}
