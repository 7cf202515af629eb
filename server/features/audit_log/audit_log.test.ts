/** How deep pages of the audit log are read. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLogResource } from '#contract/resources/audit_log.ts'
import { rows } from '#server/db/client.ts'
import { resourceRows } from '#server/db/resource_rows.ts'
import { testApp } from '../../../tests/support/app.ts'
import { auditRows } from './store.ts'

const { deps, make } = await testApp()
const db = deps.database.orm
const log = resourceRows(auditLogResource, auditRows)

const { id: actorId } = await make.operator([])
const { id: otherId } = await make.operator([])
const { id: personId } = await make.user()
await db.execute(sql`insert into audit_log (at, actor_id, on_behalf_of, object_kind, action, object_sign)
  select now() + (n / 3) * interval '1 second', case when n % 2 = 0 then ${actorId}::int else ${otherId}::int end,
    case when n % 4 = 0 then ${personId}::int end, case when n > 30 then 'tag' else 'banner' end,
    case when n % 3 = 0 then 'remove' else 'update' end, n::text
  from generate_series(1, 2000) n`)
await db.execute(sql`analyze audit_log`)

const planOf = (query: Record<string, unknown>) =>
  db.transaction(async (tx) => {
    for (const way of ['sort', 'seqscan', 'bitmapscan'])
      await tx.execute(sql.raw(`set local enable_${way} = off`))
    const plan = await rows<{ 'QUERY PLAN': string }>(
      tx,
      sql`explain ${log.pageIds({ page: 500, size: 50, ...query })}`,
    )
    return plan.map((line) => line['QUERY PLAN']).join('\n')
  })

test.each([
  [{}, 'audit_log_at'],
  [{ ordering: 'at' }, 'audit_log_at'],
  [{ object_kind: 'banner' }, 'audit_log_kind'],
  [{ actor_id: actorId }, 'audit_log_actor'],
  [{ on_behalf_of_id: personId }, 'audit_log_person'],
  [{ action: 'remove' }, 'audit_log_action'],
  [{ object_kind: 'tag', action: 'remove' }, 'audit_log_kind_action'],
])(
  'a deep page of %o skips the earlier ones by an index, without reading their actors',
  async (query, index) => {
    const plan = await planOf(query)
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index} `))
    expect(plan).not.toMatch(/Sort {2}\(|account/)
  },
)

test('pages have no gaps, follow the order of the export, and name the actors', async () => {
  const signs: unknown[] = []
  for (const page of [1, 2, 3, 4]) {
    const found = await log.list(db, { object_kind: 'banner', page, size: 8 })
    expect(found.map(({ actor }) => actor)).not.toContain(null)
    signs.push(...found.map((row) => row['object_sign']))
  }
  expect(signs).toEqual(Array.from({ length: 30 }, (_, at) => String(30 - at)))
})
