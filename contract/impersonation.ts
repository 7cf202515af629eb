import * as z from 'zod/mini'
import { empty, endpoint, queryNumber } from './endpoint.ts'
import { reasonForm } from './resources/define.ts'
import { id, isoTime } from './text.ts'

/** How long (minutes) an operator may act for an account before asking again. */
export const impersonationMinutes = 30

/** The session of an operator who acts for somebody's account. */
export const impersonation = z.object({
  /** Display name of the operator. */
  operator: z.string(),
  reason: z.string(),
  expires_time: isoTime,
})
export type Impersonation = z.output<typeof impersonation>

export const impersonationApi = {
  open: endpoint({
    method: 'POST',
    path: '/api/admin/user/:id/impersonate/',
    access: 'admin_user.get',
    summary: `Act for an account for ${impersonationMinutes} minutes; refused for back-office and frozen accounts`,
    params: z.strictObject({ id: queryNumber(id) }),
    body: reasonForm,
    reply: z.object({ token: z.string() }),
  }),
  current: endpoint({
    method: 'GET',
    path: '/api/impersonation/',
    access: 'user',
    summary: 'Who acts for the account in this session; null in a session of the person',
    reply: z.nullable(impersonation),
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/impersonation/end/',
    access: 'user',
    acting: 'allowed',
    summary: 'End this session of an operator who acts for the account; the person is told',
    reply: empty,
  }),
}
