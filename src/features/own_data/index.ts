export { ExportForm } from './ExportForm.tsx'
