export { MarketTicker } from './MarketTicker.tsx'
