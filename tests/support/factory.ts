import type { AdminPermission } from '#contract/permissions.ts'
import type { StaffRight } from '#contract/staff.ts'
import { hashPassword } from '#server/features/account/passwords.ts'
import { insertTenant, type NewTenant } from '#server/features/company/founding_store.ts'
import { insertAccount, type NewAccount } from '#server/features/account/store.ts'
import type { Deps } from '#server/http/deps.ts'
import { openSession } from '#server/http/session.ts'

/** A signed-in account. */
export type Person = { id: number; token: string; tenantId: number | null; email: string; mobile: string }
export type Member = Person & { tenantId: number }

export const testPassword = 'Right_pass1'

export type Factory = {
  /** A registered account without a company. */
  user(values?: Partial<NewAccount>): Promise<Person>
  /** Main account of a new company that is neither certified nor a member. */
  member(company?: Partial<NewTenant>, values?: Partial<NewAccount>): Promise<Member>
  certified(company?: Partial<NewTenant>, values?: Partial<NewAccount>): Promise<Member>
  silver(company?: Partial<NewTenant>, values?: Partial<NewAccount>): Promise<Member>
  gold(company?: Partial<NewTenant>, values?: Partial<NewAccount>): Promise<Member>
  /** Staff of a company with exactly these rights. */
  staff(tenantId: number, permissions: StaffRight[]): Promise<Member>
  operator(permissions: AdminPermission[]): Promise<Person>
}

/** Creates signed-in accounts through the stores; their password is `testPassword`. */
export function makeFactory(deps: Pick<Deps, 'database' | 'clock'>): Factory {
  let count = 0
  const db = deps.database.orm
  const passwordHash = hashPassword(testPassword)

  /** People who are made at the same time have different numbers, which are taken before anything is awaited. */
  const next = () => (count += 1)

  async function add(number: number, values: Partial<NewAccount>): Promise<Person> {
    const email = values.email ?? `person${number}@example.com`
    const mobile = values.mobile ?? `+86139${String(number).padStart(8, '0')}`
    const id = await insertAccount(db, {
      display_name: `Person ${number}`,
      password_hash: await passwordHash,
      ...values,
      email,
      mobile,
    })
    const token = await openSession(db, id, 'pc', deps.clock())
    return { id, token, tenantId: values.tenant_id ?? null, email, mobile }
  }

  const user: Factory['user'] = (values = {}) => add(next(), values)

  const member: Factory['member'] = async (company = {}, values = {}) => {
    const number = next()
    const tenantId = await insertTenant(db, {
      code: `T${number}`,
      name: `Company ${number}`,
      contact_name: `Contact ${number}`,
      contact_mobile: `+86138${String(number).padStart(8, '0')}`,
      ...company,
    })
    const main = { tenant_role: 'main_account', ...values, tenant_id: tenantId }
    return { ...(await add(number, main)), tenantId }
  }

  const year = () => new Date(deps.clock().getTime() + 365 * 86_400_000)
  const certification = () => ({
    certification: 'certified',
    certified_on: deps.clock(),
    certification_expires_on: year(),
  })
  const tier = (membership: 'silver' | 'gold') => ({
    ...certification(),
    membership,
    membership_until: year(),
  })

  return {
    user,
    member,
    certified: (company, values) => member({ ...certification(), ...company }, values),
    silver: (company, values) => member({ ...tier('silver'), ...company }, values),
    gold: (company, values) => member({ ...tier('gold'), ...company }, values),
    staff: async (tenantId, permissions) => ({
      ...(await user({ tenant_id: tenantId, tenant_role: 'staff', staff_permissions: permissions })),
      tenantId,
    }),
    operator: (permissions) => user({ is_backend: true, admin_permissions: permissions }),
  }
}
