export { AuditRows } from './AuditRows.tsx'
