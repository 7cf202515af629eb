import { hashPassword } from '#server/features/account/passwords.ts'
import type { DbOrTx } from '../client.ts'
import { userAccusation } from '../accusation_tables.ts'
import { account, accountDeletion, tag, tenant } from '../tables.ts'
import { dueAfter } from '#server/features/account_deletion/rules.ts'
import { endOfDay } from '#server/features/certification/rules.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { companies } from './companies.data.ts'
import { mobileOf } from './mobile.ts'
import { insertOperators } from './operators.ts'
import { seeded } from './random.ts'

export const demoPassword = 'demo_1234'
const day = 86_400_000

export type DemoPeople = {
  /** Company and main account, in the order of companies.data.ts. */
  members: readonly { tenantId: number; accountId: number }[]
  operatorId: number
  staffId: number
}

/** Companies, their main accounts, and the other demo accounts; all have the password `demoPassword`. */
export async function insertPeople(tx: DbOrTx, now: Date): Promise<DemoPeople> {
  const random = seeded(11)
  const passwordHash = await hashPassword(demoPassword)
  const tags = await tx.select({ id: tag.id, module: tag.module, name: tag.name_zh }).from(tag)
  const businessTag = (name: string) =>
    tags.find((one) => one.module === 'pre_business' && one.name === name)?.id
  const since = (days: number) => new Date(now.getTime() - days * day)
  const until = (days: number) => new Date(now.getTime() + days * day)
  const lastDay = (days: number, known = days) => endOfDay(chinaDay(until(known)))

  const tenants = await tx
    .insert(tenant)
    .values(
      companies.map((company, place) => {
        const isCertified = company.certification === 'certified'
        return {
          code: `C${String(1001 + place * 37)}DEMO`,
          name: company.name.zh,
          name_en: company.name.en,
          business_tag_id: businessTag(company.businessTag) ?? null,
          membership: company.membership,
          membership_until: company.membership === 'none' ? null : until(random.int(120, 340)),
          credit_rating: company.creditRating,
          certification: company.certification,
          certified_on: isCertified ? since(random.int(40, 300)) : null,
          certification_expires_on: isCertified ? lastDay(random.int(60, 320), company.certifiedFor) : null,
          manager_shichang: '演示市场经理',
          manager_caigou: '演示采购经理',
          contact_name: company.person.zh,
          contact_name_en: company.person.en,
          contact_mobile: mobileOf(101 + place),
          contact_email: `contact-${company.email}`,
          created_at: since(random.int(320, 900)),
        }
      }),
    )
    .returning({ id: tenant.id })
  const common = { password_hash: passwordHash, created_at: since(30) }
  const mains = await tx
    .insert(account)
    .values(
      companies.map((company, place) => ({
        ...common,
        email: company.email,
        mobile: mobileOf(1 + place),
        display_name: company.person.zh,
        display_name_en: company.person.en,
        description: '演示账号',
        tenant_id: tenants[place]?.id ?? null,
        tenant_role: 'main_account',
        last_login_at: since(1),
      })),
    )
    .returning({ id: account.id })
  const [operator, staff, , , leaving] = await tx
    .insert(account)
    .values([
      {
        ...common,
        email: 'operator@demo.test',
        mobile: mobileOf(90),
        display_name: '演示运营',
        display_name_en: 'Demo operator',
        is_backend: true,
      },
      {
        ...common,
        email: 'staff@demo.test',
        mobile: mobileOf(91),
        display_name: '周一帆',
        display_name_en: 'Zhou Yifan',
        tenant_id: tenants[0]?.id ?? null,
        tenant_role: 'staff',
        staff_permissions: ['seller_quotation.get', 'buyer_purchase.get'],
        last_login_at: since(2),
      },
      {
        ...common,
        email: 'office@demo.test',
        mobile: mobileOf(93),
        display_name: '林若溪',
        display_name_en: 'Lin Ruoxi',
        tenant_id: tenants[0]?.id ?? null,
        tenant_role: 'staff',
        staff_permissions: ['staff.get', 'forum'],
        last_login_at: since(9),
      },
      {
        ...common,
        email: 'new@demo.test',
        mobile: mobileOf(92),
        display_name: '新用户',
        display_name_en: 'New user',
      },
      {
        ...common,
        email: 'leaving@demo.test',
        mobile: mobileOf(94),
        display_name: '吴家明',
        display_name_en: 'Wu Jiaming',
        last_login_at: since(3),
      },
    ])
    .returning({ id: account.id })
  await insertOperators(tx, { operatorId: operator?.id ?? 0, common, now })
  const members = tenants.map(({ id }, place) => ({ tenantId: id, accountId: mains[place]?.id ?? 0 }))
  await insertAccusations(tx, members, now)
  if (leaving) {
    const asked = since(3)
    await tx
      .insert(accountDeletion)
      .values({ account_id: leaving.id, lang: 'zh', requested_at: asked, due_at: dueAfter(asked) })
  }
  return { members, operatorId: operator?.id ?? 0, staffId: staff?.id ?? 0 }
}

/** A request for a group buying and a report, waiting for the operators (SPEC 7.23). */
async function insertAccusations(tx: DbOrTx, members: DemoPeople['members'], now: Date): Promise<void> {
  const comments = [
    '希望组织 42CrMo φ300–φ500 锻圆团购，月需求约 80 吨，华东交货。',
    '希望对 H13 模块发起团购，目标 30 吨。',
  ]
  await tx.insert(userAccusation).values(
    comments.map((comment, place) => ({
      account_id: members[place + 2]?.accountId ?? 0,
      tenant_id: members[place + 2]?.tenantId ?? null,
      module: 'accusation',
      record_sign: '',
      comment,
      created_at: new Date(now.getTime() - (place + 1) * 7 * 3_600_000),
    })),
  )
}
