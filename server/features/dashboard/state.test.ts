import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deliveryApi } from '#contract/delivery.ts'
import type { JobGroup } from '#contract/delivery_kinds.ts'
import { waitingAges, type WaitingAge } from '#contract/figure_ranges.ts'
import { operatorFiguresApi } from '#contract/operator_figures.ts'
import { postings } from '#contract/postings/index.ts'
import { reviewApi } from '#contract/review.ts'
import { purgeExpired } from '#server/jobs/kinds.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { missCounter } from '#server/features/postings/miss_counter.ts'
import { testApp } from '../../../tests/support/app.ts'
import { failedJob } from '../../../tests/support/failed_job.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get', 'website_config'])
const { token } = operator
const { publish, submit } = market(app, operator)
const hour = 3600

// First, because the queue has the clock of the database.
test('deliveries of the last day are summed up, with the browsers and devices that can be reached', async () => {
  const fresh = await make.operator(['website_config'])
  const before = (await call(operatorFiguresApi.health, {}, { token: fresh.token })).data
  expect(before.jobs.map(({ name }) => name)).toEqual(['mail', 'code', 'push', 'other'])
  expect(before).toMatchObject({ subscriptions: 0, refused: 0, paused_services: 0 })
  expect(before.devices).toBeGreaterThan(0)
  const retried = await failedJob(app, { state: 'retry' })
  await deps.jobs.send(db, purgeExpired, {})
  // The numbers of jobs are kept for ten seconds.
  const jobsNow = async () => {
    app.pass(10)
    return (await call(operatorFiguresApi.health, {}, { token: fresh.token })).data.jobs
  }
  const waiting = async () => (await jobsNow()).find(({ name }) => name === 'other')
  expect(await waiting()).toMatchObject({ waiting: 1 })
  await app.drain()
  expect(await waiting()).toMatchObject({ waiting: 0 })
  const jobs = await jobsNow()
  expect(jobs[0]).toMatchObject({ name: 'mail', waiting: 0, retry: 1 })
  const listed = async (group: JobGroup) =>
    (await call(deliveryApi.list, { query: { group, state: 'retry' } }, { token: fresh.token })).data.results
  expect((await listed('mail')).map(({ id }) => id)).toEqual([retried])
  expect(await listed('push')).toEqual([])
  await db.execute(
    sql`update pgboss.job set created_on = created_on - interval '25 hours' where id = ${retried}`,
  )
  expect(await listed('mail')).toEqual([])
})

test('what waits for review is counted by its age, of the kinds that the operator reviews', async () => {
  const seller = await make.gold()
  for (const wait of [20 * hour, 2 * hour, 2 * hour, 600]) {
    await submit(seller)
    app.pass(wait)
  }
  await publish(seller)
  expect((await call(operatorFiguresApi.review, {}, { token })).data).toEqual([
    { kind: 'quotation', under_1h: 1, under_4h: 1, under_1d: 1, older: 1 },
  ])
  const ofAge = async (waited: WaitingAge) =>
    (await call(reviewApi.queue, { query: { waited } }, { token })).data
  const found = await Promise.all(waitingAges.map(ofAge))
  expect(found.map(({ count, counts }) => [count, counts['quotation']])).toEqual(
    waitingAges.map(() => [1, 1]),
  )
  expect(new Set(found.flatMap(({ results }) => results.map(({ code }) => code))).size).toBe(4)
  const writer = await make.operator(['admin_article.get'])
  expect((await call(operatorFiguresApi.review, {}, { token: writer.token })).data).toEqual([])
})

const search = (keyword: string, more: object = {}) => call(api.list, { query: { keyword, ...more } })
const misses = async () => (await call(operatorFiguresApi.searches, {}, { token })).data

test('searches that find nothing are counted by term, and nothing is kept that may name a person', async () => {
  const reviewer = await make.operator(['admin_quotation.get'])
  expect((await raw(operatorFiguresApi.searches, {}, { token: reviewer.token })).body.code).toBe('forbidden')
  await publish(await make.gold())
  await search('42CrMo')
  await search('Inconel 718')
  // Beyond the time for which a visitor's answer is kept.
  app.pass(3)
  await search(' inconel  718 ')
  await search('Monel 400')
  await search('Hastelloy C276', { cuttable: 1 })
  await search('Nobody 139 1234 5678')
  const other = await make.gold()
  await call(api.list, { query: { keyword: 'Monel 400', page: 2 } }, { token: other.token })
  expect(await misses(), 'they wait in memory').toEqual([])
  await deps.misses.flush()
  const day = chinaDay(deps.clock())
  expect(await misses()).toEqual([
    { kind: 'quotation', term: 'inconel 718', count: 2, last_day: day },
    { kind: 'quotation', term: 'monel 400', count: 1, last_day: day },
  ])
  app.pass(3)
  await search('Monel 400 ')
  await deps.misses.flush()
  expect((await misses()).find(({ term }) => term === 'monel 400')?.count).toBe(2)
})

test('two nodes add to the same term, and searches are removed after 90 days', async () => {
  await db.execute(sql`delete from search_miss`)
  const nodes = [missCounter(deps.database), missCounter(deps.database)]
  for (const node of nodes) for (const term of ['b', 'a']) node.count('quotation', term, deps.clock())
  await Promise.all(nodes.map((node) => node.flush()))
  expect((await misses()).map(({ term, count }) => [term, count])).toEqual([
    ['a', 2],
    ['b', 2],
  ])
  const left = async (days: number) => {
    app.pass(days * 24 * hour)
    await deps.jobs.send(db, purgeExpired, {})
    await app.drain()
    // The session has expired.
    const again = await make.operator(['website_config'])
    const { data } = await call(operatorFiguresApi.searches, { query: { days: 365 } }, { token: again.token })
    return data.length
  }
  expect(await left(90)).toBe(2)
  expect(await left(1)).toBe(0)
})
