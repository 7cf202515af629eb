/** The chain of the audit log: what is found by its verification, and what the removal of old rows leaves. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { recordAudit } from '#server/db/audit.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { removeOld, removeOldAudit } from './remove_old.ts'
import { verifyChain } from './verify_chain.ts'

const { deps, make, drain } = await testApp()
const db = deps.database.orm
const { id: actorId } = await make.operator([])

let made = 0
const write = (now: Date, count = 1) =>
  db.transaction((tx) =>
    recordAudit(
      tx,
      ...Array.from({ length: count }, () => {
        made += 1
        return {
          actorId,
          kind: 'tag',
          action: 'update',
          sign: made,
          before: { sort: 1 },
          after: { sort: 2 },
          now,
        }
      }),
    ),
  )
const idOf = async (sign: number) => {
  const [found] = await rows<{ id: number }>(
    db,
    sql`select id from audit_log where object_kind = 'tag' and object_sign = ${String(sign)}`,
  )
  return found!.id
}
/** Does what only the owner of the database can: the triggers do not see it. It is undone after the verification. */
async function reportAfter(...statements: ReturnType<typeof sql>[]) {
  const seen = Promise.withResolvers<Awaited<ReturnType<typeof verifyChain>>>()
  const undo = new Error('undo')
  await db
    .transaction(async (tx) => {
      for (const table of ['audit_log', 'audit_seal'])
        await tx.execute(sql.raw(`alter table ${table} disable trigger user`))
      await tx.execute(sql`alter table audit_seal drop constraint audit_seal_audit_id_audit_log_id_fk`)
      for (const statement of statements) await tx.execute(statement)
      seen.resolve(await verifyChain(tx))
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return seen.promise
}

const old = new Date(deps.clock().getTime() - 6 * 366 * 86_400_000)
await write(old, 5)
await write(deps.clock(), 3)

test('every row is in the chain, in the order in which it was committed', async () => {
  const found = await verifyChain(db)
  expect(found).toMatchObject({
    ok: true,
    rows: 8,
    end: { seq: 8, hash: expect.stringMatching(/^[\da-f]{64}$/) },
  })
})

test('writers at the same time form one chain', async () => {
  await Promise.all(Array.from({ length: 12 }, () => write(deps.clock(), 2)))
  expect(await verifyChain(db)).toMatchObject({ ok: true, rows: 32, end: { seq: 32 } })
})

test('a row that was changed, removed or added without the triggers is found', async () => {
  const [third, last] = [await idOf(3), await idOf(8)]
  expect(await reportAfter(sql`update audit_log set after = '{"sort": 3}' where id = ${third}`)).toEqual({
    ok: false,
    rows: 2,
    fault: `row ${third} at place 3 is not as it was written`,
  })
  expect(await reportAfter(sql`update audit_log set at = at + interval '1 ms' where id = ${last}`)).toEqual({
    ok: false,
    rows: 7,
    fault: `row ${last} at place 8 is not as it was written`,
  })
  expect(await reportAfter(sql`delete from audit_log where id = ${third}`)).toEqual({
    ok: false,
    rows: 2,
    fault: `row ${third} at place 3 is missing`,
  })
  expect(
    await reportAfter(
      sql`delete from audit_log where id = ${third}`,
      sql`delete from audit_seal where audit_id = ${third}`,
    ),
  ).toEqual({ ok: false, rows: 2, fault: 'no row at place 3' })
  expect(
    await reportAfter(sql`insert into audit_log (at, actor_id, object_kind, action, object_sign)
      values (now(), ${actorId}, 'tag', 'create', 'x')`),
  ).toMatchObject({ ok: false, fault: expect.stringMatching(/^row \d+ is not in the chain$/) })
  expect(await reportAfter(sql`delete from audit_seal where seq <= 2`)).toMatchObject({
    ok: false,
    fault: 'rows before place 3 are missing, and no removal of old rows says so',
  })
})

test('an end that was kept shows that the newest rows were cut off or the chain was rewritten', async () => {
  const { end } = (await verifyChain(db)) as { end: { seq: number; hash: string } }
  expect(await verifyChain(db, end)).toMatchObject({ ok: true })
  const later = { ...end, seq: end.seq + 1 }
  expect(await verifyChain(db, later)).toMatchObject({ fault: `rows after place ${end.seq} are missing` })
  const other = { ...end, hash: end.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }
  expect(await verifyChain(db, other)).toMatchObject({ fault: expect.stringContaining('was rewritten') })
})

test('rows older than the years of the setting are removed in slices, each with a row that says so', async () => {
  await removeOld(deps, 3)
  const left = await rows(
    db,
    sql`select actor_id, object_sign, after ->> 'removed' as removed, after ->> 'until' as until from audit_log
      where object_kind = 'audit_log' and action = 'remove_old' order by id`,
  )
  expect(left).toEqual([
    { actor_id: null, object_sign: '3', removed: '3', until: old.toISOString() },
    { actor_id: null, object_sign: '5', removed: '2', until: old.toISOString() },
  ])
  const [count] = await rows(
    db,
    sql`select count(*)::int as count, min(at) > ${old.toISOString()} as newer from audit_log`,
  )
  expect(count).toEqual({ count: 29, newer: true })
  expect(await verifyChain(db)).toMatchObject({ ok: true, rows: 29, end: { seq: 34 } })
  await deps.jobs.send(db, removeOldAudit, {})
  await drain()
  expect(await verifyChain(db)).toMatchObject({ rows: 29 })
  expect(await reportAfter(sql`update audit_seal set hash = sha256('x') where seq = 6`)).toMatchObject({
    ok: false,
  })
})
