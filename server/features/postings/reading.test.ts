import { describe, expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { trendApi } from '#contract/trend.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { remindOfExpiry } from '#server/jobs/kinds.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make, deps } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get'])
const { publish, submit } = market(app, operator)
const seller = await make.gold()

const bar = await publish(seller, { material: '42CrMo', dims: { d: 300, l: 3000 }, region_id: 320206 })
const near = await publish(seller, { material: '42CrMo4', dims: { d: 310, l: 5000 } })
const far = await publish(seller, { material: '42CrMo', dims: { d: 90, l: 3000 } })
const ring = await publish(seller, {
  material: '42CrMo',
  category_id: 202,
  shape: 'ring',
  dims: { od: 900, id: 600, h: 200 },
})
const carbon = await publish(seller, { material: '45', category_id: 101 })

test('a list row equals the row built from the posting’s columns', async () => {
  const listed = await call(api.list, { query: { material: ['42CrMo'], strict: 1 } })
  const own = await call(api.own, { query: {} }, { token: seller.token })
  expect(listed.data.results).toHaveLength(3)
  for (const row of listed.data.results) {
    expect(own.data.results.find(({ code }) => code === row.code)).toMatchObject(row)
  }
})

describe('facets', () => {
  const counts = (options: { value: string; count: number }[]) =>
    Object.fromEntries(options.map(({ value, count }) => [value, count]))

  test('have count and tonnes of every option', async () => {
    const { data } = await call(api.facets, { query: {} })
    expect(counts(data.shape)).toEqual({ round: 4, ring: 1 })
    expect(counts(data.material)).toEqual({ '42CrMo': 3, '42CrMo4': 1, 45: 1 })
    expect(counts(data.category)).toEqual({ 101: 1, 102: 3, 202: 1 })
    expect(data.total).toMatchObject({ count: 5, count_exact: true })
    const sum = data.shape.reduce((tonnes, option) => tonnes + option.tonnes, 0)
    expect(sum).toBeCloseTo(data.total.tonnes, 2)
  })

  test('count a region at every level above it', async () => {
    const { data } = await call(api.facets, { query: {} })
    expect(counts(data.region)).toMatchObject({ 320206: 1, 320200: 1, 320000: 1, 1156: 5, 110105: 4 })
  })

  test('of a filtered dimension keep the other options, those of other dimensions follow the filter', async () => {
    const { data } = await call(api.facets, { query: { shape: ['ring'] } })
    expect(counts(data.shape)).toEqual({ round: 4, ring: 1 })
    expect(counts(data.material)).toEqual({ '42CrMo': 1 })
    expect(data.total.count).toBe(1)
  })

  test('of every dimension except the region follow a region filter at any level', async () => {
    const [germany, europe] = [1276, 2]
    await publish(await make.gold(), { material: '20CrMnTi', region_id: germany })
    const asked = {
      320206: 1,
      320200: 1,
      320000: 1,
      110105: 4,
      110000: 4,
      1156: 5,
      [germany]: 1,
      [europe]: 1,
    }
    for (const [region, count] of Object.entries(asked)) {
      const { data } = await call(api.facets, { query: { region: Number(region) } })
      const sums = [data.shape, data.material].map((options) =>
        options.reduce((sum, one) => sum + one.count, 0),
      )
      expect([data.total.count, ...sums], region).toEqual([count, count, count])
      expect(counts(data.region)).toMatchObject(asked)
    }
  })

  test('include a posting published a moment ago', async () => {
    const before = await call(api.facets, { query: { material: ['40Cr'] } })
    await publish(seller, { material: '40Cr', dims: { d: 111, l: 700 } })
    const after = await call(api.facets, { query: { material: ['40Cr'] } })
    expect([before.data.total.count, after.data.total.count]).toEqual([0, 1])
  })
})

describe('suggestions', () => {
  const suggest = async (keyword: string, language: 'zh-CN' | 'en-US' = 'en-US') =>
    (await call(api.suggest, { query: { keyword } }, { language })).data

  test('complete grades and their equivalents', async () => {
    const found = await suggest('42cr')
    expect(found.slice(0, 2)).toEqual([
      { text: '42CrMo', kind: 'material' },
      { text: '42CrMo4', kind: 'material' },
    ])
  })

  test('have categories in the reader’s language', async () => {
    expect(await suggest('锻环', 'zh-CN')).toContainEqual({ text: '锻环', kind: 'category' })
    expect(await suggest('shafts')).toContainEqual({ text: 'Stepped shafts', kind: 'category' })
  })

  test('show a specification in the market’s notation', async () => {
    expect(await suggest('42CrMo Φ300*1200')).toContainEqual({ text: '42CrMo φ300×1200', kind: 'spec' })
  })

  test('show each piece that a line may mean, each of several, and none that leaves something out', async () => {
    const specs = async (keyword: string) =>
      (await suggest(keyword)).filter(({ kind }) => kind === 'spec').map(({ text }) => text)
    expect(await specs('178*32*4000')).toEqual(expect.arrayContaining([expect.stringContaining('178')]))
    expect((await specs('圆钢 φ300×6')).length).toBe(2)
    expect(await specs('42CrMo φ300×1200 2支, 45 φ320×1500')).toEqual(['42CrMo φ300×1200', '45 φ320×1500'])
    expect(await specs('42CrMo φ300×1200 ~5')).toEqual([])
  })

  test('contain only titles that exist', async () => {
    const titles = (await suggest('φ310')).filter((one) => one.kind === 'title')
    expect(titles.map((one) => one.text)).toContain(
      '42CrMo4 Forged alloy-steel rounds φ310×5000, quenched and tempered',
    )
  })
})

test('certificates and reports are counted like every enumeration: without their own filter, with the others', async () => {
  const own = await make.gold()
  await publish(own, { material: 'GCr15', have_warranty: 1, have_report: 1 })
  await publish(own, { material: 'GCr15', have_warranty: 0, have_report: 1 })
  await publish(own, { material: 'GCr15', have_warranty: 0, have_report: 0 })
  const counts = async (query: object) => {
    const { data } = await call(api.facets, { query: { material: ['GCr15'], ...query } })
    const yes = (name: 'have_warranty' | 'have_report') =>
      data[name].find(({ value }) => value === '1')?.count
    return [yes('have_warranty'), yes('have_report'), data.total.count]
  }
  expect(await counts({})).toEqual([1, 2, 3])
  expect(await counts({ have_warranty: 1 })).toEqual([1, 1, 1])
  expect(await counts({ have_report: 1 })).toEqual([1, 2, 2])
})

test('similar postings have an equivalent grade and the same shape, closest size first', async () => {
  const { data } = await call(api.similar, { params: { code: bar } })
  expect(data.map((row) => row.code)).toEqual([near, far])
  expect((await call(api.similar, { params: { code: ring } })).data).toEqual([])
  expect((await call(api.similar, { params: { code: carbon } })).data).toEqual([])
})

test('views count once a day per person or network and never for one’s own company', async () => {
  const open = (token?: string, agent = 'one') =>
    call(api.detail, { params: { code: bar } }, { ...(token && { token }), headers: { 'user-agent': agent } })
  await open()
  await open()
  for (let agent = 0; agent < 20; agent += 1) await open(undefined, `Agent ${agent}`)
  await open((await make.user()).token)
  await open(seller.token)
  await deps.views.flush()
  expect((await open()).data.view_count).toBe(2)
  const trend = await call(trendApi.own, { query: {} }, { token: seller.token })
  expect(trend.data.at(-1)?.views).toBe(2)
  app.pass(86_400)
  await open()
  await deps.views.flush()
  expect((await open()).data.view_count).toBe(3)
})

test('the page shows the company without its contact details', async () => {
  const { data } = await call(api.detail, { params: { code: bar } })
  expect(data.company).toMatchObject({ membership: 'gold', certification: 'certified', online_count: 6 })
  expect(Object.keys(data.company).toSorted()).toEqual(
    [
      'certification',
      'certified_on',
      'certified_until',
      'code',
      'credit_rating',
      'main_business',
      'membership',
      'name',
      'online_count',
      'online_tonnes',
    ].toSorted(),
  )
})

test('owners are reminded once three days and once one day before the end', async () => {
  const owner = await make.certified()
  await publish(owner, { deadline: 7 })
  await publish(owner, { deadline: 1 })
  const remind = async () => {
    await deps.jobs.send(deps.database.orm, remindOfExpiry, {})
    await app.drain()
    const { data } = await call(userMessageApi.list, { query: { size: 50 } }, { token: owner.token })
    return data.results.filter((one) => one.title.startsWith('Ends in')).map((one) => one.title)
  }
  expect(await remind()).toEqual([])
  app.pass(4.5 * 86_400)
  expect(await remind()).toEqual(['Ends in 3 days'])
  expect(await remind()).toEqual(['Ends in 3 days'])
  app.pass(2 * 86_400)
  expect(await remind()).toEqual(['Ends in 1 day', 'Ends in 3 days'])
  expect(await remind()).toEqual(['Ends in 1 day', 'Ends in 3 days'])
})

test('reminders of several postings are one message that opens exactly these', async () => {
  const owner = await make.gold()
  const { token } = owner
  const remind = async () => {
    await deps.jobs.send(deps.database.orm, remindOfExpiry, {})
    await app.drain()
    return (await call(userMessageApi.list, { query: { size: 50 } }, { token })).data.results.filter(
      ({ title }) => /Ends in|expire soon/.test(title),
    )
  }
  const first = await publish(owner, { deadline: 7 })
  app.pass(3600)
  const second = await publish(owner, { deadline: 7 })
  app.pass(4 * 86_400 - 3600)
  expect((await remind()).map(({ title }) => title)).toEqual(['Ends in 3 days'])
  app.pass(1800)
  // It ends between the two, and nobody is reminded of it, as it is online for three days only.
  await publish(owner, { deadline: 3 })
  app.pass(1800)
  const [message, ...more] = await remind()
  expect(more).toEqual([])
  expect(message).toMatchObject({ module: 'quotation', title: '2 postings expire soon', needs_answer: false })
  expect(message?.info).toMatch(new RegExp(`\\(${second}\\); .*\\(${first}\\)$`))
  expect(message?.record_sign).toMatch(/^expiring-\d+-\d+$/)
  const ends_between = message!.record_sign.slice('expiring-'.length)
  const { data } = await call(api.own, { query: { state: 'expiring', ends_between } }, { token })
  expect(data.results.map(({ code }) => code).toSorted()).toEqual([first, second].toSorted())
  expect(data.counts['expiring']).toBe(2)
  expect((await call(api.own, { query: { state: 'expiring' } }, { token })).data.count).toBe(3)
})

test('dashboards show waiting items and used quotas', async () => {
  const owner = await make.certified()
  for (let made = 0; made < 5; made += 1) await publish(seller)
  await publish(owner, { deadline: 3 })
  await submit(owner)
  await call(api.create, { body: completeValues() }, { token: owner.token })
  const { data } = await call(dashboardApi.backend, {}, { token: owner.token })
  expect(data).toMatchObject({
    online: 1,
    waiting: expect.arrayContaining([{ kind: 'quotation', in_review: 1, expiring: 1, rejected: 0 }]),
    unread: 1,
    intentions_open: 0,
  })
  expect(data.online_tonnes).toBeCloseTo(6.659, 2)
  expect(data.quotas).toEqual([
    { name: 'spot_online', used: 2, limit: 20 },
    { name: 'requests_month', used: 0, limit: 10 },
    { name: 'intentions_month', used: 0, limit: 20 },
    { name: 'contact_day', used: 0, limit: 0 },
  ])
  const nobody = await call(dashboardApi.backend, {}, { token: (await make.user()).token })
  expect(nobody.data).toMatchObject({ online: 0, first_steps: { published: false, dealt: false } })
  const home = await call(dashboardApi.home, {})
  expect(home.data.new_today).toBeGreaterThan(5)
  const admin = await call(dashboardApi.admin, {}, { token: operator.token })
  expect(admin.data.queues[0]).toMatchObject({ name: 'review' })
})
