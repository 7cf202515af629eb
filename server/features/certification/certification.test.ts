import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { certificationAdminApi as admin, certificationApi as api } from '#contract/certification.ts'
import { companyApi } from '#contract/company.ts'
import { accountApi } from '#contract/account.ts'
import { usDay } from '#contract/message_words.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import {
  certificationScene,
  certificationValues,
  newCreditCode,
} from '../../../tests/support/certification.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { dayAfter } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const { license, apply } = certificationScene(app)
const operator = await make.operator(['admin_tenant.get', 'admin_user.get'])
const as = ({ token }: Person) => ({ token })
const lastDay = (days = 365) => dayAfter(days, deps.clock().getTime())

const own = async (of: Person) => (await call(api.own, {}, as(of))).data
const submit = (of: Person, body: unknown) => raw(api.submit, { body }, as(of))
const certify = (id: number, expires_on = lastDay(), by: Person = operator) =>
  raw(admin.certify, { params: { id }, body: { expires_on } }, as(by))
const refuse = (id: number, action: 'reject' | 'request_revision', comment = 'The licence is blurred') =>
  raw(admin.refuse, { params: { id, action }, body: { comment } }, as(operator))
const withdraw = (of: Person, id: number) => raw(api.withdraw, { params: { id } }, as(of))
const told = async (of: Person) =>
  (await call(userMessageApi.list, { query: {} }, as(of))).data.results.map(({ module, title, info }) => [
    module,
    title,
    info,
  ])
const audit = async (company: Member) => {
  const query = { object_kind: 'tenant', object_sign: String(company.tenantId) }
  return (await raw(auditLogApi.list, { query }, as(operator))).data.results
}

describe('who may apply', () => {
  test('401 for visitors, 403 without a company and for staff', async () => {
    expect((await raw(api.own, {})).status).toBe(401)
    const body = certificationValues('/uploads/private/2026/01/a.pdf')
    expect((await raw(api.submit, { body })).status).toBe(401)
    expect((await submit(await make.user(), body)).body.code).toBe('company_required')
    const company = await make.member()
    const staff = await make.staff(company.tenantId, ['staff.get'])
    expect((await submit(staff, body)).body.code).toBe('forbidden')
    const { id } = await apply(company)
    expect((await withdraw(staff, id)).body.code).toBe('forbidden')
    expect((await own(staff)).can).toEqual({ submit: false, withdraw: false })
    expect((await own(staff)).state).toBe('submitted')
  })

  test('a company that is not founded yet is founded by its application, not by reading', async () => {
    const founder = await make.user({ pre_company_name: '新锻', pre_business_tag_id: 1 })
    expect(await own(founder)).toMatchObject({ state: 'none', name: '新锻', can: { submit: true } })
    const tenant = async () => (await call(accountApi.info, {}, as(founder))).data.tenant
    expect(await tenant()).toBeNull()
    await apply(founder)
    expect(await tenant()).not.toBeNull()
    expect((await own(founder)).state).toBe('submitted')
  })
})

describe('the form', () => {
  test('names every field that is wrong, and stores nothing', async () => {
    const company = await make.member()
    const { status, body } = await submit(company, {
      name: ' ',
      credit_code: '91440300708461136X',
      license_files: [],
      contact_name: '',
      contact_mobile: 'me',
    })
    expect([status, body.data]).toEqual([
      400,
      {
        name: 'Required',
        credit_code: 'One of the characters is wrong: the check digit at the end does not fit',
        license_files: 'Upload the business licence',
        contact_name: 'Required',
        contact_mobile: 'Enter a mobile number',
      },
    ])
    expect((await own(company)).applications).toEqual([])
  })

  test('takes the code as people type it', async () => {
    const company = await make.member()
    const code = newCreditCode()
    const typed = `${code.slice(0, 8)} ${code.slice(8).toLowerCase()}`
    expect((await apply(company, { credit_code: typed })).credit_code).toBe(code)
  })

  test('takes only own private files as the licence, also those of an earlier application', async () => {
    const company = await make.member()
    const foreign = await license(await make.member())
    for (const address of [foreign, 'https://files.example/licence.pdf', '/uploads/2026/01/public.webp']) {
      const { body } = await submit(company, certificationValues(address))
      expect(JSON.stringify(body.data)).toContain('Upload the licence here')
    }
    const { id, license_files: files } = await apply(company)
    expect(files[0]?.address).toMatch(/^\/uploads\/private\/.*\?e=\d+&s=/)
    await refuse(id, 'reject')
    // What the answer showed is sent back signed, and stored plain.
    const again = await submit(company, {
      ...certificationValues(''),
      license_files: files,
    })
    expect(again.status).toBe(200)
  })

  test('sent twice with one key is one application', async () => {
    const company = await make.member()
    const body = certificationValues(await license(company))
    const headers = { 'idempotency-key': randomUUID() }
    const send = () => raw(api.submit, { body }, { token: company.token, headers })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    expect((await own(company)).applications).toHaveLength(1)
  })
})

describe('an application', () => {
  test('waits alone, can be withdrawn, and sent anew', async () => {
    const company = await make.member()
    const first = await apply(company)
    const body = certificationValues(await license(company))
    expect((await submit(company, body)).body.code).toBe('application_waiting')
    expect((await withdraw(await make.member(), first.id)).status).toBe(404)
    expect((await withdraw(company, first.id)).data).toMatchObject({ state: 'none', can: { submit: true } })
    expect((await withdraw(company, first.id)).body.code).toBe('application_decided')
    expect((await certify(first.id)).body.code).toBe('application_decided')
    await apply(company)
    expect((await own(company)).applications.map(({ state }) => state)).toEqual(['submitted', 'withdrawn'])
  })

  test('of two that a company sends at once one is refused', async () => {
    const company = await make.member()
    const bodies = [await license(company), await license(company)].map(certificationValues)
    const answers = await Promise.all(bodies.map((body) => submit(company, body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await own(company)).applications).toHaveLength(1)
  })

  test('that comes back keeps what was sent and why, and the main account is told', async () => {
    const company = await make.member()
    const staff = await make.staff(company.tenantId, ['staff.get'])
    const first = await apply(company)
    expect((await refuse(first.id, 'request_revision', ' ')).status).toBe(400)
    await refuse(first.id, 'request_revision', 'Show the whole page')
    expect(await own(company)).toMatchObject({
      state: 'revision_requested',
      can: { submit: true, withdraw: false },
      applications: [{ id: first.id, comment: 'Show the whole page', credit_code: first.credit_code }],
    })
    const second = await apply(company)
    await refuse(second.id, 'reject', 'Another company’s licence')
    expect((await own(company)).state).toBe('rejected')
    expect(await told(company)).toEqual([
      ['tenant_authentication', 'Certification rejected', 'Reason: Another company’s licence'],
      ['tenant_authentication', 'Your certification needs changes', 'Reason: Show the whole page'],
    ])
    expect(await told(staff)).toEqual([])
    expect(await audit(company)).toMatchObject([
      { action: 'reject', after: { certification: 'rejected', comment: 'Another company’s licence' } },
      { action: 'request_revision', before: { certification: 'submitted' } },
    ])
  })

  test('that is refused for a preset reason says so in the applicant’s language', async () => {
    const company = await make.member()
    const { id } = await apply(company)
    await refuse(id, 'reject', 'The licence has expired or was revoked\nSee page 2')
    expect((await own(company)).applications[0]?.comment).toBe('营业执照已过期或被吊销\nSee page 2')
  })

  test('that is certified gives the company its names, code and dates', async () => {
    const company = await make.member()
    const { id, credit_code: code } = await apply(company)
    const day = lastDay(200)
    expect((await certify(id, day)).data).toMatchObject({ id, state: 'certified' })
    expect(await own(company)).toMatchObject({
      state: 'certified',
      name: '无锡测试锻造有限公司',
      name_en: 'Wuxi Test Forging Co., Ltd.',
      credit_code: code,
      is_expiring: false,
      expires_on: `${day}T15:59:59.000Z`,
    })
    const { data } = await call(accountApi.info, {}, as(company))
    expect(data).toMatchObject({
      tenant: { name: 'Wuxi Test Forging Co., Ltd.' },
      tenant_auth: { state: 'certified' },
    })
    expect(await told(company)).toEqual([
      [
        'tenant_authentication',
        'Your company is certified',
        `Wuxi Test Forging Co., Ltd. · valid until ${usDay(day)}`,
      ],
    ])
    expect(await audit(company)).toMatchObject([
      { action: 'certify', before: { certification: 'submitted' }, after: { credit_code: code } },
    ])
    const found = await call(companyApi.search, { query: { keyword: 'Wuxi Test' } }, as(await make.member()))
    expect(found.data[0]).toMatchObject({ certification: 'certified' })
  })

  test('of a certified company leaves the certification until it is decided', async () => {
    const company = await make.certified({ name: '旧名' })
    const renewal = await apply(company, { name: '新名' })
    expect(await own(company)).toMatchObject({ state: 'certified', name: '旧名', can: { withdraw: true } })
    await refuse(renewal.id, 'reject')
    expect(await own(company)).toMatchObject({ state: 'certified', name: '旧名' })
    const next = await apply(company, { name: '新名' })
    await certify(next.id, lastDay(400))
    const after = await own(company)
    expect(after).toMatchObject({
      state: 'certified',
      name: '新名',
      expires_on: `${lastDay(400)}T15:59:59.000Z`,
    })
    // Decided again, nothing is added.
    expect((await certify(next.id, lastDay(800))).body.code).toBe('application_decided')
    expect((await own(company)).expires_on).toBe(after.expires_on)
  })

  test('without an English name keeps the one that the company has', async () => {
    const company = await make.certified({ name: '旧名', name_en: 'Known Abroad Ltd.' })
    const { id } = await apply(company, { name: '新名', name_en: '' })
    await certify(id)
    expect(await own(company)).toMatchObject({ name: '新名', name_en: 'Known Abroad Ltd.' })
  })
})

describe('a decision', () => {
  test('401 for visitors, 403 without the permission, 404 for an unknown application', async () => {
    const body = { expires_on: lastDay() }
    expect((await raw(admin.certify, { params: { id: 1 }, body })).status).toBe(401)
    const other = await make.operator(['admin_user.get'])
    expect((await certify(1, lastDay(), other)).body.code).toBe('forbidden')
    expect((await certify(2_000_000_000)).status).toBe(404)
  })

  test.each(['2020-01-01', 'today', '2099-01-01', 'soon'])(
    'until %s is refused at the field',
    async (day) => {
      const { id } = await apply(await make.member())
      const { status, body } = await certify(id, day === 'today' ? lastDay(0) : day)
      expect([status, Object.keys(body.data as object)]).toEqual([400, ['expires_on']])
    },
  )

  test('of two operators at once one gets a conflict with the decided application', async () => {
    const company = await make.member()
    const { id } = await apply(company)
    const answers = await Promise.all([certify(id), refuse(id, 'reject')])
    const loser = answers.find(({ status }) => status !== 200)!
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(loser).toMatchObject({ status: 409, body: { code: 'application_decided', data: { id } } })
    expect((loser.body.data as { state: string }).state).not.toBe('submitted')
    expect(await audit(company)).toHaveLength(1)
    expect(await told(company)).toHaveLength(1)
  })

  test('certifies one company per credit code, also of two at the same moment', async () => {
    const [one, two, three] = [await make.member(), await make.member(), await make.member()]
    const credit_code = newCreditCode()
    const [first, second] = [await apply(one, { credit_code }), await apply(two, { credit_code })]
    const answers = await Promise.all([certify(first.id), certify(second.id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('credit_code_taken')
    const states = [(await own(one)).state, (await own(two)).state]
    expect(states.toSorted()).toEqual(['certified', 'submitted'])
    const late = await submit(three, { ...certificationValues(await license(three)), credit_code })
    expect([late.status, late.body.data]).toEqual([
      400,
      { credit_code: 'Another company on the market is certified with this code' },
    ])
    // The company itself renews with its code.
    const winner = states[0] === 'certified' ? one : two
    expect((await apply(winner, { credit_code })).state).toBe('submitted')
  })
})
