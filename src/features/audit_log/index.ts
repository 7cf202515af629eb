export { AuditRows } from './AuditRows.tsx'
export { ChangeTable } from './ChangeTable.tsx'
export { WordsOf, type Words } from './Words.tsx'
