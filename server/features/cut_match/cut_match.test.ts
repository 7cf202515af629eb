import { expect, test } from 'vitest'
import { cutMatchApi } from '#contract/cut_match.ts'
import { postings } from '#contract/postings/index.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { market } from '../../../tests/support/postings.ts'
import { barsOf } from './rules.ts'

const app = await testApp()
const { call, make } = app
const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get'])
const spot = market(app, operator)
const pieces = marketOf(kindOf('purchase_piece'), app, operator)
const seller = await make.gold()
const buyer = await make.gold()

const photos = ['a', 'b', 'c'].map((name) => `https://p.example/${name}.jpg`)
const remnant = (values: QuotationValues, of: Member = seller) =>
  spot.publish(of, { character: 2, defect_notes: '端面', photos, quantity: 1, ...values })
const request = (values: object, of: Member = buyer) =>
  pieces.publish(of, { cut_plan: undefined, offcut: 'seller', ...values })
const remnantsFor = async (code: string, reader?: Person) =>
  (await call(cutMatchApi.remnants, { params: { code } }, reader && { token: reader.token })).data
const requestsFor = async (code: string, reader?: Person) =>
  (await call(cutMatchApi.requests, { params: { code } }, reader && { token: reader.token })).data
const codesOf = (found: { results: { posting: { code: string } }[] }) =>
  found.results.map(({ posting }) => posting.code)

test('a request lists the remnants from which all its pieces can be cut, least waste first, and each remnant lists it', async () => {
  const code = await request({ material: '42CrMo', dims: { d: 200, l: 500 }, quantity: 4 })
  const [exact, long, equivalent] = [
    await remnant({ material: '42CrMo', dims: { d: 200, l: 2015 }, kerf: 4 }),
    await remnant({ material: '42CrMo', dims: { d: 210, l: 5000 } }),
    await remnant({ material: '42CrMo4', dims: { d: 200, l: 1100 }, quantity: 2 }),
  ]
  for (const values of [
    { material: '4140', dims: { d: 200, l: 2100 } },
    { material: '42CrMo', dims: { d: 199.9, l: 2100 } },
    { material: '42CrMo', dims: { d: 220, l: 2100 } },
    { material: '42CrMo', dims: { d: 200, l: 2008.9 } },
    { material: '42CrMo', dims: { d: 200, l: 2100 }, min_cut: 600 },
    { material: '42CrMo', dims: { d: 200, l: 2100 }, character: 1 as const },
  ])
    await remnant(values)
  const ofBuyer = await remnant({ material: '42CrMo', dims: { d: 200, l: 2100 } }, buyer)

  const found = await remnantsFor(code)
  expect(codesOf(found)).toEqual([exact, equivalent, long])
  expect(found.count).toBe(3)
  expect(found.results[0]?.fit).toMatchObject({
    bars: [{ length: 2015, count: 1, slices: 4, pieces: 4, leftover: 0 }],
    kerf: 4,
    leftoverMm: 0,
    leftoverKg: 0,
  })
  expect(found.results[1]?.fit).toMatchObject({
    bars: [{ length: 1100, count: 2, slices: 2, pieces: 2, leftover: 94 }],
    kerf: 3,
    leftoverMm: 188,
  })
  expect(found.results[1]?.fit.leftoverKg).toBeCloseTo((Math.PI / 4) * 200 ** 2 * 188 * 7.85e-6, 1)
  for (const one of [exact, long, equivalent]) expect(codesOf(await requestsFor(one))).toEqual([code])
  expect(await requestsFor(ofBuyer)).toEqual({ results: [], count: 0 })

  // Stock that is offline or sold out does not match.
  const as = { token: seller.token }
  await call(postings.quotation.api.action, { params: { code: exact, action: 'offline' } }, as)
  await call(postings.quotation.api.action, { params: { code: long, action: 'deal' } }, as)
  expect(codesOf(await remnantsFor(code))).toEqual([equivalent])
  await call(
    postings.purchase_piece.api.action,
    { params: { code, action: 'close' } },
    { token: buyer.token },
  )
  expect((await requestsFor(equivalent)).count).toBe(0)
})

test('a remnant in another delivery state than requested is marked and listed last, on both sides', async () => {
  const wanted = { material: '38CrMoAl', dims: { d: 160, l: 300 }, quantity: 1 }
  const code = await request({ ...wanted, delivery_state: 'quenched_tempered' })
  const open = await request({ ...wanted, delivery_state: undefined })
  const stock = { material: '38CrMoAl', delivery_state: 'annealed' as const }
  // The stock with the least waste is in another delivery state than the wanted one.
  const annealed = await remnant({ ...stock, dims: { d: 160, l: 310 } })
  const tempered = await remnant({
    ...stock,
    delivery_state: 'quenched_tempered',
    dims: { d: 160, l: 900 },
  })
  const shown = ({ results }: Awaited<ReturnType<typeof remnantsFor>>) =>
    results.map(({ posting, state_differs: differs }) => [posting.code, differs])
  expect(shown(await remnantsFor(code))).toEqual([
    [tempered, false],
    [annealed, true],
  ])
  expect(shown(await remnantsFor(open))).toEqual([
    [annealed, false],
    [tempered, false],
  ])
  expect(shown(await requestsFor(annealed))).toEqual([
    [open, false],
    [code, true],
  ])
})

test('an outsider sees neither requests for members nor the remnants for them', async () => {
  const code = await request({
    material: '34CrNiMo6',
    dims: { d: 150, l: 300 },
    quantity: 1,
    visibility: 'members',
  })
  const bar = await remnant({ material: '34CrNiMo6', dims: { d: 150, l: 400 } })
  const [inside, outside] = [await make.member(), await make.user()]
  expect(codesOf(await remnantsFor(code, inside))).toEqual([bar])
  expect(codesOf(await requestsFor(bar, inside))).toEqual([code])
  for (const reader of [outside, undefined]) {
    expect((await remnantsFor(code, reader)).count).toBe(0)
    expect((await requestsFor(bar, reader)).count).toBe(0)
  }
})

test('prime stock and remnants without dimensions match no requests', async () => {
  await request({ material: '40Cr', dims: { d: 300, l: 300 }, quantity: 1 })
  const genuine = await spot.publish(seller, { material: '40Cr' })
  expect((await requestsFor(genuine)).count).toBe(0)
  const absent = await call(cutMatchApi.requests, { params: { code: 'QZZZZZZZZ' } })
  expect(absent.status).toBe(404)
})

test('listed pieces count with their own lengths, after deals only the shortest ones', () => {
  const piece = (length: number | null) => ({ piece_no: 'x', length, weight_kg: null, heat_no: '' })
  const facts = {
    id: 1,
    shape: 'round' as const,
    dims: { d: 100, l: 1000 },
    material: '45',
    delivery_state: null,
    remaining: 3,
  }
  expect(barsOf({ ...facts, details: {} })).toEqual([{ length: 1000, count: 3 }])
  const details = { pieces: [piece(900), piece(700), piece(900), piece(null)] }
  expect(barsOf({ ...facts, details })).toEqual([
    { length: 700, count: 1 },
    { length: 900, count: 2 },
  ])
  expect(barsOf({ ...facts, remaining: 2, details })).toEqual([
    { length: 700, count: 1 },
    { length: 900, count: 1 },
  ])
  expect(barsOf({ ...facts, remaining: 0, details: {} })).toEqual([])
})
