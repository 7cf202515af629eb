import type { PostingDetail } from '#contract/postings/views.ts'
import { foldNumber } from '#contract/steel/heat.ts'
import { postingPath } from '../posting_path.ts'
import { entryOfKind } from '../registry.ts'

/** Path of the page of a posting's certificate; undefined for kinds without one. */
export const certificatePath = (posting: Pick<PostingDetail, 'kind' | 'code'>): string | undefined =>
  'heats' in entryOfKind(posting.kind).definition.fields ? `${postingPath(posting)}/certificate` : undefined

/** Id of a heat on the page of its certificate, for links to it. */
export const heatAnchor = (heatNo: string): string => `heat-${foldNumber(heatNo)}`
