/** A company orders an inspection, operators quote, schedule and report, and the company's offer shows the badge. */
import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/enums.ts'
import { inspectionApi } from '#contract/inspect_business.ts'
import { inspectionAdminApi } from '#contract/inspect_business_admin.ts'
import { postings } from '#contract/postings/index.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import {
  inspectionScene,
  inspectionValues,
  quoteValues,
  reportValues,
  scheduleValues,
} from '../../../tests/support/inspections.ts'
import { market } from '../../../tests/support/postings.ts'
import { dayAfter } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make, pass } = app
const { reach, upload, operator: inspectionOperator } = inspectionScene(app)
const operator = await inspectionOperator()
const reviewer = await make.operator(['admin_quotation.get', 'admin_user.get'])
const { publish, submit } = market(app, reviewer)
const { api } = postings.quotation
const as = ({ token }: Person) => ({ token })

const request = (by: Person | undefined, change: object = {}) =>
  raw(inspectionApi.request, { body: { ...inspectionValues(), ...change } }, by ? as(by) : {})
const step = (by: Person, name: 'accept' | 'decline' | 'cancel', id: number, body: object) =>
  raw(inspectionApi[name], { params: { id }, body }, as(by))
const work = (name: 'quote' | 'schedule' | 'report' | 'refuse', id: number, body: object, by = operator) =>
  raw(inspectionAdminApi[name], { params: { id }, body }, as(by))
const one = async (by: Person, id: number) => (await call(inspectionApi.one, { params: { id } }, as(by))).data
const newest = async (of: Person, language: Language = 'en-US') =>
  (await call(userMessageApi.list, { query: { size: 5 } }, { ...as(of), language })).data.results[0]

describe('a request', () => {
  test('is 401 for visitors, 403 without a company, for frozen ones and for staff without a right to trade', async () => {
    expect((await request(undefined)).status).toBe(401)
    expect((await request(await make.user())).status).toBe(403)
    expect((await request(await make.member({ credit_rating: 0 }))).body.code).toBe('company_frozen')
    const { tenantId } = await make.gold()
    expect((await request(await make.staff(tenantId, ['staff.get']))).body.code).toBe('forbidden')
    expect((await request(await make.staff(tenantId, ['buyer_purchase.get']))).status).toBe(200)
  })

  test.each([
    ['object', undefined],
    ['object', ' '],
    ['posting_code', 'nonsense'],
    ['posting_code', 'QZZZZZZZZ'],
    ['posting_code', 'XZZZZZZZZ'],
    ['quantity', 0],
    ['quantity', null],
    ['quantity_unit', 'lorry'],
    ['region_id', 999_999],
    ['region_id', null],
    ['address', ''],
    ['stage', 'later'],
    ['items', []],
    ['items', null],
    ['wished_on', '2020-01-01'],
    ['wished_on', dayAfter(500)],
    ['wished_on', ''],
    ['contact_name', ''],
    ['contact_mobile', '12345'],
    ['contact_mobile', 'li.wei@example.com'],
    ['files', [{ address: '/uploads/private/2026/01/foreign.pdf', name: 'a.pdf', type: 'pdf' }]],
  ])('is 400 with the message at %s when that is %j', async (field, wrong) => {
    const { status, body } = await request(await make.member(), { [field]: wrong })
    expect([status, Object.keys(body.data as object)[0]?.split('.')[0]]).toEqual([400, field])
  })

  test('cannot take a file that somebody else has uploaded', async () => {
    const [main, other] = [await make.member(), await make.member()]
    const files = async (of: Person) => [{ address: await upload(of), name: 'a.pdf', type: 'pdf' }]
    expect((await request(main, { files: await files(other) })).status).toBe(400)
    const { data } = await request(main, { files: await files(main) })
    expect(data.files[0]?.address).toMatch(/\?e=\d+&s=/)
  })

  test('is for a posting that the company can see; others are as if they did not exist', async () => {
    const [seller, buyer] = [await make.gold(), await make.member()]
    const [online, hidden] = [await publish(seller), await submit(seller)]
    const { data } = await request(buyer, { posting_code: online, object: undefined })
    const { data: detail } = await call(api.detail, { params: { code: online } })
    expect(data).toMatchObject({
      state: 'requested',
      posting: { code: online, kind: 'quotation' },
      object: detail.titles,
      contact_mobile: '+8613800138000',
    })
    const refused = await request(buyer, { posting_code: hidden })
    expect(refused.body.data).toEqual({
      posting_code: 'There is no such posting, or your company cannot see it',
    })
    expect((await request(buyer, { posting_code: 'QZZZZZZZZ' })).body.data).toEqual(refused.body.data)
    expect((await request(seller, { posting_code: hidden })).status).toBe(200)
  })

  test('reaches the operators of inspections and nobody else', async () => {
    const main = await make.member({ name: '汉峤机械', name_en: 'Hanqiao' })
    const { data } = await request(main)
    expect(await newest(operator)).toMatchObject({
      module: 'tenant',
      record_sign: `inspection_request-${data.id}`,
      title: 'Hanqiao asks for an inspection',
      info: 'Flange, 42CrMo, to drawing 4711',
    })
    expect((await newest(operator, 'zh-CN'))?.title).toBe('汉峤机械 提交了质检委托')
    expect((await newest(reviewer))?.record_sign).not.toBe(`inspection_request-${data.id}`)
    const foreign = await raw(inspectionApi.one, { params: { id: data.id } }, as(await make.gold()))
    expect(foreign.status).toBe(404)
  })
})

describe('from the request to the report', () => {
  test('each step is told to the other side, and operators’ steps are in the audit log', async () => {
    const main = await make.gold()
    const staff = await make.staff(main.tenantId, ['seller_quotation.get'])
    const { id } = (await request(staff)).data
    const quoted = await work('quote', id, { ...quoteValues(), revision: 1 })
    expect(quoted.data).toMatchObject({ state: 'quoted', can: { quote: true, schedule: false } })
    for (const person of [main, staff])
      expect(await newest(person)).toMatchObject({
        record_sign: `inspection-${id}`,
        title: 'Inspection quoted at ¥3,200',
      })
    const accepted = await step(staff, 'accept', id, { revision: 2 })
    expect(accepted.data).toMatchObject({
      state: 'accepted',
      quote: { price_amount: 3200, is_expired: false },
    })
    expect((await newest(operator))?.title).toMatch(/accepted the inspection quote$/)
    await work('schedule', id, { ...scheduleValues(), revision: 3 })
    const moved = await work('schedule', id, { scheduled_on: dayAfter(11), inspector: 'Qian', revision: 4 })
    expect(moved.data.schedule).toEqual({ scheduled_on: dayAfter(11), inspector: 'Qian' })
    expect((await newest(main))?.info).toMatch(/inspector Qian$/)
    expect((await step(main, 'cancel', id, { revision: 5 })).body.code).toBe('transition_not_allowed')
    const report = reportValues(await upload(operator))
    expect((await work('report', id, { ...report, revision: 5 })).data).toMatchObject({ state: 'reported' })
    expect((await newest(staff))?.title).toBe('Inspection report: passed')
    const corrected = { ...report, result: 'remarks', summary: 'One scratch', revision: 6 }
    expect((await work('report', id, corrected)).status).toBe(200)
    const shown = await one(main, id)
    expect(shown.report).toMatchObject({ result: 'remarks', summary: 'One scratch' })
    expect(shown.report?.report_files[0]?.address).toMatch(/\?e=\d+&s=/)
    const { data: log } = await call(auditLogApi.list, {}, as(reviewer))
    const lines = log.results.filter(
      (line) => line.object_kind === 'inspection' && line.object_sign === String(id),
    )
    expect(lines.map(({ action }) => action)).toEqual(['report', 'report', 'schedule', 'schedule', 'quote'])
    expect(lines[0]?.before).toMatchObject({ result: 'passed' })
  })

  test('the next quote replaces the one before, also after it was declined', async () => {
    const main = await make.member()
    const { id } = await reach(main, 'quoted')
    const second = { ...quoteValues(), price_amount: 2900, revision: 2 }
    expect((await work('quote', id, second)).status).toBe(200)
    const late = await step(main, 'accept', id, { revision: 2 })
    expect(late.body).toMatchObject({
      code: 'edit_conflict',
      data: { revision: 3, quote: { price_amount: 2900 } },
    })
    expect((await step(main, 'decline', id, { revision: 3, reason: ' ' })).status).toBe(400)
    const declined = await step(main, 'decline', id, { revision: 3, reason: 'Too expensive' })
    expect(declined.data).toMatchObject({ state: 'declined', reason: 'Too expensive' })
    expect((await newest(operator))?.info).toMatch(/Reason: Too expensive$/)
    const third = await work('quote', id, { ...quoteValues(), price_amount: 2500, revision: 4 })
    expect(third.data).toMatchObject({ state: 'quoted', reason: null, times: { ended: null } })
  })

  test('a refused request shows the reason; a cancelled one is closed for operators', async () => {
    const main = await make.member()
    const first = await reach(main, 'accepted')
    expect((await work('refuse', first.id, { revision: 3, reason: '' })).status).toBe(400)
    await work('refuse', first.id, { revision: 3, reason: 'We do not inspect at this place yet\nSorry' })
    expect(await one(main, first.id)).toMatchObject({
      state: 'refused',
      // A preset reason is told in the language of the company.
      reason: '该地点暂不提供检测\nSorry',
    })
    expect((await newest(main, 'zh-CN'))?.title).toBe('质检委托未能受理')
    const second = await reach(main, 'accepted')
    expect((await step(main, 'cancel', second.id, { revision: 3 })).data.state).toBe('cancelled')
    const late = await work('schedule', second.id, { ...scheduleValues(), revision: 4 })
    expect(late.body).toMatchObject({ code: 'transition_not_allowed', data: { state: 'cancelled' } })
  })

  test('a report needs a file of the operator, and a day that is not ahead', async () => {
    const main = await make.member()
    const { id } = await reach(main, 'scheduled')
    const report = reportValues(await upload(operator))
    expect((await work('report', id, { ...report, report_files: [], revision: 4 })).body.data).toEqual({
      report_files: 'Upload the report',
    })
    const foreign = reportValues(await upload(main))
    expect((await work('report', id, { ...foreign, revision: 4 })).status).toBe(400)
    const ahead = { ...report, inspected_on: dayAfter(60), revision: 4 }
    expect((await work('report', id, ahead)).body.data).toEqual({ inspected_on: 'Must be today or earlier' })
    expect((await work('report', id, { ...report, revision: 4 })).status).toBe(200)
  })

  test('of steps at the same moment one is taken, and the others get the row as it is', async () => {
    const main = await make.gold()
    const staff = await make.staff(main.tenantId, ['buyer_purchase.get'])
    for (let round = 0; round < 4; round += 1) {
      const { id } = await reach(main, 'quoted')
      const answers = await Promise.all([
        step(main, 'accept', id, { revision: 2 }),
        step(staff, 'accept', id, { revision: 2 }),
        step(staff, 'cancel', id, { revision: 2 }),
        work('quote', id, { ...quoteValues(), price_amount: 9999, revision: 2 }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
      const stored = await one(main, id)
      expect(stored.revision).toBe(3)
      for (const { status, body } of answers)
        if (status === 409) expect(body.data).toMatchObject({ state: stored.state, revision: 3 })
    }
  })
})

describe('operators', () => {
  test('list by state with counts, those that wait oldest first, and find company, object and number', async () => {
    const main = await make.member({ name: '襄阳重锻', name_en: 'Xiangyang Heavy' })
    const [one, two] = [await reach(main, 'requested'), await reach(main, 'requested')]
    await reach(main, 'quoted')
    const list = async (query: object) => (await call(inspectionAdminApi.list, { query }, as(operator))).data
    const found = await list({ keyword: 'xiangyang', state: 'requested' })
    expect(found.results.map(({ id }) => id)).toEqual([one.id, two.id])
    expect(found).toMatchObject({ count: 2, counts: { requested: 2, quoted: 1, reported: 0 } })
    expect(found.oldest_waiting).not.toBeNull()
    expect((await list({ keyword: String(two.id) })).results[0]?.id).toBe(two.id)
    expect((await list({ keyword: '13800138000' })).results).toEqual([])
    expect((await list({ keyword: '%' })).results).toEqual([])
    expect(found.results[0]?.company.name).toBe('Xiangyang Heavy')
  })

  test('of other things see none of it', async () => {
    expect((await raw(inspectionAdminApi.list, {}, as(reviewer))).status).toBe(403)
  })
})

test('a company lists what it has ordered, newest first, in pages', async () => {
  const main = await make.member()
  const ids = []
  for (let made = 0; made < 3; made += 1) ids.push((await request(main)).data.id)
  const { data } = await call(inspectionApi.list, { query: { page: 1, size: 2 } }, as(main))
  expect(data).toMatchObject({ count: 3, has_more: true })
  expect(data.results.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 2))
})

// Last, because the days of the other tests would be over.
test('an expired quote cannot be accepted; a new one can', async () => {
  const main = await make.member()
  const { id } = await reach(main, 'quoted')
  pass(7 * 86_400)
  expect(await one(main, id)).toMatchObject({
    quote: { is_expired: true },
    can: { accept: false, decline: true },
  })
  expect((await step(main, 'accept', id, { revision: 2 })).body.code).toBe('quote_expired')
  const { valid_until, possible_on, ...terms } = quoteValues()
  const next = { ...terms, possible_on: dayAfter(20), valid_until: dayAfter(20), revision: 2 }
  expect((await work('quote', id, { ...next, valid_until })).body.data).toEqual({
    valid_until: 'Must be today or later',
  })
  expect((await work('quote', id, next)).status).toBe(200)
  expect((await step(main, 'accept', id, { revision: 3 })).status).toBe(200)
  expect(possible_on).not.toBe(next.possible_on)
})
