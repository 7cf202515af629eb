import type { Body } from '#contract/endpoint.ts'
import { call } from '#shared/api/call.ts'
import type { PostingKindEntry } from '../registry.ts'
import type { SaveCalls } from '#shared/offline/save_posting.ts'

const flag = (submit: boolean) => (submit ? { submit: 1 as const } : {})

/** Returns the calls that save a posting; the values must have passed the kind's schema. `background` is for the queue and shows no toasts. */
export const saveCalls = (api: PostingKindEntry['api'], background = false): SaveCalls => ({
  create: (values, submit, idempotencyKey) =>
    call(
      api.create,
      { query: flag(submit), body: values as Body<typeof api.create> },
      { idempotencyKey, keep: true, quiet: background, background },
    ),
  update: ({ code, revision }, values, submit) =>
    call(
      api.update,
      { params: { code }, query: { ...flag(submit), revision }, body: values as Body<typeof api.update> },
      { keep: true, quiet: background, background },
    ),
})
