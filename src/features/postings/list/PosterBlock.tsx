import type { PostingRow } from '#contract/postings/views.ts'
import { CompanyBlock } from '#features/company/index.ts'

/** Who posted it, and where the goods lie. */
export const PosterBlock = ({ posting }: { posting: PostingRow }) => (
  <CompanyBlock company={posting.company} region={posting.region_id} />
)
