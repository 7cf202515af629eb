/** Targets of the access table for the people of a company, invitations to it and the transfer of its main account. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { DbOrTx } from '#server/db/client.ts'
import { identityTransfer } from '#server/db/staff_tables.ts'
import { putInvitation } from '#server/features/staff/invitation_store.ts'
import { insertTransfer } from '#server/features/staff/transfer_store.ts'
import type { Caller, Target, Targets } from './access_cases.ts'
import type { RawInput, TestApp } from './app.ts'
import { testPassword, type Member } from './factory.ts'

const stranger = () => `${randomUUID()}@nobody.example`

/** Requests by operation; those that need only their address are missing. */
export const staffRequests = (): Record<string, (target: Target) => RawInput> => ({
  'POST /api/backend/staff/invitation/': () => ({ body: { account: stranger(), rights: [] } }),
  'PUT /api/backend/staff/:id/': ({ id }) => ({ params: { id }, body: { rights: [] } }),
  'POST /api/backend/staff/transfer/': ({ id }) => ({ body: { account_id: id, password: testPassword } }),
})

/** Returns the targets of a path below `/api/backend/staff/`. Rows are written directly: no limit of a tier counts. */
export function staffTargets(
  { make, deps }: TestApp,
  mainOf: (caller: Caller) => Member,
): (path: string) => Targets | undefined {
  const db: DbOrTx = deps.database.orm
  const invitation = async (by: Member, name = stranger()) => ({
    id: await putInvitation(db, { tenantId: by.tenantId, name, rights: [], by: by.id, now: deps.clock() }),
  })
  /** A company has one transfer that waits, so an earlier one is over. */
  const transfer = async (from: Member, toId: number) => {
    const { tenantId } = from
    await db
      .update(identityTransfer)
      .set({ state: 'withdrawn', ended_at: deps.clock() })
      .where(eq(identityTransfer.tenant_id, tenantId))
    return { id: await insertTransfer(db, { tenantId, fromId: from.id, toId, now: deps.clock() }) }
  }
  const colleague = async (of: Member) => ({ id: (await make.staff(of.tenantId, [])).id })

  const answered: Targets = {
    own: async ({ person }) => (person ? invitation(await make.gold(), person.email) : {}),
    foreign: async () => invitation(await make.gold()),
  }
  const confirmed: Targets = {
    own: async (caller) => (caller.person && caller.main ? transfer(caller.main, caller.person.id) : {}),
    foreign: async () => {
      const main = await make.gold()
      return transfer(main, (await colleague(main)).id)
    },
  }
  const withdrawn: Targets = {
    own: async (caller) => transfer(mainOf(caller), (await colleague(mainOf(caller))).id),
    foreign: confirmed['foreign']!,
  }
  const sent: Targets = {
    own: async (caller) => invitation(mainOf(caller)),
    foreign: async () => invitation(await make.gold()),
  }
  const people: Targets = {
    own: async (caller) => (caller.main ? colleague(caller.main) : {}),
    foreign: async () => colleague(await make.gold()),
  }
  return (path) => {
    if (!path.startsWith('/api/backend/staff/')) return undefined
    if (/invitation\/:id\/(accept|decline)/.test(path)) return answered
    if (/transfer\/:id\/(confirm|decline)/.test(path)) return confirmed
    if (path.includes('/transfer/:id/')) return withdrawn
    return path.includes('/invitation/') ? sent : people
  }
}
