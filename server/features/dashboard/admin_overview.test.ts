import { expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, pass } = app
const reviewer = await make.operator(['admin_quotation.get'])
const { publish, submit } = market(app, reviewer)

test('the back office’s overview is for operators and shows the queues of their permissions', async () => {
  expect((await raw(dashboardApi.admin, {})).status).toBe(401)
  const gold = await make.gold()
  expect((await raw(dashboardApi.admin, {}, { token: gold.token })).body.code).toBe('forbidden')
  await publish(gold)
  await submit(gold)
  const overview = async (token: string) => (await call(dashboardApi.admin, {}, { token })).data
  const own = await overview(reviewer.token)
  expect(own.queues.map(({ name, count }) => [name, count])).toEqual([
    ['review', 1],
    ['quotation', 1],
    ['mill_certificate', 0],
    ['user_accusation', 0],
  ])
  expect(own).toMatchObject({ online: 1, companies: 1, accounts: 2 })
  const writer = await make.operator(['admin_article.get'])
  // Figures of the whole market are counted every ten seconds.
  expect(await overview(writer.token)).toMatchObject({ queues: [], online: 1, accounts: 2 })
  pass(10)
  expect(await overview(writer.token)).toMatchObject({ queues: [], online: 1, accounts: 3 })
})
