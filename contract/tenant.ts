/** What operators see of one company and decide about it (SPEC 2.43). */
import * as z from 'zod/mini'
import { certificationApplication } from './certification.ts'
import { endpoint, queryNumber } from './endpoint.ts'
import { certifications, creditRatings, memberships, postingKinds } from './enums.ts'
import { freightEntry } from './freight.ts'
import { supplierStates } from './good_business.ts'
import { issue } from './issue.ts'
import { membershipPeriod, quotaUse } from './membership.ts'
import { bilingual, id, isoTime, lines, text } from './text.ts'

const byId = z.strictObject({ id: queryNumber(id) })
const nullableText = z.nullable(z.string())

/** What is counted of a company’s dealings with others; `views` of contacts are those of the last 90 days. */
export const dealingFigures = [
  'enquiries_sent',
  'enquiries_received',
  'quotes_sent',
  'quotes_received',
  'group_buys_joined',
  'deals',
  'inspections',
  'contact_views_made',
  'contact_views_received',
  'forum_posts',
  'reports_made',
  'reports_received',
] as const
export type DealingFigure = (typeof dealingFigures)[number]

const companyOverview = z.object({
  id,
  code: z.string(),
  name: z.string(),
  name_en: nullableText,
  main_business: nullableText,
  created_time: isoTime,
  /** When it was closed; it can no longer be changed. */
  closed_time: z.nullable(isoTime),
  /** The company that it has become part of. */
  merged_into: z.nullable(z.object({ id, name: bilingual })),
  membership: z.literal(memberships),
  membership_until: z.nullable(isoTime),
  certification: z.literal(certifications),
  certified_on: z.nullable(isoTime),
  expires_on: z.nullable(isoTime),
  is_expiring: z.boolean(),
  credit_code: nullableText,
  credit_rating: z.literal(creditRatings),
  manager_shichang: nullableText,
  manager_caigou: nullableText,
  /** Newest first. */
  applications: z.array(certificationApplication),
  /** Newest first. */
  periods: z.array(membershipPeriod),
  /** Those of saved searches and uploads are the main account's. */
  quotas: z.array(quotaUse),
  /** Freight allowances: how many are left, and the newest entries of the ledger, at most 20. */
  freight: z.object({ left: z.int(), entries: z.array(freightEntry) }),
  people: z.array(
    z.object({
      id,
      name: bilingual,
      role: z.enum(['main_account', 'staff']),
      last_login_time: z.nullable(isoTime),
      is_frozen: z.boolean(),
      /** Whether operators can make the person the main account (decision 112). */
      can_be_main: z.boolean(),
    }),
  ),
  /** Submitted postings by kind and state. */
  postings: z.array(z.object({ kind: z.enum(postingKinds), state: z.string(), count: z.int() })),
  /** Numbers only: what companies write to each other is not for operators (decision 093). */
  dealings: z.record(z.enum(dealingFigures), z.int()),
  /** State of the newest version of its profile as a supplier; null without one. */
  supplier: z.nullable(z.enum(supplierStates)),
  /** What operators did with the company, its people, and what it has applied for; newest first, at most 20. */
  audit: z.array(
    z.object({
      id: z.int(),
      at: isoTime,
      actor: z.nullable(bilingual),
      object_kind: z.string(),
      action: z.string(),
      comment: nullableText,
    }),
  ),
})
export type CompanyOverview = z.output<typeof companyOverview>

const managerName = z.nullable(text(40))
const managers = { manager_shichang: managerName, manager_caigou: managerName }

export const tenantAdminApi = {
  overview: endpoint({
    method: 'GET',
    path: '/api/admin/company/:id/',
    access: 'admin_tenant.get',
    summary:
      'Everything about a company: certification, membership, limits, people, postings, what operators did',
    params: byId,
    reply: companyOverview,
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/admin/company/:id/rating/',
    access: 'admin_tenant.get',
    summary: 'Set the credit rating with a reason; 0 freezes the company. 409 if it is no longer `before`',
    params: byId,
    body: z.strictObject({
      credit_rating: z.literal([...creditRatings], issue('choose')),
      /** The rating that the operator saw. */
      before: z.literal([...creditRatings]),
      comment: lines(500).check(z.minLength(1, issue('comment_required'))),
    }),
    reply: companyOverview,
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/admin/company/:id/managers/',
    access: 'admin_tenant.get',
    summary:
      'Name the people of the market who look after the company; empty for nobody. 409 with the names in force if they are no longer `before`',
    params: byId,
    body: z.strictObject({
      ...managers,
      /** The names that the operator saw. */
      before: z.strictObject(managers),
    }),
    reply: companyOverview,
  }),
}
