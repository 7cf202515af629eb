import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { intentionApi } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import { tenantListApi } from '#contract/resources/tenant.ts'
import { tenantAdminApi as api } from '#contract/tenant.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import { certificationScene } from '../../../tests/support/certification.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const { apply } = certificationScene(app)
const operator = await make.operator(['admin_tenant.get'])
const { publish, submit } = market(app, await make.operator(['admin_quotation.get']))
const as = ({ token }: Person) => ({ token })
const overview = async (id: number | null) =>
  (await call(api.overview, { params: { id: id ?? 0 } }, as(operator))).data
const rate = (id: number, body: unknown, by: Person = operator) =>
  raw(api.rate, { params: { id }, body }, as(by))
const listed = async (query: object) => {
  const { data } = await raw(tenantListApi.list, { query: { ...query } }, as(operator))
  return data.results.map(({ id }) => id)
}

describe('the overview of a company', () => {
  test('401 for visitors, 403 without the permission, 404 for nobody’s id', async () => {
    const company = await make.gold()
    const params = { id: company.tenantId }
    expect((await raw(api.overview, { params })).status).toBe(401)
    for (const person of [company, await make.operator(['admin_user.get'])])
      expect((await raw(api.overview, { params }, as(person))).body.code).toBe('forbidden')
    expect((await raw(api.overview, { params: { id: 2_000_000_000 } }, as(operator))).status).toBe(404)
    expect((await raw(api.overview, { params: { id: 'x' } }, as(operator))).status).toBe(404)
  })

  test('shows people, limits, postings, applications and what operators did', async () => {
    const company = await make.gold({ name: '澜川', name_en: 'Lanchuan' })
    await make.staff(company.tenantId, ['staff.get'])
    await publish(company)
    await publish(company, { deadline: 1 })
    await submit(company)
    const { id } = await apply(company)
    app.pass(86_400 + 60)
    expect(await overview(company.tenantId)).toMatchObject({
      name: '澜川',
      name_en: 'Lanchuan',
      membership: 'gold',
      certification: 'certified',
      applications: [{ id, state: 'submitted' }],
      people: [{ id: company.id, role: 'main_account' }, { role: 'staff' }],
      postings: [
        { kind: 'quotation', state: 'expired', count: 1 },
        { kind: 'quotation', state: 'in_review', count: 1 },
        { kind: 'quotation', state: 'online', count: 1 },
      ],
      audit: [],
    })
    const { quotas } = await overview(company.tenantId)
    expect(quotas).toContainEqual({ name: 'spot_postings_online', used: 2, limit: 2000 })
  })

  test('shows how much of each limit is used', async () => {
    const company = await make.gold()
    const seller = await make.gold()
    const codes = [await publish(seller), await publish(seller, { quantity: 5 })]
    for (const code of codes) {
      const body = { quantity: 1, message: 'One' }
      await call(intentionApi.create, { params: { code }, body }, as(company))
    }
    const other = await publish(await make.certified())
    const { api: stock } = postings.quotation
    await call(stock.contact, { params: { code: other } }, as(company))
    const { quotas } = await overview(company.tenantId)
    expect(Object.fromEntries(quotas.map(({ name, used }) => [name, used]))).toEqual({
      saved_searches: 0,
      buying_requests_per_month: 0,
      spot_postings_online: 0,
      intentions_per_month: 2,
      contact_views_per_day: 1,
      staff_accounts: 0,
      freight_allowances_per_year: 0,
      upload_mb_per_day: 0,
    })
  })
})

describe('the list', () => {
  test('finds companies by name in either language, code and credit code, and what waits', async () => {
    const code = '91320200000999999X'
    const { tenantId: id } = await make.certified({ name: '北珩特钢', name_en: 'Beiheng', credit_code: code })
    for (const keyword of ['珩特', 'beihe', code]) expect(await listed({ keyword })).toEqual([id])
    const waiting = await make.member()
    await apply(waiting)
    expect(await listed({ application: 'submitted', size: 1 })).toEqual([waiting.tenantId])
    const frozen = await make.member({ credit_rating: 0 })
    expect(await listed({ credit_rating: 0 })).toEqual([frozen.tenantId])
  })
})

describe('the credit rating', () => {
  test('needs a reason, which the company reads and the log keeps', async () => {
    const company = await make.member()
    const { tenantId: id } = company
    const bad = await rate(id, { credit_rating: 5, before: 2, comment: ' ' })
    expect([bad.status, Object.keys(bad.body.data as object)]).toEqual([400, ['credit_rating', 'comment']])
    expect((await rate(id, { credit_rating: 3, before: 2, comment: 'x' }, company)).status).toBe(403)
    const done = await rate(id, { credit_rating: 3, before: 2, comment: 'Always on time' })
    expect(done.data).toMatchObject({
      credit_rating: 3,
      audit: [{ action: 'rate', comment: 'Always on time' }],
    })
    const { results } = (await call(userMessageApi.list, { query: {} }, as(company))).data
    expect(results).toMatchObject([
      {
        module: 'tenant',
        title: 'Your company’s credit rating is now “High”',
        info: 'Reason: Always on time',
      },
    ])
  })

  test('of which each main account reads the kept reason in the own language', async () => {
    for (const [country, inserted, read] of [
      ['NL', '发布虚假信息', 'False postings'],
      ['CN', 'False postings', '发布虚假信息'],
    ] as const) {
      const company = await make.gold({}, { country })
      await rate(company.tenantId, { credit_rating: 0, before: 2, comment: inserted })
      const { results } = (await call(userMessageApi.list, { query: {} }, as(company))).data
      expect(results[0]?.info).toBe(`Reason: ${read}`)
    }
  })

  test('that two operators set at once is set by one, the other gets a conflict', async () => {
    const { tenantId: id } = await make.member()
    const other = await make.operator(['admin_tenant.get'])
    const answers = await Promise.all([
      rate(id, { credit_rating: 0, before: 2, comment: 'Complaint' }),
      rate(id, { credit_rating: 4, before: 2, comment: 'Praise' }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const loser = answers.find(({ status }) => status === 409)!
    const { credit_rating: now, audit } = await overview(id)
    expect(loser.body).toMatchObject({ code: 'edit_conflict', data: { credit_rating: now } })
    expect(audit).toHaveLength(1)
  })

  test('of 0 ends trading at once, 1 forbids nothing', async () => {
    const [seller, buyer] = [await make.gold(), await make.member()]
    const code = await publish(seller)
    const enquire = async (by: Person, at: string) =>
      raw(intentionApi.create, { params: { code: at }, body: { quantity: 1, message: 'Interested' } }, as(by))
    const { data: enquiry } = await enquire(buyer, code)
    await rate(seller.tenantId, { credit_rating: 0, before: 2, comment: 'Complaint' })
    const accept = () =>
      raw(intentionApi.answer, { params: { id: enquiry.id, action: 'accept' }, body: {} }, as(seller))
    expect((await accept()).body.code).toBe('company_frozen')
    const other = await publish(await make.gold())
    expect((await enquire(seller, other)).body.code).toBe('company_frozen')
    await rate(seller.tenantId, { credit_rating: 1, before: 0, comment: 'Settled' })
    expect((await accept()).status).toBe(200)
    expect((await enquire(seller, other)).status).toBe(200)
    await publish(seller)
  })
})

describe('the managers of a company', () => {
  const assign = (id: number, body: unknown, by: Person = operator) =>
    raw(api.assign, { params: { id }, body }, as(by))
  const nobody = { manager_shichang: null, manager_caigou: null }

  test('are those of everybody in it', async () => {
    const company = await make.member()
    const { tenantId: id } = company
    const body = { manager_shichang: ' 王敏 ', manager_caigou: '', before: nobody }
    expect((await assign(id, body, company)).status).toBe(403)
    expect((await assign(id, { ...body, manager_caigou: 'x'.repeat(41) })).status).toBe(400)
    expect((await assign(id, { ...body, before: undefined })).status).toBe(400)
    expect((await assign(id, body)).data).toMatchObject({
      manager_shichang: '王敏',
      manager_caigou: null,
      audit: [{ action: 'assign' }],
    })
    const staff = await make.staff(id, ['staff.get'])
    for (const person of [company, staff])
      expect((await call(accountApi.info, {}, as(person))).data).toMatchObject({
        manager_shichang: '王敏',
        manager_caigou: null,
      })
  })

  test('that two operators name at once are named by one, the other gets a conflict with them', async () => {
    const { tenantId: id } = await make.member()
    const other = await make.operator(['admin_tenant.get'])
    const answers = await Promise.all([
      assign(id, { manager_shichang: '王敏', manager_caigou: '', before: nobody }),
      assign(id, { manager_shichang: '', manager_caigou: '李强', before: nobody }, other),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { manager_shichang, manager_caigou, audit } = await overview(id)
    const stored = { manager_shichang, manager_caigou }
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      code: 'edit_conflict',
      data: stored,
    })
    expect(audit).toHaveLength(1)
    // Whoever has read the names may replace them; either of the two counts.
    const next = { manager_shichang: '赵刚', manager_caigou: '李强' }
    expect((await assign(id, { ...next, before: stored })).status).toBe(200)
    expect((await assign(id, { ...nobody, before: { ...next, manager_shichang: '王敏' } })).status).toBe(409)
    expect((await assign(id, { ...nobody, before: { ...next, manager_caigou: '' } })).status).toBe(409)
    expect((await assign(id, { ...nobody, before: next })).status).toBe(200)
  })
})
