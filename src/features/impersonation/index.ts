export { ActForButton } from './ActForButton.tsx'
