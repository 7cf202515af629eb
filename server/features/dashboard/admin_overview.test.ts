import { expect, test } from 'vitest'
import { certificationApi } from '#contract/certification.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { testApp } from '../../../tests/support/app.ts'
import { certificationScene } from '../../../tests/support/certification.ts'
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

test('applications for certification that wait are a queue with the age of the oldest', async () => {
  const { token } = await make.operator(['admin_tenant.get'])
  const queue = async () =>
    (await call(dashboardApi.admin, {}, { token })).data.queues.find(({ name }) => name === 'tenant')
  expect(await queue()).toEqual({ name: 'tenant', count: 0, oldest: null })
  const { apply } = certificationScene(app)
  const first = await make.member()
  await apply(first)
  pass(3_600)
  await apply(await make.member())
  const { data: own } = await call(certificationApi.own, {}, { token: first.token })
  const oldest = own.applications[0]?.submitted_time
  expect(await queue()).toEqual({ name: 'tenant', count: 2, oldest })
})
