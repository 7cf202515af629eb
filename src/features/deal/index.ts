export { DealLink } from './DealLink.tsx'
