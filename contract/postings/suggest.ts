import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import type { PostingKind } from '../enums.ts'
import { requiredText } from '../text.ts'

const suggestion = z.object({
  text: z.string(),
  kind: z.enum(['material', 'category', 'spec', 'title']),
})
export type Suggestion = z.output<typeof suggestion>

/** Completions of a kind's search: apart from its other calls, because the header of every page needs it alone. */
export const suggestEndpoint = (kind: PostingKind) =>
  endpoint({
    method: 'GET',
    path: `/api/${kind}/suggest/`,
    access: 'public',
    summary: 'Completions while typing',
    query: z.strictObject({ keyword: requiredText(100) }),
    reply: z.array(suggestion),
  })
