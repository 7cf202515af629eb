export { FreightPanel } from './FreightPanel.tsx'
