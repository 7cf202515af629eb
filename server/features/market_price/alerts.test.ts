/** Price alerts of materials: what they tell of, and who may change and delete them. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Body } from '#contract/endpoint.ts'
import { marketLimits, marketPriceApi, seriesOf } from '#contract/market_price.ts'
import { marketMaterialAdminApi } from '#contract/resources/market_material.ts'
import { marketPriceAdminApi } from '#contract/resources/market_price.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { account } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { jiangsu, marketPrices } from '../../../tests/support/market_prices.ts'

const testing = await testApp()
const { call, raw, make, drain } = testing
const { operator, as, dayAgo, material, rowOf, upload } = await marketPrices(testing)

type Asked = Body<typeof marketPriceApi.addAlert>
const above = (id: number, amount: number): Asked => ({
  series: seriesOf(id, jiangsu),
  condition: 'above',
  amount,
})
const add = async (token: string, body: Asked) =>
  (await call(marketPriceApi.addAlert, { body }, { token })).data
const adding = (token: string, body: Asked) =>
  raw(marketPriceApi.addAlert, { body }, { token, headers: { 'idempotency-key': randomUUID() } })
const alertsOf = async (token: string) => (await call(marketPriceApi.alerts, {}, { token })).data
const changing = (token: string, id: number, body: Omit<Asked, 'series'>) =>
  raw(marketPriceApi.updateAlert, { params: { id }, body }, { token })
const priced = async (price = 2_400) => {
  const id = await material()
  await upload(rowOf({ material: id, day: dayAgo(9), price }))
  return id
}
const told = async (token: string, id: number) =>
  (await call(userMessageApi.list, { query: { size: 50 } }, { token })).data.results.filter(
    ({ record_sign }) => record_sign === `price-${seriesOf(id, jiangsu)}`,
  ).length

test('an alert tells once when the price crosses its amount, and again only after it was back', async () => {
  const id = await priced()
  const person = await make.user()
  const { token } = person
  const made = await add(token, above(id, 2_500))
  expect((await adding(token, above(id, 2_500))).body.code).toBe('alert_exists')
  const at = async (ago: number, price: number, replaces: number | null = null) => {
    await upload(rowOf({ material: id, day: dayAgo(ago), price, replaces }))
    await drain()
    return told(token, id)
  }
  expect(await at(8, 2_499)).toBe(0)
  expect(await at(7, 2_520)).toBe(1)
  expect(await at(6, 2_530)).toBe(1)
  expect(await at(20, 9_000), 'an old day that is filled in').toBe(1)
  expect(await at(5, 2_400)).toBe(1)
  expect(await at(5, 2_510, 1), 'a correction of the newest day').toBe(2)
  expect(await at(5, 2_400, 2)).toBe(2)
  expect(await at(5, 2_510, 3), 'the same day once').toBe(2)
  const freeze = (disabled_at: Date | null) =>
    testing.deps.database.orm.update(account).set({ disabled_at }).where(eq(account.id, person.id))
  await freeze(new Date())
  for (const [ago, price] of [
    [4, 2_400],
    [3, 2_600],
  ] as const) {
    await upload(rowOf({ material: id, day: dayAgo(ago), price }))
    await drain()
  }
  await freeze(null)
  expect(await told(token, id), 'while the person is frozen').toBe(2)
  await call(marketPriceApi.removeAlert, { params: { id: made.id } }, { token })
  expect(await at(2, 2_400)).toBe(2)
  expect(await at(1, 2_600)).toBe(2)
})

test('prices of the operator who corrects one by one reach alerts too', async () => {
  const id = await priced(2_000)
  await add(operator.token, { series: seriesOf(id, jiangsu), condition: 'change', amount: 2.5 })
  const { replaces: _, ...values } = rowOf({ material: id, price: 2_050 })
  await call(marketPriceAdminApi.create, { body: values }, as)
  await drain()
  const { data } = await call(userMessageApi.list, { query: { size: 10 } }, { ...as, language: 'en-US' })
  expect(
    data.results.map(({ title, info }) => [title.endsWith('¥2,050/t'), info.slice(0, 20)]),
  ).toContainEqual([true, '+2.5% from ¥2,000/t '])
})

test('own alerts come with what they watch, its newest price and when they last told', async () => {
  const id = await material({ unit: 'kg', name: { zh: '钼铁', en: 'Ferromolybdenum' } })
  await upload(rowOf({ material: id, day: dayAgo(1), price: 240 }))
  const { token } = await make.user()
  const made = await add(token, above(id, 250))
  const known = {
    id: made.id,
    series: seriesOf(id, jiangsu),
    name: { zh: '钼铁', en: 'Ferromolybdenum' },
    region: jiangsu,
    unit: 'kg',
    condition: 'above',
    amount: 250,
  }
  expect(made).toMatchObject({ ...known, price: 240, told_time: null })
  await upload(rowOf({ material: id, price: 255 }))
  await drain()
  const [told] = await alertsOf(token)
  expect(told).toMatchObject({ ...known, price: 255 })
  expect(Date.parse(told?.told_time ?? '')).toBeGreaterThanOrEqual(Date.parse(made.created_time))
  await call(marketMaterialAdminApi.actions.hide.one, { params: { id }, body: { revision: 1 } }, as)
  expect(await alertsOf(token)).toMatchObject([{ ...known, price: null }])
})

test('a changed alert starts from the newest price, and one that stays as it is keeps what it has told', async () => {
  const id = await priced()
  const { token } = await make.user()
  const { id: alert } = await add(token, above(id, 2_450))
  const at = async (ago: number, price: number) => {
    await upload(rowOf({ material: id, day: dayAgo(ago), price }))
    await drain()
    return told(token, id)
  }
  expect(await at(8, 2_460)).toBe(1)
  const { told_time } = (await alertsOf(token))[0]!
  expect((await changing(token, alert, above(id, 2_450) as never)).status).toBe(400)
  const same = await changing(token, alert, { condition: 'above', amount: 2_450 })
  expect([same.status, same.body.data]).toEqual([200, (await alertsOf(token))[0]])
  expect((same.body.data as { told_time: string }).told_time).toBe(told_time)

  const changed = await changing(token, alert, { condition: 'change', amount: 5 })
  expect(changed.body.data).toMatchObject({ id: alert, condition: 'change', amount: 5, told_time: null })
  // 4.9 % above the price at the change, but 7.5 % above the one at which the alert was set.
  expect(await at(7, 2_580)).toBe(1)
  expect(await at(6, 2_590)).toBe(2)
})

test('an alert is changed by its owner only, and not into another one', async () => {
  const id = await priced()
  const [{ token }, other] = [await make.user(), await make.user()]
  const { id: alert } = await add(token, above(id, 2_500))
  const second = await add(token, above(id, 2_600))
  await add(token, above(await priced(), 2_700))
  await add(other.token, above(id, 2_800))
  const body = { condition: 'below', amount: 2_000 } as const
  expect((await changing(other.token, alert, body)).status).toBe(404)
  expect((await changing(other.token, 999_999_999, body)).status).toBe(404)
  expect((await changing(token, alert, { condition: 'above', amount: 0 })).status).toBe(400)
  const twin = await changing(token, alert, { condition: 'above', amount: 2_600 })
  expect([twin.status, twin.body.code]).toEqual([409, 'alert_exists'])
  expect(await alertsOf(token)).toContainEqual(second)
  expect((await alertsOf(token)).find((one) => one.id === alert)?.amount).toBe(2_500)
  // The same words for another material, and of another person, are no twin.
  for (const amount of [2_700, 2_800])
    expect((await changing(token, alert, { condition: 'above', amount })).status).toBe(200)
})

test('two changes at the same moment do not make the same alert twice', async () => {
  const id = await priced()
  const { token } = await make.user()
  const [one, two] = [await add(token, above(id, 2_500)), await add(token, above(id, 2_600))]
  const body = { condition: 'below', amount: 2_000 } as const
  const answers = await Promise.all([one, two].map((alert) => changing(token, alert.id, body)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await alertsOf(token)).filter(({ condition }) => condition === 'below')).toHaveLength(1)
})

test('alerts of one person are limited, also when many are set at the same moment', async () => {
  const id = await priced()
  const { token } = await make.user()
  for (let made = 2; made < marketLimits.alerts; made++) await add(token, above(id, 2_500 + made))
  const answers = await Promise.all([1, 2, 3, 4].map((more) => adding(token, above(id, 3_000 + more))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('alerts_full')
  expect(await alertsOf(token)).toHaveLength(marketLimits.alerts)
})
