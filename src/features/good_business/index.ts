export { supplierStateLabels } from './labels.ts'
export { SupplierSection } from './SupplierSection.tsx'
