import type { PostingRow } from '#contract/postings/views.ts'

/** Returns the path of a posting's page (`/home/{kind}/{code}`, SPEC 2.23–2.28). */
export const postingPath = ({ kind, code }: Pick<PostingRow, 'kind' | 'code'>): string =>
  `/home/${kind}/${code}`
