/** Public face of deals for every list of dealings; their pages stand in postings/deals, which know what postings say. */
export { DealLink } from './DealLink.tsx'
