/** What operators decide about the people of a company (decision 112). */
import * as z from 'zod/mini'
import { empty, endpoint, queryNumber } from './endpoint.ts'
import { issue } from './issue.ts'
import { id, lines } from './text.ts'

export const staffAdminApi = {
  replaceMain: endpoint({
    method: 'POST',
    path: '/api/admin/company/:id/main_account/',
    access: 'admin_tenant.get',
    summary:
      'Make a staff member the main account of a company whose main account is lost; the former one stays as staff without rights and is logged out. 409 if the main account is no longer `before`',
    params: z.strictObject({ id: queryNumber(id) }),
    body: z.strictObject({
      account_id: id,
      /** The main account that the operator saw; null if the company has none. */
      before: z.nullable(id),
      comment: lines(500).check(z.minLength(1, issue('comment_required'))),
    }),
    reply: empty,
  }),
}
