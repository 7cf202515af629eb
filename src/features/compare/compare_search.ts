import * as z from 'zod/mini'
import { queryList } from '#contract/endpoint.ts'
import { postingKinds } from '#contract/enums.ts'
import { code } from '#contract/postings/code.ts'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** Maximum number of postings in a comparison. */
export const compareLimit = 4

/** Parameters in the address of a comparison: the kind and the codes of the postings. */
export const compareSearch = z.object({
  kind: searchParameter(z.enum(postingKinds)),
  code: searchParameter(queryList(code)),
})
