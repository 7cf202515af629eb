/** What operators see of one person (SPEC 2.44). */
import * as z from 'zod/mini'
import { endpoint, queryNumber } from './endpoint.ts'
import { certifications, creditRatings, memberships, postingKinds } from './enums.ts'
import { signIn } from './sign_in.ts'
import { staffRights } from './staff.ts'
import { bilingual, id, isoTime } from './text.ts'
import { reportedKinds } from './user_accusation.ts'

const byId = z.strictObject({ id: queryNumber(id) })

const personOverview = z.object({
  id,
  name: bilingual,
  mobile: z.nullable(z.string()),
  email: z.nullable(z.string()),
  state: z.enum(['active', 'frozen', 'deleted']),
  country: z.string(),
  created_time: isoTime,
  last_login_time: z.nullable(isoTime),
  frozen_time: z.nullable(isoTime),
  deletion_time: z.nullable(isoTime),
  has_password: z.boolean(),
  passkeys: z.int(),
  /** Since when an authenticator app is in use. */
  app_time: z.nullable(isoTime),
  is_operator: z.boolean(),
  company: z.nullable(
    z.object({
      id,
      name: bilingual,
      role: z.enum(['main_account', 'staff']),
      rights: z.array(z.enum(staffRights)),
      certification: z.literal(certifications),
      membership: z.literal(memberships),
      credit_rating: z.literal(creditRatings),
    }),
  ),
  /** The most recently used first. */
  sessions: z.array(z.omit(signIn, { is_this_session: true })),
})
export type PersonOverview = z.output<typeof personOverview>

/** A report or request: by the person, or about their postings, their posts in the forum or their company. */
const personReport = z.object({
  id,
  created_time: isoTime,
  is_own: z.boolean(),
  comment: z.string(),
  /** Code of what is reported; empty for a request for a group buying. */
  record_sign: z.string(),
  /** What has this code now. */
  kind: z.nullable(z.enum(reportedKinds)),
  handled_time: z.nullable(isoTime),
})

/** What somebody does for the present company; a member who left has handed it over. */
export const dealingNames = ['enquiries', 'quotes', 'group_buys', 'deals'] as const

const personActivity = z.object({
  /** Submitted postings that the person wrote for the present company, by kind and state. */
  postings: z.array(z.object({ kind: z.enum(postingKinds), state: z.string(), count: z.int() })),
  dealings: z.record(z.enum(dealingNames), z.int()),
  /** Those that the reader may handle, the newest first, at most 20. */
  reports: z.array(personReport),
  messages: z.object({ all: z.int(), unread: z.int() }),
  /** Mails and text messages to the person that failed or wait for another try. */
  failed_deliveries: z.int(),
  /** What operators did with the account, for it, or the person as an operator; the newest first, at most 20. */
  audit: z.array(
    z.object({
      id: z.int(),
      at: isoTime,
      actor: z.nullable(bilingual),
      action: z.string(),
      object_kind: z.string(),
      comment: z.nullable(z.string()),
    }),
  ),
})
export type PersonActivity = z.output<typeof personActivity>

export const userPageApi = {
  overview: endpoint({
    method: 'GET',
    path: '/api/admin/user/:id/overview/',
    access: 'admin_user.get',
    summary: 'A person’s account, place in the company and open sessions',
    params: byId,
    reply: personOverview,
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/admin/user/:id/activity/',
    access: 'admin_user.get',
    summary: 'What a person did and what was done with the account: postings, dealings, reports, audit log',
    params: byId,
    reply: personActivity,
  }),
}
