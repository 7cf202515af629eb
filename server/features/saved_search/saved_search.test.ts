import { expect, test } from 'vitest'
import { savedSearchApi } from '#contract/saved_search.ts'
import { testApp, type RawInput } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { purge } from '../../jobs/purge.ts'

const app = await testApp()
const { call, raw, make, deps } = app

const bars = { kind: 'quotation' as const, name: '42CrMo 圆钢', alert: 'off' as const }
const save = (of: Person, filters: object = { material: ['42CrMo'], shape: ['round'] }, more: object = {}) =>
  raw(savedSearchApi.create, { body: { ...bars, filters, ...more } }, { token: of.token })
const listOf = async ({ token }: Person) => (await call(savedSearchApi.list, {}, { token })).data

test('every call needs a session and a valid body', async () => {
  expect((await raw(savedSearchApi.list, {})).status).toBe(401)
  expect((await raw(savedSearchApi.create, { body: {} })).status).toBe(401)
  const person = await make.user()
  const wrong: [object, string][] = [
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ alert: 'hourly' }, 'alert'],
    [{ kind: 'cars' }, 'kind'],
    [{ filters: { colour: 'red' } }, 'filters.colour'],
    [{ filters: { min_d: -1 } }, 'filters.min_d'],
    // A filter that only other kinds have.
    [{ filters: { forge_type: 1 } }, 'filters.forge_type'],
    [{ kind: 'purchase_piece', filters: { character: 2 } }, 'filters.character'],
  ]
  for (const [given, field] of wrong) {
    const { status, body } = await save(person, {}, given)
    expect([status, Object.keys(body.data ?? {})]).toEqual([400, [field]])
  }
  expect((await listOf(person)).results).toEqual([])
})

test('a search can be saved, listed newest first, renamed, deleted and restored', async () => {
  const person = await make.member()
  const first = await save(person, { keyword: 'φ300', min_d: '280', region: 320000, character: 2 })
  expect(first.data).toMatchObject({
    name: bars.name,
    alert: 'off',
    filters: { keyword: 'φ300', min_d: 280, region: 320000, character: 2 },
    new_count: 0,
  })
  const second = await save(person, {}, { kind: 'purchase_piece', name: 'All', alert: 'daily' })
  const before = await listOf(person)
  expect(before.results.map(({ id }) => id)).toEqual([second.data.id, first.data.id])
  expect(before).toMatchObject({ count: 2, limit: 10, has_more: false })

  const as = { token: person.token }
  const params = { id: first.data.id }
  const changed = await call(savedSearchApi.update, { params, body: { name: '余料', alert: 'instant' } }, as)
  expect(changed.data).toMatchObject({ ...first.data, name: '余料', alert: 'instant' })
  expect((await call(savedSearchApi.remove, { params }, as)).status).toBe(200)
  expect((await listOf(person)).results.map(({ id }) => id)).toEqual([second.data.id])
  expect((await call(savedSearchApi.look, { params }, as)).status).toBe(404)
  const back = await call(savedSearchApi.restore, { params }, as)
  expect(back.data).toEqual(changed.data)
  expect((await call(savedSearchApi.restore, { params }, as)).data).toEqual(changed.data)

  const stranger = { token: (await make.user()).token }
  const body = { name: 'Mine', alert: 'off' as const }
  for (const answer of [
    await call(savedSearchApi.update, { params, body }, stranger),
    await call(savedSearchApi.remove, { params }, stranger),
    await call(savedSearchApi.restore, { params }, stranger),
    await call(savedSearchApi.look, { params }, stranger),
  ])
    expect(answer.status).toBe(404)
})

test('the same filters are saved once, however they are written and however often the button is clicked', async () => {
  const person = await make.member()
  const given = { material: ['42CrMo', '45'], shape: ['round'], min_d: 100 }
  const answers = await Promise.all([save(person, given), save(person, given), save(person, given)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const again = { min_d: '100', shape: 'round', keyword: '', delivery_state: [], material: ['45', '42CrMo'] }
  const other = await save(person, again)
  expect(other.body.code).toBe('search_exists')
  expect((await save(person, given, { kind: 'purchase_material' })).status).toBe(200)
  expect((await save(await make.user(), given)).status).toBe(200)

  // A deleted search is replaced, and cannot be restored beside its duplicate.
  const [saved] = answers.filter(({ status }) => status === 200)
  const params = { id: saved!.data.id }
  const as = { token: person.token }
  await call(savedSearchApi.remove, { params }, as)
  expect((await save(person, given)).status).toBe(200)
  expect((await call(savedSearchApi.restore, { params }, as)).body.code).toBe('search_exists')
})

test('the tier’s limit holds, even for two searches saved at the same moment', async () => {
  const person = await make.user()
  const ids: number[] = []
  for (const d of [1, 2]) ids.push((await save(person, { min_d: d })).data.id)
  const answers = await Promise.all([save(person, { min_d: 3 }), save(person, { min_d: 4 })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const refused = answers.find(({ status }) => status === 422)
  expect(refused?.body).toMatchObject({
    code: 'quota_exhausted',
    data: { name: 'saved_searches', tier: 'user', limit: 3, tiers: { gold: 100 } },
  })
  const as = { token: person.token }
  const params = { id: ids[0] ?? 0 }
  await call(savedSearchApi.remove, { params }, as)
  expect((await save(person, { min_d: 5 })).status).toBe(200)
  expect((await call(savedSearchApi.restore, { params }, as)).body.code).toBe('quota_exhausted')
  expect(await listOf(person)).toMatchObject({ count: 3, limit: 3 })
  expect((await listOf(await make.gold())).limit).toBe(100)
})

test('a deleted search can be restored for a day', async () => {
  const person = await make.user()
  const params = { id: (await save(person)).data.id }
  const as = { token: person.token }
  await call(savedSearchApi.remove, { params }, as)
  app.pass(23 * 3600)
  await purge(deps.database.orm, deps.clock())
  expect((await call(savedSearchApi.restore, { params }, as)).status).toBe(200)
  await call(savedSearchApi.remove, { params }, as)
  app.pass(25 * 3600)
  await purge(deps.database.orm, deps.clock())
  expect((await call(savedSearchApi.restore, { params }, as)).status).toBe(404)
})

test('the list has pages', async () => {
  const person = await make.gold()
  for (let d = 1; d <= 3; d += 1) await save(person, { min_d: d })
  const page = async (query: RawInput['query']) =>
    (await raw(savedSearchApi.list, { query }, { token: person.token })).data
  expect(await page({ page: 1, size: 2 })).toMatchObject({ has_more: true, count: 3 })
  expect((await page({ page: 2, size: 2 })).results.map(({ filters }) => filters.min_d)).toEqual([1])
})
