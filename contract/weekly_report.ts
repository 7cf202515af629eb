/** The figures of the overview as a mail on Monday, for operators who choose it (decision 093). */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const choice = z.strictObject({ on: z.boolean() })

export const weeklyReportApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/weekly_report/',
    access: 'operator',
    summary: 'Whether the weekly report comes by mail, and whether the account has an address for it',
    reply: z.object({ on: z.boolean(), has_email: z.boolean() }),
  }),
  put: endpoint({
    method: 'PUT',
    path: '/api/admin/weekly_report/',
    access: 'operator',
    summary: 'Turn the weekly report on, in the language of the request, or off',
    body: choice,
    reply: choice,
  }),
}
