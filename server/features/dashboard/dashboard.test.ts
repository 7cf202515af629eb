import { expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import { postings } from '#contract/postings/index.ts'
import { testApp } from '../../../tests/support/app.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make } = app
const { api } = postings.quotation
const reviewer = await make.operator(['admin_quotation.get'])
const { publish, submit } = market(app, reviewer)

test('the start page counts what is online, at once and for everybody', async () => {
  const today = async () => {
    const { categories: _, grades, ...market } = (await call(dashboardApi.home, {})).data
    return { ...market, of_grades: grades.reduce((sum, { count }) => sum + count, 0) }
  }
  expect(await today()).toEqual({ new_today: 0, online_tonnes: 0, requests: 0, companies: 0, of_grades: 0 })
  const seller = await make.gold()
  const other = await make.certified()
  const first = await publish(seller)
  await publish(seller, { weighing_method: 1, actual_weight_kg: 6600 })
  await publish(other, { deadline: 1 })
  await submit(other)
  expect(await today()).toEqual({
    new_today: 3,
    online_tonnes: 19.9,
    requests: 0,
    companies: 2,
    of_grades: 3,
  })
  await call(api.action, { params: { code: first, action: 'offline' } }, { token: seller.token })
  expect(await today()).toEqual({
    new_today: 2,
    online_tonnes: 13.3,
    requests: 0,
    companies: 2,
    of_grades: 2,
  })
  app.pass(25 * 3600)
  expect(await today()).toEqual({ new_today: 0, online_tonnes: 6.6, requests: 0, companies: 1, of_grades: 1 })
})
