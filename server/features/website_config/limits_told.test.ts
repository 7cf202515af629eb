/** Companies are told when operators change the limits of their tier. */
import { expect, test } from 'vitest'
import { defaultQuotas, type Quotas } from '#contract/quotas.ts'
import { siteSettings } from '#contract/site_settings.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'

const { call, make } = await testApp()
const operator = await make.operator(['website_config'])
const as = { token: operator.token }
const { quotas } = siteSettings

async function setLimits(value: Quotas): Promise<void> {
  const { revision } = (await call(quotas.read, {}, as)).data
  expect((await call(quotas.write, { body: { revision, value } }, as)).status).toBe(200)
}
const told = async (token: string, language: 'zh-CN' | 'en-US' = 'en-US') =>
  (await call(userMessageApi.list, { query: { size: 10 } }, { token, language })).data.results.map(
    ({ module, record_sign, title, info }) => ({ module, record_sign, title, info }),
  )

test('the main account of a company is told which limits of its tier have changed, and nobody else', async () => {
  const [gold, other, silver, person] = [
    await make.gold(),
    await make.gold(),
    await make.silver(),
    await make.user(),
  ]
  const staff = await make.staff(gold.tenantId, ['seller_quotation.get'])
  await setLimits({
    ...defaultQuotas,
    spot_postings_online: { ...defaultQuotas.spot_postings_online, gold: 3000 },
    saved_searches: { ...defaultQuotas.saved_searches, gold: null },
  })
  const about = { module: 'tenant', record_sign: 'membership' }
  expect(await told(gold.token)).toEqual([
    {
      ...about,
      title: 'The limits of your tier have changed',
      info: 'Saved searches: 100 → no limit · Stock listings online or in review: 2000 → 3000',
    },
  ])
  expect(await told(other.token, 'zh-CN')).toEqual([
    { ...about, title: '您的等级额度已调整', info: '已存搜索：100 → 不限 · 在线及待审现货：2000 → 3000' },
  ])
  for (const { token } of [silver, staff, person]) expect(await told(token)).toEqual([])
})

test('a change that leaves the company’s own limits as they were tells it nothing', async () => {
  const silver = await make.silver()
  const { value } = (await call(quotas.read, {}, as)).data
  await setLimits(value)
  await setLimits({ ...value, saved_searches: { ...value.saved_searches, user: 2 } })
  expect(await told(silver.token)).toEqual([])
})
