import * as z from 'zod/mini'
import { code } from '#contract/postings/code.ts'
import type { PostingState } from '#contract/postings/states.ts'
import { endsBetween, ownTabs } from '#contract/postings/tables.ts'
import { pageParameter, searchParameter } from '#shared/navigation/search_parameter.ts'
import { requestOf } from '#shared/offline/draft_names.ts'
import type { PostingKindEntry } from './registry.ts'

const isUuid = (text: string) => z.uuid().safeParse(text).success

/** Parameters in the address of a company's own list: tab, filters and page, or the open form (`command=create`, SPEC 2.40). */
export const ownSearch = z.object({
  command: searchParameter(z.enum(['create', 'edit'])),
  code: searchParameter(code),
  /** Id of a new posting's draft on this device: a UUID, or a name made from the request that the posting answers. */
  draft: searchParameter(z.string().check(z.refine((name) => isUuid(name) || requestOf(name) !== null))),
  /** The specification line that a new form begins with. */
  spec: searchParameter(z.coerce.string().check(z.trim(), z.maxLength(200))),
  state: searchParameter(z.enum(ownTabs)),
  /** Only what operators have decided on since, in seconds since 1970: where a notification about approvals leads. */
  decided_since: searchParameter(z.int().check(z.gte(0), z.lte(8.64e12))),
  /** Only those that end between two times and that the owner was reminded of: where a notification about several leads. */
  ends_between: searchParameter(endsBetween),
  keyword: searchParameter(z.coerce.string().check(z.trim(), z.maxLength(100))),
  page: pageParameter,
})
export type OwnSearch = z.output<typeof ownSearch>

/** Returns the tab where a submitted posting appears: in review, or online if its kind needs no review. */
export const submittedTab = ({ definition }: Pick<PostingKindEntry, 'definition'>): PostingState =>
  definition.postedBy === 'platform' ? 'online' : 'in_review'
