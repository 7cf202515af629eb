export { SecondFactorPanel } from './SecondFactorPanel.tsx'
