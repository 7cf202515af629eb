/** 会员: what each tier gives, a company's application for one, and the periods that operators have confirmed. */
import * as z from 'zod/mini'
import { empty, endpoint, numberedPages, page, queryNumber } from './endpoint.ts'
import { certifications, memberships } from './enums.ts'
import { issue } from './issue.ts'
import { applicationStates, membershipYears, periodStates } from './membership_states.ts'
import { paidTiers, type PaidTier } from './membership_tiers.ts'
import { quotaNames, tiers } from './quotas.ts'
import { id, isoTime, lines, requiredLines, sought } from './text.ts'

/** Tiers whose freight fee is refunded in full when an allowance is used. */
export const refundingTiers: readonly PaidTier[] = ['gold']

const day = z.iso.date(issue('required'))

/** A period of membership in days of China, both included. */
export const membershipPeriod = z.object({
  id,
  tier: z.enum(paidTiers),
  starts_on: day,
  ends_on: day,
  state: z.enum(periodStates),
})
export type MembershipPeriod = z.output<typeof membershipPeriod>

export const membershipApplication = z.object({
  id,
  tier: z.enum(paidTiers),
  years: z.literal(membershipYears),
  remark: z.string(),
  state: z.enum(applicationStates),
  created_time: isoTime,
  decided_time: z.nullable(isoTime),
  /** Why it was declined. */
  reason: z.nullable(z.string()),
})
export type MembershipApplication = z.output<typeof membershipApplication>

/** How much of a limit is used; null is unlimited. */
export const quotaUse = z.object({ name: z.enum(quotaNames), used: z.int(), limit: z.nullable(z.int()) })

export const ownMembership = z.object({
  tier: z.literal(memberships),
  /** Last day of the membership in force, with the renewals that follow it without a gap. */
  ends_on: z.nullable(day),
  /** Newest first. */
  periods: z.array(membershipPeriod),
  /** The newest one. */
  application: z.nullable(membershipApplication),
  quotas: z.array(quotaUse),
  can: z.object({ apply: z.boolean(), withdraw: z.boolean() }),
})
export type OwnMembership = z.output<typeof ownMembership>

export const applicationForm = z.strictObject({
  tier: z.enum(paidTiers, issue('choose')),
  years: z.literal(membershipYears, issue('choose')),
  remark: z._default(lines(500), ''),
})

export const membershipApi = {
  tiers: endpoint({
    method: 'GET',
    path: '/api/membership/',
    access: 'public',
    summary: 'What each tier gives: the limits in force',
    reply: z.object({
      limits: z.array(
        z.object({
          name: z.enum(quotaNames),
          tiers: z.record(z.enum(tiers), z.nullable(z.int())),
        }),
      ),
    }),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/backend/membership/',
    access: 'company',
    summary: 'The own company’s membership, its periods, its newest application and its used limits',
    reply: ownMembership,
  }),
  apply: endpoint({
    method: 'POST',
    path: '/api/backend/membership/application/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Apply for a tier, for main accounts; one application can wait at a time',
    idempotent: true,
    body: applicationForm,
    reply: membershipApplication,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/backend/membership/application/:id/withdraw/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Withdraw a waiting application, for main accounts',
    params: z.strictObject({ id: queryNumber(id) }),
    reply: membershipApplication,
  }),
}

/** An application as operators see it. */
export const applicationRow = z.extend(membershipApplication, {
  company: z.object({ code: z.string(), name: z.string(), certification: z.literal(certifications) }),
  applicant: z.string(),
  decided_by: z.nullable(z.string()),
  /** The period that it was confirmed with. */
  period: z.nullable(membershipPeriod),
})
export type ApplicationRow = z.output<typeof applicationRow>

/** What confirming from a day would do. */
export const proposal = z.object({
  starts_on: day,
  ends_on: day,
  /** Periods of the lower tier that would end with the day before. */
  replaces: z.array(membershipPeriod),
})

export const confirmForm = z.strictObject({ starts_on: day })
export const declineForm = z.strictObject({ reason: requiredLines(500) })

/** What is corrected of a period; its first day stays. */
const periodTerms = { tier: z.enum(paidTiers, issue('choose')), ends_on: day }
/** The period as the operator saw it, so that nobody overwrites what a colleague has decided. */
const before = z.strictObject({ tier: z.enum(paidTiers), ends_on: day })
const ofPeriod = z.strictObject({ id: queryNumber(id) })

export const membershipAdminApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/membership/',
    access: 'admin_tenant.get',
    summary: 'Applications for membership: waiting ones first, oldest first, then decided ones, newest first',
    query: z.strictObject({
      state: z.optional(z.enum(applicationStates)),
      /** Part of the company's name in either language or of one of its codes. */
      keyword: z.optional(sought(80)),
      ...numberedPages,
    }),
    reply: page(applicationRow),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/admin/membership/:id/',
    access: 'admin_tenant.get',
    summary: 'One application with the company’s periods and, while it waits, the period that is proposed',
    params: z.strictObject({ id: queryNumber(id) }),
    reply: z.extend(applicationRow, {
      periods: z.array(membershipPeriod),
      proposal: z.nullable(proposal),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/admin/membership/:id/confirm/',
    access: 'admin_tenant.get',
    summary: 'Confirm a waiting application with the first day of its period; the company is notified',
    params: z.strictObject({ id: queryNumber(id) }),
    body: confirmForm,
    reply: applicationRow,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/admin/membership/:id/decline/',
    access: 'admin_tenant.get',
    summary: 'Decline a waiting application with a reason; the company is notified',
    params: z.strictObject({ id: queryNumber(id) }),
    body: declineForm,
    reply: applicationRow,
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/admin/membership/period/:id/correct/',
    access: 'admin_tenant.get',
    summary:
      'Correct tier and last day of a period that runs or is to come, with a reason; the company is notified. 409 if it is no longer as in `before`',
    params: ofPeriod,
    body: z.strictObject({ ...periodTerms, reason: requiredLines(500), before }),
    reply: empty,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/admin/membership/period/:id/end/',
    access: 'admin_tenant.get',
    summary:
      'End a period today, or cancel one that is to come, with a reason; what is left of its freight allowances expires (decision 111)',
    params: ofPeriod,
    body: z.strictObject({ reason: requiredLines(500), before }),
    reply: empty,
  }),
}
