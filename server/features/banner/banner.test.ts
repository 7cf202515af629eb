/** Who sees a banner, and which clicks count. */
import { expect, test } from 'vitest'
import { bannerApi } from '#contract/banner.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { bannerAdminApi, bannerClickApi } from '#contract/resources/banner.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { testApp } from '../../../tests/support/app.ts'
import { resourceSamples } from '../../../tests/support/resource_samples.ts'

const testing = await testApp()
const { call, raw, make, pass, deps } = testing
const samples = resourceSamples(testing)
const { token } = await make.operator(['website_config'])
const image = await samples.upload(token)
const values = {
  title: { zh: '秋季', en: 'Autumn' },
  image,
  link: '/home',
  place: 'home_top' as const,
  language: 'both' as const,
  begins_on: null,
  ends_on: null,
  position: 1,
}
async function published(own: Partial<Record<keyof typeof values, unknown>> = {}): Promise<number> {
  const { data } = await call(
    bannerAdminApi.create,
    { body: { ...values, ...own } as typeof values },
    { token },
  )
  const input = { params: { id: data.id }, body: { revision: data.revision } }
  await call(bannerAdminApi.actions.publish.one, input, { token })
  return data.id
}
const click = (id: number, options: { token?: string; headers?: Record<string, string> } = {}) =>
  call(bannerApi.click, { params: { id } }, options)
const clicksOf = async (id: number) =>
  (await call(bannerClickApi.counts, {}, { token })).data.find((one) => one.id === id)?.clicks ?? 0

test('only operators with the permission read the numbers of clicks', async () => {
  expect((await raw(bannerClickApi.counts, {})).status).toBe(401)
  const { token: other } = await make.operator(['admin_tag.get'])
  expect((await raw(bannerClickApi.counts, {}, { token: other })).status).toBe(403)
})

test('a banner for one language is shown to its readers only', async () => {
  const [both, chinese, english] = [
    await published(),
    await published({ language: 'zh' }),
    await published({ language: 'en' }),
  ]
  const shown = async (language: 'zh-CN' | 'en-US') =>
    (await call(bannerApi.list, {}, { language })).data.map(({ id }) => id)
  expect(await shown('zh-CN')).toEqual([both, chinese])
  expect(await shown('en-US')).toEqual([both, english])
})

test('a banner is shown from its first to its last day in China', async () => {
  const [today, yesterday, tomorrow] = [0, 1, -1].map((ago) =>
    chinaDay(new Date(deps.clock().getTime() - ago * 86_400_000)),
  )
  const [only, running] = [
    await published({ begins_on: today, ends_on: today }),
    await published({ begins_on: yesterday, ends_on: tomorrow }),
  ]
  const others = [await published({ ends_on: yesterday }), await published({ begins_on: tomorrow })]
  const shown = (await call(bannerApi.list)).data.map(({ id }) => id)
  expect(shown).toEqual(expect.arrayContaining([only, running]))
  expect(shown.filter((id) => others.includes(id))).toEqual([])
})

test('a banner that ends before it begins is refused at its field', async () => {
  const body = { ...values, begins_on: '2031-02-01', ends_on: '2031-01-31' }
  const { status, body: answer } = await raw(bannerAdminApi.create, { body }, { token })
  expect([status, answer.data]).toEqual([400, { ends_on: 'The end is before the beginning' }])
  expect(
    (await raw(bannerAdminApi.create, { body: { ...body, ends_on: '2031-02-01' } }, { token })).status,
  ).toBe(200)
})

test('a click counts once per person or network and day, whatever the browser says it is, and not of operators', async () => {
  const id = await published()
  const phone = { headers: { 'user-agent': 'Phone' } }
  await click(id, phone)
  await click(id, phone)
  expect(await clicksOf(id)).toBe(1)
  for (let agent = 0; agent < 20; agent += 1) await click(id, { headers: { 'user-agent': `Agent ${agent}` } })
  expect(await clicksOf(id)).toBe(1)
  const [user, other, helper] = [
    await make.user(),
    await make.user(),
    await make.operator(['admin_user.get']),
  ]
  for (const agent of ['Phone', 'Desktop'])
    await click(id, { token: user.token, headers: { 'user-agent': agent } })
  expect(await clicksOf(id)).toBe(2)
  await click(id, { token })
  const input = { params: { id: other.id }, body: { comment: 'Asked for help by phone' } }
  const borrowed = (await call(impersonationApi.open, input, { token: helper.token })).data
  await click(id, { token: borrowed.token })
  expect(await clicksOf(id)).toBe(2)
  pass(3601)
  await click(id, phone)
  expect(await clicksOf(id)).toBe(2)
  pass(86_400)
  await click(id, phone)
  expect(await clicksOf(id)).toBe(3)
  expect((await call(bannerAdminApi.one, { params: { id } }, { token })).data.revision).toBe(2)
})

test('clicks on a draft and on nothing are not counted', async () => {
  const { data } = await call(bannerAdminApi.create, { body: values }, { token })
  expect((await click(data.id)).status).toBe(200)
  expect(await clicksOf(data.id)).toBe(0)
  expect((await click(2_000_000_000)).status).toBe(200)
})
