export { InspectButton } from './InspectButton.tsx'
export { InspectionBadge } from './InspectionBadge.tsx'
