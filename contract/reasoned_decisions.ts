/** The decisions for which operators keep reasons, and who makes them. */
import type { AdminPermission } from './permissions.ts'
import { reviewActions } from './postings/states.ts'

/** Whoever handles some reports or requests of people. */
const handlers = [
  'admin_raise.get',
  'admin_tenant.get',
  'admin_forum',
  'admin_quotation.get',
  'admin_purchase.get',
] as const satisfies readonly AdminPermission[]

/** Those about anything but postings, each with permissions of which one is enough; postings have one for each kind. */
const others = {
  certification_request_revision: ['admin_tenant.get'],
  certification_reject: ['admin_tenant.get'],
  supplier_request_revision: ['website_config'],
  supplier_reject: ['website_config'],
  supplier_remove: ['website_config'],
  membership_decline: ['admin_tenant.get'],
  refund_refuse: ['admin_tenant.get'],
  inspection_refuse: ['admin_inspect'],
  forum_refuse: ['admin_forum'],
  forum_hide: ['admin_forum'],
  forum_lock: ['admin_forum'],
  accusation_answer: handlers,
  accusation_dismiss: handlers,
  company_rate: ['admin_tenant.get'],
  company_freeze: ['admin_tenant.get'],
  account_freeze: ['admin_user.get'],
  account_unfreeze: ['admin_user.get'],
  certificate_dismiss: ['admin_quotation.get'],
} as const satisfies Record<string, readonly AdminPermission[]>
type OtherDecision = keyof typeof others

export const reasonedDecisions = [...reviewActions, ...(Object.keys(others) as OtherDecision[])] as const
export type ReasonedDecision = (typeof reasonedDecisions)[number]

/** The permissions of which those who make a decision have one; undefined for one about postings, where it depends on the kind. */
export const decidersOf = (decision: ReasonedDecision): readonly AdminPermission[] | undefined =>
  (others as Partial<Record<ReasonedDecision, readonly AdminPermission[]>>)[decision]
