import * as z from 'zod/mini'
import { code } from '#contract/postings/code.ts'
import type { PostingState } from '#contract/postings/states.ts'
import { ownTabs } from '#contract/postings/tables.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'
import { requestOf } from '#shared/offline/draft_names.ts'
import type { PostingKindEntry } from '../registry.ts'

const isUuid = (text: string) => z.uuid().safeParse(text).success

/** Address of a backend list: its tab, keyword and page, or the form that is open (spec §2: command=create). */
export const ownSearch = z.object({
  command: searchParameter(z.enum(['create', 'edit'])),
  code: searchParameter(code),
  /** A new posting's draft on this device, from the list of drafts, or named after the request that it answers. */
  draft: searchParameter(z.string().check(z.refine((name) => isUuid(name) || requestOf(name) !== null))),
  /** The line that a new form begins with. */
  spec: searchParameter(z.coerce.string().check(z.trim(), z.maxLength(200))),
  state: searchParameter(z.enum(ownTabs)),
  keyword: searchParameter(z.coerce.string().check(z.trim(), z.maxLength(100))),
  page: pageParameter,
})
export type OwnSearch = z.output<typeof ownSearch>

/** The tab where a submitted posting is found: in review, or online where nobody has to review it. */
export const submittedTab = ({ definition }: Pick<PostingKindEntry, 'definition'>): PostingState =>
  definition.postedBy === 'platform' ? 'online' : 'in_review'
