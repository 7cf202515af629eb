import type { OwnInspection } from '#contract/inspect_business.ts'
import type { AdminInspection } from '#contract/inspect_business_admin.ts'
import type { Actor } from '#server/http/session.ts'
import { badgeOf, isExpired, operatorRights, ownRights } from './rules.ts'
import type { ReadInspection } from './store.ts'

const time = (at: Date | null): string | null => at?.toISOString() ?? null

/** What both sides see. */
function shown(row: ReadInspection, now: Date): Omit<OwnInspection, 'can'> {
  const { price_amount, currency, tax_included, includes, possible_on, valid_until } = row
  const { scheduled_on, inspector, inspected_on, result, summary, report_files } = row
  const hasQuote =
    price_amount !== null &&
    currency !== null &&
    tax_included !== null &&
    includes !== null &&
    possible_on !== null &&
    valid_until !== null
  return {
    id: row.id,
    state: row.state,
    revision: row.revision,
    posting: row.posting_code === null ? null : { code: row.posting_code, kind: row.kind },
    object: { zh: row.object_zh, en: row.object_en },
    specification: row.specification,
    quantity: row.quantity,
    quantity_unit: row.quantity_unit,
    region_id: row.region_id,
    address: row.address,
    stage: row.stage,
    items: row.items,
    wished_on: row.wished_on,
    contact_name: row.contact_name,
    contact_mobile: row.contact_mobile,
    files: row.files,
    remark: row.remark,
    quote: hasQuote
      ? {
          price_amount,
          currency,
          tax_included,
          includes,
          possible_on,
          valid_until,
          is_expired: row.state === 'quoted' && isExpired(row, now),
        }
      : null,
    schedule: scheduled_on !== null && inspector !== null ? { scheduled_on, inspector } : null,
    report:
      inspected_on !== null && result !== null && summary !== null
        ? { inspected_on, result, summary, report_files }
        : null,
    reason: row.reason,
    times: {
      requested: row.requested_at.toISOString(),
      quoted: time(row.quoted_at),
      accepted: time(row.accepted_at),
      scheduled: time(row.scheduled_at),
      reported: time(row.reported_at),
      ended: time(row.ended_at),
    },
    badge: badgeOf(row, row),
  }
}

/** A commission as the company that ordered it sees it. */
export const shownToOrderer = (
  row: ReadInspection,
  { actor, now }: { actor: Actor; now: Date },
): OwnInspection => ({ ...shown(row, now), can: ownRights(row, row, { actor, now }) })

/** The same for operators. */
export const shownToOperators = (row: ReadInspection, now: Date): AdminInspection => ({
  ...shown(row, now),
  company: row.company,
  requester: row.requester,
  is_posting_changed: row.posting_code !== null && !row.is_same,
  can: operatorRights(row),
})
