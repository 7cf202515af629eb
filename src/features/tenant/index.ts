export { PostingCounts } from './PostingCounts.tsx'
