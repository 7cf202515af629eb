/** An operator ends a certification in force: what the company loses is what an expired one loses (docs/COMPANY.md). */
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { certificationAdminApi as admin, certificationApi as api } from '#contract/certification.ts'
import { postings } from '#contract/postings/index.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { tenantAdminApi } from '#contract/tenant.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import { certificationScene, newCreditCode } from '../../../tests/support/certification.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import { dayAfter } from '../../../tests/support/quotes.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const { apply } = certificationScene(app)
const operator = await make.operator(['admin_tenant.get', 'admin_user.get'])
const as = ({ token }: Person) => ({ token })

type Seen = { certified_on: string | null; expires_on: string | null }
const seenOf = ({ certified_on, expires_on }: Seen): Seen => ({ certified_on, expires_on })
const own = async (of: Person) => (await call(api.own, {}, as(of))).data
const overview = async ({ tenantId }: Member) =>
  (await call(tenantAdminApi.overview, { params: { id: tenantId } }, as(operator))).data
const certify = (id: number, by: Person = operator) =>
  raw(admin.certify, { params: { id }, body: { expires_on: dayAfter(365, deps.clock().getTime()) } }, as(by))
const revoke = (of: Member, before: Seen, comment = 'The licence was forged', by: Person = operator) =>
  raw(admin.revoke, { params: { id: of.tenantId }, body: { before, comment } }, as(by))

/** A company that was certified with an application; `seen` is what the operator read of it. */
async function certified() {
  const company = await make.member()
  const { id, credit_code } = await apply(company)
  expect((await certify(id)).status).toBe(200)
  return { company, id, code: credit_code, seen: seenOf(await own(company)) }
}

test('401 for visitors, 403 without the permission, 404 for no company, 400 without a reason', async () => {
  const { company, seen } = await certified()
  const params = { id: company.tenantId }
  const body = { before: seen, comment: 'Forged' }
  expect((await raw(admin.revoke, { params, body })).status).toBe(401)
  const other = await make.operator(['admin_user.get'])
  expect((await revoke(company, seen, 'Forged', other)).body.code).toBe('forbidden')
  expect((await raw(admin.revoke, { params: { id: 2_000_000_000 }, body }, as(operator))).status).toBe(404)
  const { status, body: said } = await revoke(company, seen, ' ')
  expect([status, said.data]).toEqual([400, { comment: 'Please enter a description' }])
  expect((await own(company)).state).toBe('certified')
})

test('the company is not certified any more, reads why, and the audit log has both', async () => {
  const { company, id, code, seen } = await certified()
  expect((await revoke(company, seen)).body.detail).toBe('The certification was revoked')
  expect(await own(company)).toMatchObject({
    state: 'expired',
    credit_code: null,
    can: { submit: true },
    applications: [{ id, state: 'revoked', comment: 'The licence was forged', credit_code: code }],
  })
  const { data: session } = await call(accountApi.info, {}, as(company))
  expect(session.tenant_auth.state).toBe('expired')
  const { data: told } = await call(userMessageApi.list, {}, as(company))
  expect(told.results[0]).toMatchObject({
    module: 'tenant_authentication',
    title: 'Your certification was revoked',
    info: 'Reason: The licence was forged',
  })
  const query = { object_kind: 'tenant', object_sign: String(company.tenantId) }
  const { data: log } = await raw(auditLogApi.list, { query }, as(operator))
  expect(log.results[0]).toMatchObject({
    action: 'revoke',
    before: { credit_code: code, certification: 'certified' },
    after: { credit_code: null, comment: 'The licence was forged' },
  })
  const shown = await overview(company)
  expect(shown).toMatchObject({ certification: 'expired', applications: [{ state: 'revoked' }] })
  expect(shown.audit[0]).toMatchObject({ action: 'revoke', comment: 'The licence was forged' })
})

test('what is online stays, and nothing more is published, as when a certification expires', async () => {
  const { company, seen } = await certified()
  const { publish } = market(app, await make.operator(['admin_quotation.get']))
  const code = await publish(company)
  await revoke(company, seen)
  const { detail, create } = postings.quotation.api
  expect((await raw(detail, { params: { code } })).data).toMatchObject({ state: 'online' })
  const sent = await raw(create, { query: { submit: 1 }, body: completeValues() }, as(company))
  expect(sent.body.code).toBe('certification_required')
})

describe('afterwards', () => {
  test('the credit code is free for the company that it belongs to, and the other is certified anew with its own', async () => {
    const { company, code, seen } = await certified()
    const rightful = await make.member()
    await revoke(company, seen)
    const theirs = await apply(rightful, { credit_code: code })
    expect((await certify(theirs.id)).status).toBe(200)
    const again = await apply(company, { credit_code: newCreditCode() })
    expect((await own(company)).state).toBe('expired')
    expect((await certify(again.id)).status).toBe(200)
    expect(await own(company)).toMatchObject({
      state: 'certified',
      applications: [{ state: 'certified' }, { state: 'revoked' }],
    })
  })

  test('a renewal that waits is still decided, and only the granted application is revoked', async () => {
    const { company, seen } = await certified()
    const renewal = await apply(company, { name: '新名' })
    await revoke(company, seen)
    expect((await own(company)).applications.map(({ state }) => state)).toEqual(['submitted', 'revoked'])
    expect((await certify(renewal.id)).status).toBe(200)
    expect((await own(company)).state).toBe('certified')
  })

  test('a certification from before there were applications ends too', async () => {
    const company = await make.certified()
    expect((await revoke(company, seenOf(await own(company)))).status).toBe(200)
    expect(await own(company)).toMatchObject({ state: 'expired', applications: [] })
  })
})

describe('a certification that the operator did not see', () => {
  test('is not ended: revoked already, expired, or granted meanwhile', async () => {
    const { company, seen } = await certified()
    expect((await revoke(company, { ...seen, certified_on: null })).body).toMatchObject({
      code: 'edit_conflict',
      data: seen,
    })
    app.pass(1)
    const renewal = await apply(company)
    await certify(renewal.id)
    expect((await revoke(company, seen)).body.code).toBe('edit_conflict')
    expect((await own(company)).state).toBe('certified')
    expect((await revoke(company, seenOf(await own(company)))).status).toBe(200)
    expect((await revoke(company, seenOf(await own(company)))).body.code).toBe('edit_conflict')
  })

  test('of a closed company there is none', async () => {
    const company = await make.certified({ closed_at: deps.clock() })
    const { body } = await revoke(company, seenOf(await overview(company)))
    expect(body.code).toBe('company_closed')
  })

  test('of two operators at once one ends it, and of an end and a renewal both happen in one order', async () => {
    const second = await make.operator(['admin_tenant.get'])
    for (let round = 0; round < 8; round += 1) {
      const { company, seen } = await certified()
      const answers = await Promise.all([revoke(company, seen), revoke(company, seen, 'Expired', second)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect((await overview(company)).audit.filter(({ action }) => action === 'revoke')).toHaveLength(1)

      const other = await certified()
      app.pass(1)
      const { id } = await apply(other.company)
      const [ended, renewed] = await Promise.all([revoke(other.company, other.seen), certify(id, second)])
      expect(renewed.status).toBe(200)
      expect([200, 409]).toContain(ended.status)
      // The renewal came first and was not seen, or came after the end: either way it is in force.
      expect((await own(other.company)).state).toBe('certified')
    }
  })
})
