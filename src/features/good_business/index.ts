export { SupplierSection } from './SupplierSection.tsx'
