/** Applications for membership and freight allowances as targets of the access table. */
import { sql } from 'drizzle-orm'
import { freightApi } from '#contract/freight.ts'
import { membershipApi } from '#contract/membership.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { Caller, Target, Targets } from './access_cases.ts'
import type { TestApp } from './app.ts'
import type { Member } from './factory.ts'

/** Sends an application of a company, after withdrawing the one that waits. */
async function applied({ call, raw }: TestApp, { token }: Member): Promise<Partial<Target>> {
  const before = (await call(membershipApi.own, {}, { token })).data.application
  if (before?.state === 'waiting') await raw(membershipApi.withdraw, { params: { id: before.id } }, { token })
  const body = { tier: 'silver' as const, years: 1 as const }
  const { data } = await call(membershipApi.apply, { body }, { token })
  return { id: data.id }
}

/** Returns the targets for a path that concerns membership. */
export function membershipTargets(app: TestApp, mainOf: (caller: Caller) => Member) {
  const foreign = async () => applied(app, await app.make.member())
  const targets: Targets = { own: (caller) => applied(app, mainOf(caller)), foreign, online: foreign }
  // A company has one waiting application at most, so for applying itself there is none.
  return (path: string): Targets | undefined =>
    path.includes('/membership/') ? (path.endsWith('/application/') ? {} : targets) : undefined
}

/** Gives a member company a period from today on, and with it allowances; others stay without. */
export async function giveAllowances({ deps }: TestApp, { tenantId }: Member): Promise<void> {
  const today = chinaDay(deps.clock())
  await deps.database.orm
    .execute(sql`insert into membership_period (tenant_id, tier, starts_on, ends_before, created_at)
    select t.id, t.membership, ${today}::date, ${today}::date + 365, now() from tenant t
    where t.id = ${tenantId} and t.membership <> 'none'
      and not exists (select 1 from membership_period p where p.tenant_id = t.id)`)
}

type Deals = {
  deals: Targets
  mainOf: (caller: Caller) => Member
  /** The enquiry of a new deal with this buyer. */
  dealOf: (buyer: Member) => Promise<number>
}

/** Returns the targets for a path that concerns freight allowances. */
export function freightTargets(app: TestApp, { deals, mainOf, dealOf }: Deals) {
  const paramsOf = (id: number) => ({ params: { source: 'intention' as const, id } })
  const use = ({ token }: Member, id: number) => app.raw(freightApi.use, paramsOf(id), { token })
  /** A request for a refund that waits for the operators. */
  const requested = async (): Promise<Partial<Target>> => {
    const gold = await app.make.gold()
    await giveAllowances(app, gold)
    const id = await dealOf(gold)
    await use(gold, id)
    const { token } = gold
    const { data } = await app.call(freightApi.request, { ...paramsOf(id), body: { fee: 860 } }, { token })
    return { id: data.refund?.id ?? 0 }
  }
  const prepared =
    (target: 'own' | 'received', isUsed: boolean) =>
    async (caller: Caller): Promise<Partial<Target>> => {
      const found = (await deals[target]?.(caller)) ?? {}
      await giveAllowances(app, mainOf(caller))
      if (isUsed) await use(mainOf(caller), found.id ?? 0)
      return found
    }
  return (path: string): Targets => {
    if (path.startsWith('/api/admin/')) return { foreign: requested, online: requested }
    const isUsed = path.endsWith('/refund/')
    return { ...deals, own: prepared('own', isUsed), received: prepared('received', isUsed) }
  }
}
