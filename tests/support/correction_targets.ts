/** Targets of the access table for what operators correct of a company: certification, membership, main account. */
import { eq } from 'drizzle-orm'
import { tenant } from '#server/db/tables.ts'
import { addDays } from '#server/features/membership/days.ts'
import { readPeriods } from '#server/features/membership/store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import type { Target, Targets } from './access_cases.ts'
import type { RawInput, TestApp } from './app.ts'
import { giveAllowances } from './membership_targets.ts'

/** What the operator has seen, in the code of the target; another code is that of an absent one. */
const seenIn = <T>(code: string, other: T): T => (code.startsWith('{') ? (JSON.parse(code) as T) : other)

const today = chinaDay(new Date())
const otherTerms = { tier: 'gold', ends_on: today }
const unseen = { certified_on: null as string | null, expires_on: null as string | null }
const otherPeople = { account_id: 2_000_000_000, before: null as number | null }

/** Requests by operation. */
export const correctionRequests = (): Record<string, (target: Target) => RawInput> => ({
  'POST /api/admin/company/:id/revoke/': ({ id, code }) => ({
    params: { id },
    body: { comment: 'Another licence', before: seenIn(code, unseen) },
  }),
  'POST /api/admin/membership/period/:id/correct/': ({ id, code }) => ({
    params: { id },
    body: {
      tier: 'silver',
      ends_on: addDays(today, 90),
      reason: 'Typed wrongly',
      before: seenIn(code, otherTerms),
    },
  }),
  'POST /api/admin/membership/period/:id/end/': ({ id, code }) => ({
    params: { id },
    body: { reason: 'Paid back', before: seenIn(code, otherTerms) },
  }),
  'POST /api/admin/company/:id/main_account/': ({ id, code }) => ({
    params: { id },
    body: { comment: 'Mobile lost', ...seenIn(code, otherPeople) },
  }),
})

/** Returns the targets of a path where operators correct something of a company. */
export function correctionTargets(app: TestApp): (path: string) => Targets | undefined {
  const { make, deps } = app
  const db = deps.database.orm
  const certified = async () => {
    const { tenantId: id } = await make.certified()
    const [found] = await db
      .select({ from: tenant.certified_on, until: tenant.certification_expires_on })
      .from(tenant)
      .where(eq(tenant.id, id))
    return {
      id,
      code: JSON.stringify({ certified_on: found?.from ?? null, expires_on: found?.until ?? null }),
    }
  }
  const period = async () => {
    const gold = await make.gold()
    await giveAllowances(app, gold)
    const [made] = await readPeriods(db, gold.tenantId)
    if (!made) throw new Error('The period was not stored')
    return { id: made.id, code: JSON.stringify({ tier: 'gold', ends_on: addDays(made.ends_before, -1) }) }
  }
  const people = async () => {
    const main = await make.gold()
    const { id: account_id } = await make.staff(main.tenantId, [])
    return { id: main.tenantId, code: JSON.stringify({ account_id, before: main.id }) }
  }
  return (path) => {
    if (path.startsWith('/api/admin/membership/period/')) return { foreign: period, online: period }
    if (path === '/api/admin/company/:id/revoke/') return { foreign: certified, online: certified }
    if (path === '/api/admin/company/:id/main_account/') return { foreign: people, online: people }
    return undefined
  }
}
