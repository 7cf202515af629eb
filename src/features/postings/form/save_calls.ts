import type { Body } from '#contract/endpoint.ts'
import { call } from '#shared/api/call.ts'
import type { PostingKindEntry } from '../registry.ts'
import type { SaveCalls, Sent } from '#shared/offline/save_posting.ts'

const queryOf = ({ submit, confirmed }: Sent) => ({
  ...(submit && { submit: 1 as const }),
  ...(confirmed?.length && { confirmed: confirmed.join(',') }),
})

/** Returns the calls that save a posting; the values must have passed the kind's schema. `background` is for the queue and shows no toasts. */
export const saveCalls = (api: PostingKindEntry['api'], background = false): SaveCalls => ({
  create: (values, sent, idempotencyKey) =>
    call(
      api.create,
      { query: queryOf(sent), body: values as Body<typeof api.create> },
      { idempotencyKey, keep: true, quiet: background, background },
    ),
  update: ({ code, revision }, values, sent) =>
    call(
      api.update,
      { params: { code }, query: { ...queryOf(sent), revision }, body: values as Body<typeof api.update> },
      { keep: true, quiet: background, background },
    ),
})
