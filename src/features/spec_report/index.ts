export { ReportReading } from './ReportReading.tsx'
