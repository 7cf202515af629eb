export { QuoteButton } from './QuoteButton.tsx'
