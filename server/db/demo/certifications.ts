import { eq } from 'drizzle-orm'
import type { ApplicationState } from '#contract/certification.ts'
import { checkDigitOf } from '#contract/credit_code.ts'
import { notify } from '#server/features/user_message/store.ts'
import type { AuditEntry } from '../audit.ts'
import { certificationApplication } from '../certification_tables.ts'
import type { DbOrTx } from '../client.ts'
import { tenant } from '../tables.ts'
import { companies, type DemoCompany } from './companies.data.ts'
import type { DemoPaper } from './license.ts'
import type { DemoPeople } from './people.ts'

const hour = 3_600_000
const day = 24 * hour

/** A code with a valid check digit whose middle says that it is none of a real company. */
function creditCodeOf(company: DemoCompany, place: number): string {
  const beginning = `91${company.regionId}DEM${String(place + 1).padStart(6, '0')}`
  return beginning + checkDigitOf(beginning)
}

const comment = '营业执照照片不完整，请上传整页（演示）'

/**
 * Inserts an application for each company of the demo, in the state that the company has: one waits, one came back,
 * the others are certified. Returns what the operator did, for the audit log.
 */
export async function insertCertifications(
  tx: DbOrTx,
  { people, license, now }: { people: DemoPeople; license: DemoPaper; now: Date },
): Promise<Omit<AuditEntry, 'actorId'>[]> {
  const writes: Omit<AuditEntry, 'actorId'>[] = []
  const ago = (ms: number, from = now) => new Date(from.getTime() - ms)
  for (const [place, company] of companies.entries()) {
    const member = people.members[place]
    if (!member || company.certification === 'none') continue
    const [stored] = await tx.select().from(tenant).where(eq(tenant.id, member.tenantId))
    const { certified_on: certified = null, certification_expires_on: end = null } = stored ?? {}
    const state = company.certification as ApplicationState
    const decided = state === 'submitted' ? null : (certified ?? ago(20 * hour))
    const credit_code = creditCodeOf(company, place)
    await tx.insert(certificationApplication).values({
      tenant_id: member.tenantId,
      account_id: member.accountId,
      state,
      name: company.name.zh,
      name_en: company.name.en,
      credit_code,
      license_files: [{ address: license.address, name: '营业执照（演示）.webp', type: 'image' }],
      contact_name: company.person.zh,
      contact_mobile: stored?.contact_mobile ?? '',
      submitted_at: decided ? ago(day, decided) : ago(5 * hour),
      decided_at: decided,
      decided_by: decided && people.operatorId,
      comment: state === 'revision_requested' ? comment : '',
      expires_on: end,
    })
    if (certified) {
      await tx.update(tenant).set({ credit_code }).where(eq(tenant.id, member.tenantId))
      const after = { certification: state, credit_code, certification_expires_on: end }
      const before = { certification: 'submitted' }
      writes.push({ kind: 'tenant', action: 'certify', sign: member.tenantId, before, after, now: certified })
    } else if (decided) {
      const change = { before: { certification: 'submitted' }, after: { certification: state, comment } }
      const entry = { kind: 'tenant', action: 'request_revision', sign: member.tenantId, now: decided }
      writes.push({ ...entry, ...change })
      await notify(tx, {
        accountIds: [member.accountId],
        module: 'tenant_authentication',
        record_sign: '',
        code: 'certification_refused',
        params: { decision: 'revision_requested', comment },
        now: decided,
      })
    }
  }
  return writes
}
