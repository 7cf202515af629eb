import { describe, expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get'])
const { publish, submit } = market(app, operator)
const seller = await make.gold()

describe('the operator’s hints mark', () => {
  const hintsOf = async (code: string) =>
    (await call(api.adminOne, { params: { code } }, { token: operator.token })).data
  const flagsOf = async (code: string) => (await hintsOf(code)).flags
  const photos = ['1', '2', '3'].map((name) => `https://p.example/${name}.jpg`)

  test('nothing on a usual posting', async () => {
    expect(await flagsOf(await submit(seller, { photos }))).toEqual([])
  })

  test('a price more than 15 % off the grade’s median, once there are five prices', async () => {
    const cheap = await submit(seller, { material: '35CrMo', price_amount: 1000, photos })
    expect(await flagsOf(cheap)).toEqual([])
    for (const price_amount of [5000, 5100, 5200, 5300, 5400])
      await publish(seller, { material: '35CrMo', price_amount })
    const { flags, figures } = await hintsOf(cheap)
    expect(flags).toEqual(['price_deviates'])
    // Beside what, and of how many prices.
    expect(figures).toEqual([
      { flag: 'price_deviates', given: 1000, beside: 5200, day: null, count: 5, grade: '35CrMo' },
    ])
    const usual = await submit(seller, { material: '35CrMo', price_amount: 5900, photos })
    expect(await flagsOf(usual)).toEqual([])
    // Of several grades in one list each has its own median.
    const other = await submit(seller, { material: '20CrMnTi', price_amount: 1000, photos })
    const { results } = (await call(api.adminList, {}, { token: operator.token })).data
    expect(results.find(({ code }) => code === other)?.flags).toEqual([])
    expect(results.find(({ code }) => code === cheap)?.flags).toEqual(['price_deviates'])
  })

  test('a heat number that another company, or another posting of the same piece, has too', async () => {
    const first = await publish(seller, { heat_no: 'H-1', photos })
    const otherPiece = await submit(seller, { heat_no: 'H-1', dims: { d: 400, l: 900 }, photos })
    expect(await flagsOf(otherPiece)).toEqual([])
    const samePiece = await submit(seller, { heat_no: 'H-1', photos })
    expect(await flagsOf(samePiece)).toEqual(['duplicate_heat'])
    const foreign = await submit(await make.certified(), { heat_no: 'H-1', dims: { d: 444, l: 900 }, photos })
    expect(await flagsOf(foreign)).toEqual(['duplicate_heat'])
    // However many pieces a heat has, the twin among them is found.
    const twin = await submit(seller, { heat_no: 'H-1', dims: { l: 900, d: 400 }, photos })
    expect(await flagsOf(twin)).toEqual(['duplicate_heat'])
    expect(await flagsOf(otherPiece)).toEqual(['duplicate_heat'])
    expect(first).not.toBe(samePiece)
  })

  test('how long each entry of the queue has been waiting, oldest first', async () => {
    const list = await call(
      api.adminList,
      { query: { state: 'in_review', size: 50 } },
      { token: operator.token },
    )
    const times = list.data.results.map((row) => row.submitted_time ?? '')
    expect(times).toEqual(times.toSorted())
    expect(list.data.oldest_waiting).toBe(times[0])
    expect(list.data.counts['in_review']).toBe(times.length)
  })
})
