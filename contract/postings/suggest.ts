import * as z from 'zod/mini'
import { issue } from '../issue.ts'
import { endpoint } from '../endpoint.ts'
import type { PostingKind } from '../enums.ts'
import { sought } from '../text.ts'

const suggestion = z.object({
  text: z.string(),
  kind: z.enum(['material', 'category', 'spec', 'title']),
})
export type Suggestion = z.output<typeof suggestion>

/** Search completions of a kind: separate from its other endpoints, because the header of every page needs only these. */
export const suggestEndpoint = (kind: PostingKind) =>
  endpoint({
    method: 'GET',
    path: `/api/${kind}/suggest/`,
    access: 'public',
    summary: 'Search suggestions while typing',
    query: z.strictObject({ keyword: sought(100).check(z.minLength(1, issue('required'))) }),
    reply: z.array(suggestion),
  })
