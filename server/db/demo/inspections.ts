import type { InspectionUnit } from '#contract/inspect_business_states.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { steps, type OperatorStep } from '#server/features/inspect_business/rules.ts'
import { insertInspection, type NewInspection } from '#server/features/inspect_business/store.ts'
import type { AuditEntry } from '../audit.ts'
import type { DbOrTx } from '../client.ts'
import { companies } from './companies.data.ts'
import type { StoredPosting } from './insert_postings.ts'
import type { DemoPaper } from './license.ts'
import type { DemoPeople } from './people.ts'

const hour = 3_600_000
const day = 24 * hour

type Given = {
  people: DemoPeople
  postings: readonly StoredPosting[]
  report: DemoPaper
  now: Date
}
/** What is ordered, by which company, so many hours ago. */
type Order = Partial<NewInspection> &
  Pick<NewInspection, 'state' | 'stage' | 'items'> & { by: string; hours: number }

/**
 * Inspections in several states: one of an offer that shows the badge, one that waits for a quote, one for its answer,
 * and one that is scheduled. Returns what the operator did, for the audit log.
 */
export async function insertInspections(
  tx: DbOrTx,
  { people, postings, report, now }: Given,
): Promise<Omit<AuditEntry, 'actorId'>[]> {
  const writes: Omit<AuditEntry, 'actorId'>[] = []
  const at = (hours: number) => new Date(now.getTime() - hours * hour)
  const onDay = (days: number) => chinaDay(new Date(now.getTime() + days * day))
  const placeOf = (email: string) => companies.findIndex((one) => one.email === email)
  const offerOf = (email: string) =>
    postings.find(
      ({ tenantId, state }) => tenantId === people.members[placeOf(email)]?.tenantId && state === 'online',
    )
  const of = (posting: StoredPosting | undefined): Partial<NewInspection> | undefined =>
    posting && {
      quantity: Number(posting.values['quantity'] ?? 1),
      quantity_unit: (posting.values['quantity_unit'] ?? 'piece') as InspectionUnit,
      posting_id: posting.id,
      posting_code: posting.code,
      object_zh: posting.title.zh,
      object_en: posting.title.en,
    }
  const terms = (amount: number, quotedHours: number, until: number) => ({
    price_amount: amount,
    currency: 'CNY' as const,
    tax_included: 1 as const,
    includes: '一名检验员到厂一天，含差旅、UT 设备与中英文报告',
    possible_on: onDay(4),
    valid_until: onDay(until),
    quoted_at: at(quotedHours),
  })

  const orders: Order[] = [
    {
      by: 'gold@demo.test',
      hours: 20 * 24,
      state: 'reported',
      stage: 'before_shipment',
      items: ['dimensions', 'visual', 'ut', 'hardness', 'documents'],
      ...of(offerOf('gold@demo.test')),
      ...terms(3600, 19 * 24, -10),
      possible_on: onDay(-12),
      wished_on: onDay(-12),
      accepted_at: at(18 * 24),
      scheduled_on: onDay(-12),
      inspector: '赵钢（演示）',
      scheduled_at: at(17 * 24),
      inspected_on: onDay(-12),
      result: 'passed',
      summary:
        '尺寸、硬度符合要求；UT 按 EN 10228-3 三级，未见超标缺陷。\nDimensions and hardness as specified; UT to EN 10228-3 class 3 without indications.',
      report_files: [{ address: report.address, name: '质检报告（演示）.webp', type: 'image' }],
      reported_at: at(11 * 24),
      badge_wanted: true,
    },
    {
      by: 'buyer@demo.test',
      hours: 6,
      state: 'requested',
      stage: 'before_shipment',
      items: ['dimensions', 'ut', 'pmi', 'loading'],
      ...of(offerOf('silver@demo.test')),
    },
    {
      by: 'buyer@demo.test',
      hours: 50,
      state: 'quoted',
      stage: 'production',
      items: ['witnessing', 'mechanical', 'documents'],
      object_zh: '主轴锻件 34CrNiMo6，φ620×4100，2 件',
      object_en: '主轴锻件 34CrNiMo6，φ620×4100，2 件',
      quantity: 2,
      ...terms(8200, 26, 6),
    },
    {
      by: 'silver@demo.test',
      hours: 120,
      state: 'scheduled',
      stage: 'arrival',
      items: ['dimensions', 'chemistry', 'marking'],
      object_zh: '42CrMo 圆钢 φ300，到货 18 吨',
      object_en: '42CrMo 圆钢 φ300，到货 18 吨',
      quantity: 18,
      quantity_unit: 't',
      ...terms(2400, 100, 2),
      accepted_at: at(80),
      scheduled_on: onDay(3),
      inspector: '钱锋（演示）',
      scheduled_at: at(60),
    },
  ]
  for (const { by, hours, ...order } of orders) {
    const place = placeOf(by)
    const member = people.members[place]
    const company = companies[place]
    if (!member || !company) continue
    const sign = await insertInspection(tx, {
      tenant_id: member.tenantId,
      account_id: member.accountId,
      object_zh: '',
      object_en: '',
      specification: 'EN 10228-3 Class 3',
      quantity: 6,
      quantity_unit: 'piece',
      region_id: company.regionId,
      address: '二号车间发货区（演示）',
      wished_on: onDay(5),
      contact_name: company.person.zh,
      contact_mobile: '+8619900000190',
      remark: '',
      requested_at: at(hours),
      ...order,
    })
    const taken: [OperatorStep, Date | null | undefined][] = [
      ['quote', order.quoted_at],
      ['schedule', order.scheduled_at],
      ['report', order.reported_at],
    ]
    for (const [action, time] of taken) {
      if (!time) continue
      const { from, to } = steps[action]
      writes.push({
        kind: 'inspection',
        action,
        sign,
        before: { state: from[0] },
        after: { state: to },
        now: time,
      })
    }
  }
  return writes
}
