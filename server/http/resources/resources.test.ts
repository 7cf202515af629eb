/** Tests that hold for every declared resource; new ones are covered automatically. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import type { Reply } from '#contract/endpoint.ts'
import { resources } from '#contract/resources/index.ts'
import { rows } from '#server/db/client.ts'
import { resourceSql } from '#server/db/resource_sql.ts'
import { features } from '#server/features/index.ts'
import { recordedOf } from './recorded.ts'
import { testApp, type RawInput } from '../../../tests/support/app.ts'
import {
  allResources,
  resourceSamples,
  type AnyResource,
  type MadeRow,
  meant,
} from '../../../tests/support/resource_samples.ts'

const testing = await testApp()
const { deps, make, raw } = testing
const db = deps.database.orm
const samples = resourceSamples(testing)
const auditor = await make.operator(['admin_user.get'])

const served = features.flatMap(({ resources: own = [] }) => own)
const named = (list: readonly AnyResource[]) => list.map((one) => [one.of.name, one] as const)
const written = allResources.filter(({ api }) => api.create)
const editable = named(written)
const acted = allResources.flatMap((one) =>
  Object.keys(one.of.actions).map((action) => [`${one.of.name} ${action}`, one, action] as const),
)

async function auditOf(kind: string, sign: number) {
  const query = { object_kind: kind, size: 50 }
  const log = await samples.callOrThrow<Reply<typeof auditLogApi.list>>(
    auditLogApi.list,
    { query },
    auditor.token,
  )
  return log.results.filter(({ object_sign }) => object_sign === String(sign))
}

test('the served resources are exactly the declared ones', () => {
  expect(served.map(({ of }) => of.name).sort()).toEqual(Object.keys(resources).sort())
})

test.each(served.map((one) => [one.of.name, one] as const))(
  'every order of the list of %s is read from an index',
  async (_, { of, server }) => {
    const { selected, from, orderOf, wanted } = resourceSql(of, server.source)
    const orders = of.list.sorts.flatMap((name) => [name, `-${name}`])
    expect(orders).toContain(of.list.usual)
    for (const order of orders) {
      const plan = await db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_sort = off`)
        await tx.execute(sql`set local enable_seqscan = off`)
        return rows<{ 'QUERY PLAN': string }>(
          tx,
          sql`explain select ${selected} ${from} where ${wanted({})} order by ${orderOf(order)} limit 20`,
        )
      })
      const text = plan.map((line) => line['QUERY PLAN']).join('\n')
      expect([order, /^\s*(->)?\s*(Incremental )?Sort/m.test(text), text]).toEqual([order, false, text])
    }
  },
)

/** Returns whether what the server keeps for a moment was forgotten since the last question. */
async function isForgotten(): Promise<boolean> {
  let isMade = false
  await deps.cache.get('a number', { ttl: 60_000, now: deps.clock() }, async () => (isMade = true))
  return isMade
}

test.each(editable)('adding, changing and removing a %s leave one audit entry each', async (_, one) => {
  const { api, of } = one
  const { token } = await samples.operatorOf(one)
  const first = await samples.values(one, token)
  await isForgotten()
  const made = await samples.callOrThrow<MadeRow>(api.create!, { query: meant(one), body: first }, token)
  expect(await isForgotten()).toBe(true)
  expect(made).toMatchObject({ ...first, revision: 1 })
  const second = await samples.values(one, token)
  const changed = await samples.callOrThrow<MadeRow>(
    api.update!,
    { params: { id: made.id }, query: { ...meant(one), revision: 1 }, body: second },
    token,
  )
  expect(changed).toMatchObject({ ...second, revision: 2 })
  expect(await isForgotten()).toBe(true)
  await samples.callOrThrow(api.remove!, { params: { id: made.id }, query: { revision: 2 } }, token)
  expect(await isForgotten()).toBe(true)
  expect((await raw(api.one, { params: { id: made.id } }, { token })).status).toBe(404)
  const log = await auditOf(of.name, made.id)
  expect(log).toMatchObject([
    { action: 'remove', before: recordedOf(of, second), after: null },
    { action: 'update', before: recordedOf(of, first), after: recordedOf(of, second) },
    { action: 'create', before: null, after: recordedOf(of, first) },
  ])
})

test.each(editable)(
  'of two who change the same %s at once one gets a conflict with the current row',
  async (_, one) => {
    const { api, of } = one
    const { token } = await samples.operatorOf(one)
    const { id } = await samples.row(one)
    const given = await Promise.all([samples.values(one, token), samples.values(one, token)])
    const answers = await Promise.all(
      given.map((body) =>
        raw(api.update!, { params: { id }, query: { ...meant(one), revision: 1 }, body }, { token }),
      ),
    )
    const winner = answers.findIndex(({ status }) => status === 200)
    const loser = answers[1 - winner]!
    expect([answers[winner]?.status, loser.status]).toEqual([200, 409])
    expect(loser.body).toMatchObject({ code: 'edit_conflict', data: { id, revision: 2, ...given[winner] } })
    expect((await auditOf(of.name, id)).map(({ action }) => action)).toEqual(['update', 'create'])
  },
)

test.each(editable)(
  'a %s with missing values gets errors at its fields, and nothing is stored or logged',
  async (_, one) => {
    const { api, of } = one
    const { token } = await samples.operatorOf(one)
    const before = await rows<{ count: number }>(db, sql`select count(*)::int as count from audit_log`)
    const { status, body } = await raw(api.create!, { body: {} }, { token })
    expect(status).toBe(400)
    expect(Object.keys(body.data as object).sort()).toEqual([...of.required].sort())
    expect(await rows(db, sql`select count(*)::int as count from audit_log`)).toEqual(before)
  },
)

test.each(editable)('adding a %s twice with the same key adds one row', async (_, one) => {
  const { token } = await samples.operatorOf(one)
  const body = await samples.values(one, token)
  const headers = { 'idempotency-key': randomUUID() }
  const send = () => raw(one.api.create!, { query: meant(one), body }, { token, headers })
  const [first, second] = [await send(), await send()]
  expect(second.body).toEqual(first.body)
  expect(await auditOf(one.of.name, (first.data as MadeRow).id)).toHaveLength(1)
})

test.each(acted)('the action %s is logged and refused in any other state', async (_, one, action) => {
  const { api, of } = one
  const { token } = await samples.operatorOf(one)
  const { from, to } = of.actions[action]!
  const row = await samples.row(one, from[0])
  expect(row.can[action]).toBe(true)
  const form = samples.actionBody(action, one)
  const input: RawInput = { params: { id: row.id }, body: { revision: row.revision, ...form } }
  const after = await samples.callOrThrow<MadeRow>(api.actions[action]!.one, input, token)
  expect(after.state).toBe(to)
  const [line] = await auditOf(of.name, row.id)
  expect(line).toMatchObject({ action, before: { state: row.state }, after: { state: to, ...form } })
  if (from.includes(to)) return
  const again: RawInput = { params: { id: row.id }, body: { revision: after.revision, ...form } }
  expect((await raw(api.actions[action]!.one, again, { token })).body.code).toBe('transition_not_allowed')
})

test.each(acted)('the action %s on several rows is done for all that allow it', async (_, one, action) => {
  const { api, of } = one
  const { token } = await samples.operatorOf(one)
  const [from] = of.actions[action]!.from
  const [first, second] = [await samples.row(one, from), await samples.row(one, from)]
  const chosen = [first, { id: 2_000_000_000, revision: 1 }, second].map(({ id, revision }) => ({
    id,
    revision,
  }))
  const answer = await samples.callOrThrow(
    api.actions[action]!.many,
    { body: { rows: chosen, ...samples.actionBody(action, one) } },
    token,
  )
  expect(answer).toEqual({
    done: [first.id, second.id],
    refused: { 2_000_000_000: 'Not found, or no longer available' },
  })
})

test.each(named(allResources))(
  'list and export of %s have the same rows, the export newest first',
  async (_, one) => {
    const { api } = one
    const { token } = await samples.operatorOf(one)
    for (let count = 0; count < 3; count++) await samples.row(one)
    type List = { results: MadeRow[]; count: number; has_more: boolean }
    const list = await samples.callOrThrow<List>(api.list, { query: { size: 2 } }, token)
    expect(list.results).toHaveLength(2)
    expect(list.has_more).toBe(true)
    const all = await samples.callOrThrow<{ results: MadeRow[]; before: null }>(api.export, {}, token)
    expect(all.before).toBeNull()
    expect(all.results).toHaveLength(list.count)
    const ids = all.results.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    const older = await samples.callOrThrow<List>(api.export, { query: { before: ids[0] } }, token)
    expect(older.results.map(({ id }) => id)).toEqual(ids.slice(1))
  },
)

test.each(editable)('the keyword finds text in %s literally, wildcards included', async (_, one) => {
  const { api, of } = one
  const { token } = await samples.operatorOf(one)
  const text = `100%_${randomUUID().slice(0, 8)}`
  const bilingual = Object.keys(of.fields).find((name) => of.fields[name]?.widget === 'bilingual')
  const searched = bilingual ? { [bilingual]: { zh: '样本', en: text } } : { [of.list.search[0]!]: text }
  const body = { ...(await samples.values(one, token)), ...searched }
  const made = await samples.callOrThrow<MadeRow>(api.create!, { query: meant(one), body }, token)
  const found = (keyword: string) =>
    samples.callOrThrow<{ results: MadeRow[] }>(api.list, { query: { keyword } }, token)
  expect((await found(text.toUpperCase())).results.map(({ id }) => id)).toEqual([made.id])
  expect((await found('100__')).results).toEqual([])
})

const filtered = allResources.flatMap((one) =>
  one.of.list.filters.map((name) => [`${one.of.name} by ${name}`, one, name] as const),
)
test.each(filtered)('the filter %s gives the matching rows and no others', async (_, one, name) => {
  const { api, of } = one
  const { token } = await samples.operatorOf(one)
  await samples.row(one)
  type List = { results: MadeRow[] }
  const ask = (query: Record<string, unknown>) => samples.callOrThrow<List>(api.export, { query }, token)
  const { results: all } = await ask({})
  const { widget, options } = of.fields[name]!
  if (widget === 'date' || widget === 'time') {
    const china = (value: unknown) =>
      new Date(Date.parse(String(value)) + 8 * 3_600_000).toISOString().slice(0, 10)
    const day = china(all[0]![name])
    // Every export adds a row to the log itself.
    const known = new Set(all.map(({ id }) => id))
    const { results } = await ask({ [`${name}_from`]: day, [`${name}_until`]: day })
    expect(results.filter(({ id }) => known.has(id))).toHaveLength(all.length)
    expect((await ask({ [`${name}_until`]: '2020-01-01' })).results).toEqual([])
    expect((await ask({ [`${name}_from`]: '2099-01-01' })).results).toEqual([])
    return
  }
  for (const value of options ?? [all[0]![name]])
    expect(new Set((await ask({ [name]: value })).results.map(({ id }) => id))).toEqual(
      new Set(all.filter((row) => row[name] === value).map(({ id }) => id)),
    )
})

test('the database refuses changes of the audit log and of its chain', async () => {
  await samples.row(written[0]!)
  for (const statement of [
    sql`update audit_log set action = 'x'`,
    sql`delete from audit_log`,
    sql`truncate audit_log cascade`,
    sql`update audit_seal set seq = seq + 1`,
    sql`delete from audit_seal`,
    sql`truncate audit_seal`,
  ])
    await expect(db.transaction((tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { code: '23001' },
    })
})
