export { ChangeablePeriods } from './ChangeablePeriods.tsx'
export { FreightEntryRow } from './FreightEntryRow.tsx'
export { FreightPanel } from './FreightPanel.tsx'
export { TiersTable } from './TiersTable.tsx'
