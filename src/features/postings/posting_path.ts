import type { PostingRow } from '#contract/postings/views.ts'

/** Page of a posting of any kind (spec §2: `/home/{kind}/{code}`). */
export const postingPath = ({ kind, code }: Pick<PostingRow, 'kind' | 'code'>): string =>
  `/home/${kind}/${code}`
