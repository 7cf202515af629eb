/**
 * A posting for invited companies is visible to them, its owner and operators; for everybody else all answers stay
 * the same.
 */
import { expect, test } from 'vitest'
import { collectionApi } from '#contract/collection.ts'
import { companyApi } from '#contract/company.ts'
import { cutMatchApi } from '#contract/cut_match.ts'
import { drawingAccessApi } from '#contract/drawing_access.ts'
import { intentionApi } from '#contract/intention.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../tests/support/app.ts'
import { contractEndpoints } from '../tests/support/contract_endpoints.ts'
import { requestVariants } from '../tests/support/crawl.ts'
import type { Person } from '../tests/support/factory.ts'
import { kindOf, marketOf } from '../tests/support/kinds.ts'
import { quoteSender } from '../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make } = app
const [spot, piece] = [kindOf('quotation'), kindOf('purchase_piece')]
const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get'])
const spots = marketOf(spot, app, operator)
const pieces = marketOf(piece, app, operator)

const owner = await make.gold()
const guest = await make.gold({ code: 'GUEST', name: 'Guest Forge' })
const stranger = await make.gold({ code: 'STRANGER' })
const outsiders: [string, Person | undefined][] = [
  ['a visitor', undefined],
  ['a person without a company', await make.user()],
  ['a company that is not invited', stranger],
  ['staff of such a company', await make.staff(stranger.tenantId, ['seller_quotation.get'])],
  ['an operator of something else', await make.operator(['admin_raise.get'])],
]
const insiders: [string, Person][] = [
  ['an invited company', guest],
  ['staff of one', await make.staff(guest.tenantId, [])],
  ['the owner', owner],
  ['an operator', operator],
]
const as = (person: Person | undefined) => (person ? { token: person.token } : {})

const remnant = {
  material: '34CrNiMo6',
  character: 2,
  defect_notes: 'Ends not cut',
  photos: ['1', '2', '3'].map((name) => `https://pictures.example/${name}.jpg`),
  dims: { d: 317, l: 900 },
}
const wanted = { material: '34CrNiMo6', dims: { d: 317, l: 300 }, quantity: 1 }
const drawing = { address: 'https://files.example/a.pdf', name: 'a.pdf', type: 'pdf' }
const invited = { visibility: 'invited', invited: ['GUEST'] }

// Public postings of other companies and of the same owner, beside the ones for invited companies.
const openStock = await spots.publish(owner, remnant)
const openRequest = await pieces.publish(owner, wanted)
const [otherStock, otherRequest] = [await make.gold(), await make.gold()]
const fittingStock = await spots.publish(otherStock, remnant)
const fittingRequest = await pieces.publish(otherRequest, wanted)

const secret = 'Canary lot'
const stock = await spots.submit(owner, { ...remnant, ...invited, title: secret })
const request = await pieces.submit(owner, {
  ...wanted,
  ...invited,
  title: secret,
  drawings: [drawing],
  drawing_access: 'on_approval',
})

for (const [, person] of [...outsiders, ...insiders]) {
  if (!person) continue
  const filters = { material: ['34CrNiMo6'] }
  for (const kind of ['quotation', 'purchase_piece'] as const)
    await call(savedSearchApi.create, { body: { kind, name: kind, alert: 'instant', filters } }, as(person))
}

async function edit(code: string, body: object): Promise<void> {
  const edited = await raw(spot.api.update, { params: { code }, query: { revision: 1 }, body }, as(owner))
  expect(edited.body).toMatchObject({ data: { revision: 2 } })
}

/**
 * Captchas are random, the back-office overview counts the whole market for every operator, and a deletion that is
 * asked for now has its own end.
 */
const untold = ['/api/verify_code/image/', '/api/admin/dashboard/', '/api/account/deletion/']
/** What somebody did is told to that person: the questions themselves open contact cards. */
const ownDoings = '/api/backend/card_view/made/'
const gets = (await contractEndpoints()).filter(
  ({ method, path }) => method === 'GET' && !untold.includes(path),
)
const questions = gets.flatMap((endpoint) =>
  requestVariants(endpoint, {
    code: [openStock, openRequest, fittingStock, fittingRequest, stock, request],
    id: ['1'],
    into: ['1'],
    series: ['1-1'],
    section: ['site'],
    keyword: [secret, 'φ317', stock, request],
    material: ['34CrNiMo6'],
    company: ['T2'],
    visibility: ['invited'],
    name: ['无锡恒锻特钢有限公司'],
  }).map((input) => ({ endpoint, input })),
)

/** The answers of all reading calls. View and contact counters change with each call and are left out. */
async function everything(person: Person | undefined): Promise<Map<string, string>> {
  const told = new Map<string, string>()
  for (const { endpoint, input } of questions) {
    const { status, body } = await raw(endpoint, input, as(person))
    const text = JSON.stringify([status, body]).replaceAll(/"(view_count|left_today|used)":\d+/g, '')
    told.set(`${endpoint.path} ${JSON.stringify(input)}`, text)
  }
  return told
}

await app.drain()
const before = new Map<string, Map<string, string>>()
for (const [name, person] of outsiders) before.set(name, await everything(person))
await spots.approve(stock)
await pieces.approve(request)
await app.drain()

test.each(outsiders)(
  '%s gets the same answers to every call as if the postings did not exist',
  async (name, person) => {
    expect(questions.length).toBeGreaterThan(300)
    const after = await everything(person)
    const differing = [...after].filter(
      ([asked, text]) => !asked.startsWith(ownDoings) && before.get(name)?.get(asked) !== text,
    )
    expect(differing).toEqual([])
    expect([...after].filter(([, text]) => text.includes(secret))).toEqual([])
  },
)

/** The calls that show postings, and what in each answer proves that the reader found both. */
const readings: Record<string, (person: Person | undefined) => Promise<unknown>> = {
  list: async (person) => [
    (await call(spot.api.list, { query: {} }, as(person))).data,
    (await call(piece.api.list, { query: {} }, as(person))).data,
  ],
  'list by words': async (person) => [
    (await call(spot.api.list, { query: { keyword: secret } }, as(person))).data,
    (await call(piece.api.list, { query: { keyword: secret } }, as(person))).data,
  ],
  detail: async (person) => [
    (await call(spot.api.detail, { params: { code: stock } }, as(person))).data,
    (await call(piece.api.detail, { params: { code: request } }, as(person))).data,
  ],
  similar: async (person) => [
    (await call(spot.api.similar, { params: { code: fittingStock } }, as(person))).data,
    (await call(piece.api.similar, { params: { code: fittingRequest } }, as(person))).data,
  ],
  'what it is cut from': async (person) => [
    (await call(cutMatchApi.remnants, { params: { code: fittingRequest }, query: {} }, as(person))).data,
    (await call(cutMatchApi.requests, { params: { code: fittingStock }, query: {} }, as(person))).data,
  ],
}
const both = (answer: unknown) =>
  [stock, request].map((code) => JSON.stringify(answer ?? null).includes(code))

test.each(insiders)('%s finds the postings wherever postings are shown', async (_, person) => {
  for (const [name, read] of Object.entries(readings))
    expect([name, both(await read(person))]).toEqual([name, [true, true]])
  for (const { api } of [spot, piece]) {
    const titles = await call(api.suggest, { query: { keyword: 'Canary' } }, as(person))
    expect(titles.data).toContainEqual({ text: secret, kind: 'title' })
    const counts = { query: { material: ['34CrNiMo6'] } }
    const [more, fewer] = [await call(api.facets, counts, as(person)), await call(api.facets, counts)]
    expect(more.data.total.count).toBe(fewer.data.total.count + 1)
  }
})

test.each(outsiders)('%s finds the postings nowhere', async (_, person) => {
  for (const [name, read] of Object.entries(readings))
    expect([name, both(await read(person))]).toEqual([name, [false, false]])
})

test('only the owner and operators see who is invited', async () => {
  const read = async (person: Person) =>
    (await call(piece.api.detail, { params: { code: request } }, as(person))).data.values['invited']
  expect(await read(guest)).toBeUndefined()
  expect([await read(owner), await read(operator)]).toEqual([['GUEST'], ['GUEST']])
})

test('a company that is not invited cannot respond either', async () => {
  const token = as(stranger)
  const answers = [
    await call(collectionApi.add, { body: { kind: 'quotation', code: stock } }, token),
    await call(spot.api.contact, { params: { code: stock } }, token),
    await call(drawingAccessApi.request, { body: { kind: 'purchase_piece', code: request } }, token),
    await call(
      intentionApi.create,
      { params: { code: stock }, body: { quantity: 1, message: 'Interested' } },
      token,
    ),
    await quoteSender(app, 'purchase_piece')(stranger, request),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await quoteSender(app, 'purchase_piece')(guest, request)).status).toBe(200)
})

test('invited companies are notified when a posting goes online, others not even by a saved search', async () => {
  const messagesOf = async (person: Person) =>
    (await call(userMessageApi.list, { query: {} }, as(person))).data.results
      // Both lots have this title; matches of one search are one message that names them.
      .filter(({ info }) => info.includes('Canary lot'))
      .map(({ title }) => title)
      .sort()
  const told = await messagesOf(guest)
  expect(told.filter((title) => title.includes('invited you'))).toHaveLength(2)
  expect(told).toHaveLength(4)
  // Operators find it in their lists, and therefore also by a saved search.
  expect(await messagesOf(operator)).toHaveLength(2)
  for (const [, person] of outsiders) if (person) expect(await messagesOf(person)).toEqual([])
})

test('a public posting that is restricted disappears from the lists of companies that are not invited', async () => {
  const code = await spots.publish(owner, { ...remnant, material: '38CrMoAl' })
  const body = {
    kind: 'quotation',
    name: 'Nitriding',
    alert: 'off',
    filters: { material: ['38CrMoAl'] },
  } as const
  for (const person of [stranger, guest]) {
    await call(collectionApi.add, { body: { kind: 'quotation', code } }, as(person))
    await call(savedSearchApi.create, { body }, as(person))
  }
  const more = await spots.publish(owner, { ...remnant, material: '38CrMoAl' })
  await app.drain()
  const shown = async (person: Person) => {
    const collected = (await call(collectionApi.list, {}, as(person))).data
    const searches = (await call(savedSearchApi.list, {}, as(person))).data.results
    const told = (await call(userMessageApi.list, { query: {} }, as(person))).data.results
    return {
      collected: [collected.count, collected.results.map(({ posting }) => posting.code)],
      matches: searches.find(({ name }) => name === 'Nitriding')?.new_count,
      told: told.filter(({ record_sign: sign }) => sign === code).length,
    }
  }
  expect(await shown(stranger)).toEqual({ collected: [1, [code]], matches: 2, told: 0 })

  for (const one of [code, more]) {
    const values = { ...spot.values, ...remnant, material: '38CrMoAl', ...invited, price_amount: 4100 }
    await edit(one, values)
    await spots.approve(one)
  }
  expect(await shown(stranger)).toEqual({ collected: [0, []], matches: 0, told: 0 })
  // The invited company is also notified of the price change.
  expect(await shown(guest)).toEqual({ collected: [1, [code]], matches: 2, told: 2 })
})

test('an edit notifies only the newly invited companies', async () => {
  const late = await make.member({ code: 'LATE' })
  const values = { ...spot.values, ...remnant, ...invited, invited: ['GUEST', 'LATE'], title: secret }
  const told = async (person: Person) =>
    (await call(userMessageApi.list, { query: {} }, as(person))).data.results.filter(
      ({ record_sign: sign, title }) => sign === stock && title.includes('invited you'),
    ).length
  const first = await told(guest)
  await edit(stock, values)
  await spots.approve(stock)
  expect([await told(guest), await told(late)]).toEqual([first, 1])
})

test('an invitation needs at least one company, and all must exist', async () => {
  const errors = async (own: object) => {
    const body = { ...spot.values, ...remnant, ...own }
    const answer = await raw(spot.api.create, { query: { submit: 1 }, body }, as(owner))
    return [answer.status, Object.keys(answer.body.data as object)]
  }
  expect(await errors({ visibility: 'invited' })).toEqual([400, ['invited']])
  expect(await errors({ visibility: 'invited', invited: ['NOBODY'] })).toEqual([400, ['invited.0']])
})

test('other companies can be searched by a part of their name and read by their codes', async () => {
  const search = async (query: { keyword?: string; code?: string[] }, person: Person = owner) =>
    (await call(companyApi.search, { query }, as(person))).data
  expect(await search({ keyword: 'guest f' })).toEqual([
    { code: 'GUEST', name: 'Guest Forge', certification: 'certified' },
  ])
  expect(await search({ keyword: 'guest f' }, guest)).toEqual([])
  expect(await search({ keyword: '%%' })).toEqual([])
  const known = await search({ code: ['GUEST', 'STRANGER', 'NOBODY'] })
  expect(known.map(({ code }) => code).sort()).toEqual(['GUEST', 'STRANGER'])
})
