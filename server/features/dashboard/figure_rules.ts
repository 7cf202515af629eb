import type { DealSource } from '#contract/deal.ts'
import { jobGroups, type DeliveryKind, type DeliveryState } from '#contract/delivery_kinds.ts'
import { responses, type MarketFigure, type ResponseName } from '#contract/operator_figures.ts'
import type { AdminPermission } from '#contract/permissions.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import { groupOf } from '#server/features/delivery/rules.ts'
import type { Actor } from '#server/http/session.ts'

type Permissions = Actor['permissions']

/** The kinds whose postings the operator sees. */
export const shownKinds = (permissions: Permissions): RegisteredKind[] =>
  (Object.keys(postings) as RegisteredKind[]).filter((kind) =>
    permissions.has(postings[kind].definition.adminPermission),
  )

/** Whoever sees stock sees what became of it, as with requests and group buys. */
const dealPermissions: Record<DealSource, AdminPermission> = {
  intention: 'admin_quotation.get',
  quote: 'admin_purchase.get',
  join: 'admin_raise.get',
}

/** What the operator sees the times of, in the order in which they are shown; `reviews` are of kinds they review. */
export function shownResponses(
  permissions: Permissions,
  reviewed: readonly RegisteredKind[],
): ResponseName[] {
  const shown: Record<ResponseName, boolean> = {
    reviews: reviewed.length > 0,
    enquiries: permissions.has(dealPermissions.intention),
    quotes: permissions.has(dealPermissions.quote),
  }
  return responses.filter((name) => shown[name])
}

/** The kinds of deals whose numbers the operator sees. */
export const shownDeals = (permissions: Permissions): DealSource[] =>
  (Object.keys(dealPermissions) as DealSource[]).filter((source) => permissions.has(dealPermissions[source]))

/** The figures of the market that the operator sees, in the order in which they are shown. */
export function shownFigures(permissions: Permissions): MarketFigure[] {
  const shown: Record<MarketFigure, boolean> = {
    sign_ups: permissions.has('admin_user.get'),
    certified: permissions.has('admin_tenant.get'),
    enquiries: permissions.has(dealPermissions.intention),
    quotes: permissions.has(dealPermissions.quote),
    deals: shownDeals(permissions).length > 0,
  }
  return (Object.keys(shown) as MarketFigure[]).filter((name) => shown[name])
}

type Counted = { day: string; figure: string; kind: string; count: number }

/** The number of each day for a figure, of all kinds or of one. */
export const countsOf = (
  days: readonly string[],
  found: readonly Counted[],
  { figure, kind }: { figure: string; kind?: string },
): number[] => {
  const counts = new Map<string, number>()
  for (const one of found)
    if (one.figure === figure && (kind === undefined || one.kind === kind))
      counts.set(one.day, (counts.get(one.day) ?? 0) + one.count)
  return days.map((day) => counts.get(day) ?? 0)
}

const columnOf: Partial<Record<DeliveryState, 'done' | 'waiting' | 'retry' | 'failed'>> = {
  completed: 'done',
  created: 'waiting',
  active: 'waiting',
  retry: 'retry',
  failed: 'failed',
}

/** Sums up jobs by what they are about; given up ones count nowhere. */
export function groupJobs(found: readonly { kind: DeliveryKind; state: DeliveryState; count: number }[]) {
  const groups = jobGroups.map((name) => ({ name, done: 0, waiting: 0, retry: 0, failed: 0 }))
  for (const { kind, state, count } of found) {
    const group = groups.find(({ name }) => name === groupOf(kind))
    const column = columnOf[state]
    if (group && column) group[column] += count
  }
  return groups
}
