import { describe, expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import { ownSupplierApi as api, goodBusinessApi } from '#contract/good_business.ts'
import { goodBusinessAdminApi as admin, type SupplierRefusal } from '#contract/good_business_admin.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { tagAdminApi } from '#contract/resources/tag.ts'
import { tenantAdminApi } from '#contract/tenant.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { certificateAt, supplierScene, supplierValues } from '../../../tests/support/good_business.ts'
import { dayAfter } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const scene = await supplierScene(app)
const { operator, tag, tags, certificateFile, apply, list } = scene
const as = ({ token }: Person) => ({ token })
const dayIn = (days: number) => dayAfter(days, deps.clock().getTime())

const own = async (of: Person) => (await call(api.own, {}, as(of))).data
const submit = (of: Person, body: unknown) => raw(api.submit, { body }, as(of))
const withdraw = (of: Person, id: number) => raw(api.withdraw, { params: { id } }, as(of))
const accept = (id: number) => raw(admin.list, { params: { id } }, as(operator))
const refuse = (id: number, action: SupplierRefusal, comment = 'The press is not shown') =>
  raw(admin.refuse, { params: { id, action }, body: { comment } }, as(operator))
const sponsor = (id: number, until: string | null, position = 1) =>
  raw(
    admin.sponsor,
    { params: { id }, body: { sponsored_until: until, sponsored_position: position } },
    as(operator),
  )
const codeOf = async ({ tenantId }: Member) => {
  const reader = await make.operator(['admin_tenant.get'])
  return (await call(tenantAdminApi.overview, { params: { id: tenantId } }, as(reader))).data.code
}
const seen = async (of: Member) =>
  (await call(goodBusinessApi.company, { params: { code: await codeOf(of) } })).data.supplier
const told = async (of: Person) =>
  (await call(userMessageApi.list, { query: {} }, as(of))).data.results.map(({ title, info }) => [
    title,
    info,
  ])
const audit = async (id: number) => {
  const reader = await make.operator(['admin_user.get'])
  const query = { object_kind: 'good_business', object_sign: String(id) }
  return (await raw(auditLogApi.list, { query }, as(reader))).data.results
}

describe('who may apply', () => {
  test('401 for visitors, 403 without a company, for staff, and for companies that are not certified', async () => {
    const body = supplierValues([tag])
    expect((await raw(api.own, {})).status).toBe(401)
    expect((await raw(api.submit, { body })).status).toBe(401)
    expect((await submit(await make.user(), body)).body.code).toBe('company_required')
    expect((await submit(await make.member(), body)).body.code).toBe('certification_required')
    const company = await make.certified()
    const staff = await make.staff(company.tenantId, ['staff.get'])
    expect((await submit(staff, body)).body.code).toBe('main_account_only')
    const { id } = await apply(company)
    expect((await withdraw(staff, id)).body.code).toBe('main_account_only')
    expect((await own(staff)).can).toEqual({ submit: false, withdraw: false })
    expect((await own(staff)).versions).toHaveLength(1)
    const frozen = await make.certified({ credit_rating: 0 })
    expect((await submit(frozen, body)).body.code).toBe('company_frozen')
  })
})

describe('a version', () => {
  test('waits alone, can be withdrawn, and sent anew; of two at once one is refused', async () => {
    const company = await make.certified()
    const first = await apply(company)
    expect((await submit(company, supplierValues([tag]))).body.code).toBe('application_waiting')
    expect((await withdraw(await make.certified(), first.id)).status).toBe(404)
    expect((await withdraw(company, first.id)).data).toMatchObject({ can: { submit: true, withdraw: false } })
    expect((await withdraw(company, first.id)).body.code).toBe('application_decided')
    expect((await accept(first.id)).body.code).toBe('application_decided')
    const bodies = [supplierValues([tag]), supplierValues(tags.slice(1, 3))]
    const answers = await Promise.all(bodies.map((body) => submit(company, body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await own(company)).versions.map(({ state }) => state)).toEqual(['submitted', 'withdrawn'])
  })

  test('that comes back keeps what was sent and why, and the main account is told', async () => {
    const company = await make.certified()
    const { id } = await apply(company)
    expect((await refuse(id, 'request_revision', ' ')).status).toBe(400)
    await refuse(id, 'request_revision', 'Which press?')
    const second = await apply(company)
    await refuse(second.id, 'reject', 'The scan of a certificate cannot be read')
    expect((await own(company)).versions).toMatchObject([
      // A preset reason is told in the language of the company.
      { state: 'rejected', comment: '证书扫描件无法辨认' },
      { state: 'revision_requested', comment: 'Which press?', press_mn: 80 },
    ])
    expect(await told(company)).toEqual([
      ['Your supplier profile was not accepted', 'Reason: 证书扫描件无法辨认'],
      ['Your supplier profile needs changes', 'Reason: Which press?'],
    ])
    expect(await audit(id)).toMatchObject([
      {
        action: 'request_revision',
        before: { state: 'submitted' },
        after: { state: 'revision_requested', comment: 'Which press?' },
      },
    ])
    expect(await seen(company)).toBeNull()
  })

  test('that is listed is public; a newer one leaves it online until it is listed itself', async () => {
    const company = await make.certified()
    const file = await certificateFile(company)
    const id = await list(company, { certificates: [certificateAt(file), certificateAt(file, dayIn(1))] })
    expect(await seen(company)).toMatchObject({
      introduction: 'Open-die forging and ring rolling with our own heat treatment.',
      products: ['Rings', 'Shafts'],
      tags: [{ id: tag }],
      region_id: 320206,
      press_mn: 80,
      piece_t: 60.5,
      furnaces: [{ kind: 'bogie', count: 6 }],
      certificates: [
        { name: 'ISO 9001:2015', number: 'Q-2024-118', issuer: 'TÜV SÜD', expires_on: dayAfter(365) },
        { expires_on: dayIn(1) },
      ],
    })
    expect(JSON.stringify(await seen(company))).not.toContain('/uploads/')
    await sponsor(id, dayIn(30), 7)
    const next = await apply(company, { press_mn: 125, introduction_en: '', products_en: [] })
    expect((await seen(company))?.press_mn).toBe(80)
    await accept(next.id)
    expect(await seen(company)).toMatchObject({
      press_mn: 125,
      introduction: '自由锻与环锻，自有热处理。',
      products: ['环件', '轴类'],
    })
    expect((await own(company)).versions).toMatchObject([
      { state: 'listed', sponsored_until: dayIn(30), sponsored_position: 7 },
      { state: 'replaced' },
    ])
    expect((await refuse(id, 'remove')).body.code).toBe('listing_over')
    expect((await sponsor(id, dayIn(9))).body.code).toBe('listing_over')
    expect((await told(company)).map(([title]) => title)).toEqual([
      'Your new supplier profile is online',
      'Your company is shown as sponsored',
      'Your company is a preferred supplier',
    ])
  })

  test('is removed with a reason or withdrawn by the company, and then no longer public', async () => {
    const company = await make.certified()
    const id = await list(company)
    expect((await refuse(id, 'remove', 'Closed down')).data).toMatchObject({ version: { state: 'removed' } })
    expect(await seen(company)).toBeNull()
    expect((await told(company))[0]).toEqual([
      'Your company is no longer a preferred supplier',
      'Reason: Closed down',
    ])
    const again = await list(company)
    expect(await seen(company)).not.toBeNull()
    expect((await withdraw(company, again)).status).toBe(200)
    expect(await seen(company)).toBeNull()
  })

  test('is hidden while the company is frozen or its certification is over, and says so', async () => {
    const company = await make.certified()
    await list(company)
    const rater = await make.operator(['admin_tenant.get'])
    const rate = (before: number, credit_rating: number) =>
      call(
        tenantAdminApi.rate,
        { params: { id: company.tenantId }, body: { before, credit_rating, comment: 'x' } as never },
        as(rater),
      )
    await rate(2, 0)
    expect(await seen(company)).toBeNull()
    expect((await own(company)).hidden).toBe('frozen')
    await rate(0, 2)
    expect(await seen(company)).not.toBeNull()
  })

  test('of a company that was frozen meanwhile cannot be listed', async () => {
    const company = await make.certified()
    const { id } = await apply(company)
    const rater = await make.operator(['admin_tenant.get'])
    const body = { before: 2, credit_rating: 0, comment: 'x' } as const
    await call(tenantAdminApi.rate, { params: { id: company.tenantId }, body }, as(rater))
    expect((await accept(id)).body.code).toBe('supplier_not_certified')
    expect((await own(company)).versions[0]?.state).toBe('submitted')
  })

  test('keeps its tags from being removed', async () => {
    const keeper = await make.operator(['admin_tag.get'])
    const body = { name: { zh: '轴承', en: 'Bearings' }, module: 'good_business' as const, sort: 50 }
    const { data } = await call(tagAdminApi.create, { body }, as(keeper))
    await list(await make.certified(), { tag_ids: [data.id] })
    const gone = { params: { id: data.id }, query: { revision: data.revision } }
    expect((await raw(tagAdminApi.remove, gone, as(keeper))).body.code).toBe('still_in_use')
  })
})

describe('a decision', () => {
  test('waits on the overview of operators with the permission', async () => {
    await apply(await make.certified())
    const queueOf = async ({ token }: Person) =>
      (await call(dashboardApi.admin, {}, { token })).data.queues.find(({ name }) => name === 'good_business')
    expect((await queueOf(operator))?.count).toBeGreaterThan(0)
    expect(await queueOf(await make.operator(['admin_tenant.get']))).toBeUndefined()
  })

  test('401 for visitors, 403 without the permission, 404 for an unknown version', async () => {
    expect((await raw(admin.list, { params: { id: 1 } })).status).toBe(401)
    const other = await make.operator(['admin_tenant.get'])
    expect((await raw(admin.list, { params: { id: 1 } }, as(other))).body.code).toBe('forbidden')
    expect((await accept(2_000_000_000)).status).toBe(404)
    expect((await sponsor(2_000_000_000, null)).status).toBe(404)
  })

  test('of two operators at once one gets a conflict with the decided version', async () => {
    const company = await make.certified()
    const { id } = await apply(company)
    const answers = await Promise.all([accept(id), refuse(id, 'reject'), withdraw(company, id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(
      answers[0].status === 200 ? [200, 200, 409] : [200, 409, 409],
    )
    expect((await audit(id)).length).toBeLessThan(2)
    const again = await accept(id)
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'application_decided', data: { version: { id } } },
    })
  })

  test('shows the company, the listed version and the earlier ones', async () => {
    const company = await make.certified({ name: '对照锻造' })
    const first = await list(company)
    const second = await apply(company, { press_mn: 90 })
    const { data } = await call(admin.review, { params: { id: second.id } }, as(operator))
    expect(data).toMatchObject({
      version: { id: second.id, press_mn: 90 },
      listed: { id: first, press_mn: 80 },
      company: { id: company.tenantId, name: '对照锻造' },
      hidden: null,
      can: { list: true, refuse: true, remove: false },
    })
    expect(data.history.map(({ id }) => id)).toEqual([second.id, first])
  })

  test('on sponsoring takes a day from today on, and null ends it', async () => {
    const company = await make.certified()
    const id = await list(company)
    expect((await sponsor(id, dayIn(-1))).body.data).toEqual({ sponsored_until: 'Must be today or later' })
    expect((await sponsor(id, dayIn(1), 100)).status).toBe(400)
    expect((await sponsor(id, dayIn(0), 3)).data).toMatchObject({ version: { sponsored_position: 3 } })
    await sponsor(id, null, 3)
    expect((await told(company)).slice(0, 2)).toEqual([
      ['Your company is no longer shown as sponsored', 'It stays listed as a preferred supplier'],
      ['Your company is shown as sponsored', expect.stringContaining('Until ')],
    ])
    expect(await audit(id)).toMatchObject([
      { action: 'sponsor', before: { sponsored_until: dayIn(0) }, after: { sponsored_until: null } },
      { action: 'sponsor', before: { sponsored_until: null, sponsored_position: 1 } },
      { action: 'list', before: { state: 'submitted', listed: null }, after: { listed: id } },
    ])
  })
})
