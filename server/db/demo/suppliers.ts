import type { AuditEntry } from '../audit.ts'
import type { DbOrTx } from '../client.ts'
import { goodBusiness, goodBusinessTag } from '../good_business_tables.ts'
import { tag } from '../tables.ts'
import { notify } from '#server/features/user_message/store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { regions } from '#server/reference/regions.ts'
import { companies } from './companies.data.ts'
import type { DemoPaper } from './license.ts'
import type { DemoPeople } from './people.ts'
import { suppliers } from './suppliers.data.ts'

const day = 24 * 3_600_000
const comment = '请补充设备照片或产能说明（演示）'

/** Inserts the supplier profiles of the demo. Returns what the operator did, for the audit log. */
export async function insertSuppliers(
  tx: DbOrTx,
  { people, license, now }: { people: DemoPeople; license: DemoPaper; now: Date },
): Promise<Omit<AuditEntry, 'actorId'>[]> {
  const writes: Omit<AuditEntry, 'actorId'>[] = []
  const tags = await tx.select({ id: tag.id, module: tag.module, name: tag.name_zh }).from(tag)
  const dayIn = (days: number) => chinaDay(new Date(now.getTime() + days * day))
  for (const [place, supplier] of suppliers.entries()) {
    const at = companies.findIndex(({ email }) => email === supplier.email)
    const member = people.members[at]
    const region = companies[at]?.regionId
    if (!member || region === undefined) continue
    const { state } = supplier
    const sent = new Date(now.getTime() - (state === 'listed' ? 30 + 7 * place : 1) * day)
    const decided = state === 'submitted' ? null : new Date(sent.getTime() + 0.8 * day)
    const [made] = await tx
      .insert(goodBusiness)
      .values({
        tenant_id: member.tenantId,
        account_id: member.accountId,
        state,
        introduction_zh: supplier.introduction.zh,
        introduction_en: supplier.introduction.en,
        products_zh: supplier.products.zh,
        products_en: supplier.products.en,
        region_id: region,
        region_path: [region, ...regions.ancestors(region)],
        press_mn: supplier.press,
        hammer_t: supplier.hammer,
        ring_od_mm: supplier.ringOd,
        piece_t: supplier.piece,
        annual_t: supplier.annual,
        furnaces: supplier.furnaces,
        certificates: supplier.certificates.map(([name, issuer, days], number) => ({
          name,
          number: `DEMO-${place + 1}${number + 1}`,
          issuer,
          expires_on: dayIn(days),
          files: [{ address: license.address, name: '证书（演示）.webp', type: 'image' as const }],
        })),
        submitted_at: sent,
        decided_at: decided,
        decided_by: decided && people.operatorId,
        comment: state === 'revision_requested' ? comment : '',
        listed_at: state === 'listed' ? decided : null,
        sponsored_until: supplier.sponsoredFor === undefined ? null : dayIn(supplier.sponsoredFor),
      })
      .returning({ id: goodBusiness.id })
    const id = made?.id ?? 0
    await tx
      .insert(goodBusinessTag)
      .values(
        tags
          .filter(({ module, name }) => module === 'good_business' && supplier.tags.includes(name))
          .map((one) => ({ good_business_id: id, tag_id: one.id })),
      )
    if (!decided) continue
    const entry = { kind: 'good_business', sign: id, now: decided, before: { state: 'submitted' } }
    const isListed = state === 'listed'
    writes.push(
      isListed
        ? { ...entry, action: 'list', after: { state, listed: id } }
        : { ...entry, action: 'request_revision', after: { state, comment } },
    )
    const notice = {
      accountIds: [member.accountId],
      module: 'tenant',
      record_sign: 'supplier',
      now: decided,
    } as const
    if (!isListed)
      await notify(tx, {
        ...notice,
        code: 'supplier_refused',
        params: { decision: 'revision_requested', comment },
      })
  }
  return writes
}
