import { adminPermissions } from '#contract/permissions.ts'
import { roleTemplates, type RoleTemplate } from '#contract/role_templates.ts'
import type { DbOrTx } from '../client.ts'
import { accountRole, role } from '../role_tables.ts'
import { account } from '../tables.ts'
import { mobileOf } from './mobile.ts'

const hour = 3_600_000

const roles: readonly RoleTemplate[] = [
  { name: { zh: '管理员', en: 'Administrator' }, permissions: [...adminPermissions] },
  ...roleTemplates,
]

/** Invented people by the places of their roles in `roles`, with the hours since they last logged in. */
const people = [
  { zh: '何雨桐', en: 'He Yutong', email: 'review@demo.test', roles: [1], seen: 2 },
  { zh: '顾文博', en: 'Gu Wenbo', email: 'service@demo.test', roles: [2, 1], seen: 20 },
  { zh: '沈思远', en: 'Shen Siyuan', email: 'content@demo.test', roles: [3], seen: 51 },
  { zh: '方晓岚', en: 'Fang Xiaolan', email: 'support@demo.test', roles: [4], seen: null },
  { zh: '陆一鸣', en: 'Lu Yiming', email: 'former@demo.test', roles: [1], seen: 900, isFrozen: true },
]

type Given = { operatorId: number; common: { password_hash: string; created_at: Date }; now: Date }

/** Roles of the back office and the people who have them; the demo's operator is the administrator. */
export async function insertOperators(tx: DbOrTx, { operatorId, common, now }: Given): Promise<void> {
  const made = await tx
    .insert(role)
    .values(
      roles.map(({ name, permissions }, place) => ({
        name_zh: name.zh,
        name_en: name.en,
        permissions,
        updated_at: new Date(now.getTime() - (place + 1) * 30 * hour),
      })),
    )
    .returning({ id: role.id })
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  const accounts = await tx
    .insert(account)
    .values(
      people.map(({ zh, en, email, seen, isFrozen }, place) => ({
        ...common,
        email,
        mobile: mobileOf(95 + place),
        display_name: zh,
        display_name_en: en,
        is_backend: true,
        source: 'back_office',
        last_login_at: seen === null ? null : before(seen),
        disabled_at: isFrozen ? before(700) : null,
      })),
    )
    .returning({ id: account.id })
  await tx
    .insert(accountRole)
    .values([
      { account_id: operatorId, role_id: made[0]!.id },
      ...people.flatMap((person, place) =>
        person.roles.map((of) => ({ account_id: accounts[place]!.id, role_id: made[of]!.id })),
      ),
    ])
}
