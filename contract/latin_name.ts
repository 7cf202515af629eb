import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { requiredText } from './text.ts'

/** Apart from `company.ts`, which the start page loads. */
export const latinNameApi = {
  propose: endpoint({
    method: 'GET',
    path: '/api/backend/latin_name/',
    access: 'company',
    summary:
      'Proposal for a company’s English name: places by their usual names, trade words translated, the rest in pinyin',
    query: z.strictObject({ name: requiredText(60) }),
    reply: z.object({
      /** Without Chinese characters in `name` the name as it is. */
      proposed: z.string(),
    }),
  }),
}
