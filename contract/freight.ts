/** 运费补贴: the ledger of a company's freight allowances, their use on deals, and refunds of the fee. */
import * as z from 'zod/mini'
import { dealSources } from './deal.ts'
import { decimalsIssue } from './decimals_issue.ts'
import { endpoint, numberedPages, page, queryNumber } from './endpoint.ts'
import { issue } from './issue.ts'
import { refundStates } from './membership_states.ts'
import { paidTiers } from './membership_tiers.ts'
import { bilingual, id, isoTime, lines, requiredLines } from './text.ts'

export const freightEntryKinds = ['grant', 'use', 'expire', 'refund'] as const
export type FreightEntryKind = (typeof freightEntryKinds)[number]

const day = z.iso.date()
/** A freight fee in ¥ with two decimals. */
const fee = z.number().check(
  z.positive(issue('positive')),
  z.lte(1_000_000, issue('too_large')),
  z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, decimalsIssue(2, '¥')),
)

const dealSign = z.object({
  source: z.enum(dealSources),
  id,
  title: bilingual,
})

/** A line of the ledger; the balance is the sum of all amounts. */
export const freightEntry = z.object({
  id,
  kind: z.enum(freightEntryKinds),
  /** Allowances: positive for a grant, −1 for a use, minus the rest for an expiry, 0 for a refund of money. */
  amount: z.int(),
  /** The fee that was refunded, in ¥. */
  fee: z.nullable(z.number()),
  tier: z.enum(paidTiers),
  /** Year of the membership that it belongs to, from 1, and the last day on which that year's allowances can be used. */
  year: z.int(),
  usable_until: day,
  deal: z.nullable(dealSign),
  created_time: isoTime,
})
export type FreightEntry = z.output<typeof freightEntry>

export const freightRefund = z.object({
  id,
  fee: z.number(),
  remark: z.string(),
  state: z.enum(refundStates),
  reason: z.nullable(z.string()),
  created_time: isoTime,
  decided_time: z.nullable(isoTime),
})
export type FreightRefund = z.output<typeof freightRefund>

export const dealFreight = z.object({
  /** Allowances that can be used today. */
  left: z.int(),
  /** What was granted of what can be used today, and the last day of it; null without such a grant. */
  year: z.nullable(z.object({ granted: z.int(), usable_until: day })),
  /** For a company whose own tier has no allowances, the tiers that have some. */
  given_by: z.array(z.enum(paidTiers)),
  used_time: z.nullable(isoTime),
  /** The newest request for a refund of this deal's fee. */
  refund: z.nullable(freightRefund),
  can: z.object({ use: z.boolean(), request: z.boolean() }),
})
export type DealFreight = z.output<typeof dealFreight>

export const refundForm = z.strictObject({ fee, remark: z._default(lines(500), '') })

const ofDeal = z.strictObject({ source: z.enum(dealSources), id: queryNumber(id) })

export const freightApi = {
  ledger: endpoint({
    method: 'GET',
    path: '/api/backend/freight/',
    access: 'company',
    summary: 'The own company’s ledger of freight allowances, newest first, and how many are left',
    query: z.strictObject(numberedPages),
    reply: z.extend(page(freightEntry), { left: z.int() }),
  }),
  ofDeal: endpoint({
    method: 'GET',
    path: '/api/backend/deal/:source/:id/freight/',
    access: 'company',
    summary: 'Whether an allowance is or can be used on an own deal, and its refund',
    params: ofDeal,
    reply: dealFreight,
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/backend/deal/:source/:id/freight/use/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Use one freight allowance on an own deal, once per deal',
    params: ofDeal,
    reply: dealFreight,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/backend/deal/:source/:id/freight/refund/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Ask for the refund of the freight fee of a deal on which a gold member’s allowance was used',
    params: ofDeal,
    body: refundForm,
    reply: dealFreight,
  }),
}

/** A request for a refund as operators see it. */
export const refundRow = z.extend(freightRefund, {
  company: z.object({ code: z.string(), name: z.string() }),
  applicant: z.string(),
  decided_by: z.nullable(z.string()),
  deal: z.object({ title: bilingual, posting_code: z.string(), agreed_time: isoTime }),
})
export type RefundRow = z.output<typeof refundRow>

export const freightAdminApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/freight/',
    access: 'admin_tenant.get',
    summary: 'Requests for refunds of freight fees: undecided ones first, oldest first, then newest first',
    query: z.strictObject({ state: z.optional(z.enum(refundStates)), ...numberedPages }),
    reply: page(refundRow),
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/admin/freight/:id/refund/',
    access: 'admin_tenant.get',
    summary: 'Mark a fee as refunded in full; the company is notified',
    params: z.strictObject({ id: queryNumber(id) }),
    body: z.strictObject({ reason: z._default(lines(500), '') }),
    reply: refundRow,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/admin/freight/:id/refuse/',
    access: 'admin_tenant.get',
    summary: 'Refuse a refund with a reason; the company is notified',
    params: z.strictObject({ id: queryNumber(id) }),
    body: z.strictObject({ reason: requiredLines(500) }),
    reply: refundRow,
  }),
}
