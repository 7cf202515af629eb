export { CollectButton } from './CollectButton.tsx'
export { useCollectedAmong } from './use_collected_among.ts'
