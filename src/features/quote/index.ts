export { LatestQuotes } from './LatestQuotes.tsx'
export { QuoteButton } from './QuoteButton.tsx'
