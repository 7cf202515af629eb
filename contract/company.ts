import * as z from 'zod/mini'
import { endpoint, queryList } from './endpoint.ts'
import { certifications } from './enums.ts'
import { requiredText, text } from './text.ts'

export const companyName = z.object({
  code: z.string(),
  name: z.string(),
  certification: z.literal(certifications),
})
export type CompanyName = z.output<typeof companyName>

export const companyApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/company/',
    access: 'company',
    summary: 'Companies whose names contain a keyword, certified ones first, or those with these codes',
    query: z.strictObject({
      /** Part of the name; a single character finds nothing. */
      keyword: z.optional(text(80)),
      code: z.optional(queryList(requiredText(40))),
    }),
    reply: z.array(companyName),
  }),
}
