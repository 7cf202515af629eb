import * as z from 'zod/mini'
import { queryList } from '#contract/endpoint.ts'
import { postingKinds } from '#contract/enums.ts'
import { code } from '#contract/postings/code.ts'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** Postings that stand side by side at most. */
export const compareLimit = 4

/** Address of the comparison: postings of one kind by their codes. */
export const compareSearch = z.object({
  kind: searchParameter(z.enum(postingKinds)),
  code: searchParameter(queryList(code)),
})
