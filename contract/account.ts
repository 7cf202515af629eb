import * as z from 'zod/mini'
import { empty, endpoint } from './endpoint.ts'
import { certifications, creditRatings, memberships } from './enums.ts'
import { adminPermissions, backendPermissions } from './permissions.ts'
import { id, isoTime } from './text.ts'

/** The session as GET /api/account/info/ returns it (SPEC 3.1–3.5). */
export const session = z.object({
  id,
  avatar: z.nullable(z.string()),
  display_name: z.string(),
  /** Shown to English readers instead of the Chinese name. */
  display_name_en: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  is_backend: z.boolean(),
  description: z.string(),
  pre_company_name: z.nullable(z.string()),
  pre_company_name_en: z.nullable(z.string()),
  pre_business_tag_id: z.nullable(id),
  pre_business_tag: z.nullable(z.string()),
  manager_shichang: z.nullable(z.string()),
  manager_caigou: z.nullable(z.string()),
  country: z.string(),
  /** When the account is going to be deleted; null unless its owner has asked for that. */
  deletion_time: z.nullable(isoTime),
  tenant: z.nullable(
    z.object({
      id,
      code: z.string(),
      /** In the reader's language, if there is a name in it. */
      name: z.string(),
      membership: z.literal(memberships),
      membership_until: z.nullable(isoTime),
      credit_rating: z.literal(creditRatings),
    }),
  ),
  tenant_auth: z.object({
    state: z.literal(certifications),
    certified_on: z.nullable(isoTime),
    expires_on: z.nullable(isoTime),
  }),
  role_list: z.array(z.enum(['main_account', 'staff', 'operator'])),
  permission_list: z.array(z.enum([...backendPermissions, ...adminPermissions])),
})
export type Session = z.output<typeof session>

/** What every page asks; the calls that have forms are in account_forms.ts, which the start page does not load. */
export const accountApi = {
  info: endpoint({
    method: 'GET',
    path: '/api/account/info/',
    access: 'user',
    summary: 'The signed-in account, its company, roles and permissions',
    reply: session,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/logout/',
    access: 'user',
    acting: 'allowed',
    summary: 'End the session on the server',
    reply: empty,
  }),
}
