import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createEndpointOf, quoteValues } from '../../tests/support/quotes.ts'
import { kindOf, marketOf } from '../../tests/support/kinds.ts'
import { testApp } from '../../tests/support/app.ts'

const app = await testApp()
const { deps, make, raw } = app
const create = createEndpointOf('purchase_forging')
const requests = marketOf(kindOf('purchase_forging'), app, await make.operator(['admin_purchase.get']))
const [buyer, supplier] = [await make.gold(), await make.gold()]
const code = await requests.publish(buyer)
const keyed = { token: supplier.token, headers: { 'idempotency-key': randomUUID() } }
const cache = deps.cache
const lifetime = () => ({ ttl: 60_000, now: deps.clock() })
const quoteCount = async () =>
  (await deps.database.orm.execute(sql`select count(*)::int as n from quote`)) as unknown as {
    rows: { n: number }[]
  }

test('a call with an Idempotency-Key clears the cache only after its commit', async () => {
  await cache.get('mark', lifetime(), async () => 'before')
  // The answer cannot be stored, so everything is undone after the handler has done its part.
  await deps.database.orm.execute(
    sql`alter table idempotency_key add constraint refuses check (response = '') not valid`,
  )
  const undone = await raw(create, { params: { code }, body: quoteValues() }, keyed)
  await deps.database.orm.execute(sql`alter table idempotency_key drop constraint refuses`)
  expect([undone.status, (await quoteCount()).rows]).toEqual([500, [{ n: 0 }]])
  expect(await cache.get('mark', lifetime(), async () => 'after')).toBe('before')

  expect((await raw(create, { params: { code }, body: quoteValues() }, keyed)).status).toBe(200)
  expect(await cache.get('mark', lifetime(), async () => 'after')).toBe('after')
  // A repeat changes nothing, so it clears nothing.
  expect((await raw(create, { params: { code }, body: quoteValues() }, keyed)).status).toBe(200)
  expect(await cache.get('mark', lifetime(), async () => 'again')).toBe('after')
  expect((await quoteCount()).rows).toEqual([{ n: 1 }])
})
