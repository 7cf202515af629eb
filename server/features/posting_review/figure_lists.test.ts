/** A figure of the overview and the list that it links to have the same postings. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postingFigures, type PostingFigure } from '#contract/figure_ranges.ts'
import { operatorFiguresApi } from '#contract/operator_figures.ts'
import { postings } from '#contract/postings/index.ts'
import { chinaDay, chinaDayStart } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps, pass } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get', 'admin_raise.get'])
const as = { token: operator.token }
const { submit, publish } = market(app, operator)
const day = 86_400
/** Noon of tomorrow in China, so that no midnight falls into a test. */
pass(chinaDayStart(new Date()).getTime() / 1000 + 1.5 * day - Date.now() / 1000)
const today = () => chinaDay(deps.clock())
const seller = await make.gold()

const listed = async (query: object) => (await call(api.adminList, { query }, as)).data
const of = async (figure: PostingFigure, at_from = today(), at_until = at_from) =>
  (await listed({ figure, at_from, at_until })).results.map(({ code }) => code)

test('the list of a figure has what the figure counts, on those days of China only', async () => {
  const ending = await publish(seller, { deadline: 1 })
  const [rejected, removed, dealt, closed] = [
    await submit(seller),
    await publish(seller),
    await publish(seller),
    await publish(seller),
  ]
  const body = { comment: 'No', img_arr: [] }
  await call(api.review, { params: { code: rejected, action: 'reject' }, body }, as)
  await call(api.review, { params: { code: removed, action: 'take_down' }, body }, as)
  const own = { token: seller.token }
  await call(api.action, { params: { code: dealt, action: 'deal' } }, own)
  await call(api.action, { params: { code: closed, action: 'close' } }, own)
  const first = today()
  expect(await of('submitted')).toHaveLength(5)
  expect(new Set(await of('published'))).toEqual(new Set([ending, removed, dealt, closed]))
  const single = { rejected, taken_down: removed, dealt, closed }
  for (const [figure, code] of Object.entries(single))
    expect([figure, await of(figure as PostingFigure)]).toEqual([figure, [code]])
  expect(await of('expired', first, '2999-12-31'), 'it ends tomorrow').toEqual([])

  pass(day + 60)
  for (const figure of postingFigures)
    expect([figure, await of(figure)]).toEqual([figure, figure === 'expired' ? [ending] : []])
  expect(await of('expired', first)).toEqual([])
  expect(await of('rejected', first, today())).toEqual([rejected])
  const { days, kinds } = (await call(operatorFiguresApi.postings, {}, as)).data
  const stock = kinds.find(({ kind }) => kind === 'quotation')!
  for (const figure of postingFigures) {
    const { count } = await listed({ figure, at_from: days[0], at_until: days.at(-1) })
    expect([figure, count]).toEqual([figure, stock[figure].reduce((sum, one) => sum + one, 0)])
  }
})

test('a group buy that reached its target is listed among the deals on its last day', async () => {
  const { api: raises } = kindOf('raise')
  const code = await marketOf(kindOf('raise'), app, operator).publish(operator, { deadline: 1 })
  await deps.database.orm.execute(sql`update posting set joined_t = 100000 where code = ${code}`)
  pass(day + 60)
  const listedIn = async (figure: PostingFigure) => {
    const query = { figure, at_from: today(), at_until: today() }
    return (await call(raises.adminList, { query }, as)).data.results.map((row) => row.code)
  }
  expect([await listedIn('dealt'), await listedIn('expired')]).toEqual([[code], []])
})

test('the figure narrows states, keywords, the export and a bulk decision too', async () => {
  const code = await publish(seller, { material: 'H13' })
  const on = { figure: 'published', at_from: today(), at_until: today() } as const
  const { counts } = await listed(on)
  expect(counts).toMatchObject({ online: 1, all: 1 })
  expect((await listed({ ...on, state: 'taken_down' })).count).toBe(0)
  expect((await listed({ ...on, keyword: 'H13' })).results.map((row) => row.code)).toEqual([code])
  expect((await listed({ ...on, keyword: '42CrMo' })).count).toBe(0)
  const exported = await call(api.adminExport, { query: on }, as)
  expect(exported.data.results.map((row) => row.code)).toEqual([code])
  const matching = await call(api.matching, { query: { ...on, action: 'take_down' } }, as)
  expect(matching.data.map((row) => row.code)).toEqual([code])
  const wrong = { query: { figure: 'viewed' } } as never
  expect((await raw(api.adminList, wrong, as)).status).toBe(400)
})
