import { expect, test } from 'vitest'
import type { MessageModule } from '#contract/enums.ts'
import { collectionApi } from '#contract/collection.ts'
import { notificationPreferenceApi } from '#contract/notification_preference.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import { tagApi } from '#contract/tag.ts'
import { savedSearchApi, type SavedFilters, type SearchAlert } from '#contract/saved_search.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { sendDigests } from '#server/jobs/kinds.ts'
import { findPosting } from '#server/features/postings/store.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { market } from '../../../tests/support/postings.ts'
import { matchPosting } from './match_posting.ts'

const app = await testApp()
const { call, make, deps } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get', 'admin_raise.get'])
const { publish, submit, approve } = market(app, operator)
const seller = await make.gold()
/** A size that no other test posts. */
let size = 1000
const newSize = () => (size += 7)
const bar = (d: number): QuotationValues => ({ dims: { d, l: 2000 } })

async function save(
  of: Person,
  alert: SearchAlert,
  filters: SavedFilters,
  given: { kind?: RegisteredKind; name?: string } = {},
) {
  const { kind = 'quotation', name = `Search ${alert}` } = given
  const { data } = await call(
    savedSearchApi.create,
    { body: { kind, name, alert, filters } },
    { token: of.token },
  )
  return data.id
}
const messagesOf = async ({ token }: Person, module: MessageModule = 'visitor_quotation') =>
  (await call(userMessageApi.list, { query: { module: [module] } }, { token })).data.results
const searchesOf = async ({ token }: Person) => (await call(savedSearchApi.list, {}, { token })).data.results
const act = (code: string, action: 'offline' | 'online' | 'renew') =>
  call(api.action, { params: { code, action } }, { token: seller.token })
/** The next morning, in every time zone. */
const nextDay = async () => {
  app.pass(25 * 3600)
  await deps.jobs.send(deps.database.orm, sendDigests, {})
  await app.drain()
}

test('an alert "at once" notifies once of each match, with a link to it', async () => {
  const d = newSize()
  const [reader, other] = [await make.user(), await make.user()]
  const id = await save(reader, 'instant', { min_d: d, max_d: d }, { name: '大圆' })
  await save(other, 'instant', { min_d: d + 1 })
  const code = await submit(seller, bar(d))
  await app.drain()
  expect(await messagesOf(reader)).toEqual([])
  await approve(code)
  await app.drain()
  const [told, ...more] = await messagesOf(reader)
  expect(more).toEqual([])
  expect(told).toMatchObject({
    module: 'visitor_quotation',
    record_sign: code,
    title: 'New match for “大圆”',
    is_read: false,
  })
  expect(told?.info).toContain(`φ${d}×2000`)
  expect(await messagesOf(other)).toEqual([])
  expect(await searchesOf(reader)).toMatchObject([{ id, new_count: 1 }])

  // Paused and resumed, or expired and renewed: still the same match.
  await act(code, 'offline')
  expect(await searchesOf(reader)).toMatchObject([{ new_count: 0 }])
  await act(code, 'online')
  await app.drain()
  await app.drain()
  expect((await messagesOf(reader)).length).toBe(1)
  await call(savedSearchApi.look, { params: { id } }, { token: reader.token })
  expect(await searchesOf(reader)).toMatchObject([{ new_count: 0 }])
})

test('an edit that makes a posting match, and a posting that comes back, cause an alert', async () => {
  const d = newSize()
  const reader = await make.user()
  const code = await publish(seller, { ...bar(d), price_amount: 6000 })
  await save(reader, 'instant', { min_d: d, max_d: d, max_price: 5500 })
  const as = { token: seller.token }
  const own = await call(api.ownOne, { params: { code } }, as)
  await call(
    api.update,
    {
      params: { code },
      query: { revision: own.data.revision },
      body: { ...own.data.values, price_amount: 5300 },
    },
    as,
  )
  await app.drain()
  expect(await messagesOf(reader)).toEqual([])
  await approve(code)
  await app.drain()
  expect((await messagesOf(reader)).length).toBe(1)

  const late = await make.user()
  await act(code, 'offline')
  await save(late, 'instant', { min_d: d, max_d: d })
  await act(code, 'online')
  await app.drain()
  expect((await messagesOf(late)).length).toBe(1)
})

test('there is no alert of one’s own company’s postings, of postings that are gone, or with alerts off', async () => {
  const d = newSize()
  const [own, off, deleted] = [
    await make.staff(seller.tenantId, ['seller_quotation.get']),
    await make.user(),
    await make.user(),
  ]
  await save(own, 'instant', { min_d: d, max_d: d })
  await save(off, 'off', { min_d: d, max_d: d })
  const id = await save(deleted, 'instant', { min_d: d, max_d: d })
  await call(savedSearchApi.remove, { params: { id } }, { token: deleted.token })
  const code = await publish(seller, bar(d))
  await act(code, 'offline')
  await app.drain()
  expect(await searchesOf(off)).toMatchObject([{ new_count: 0 }])
  await act(code, 'online')
  await app.drain()
  for (const person of [own, off, deleted]) expect(await messagesOf(person)).toEqual([])
  expect(await searchesOf(own)).toMatchObject([{ new_count: 0 }])
  expect(await searchesOf(off)).toMatchObject([{ new_count: 1 }])
})

test('several matching searches of one person cause one message, even from two jobs at the same moment', async () => {
  const d = newSize()
  const reader = await make.member()
  await save(reader, 'instant', { min_d: d, max_d: d }, { name: 'First' })
  await save(reader, 'instant', { min_d: d, max_d: d, character: 1 }, { name: 'Second' })
  const code = await publish(seller, bar(d))
  const { id } = (await findPosting(deps.database.orm, 'quotation', code, 'all'))!
  await Promise.all([matchPosting(deps, id), matchPosting(deps, id), matchPosting(deps, id)])
  await app.drain()
  const told = await messagesOf(reader)
  expect(told.map(({ title }) => title)).toEqual(['New match for “First”'])
  expect(told[0]?.info).toMatch(/also matches another of your searches$/)
})

test('daily alerts come in the morning, one per search, with the postings that are still there', async () => {
  const d = newSize()
  const reader = await make.user()
  const preference = await call(notificationPreferenceApi.get, {}, { token: reader.token })
  await call(
    notificationPreferenceApi.put,
    { body: { ...preference.data, time_zone: 'America/New_York' } },
    { token: reader.token },
  )
  const wide = await save(reader, 'daily', { min_d: d, max_d: d + 5 }, { name: 'Wide' })
  await save(reader, 'daily', { min_d: d + 2, max_d: d + 2 }, { name: 'One' })
  await save(reader, 'daily', { min_d: d + 6, max_d: d + 6 }, { name: 'Gone' })
  for (const more of [0, 1, 2, 3, 4]) await publish(seller, bar(d + more))
  const gone = await publish(seller, bar(d + 6))
  await act(gone, 'offline')
  await app.drain()
  await act(gone, 'online')
  await app.drain()
  await act(gone, 'offline')
  expect(await messagesOf(reader)).toEqual([])

  await nextDay()
  const told = await messagesOf(reader)
  const byTitle = Object.fromEntries(told.map((message) => [message.title, message]))
  expect(Object.keys(byTitle).toSorted()).toEqual(['1 new match for “One”', '5 new matches for “Wide”'])
  expect(byTitle['5 new matches for “Wide”']).toMatchObject({ record_sign: `search-${wide}` })
  expect(byTitle['5 new matches for “Wide”']?.info).toMatch(/^.*φ.*; .*; .* …$/)
  expect(byTitle['1 new match for “One”']?.record_sign).toMatch(/^Q/)

  await nextDay()
  expect((await messagesOf(reader)).length).toBe(2)
})

test('switching off a daily alert drops the matches that were waiting for it', async () => {
  const d = newSize()
  const reader = await make.user()
  const id = await save(reader, 'daily', { min_d: d, max_d: d })
  await publish(seller, bar(d))
  await app.drain()
  const change = (alert: SearchAlert) =>
    call(savedSearchApi.update, { params: { id }, body: { name: 'Search', alert } }, { token: reader.token })
  await change('off')
  await change('daily')
  await nextDay()
  expect(await messagesOf(reader)).toEqual([])
  expect(await searchesOf(reader)).toMatchObject([{ new_count: 1 }])
})

test('an alert of a request for members shows outsiders no more than their list does', async () => {
  const d = newSize()
  const pieces = marketOf(kindOf('purchase_piece'), app, operator)
  const buyer: Member = await make.certified()
  const [inside, outside] = [await make.member(), await make.user()]
  // An account whose company is not founded yet sees what companies see.
  const { data: tags } = await call(tagApi.list, { query: { module: 'pre_business' } })
  const founder = await make.user({
    pre_company_name: 'To come',
    pre_business_tag_id: tags.results[0]?.id ?? 0,
  })
  const kind = { kind: 'purchase_piece' } as const
  for (const person of [inside, founder])
    await save(person, 'daily', { min_d: d }, { ...kind, name: 'Daily' })
  for (const person of [inside, founder, outside]) {
    await save(person, 'instant', { min_d: d, max_d: d }, { ...kind, name: 'By size' })
    await save(person, 'instant', { material: ['38CrMoAl'] }, { ...kind, name: 'By grade' })
  }
  await pieces.publish(buyer, {
    material: '38CrMoAl',
    dims: { d, l: 300 },
    cut_plan: undefined,
    visibility: 'members',
  })
  await app.drain()
  const titles = async (person: Person) =>
    (await messagesOf(person, 'visitor_purchase_piece')).map(({ title, info }) => [title, / · /.test(info)])
  expect(await titles(inside)).toEqual([['New match for “By size”', true]])
  expect(await titles(founder)).toEqual(await titles(inside))
  expect(await titles(outside)).toEqual([['New match for “By grade”', false]])
  await nextDay()
  for (const person of [inside, founder])
    expect((await titles(person)).map(([title]) => title)).toContain('1 new match for “Daily”')
})

test('for a kind without a message module, alerts and notices about saved postings have a sign that opens the posting', async () => {
  const mill = `Mill ${newSize()}`
  const raises = marketOf(kindOf('raise'), app, operator)
  const [atOnce, inTheMorning, collector] = [await make.user(), await make.user(), await make.user()]
  const kind = { kind: 'raise' } as const
  await save(atOnce, 'instant', { keyword: mill }, kind)
  await save(inTheMorning, 'daily', { keyword: mill }, kind)
  const code = await raises.publish(operator, { mill, description: mill })
  await call(collectionApi.add, { body: { kind: 'raise', code } }, { token: collector.token })
  await app.drain()
  await nextDay()
  await call(postings.raise.api.action, { params: { code, action: 'offline' } }, { token: operator.token })
  for (const person of [atOnce, inTheMorning, collector])
    expect(await messagesOf(person, 'my_business')).toMatchObject([{ record_sign: `posting-${code}` }])
})
