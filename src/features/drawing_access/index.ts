export { DrawingsSection } from './DrawingsSection.tsx'
