/** What the export says of contact views, drawings, invitations and operators, and of whom it says nothing. */
import { strFromU8, unzipSync } from 'fflate'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { drawingAccessApi } from '#contract/drawing_access.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { ownDataApi } from '#contract/own_data.ts'
import { postings } from '#contract/postings/index.ts'
import { staffApi } from '#contract/staff.ts'
import { account } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make, deps, pass } = app
const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get', 'admin_user.get'])
const { publish } = market(app, operator)
const as = ({ token }: Person) => ({ token })

/** Exports the person's data; returns a function that reads a list of it, and all text. */
async function exported(person: Person) {
  const response = await app.app.inject({
    method: 'POST',
    url: ownDataApi.export.path,
    headers: { 'access-token': person.token, 'accept-language': 'en-US' },
    payload: { password: testPassword },
  })
  expect(response.statusCode).toBe(200)
  const files = unzipSync(new Uint8Array(response.rawPayload))
  const texts = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
  return {
    has: (name: string) => `${name}.json` in texts,
    list: (name: string) => JSON.parse(texts[`${name}.json`] ?? '') as Record<string, unknown>[],
    all: Object.values(texts).join('\n'),
  }
}
const iso = () => expect.stringMatching(/^\d{4}-\d\d-\d\dT/)

test('contact views: whom the company looked at and who did it, and which companies looked, without their people', async () => {
  const seller = await make.certified({ name: 'Watched Forge', contact_mobile: '+8619911112222' })
  const viewer = await make.gold({ name: 'Curious Trade' }, { display_name: 'Main Viewer' })
  const [looked, idle] = [await make.staff(viewer.tenantId, []), await make.staff(viewer.tenantId, [])]
  await deps.database.orm.update(account).set({ display_name: 'Nosy Clerk' }).where(eq(account.id, looked.id))
  const code = await publish(seller)
  for (const one of [viewer, looked]) {
    await call(postings.quotation.api.contact, { params: { code } }, as(one))
    pass(60)
  }
  const view = { time: iso(), company: 'Watched Forge', posting: code, part_of_deal: false }
  const own = await exported(viewer)
  expect(own.list('contact_views_made')).toMatchObject([
    { ...view, person: 'Main Viewer' },
    { ...view, person: 'Nosy Clerk' },
  ])
  expect(own.list('contact_views_received')).toEqual([])
  expect(own.all).not.toContain('19911112222')

  const watched = await exported(seller)
  const seen = { time: iso(), company: 'Curious Trade' }
  expect(watched.list('contact_views_received')).toEqual([seen, seen])
  expect(watched.list('contact_views_made')).toEqual([])
  expect(watched.all).not.toMatch(/Nosy Clerk|Main Viewer/)

  const clerk = await exported(looked)
  expect(clerk.list('contact_views_made')).toMatchObject([{ ...view, person: 'Nosy Clerk' }])
  expect(clerk.has('contact_views_received')).toBe(false)
  expect((await exported(idle)).list('contact_views_made')).toEqual([])
})

test('requests for drawings: both sides have them, and nobody else', async () => {
  const forging = marketOf(kindOf('purchase_forging'), app, operator)
  const owner = await make.member({ name: 'Drawn Flange' })
  const code = await forging.publish(owner, {
    drawings: [{ address: 'https://files.example/flange.pdf', name: 'flange.pdf', type: 'pdf' }],
    drawing_access: 'on_approval',
    governs: 'drawing',
  })
  const asker = await make.member({ name: 'Asking Forge' })
  const clerk = await make.staff(asker.tenantId, ['seller_quotation.get'])
  const target = { kind: 'purchase_forging' as const, code }
  await call(drawingAccessApi.request, { body: target }, as(clerk))
  const sent = { direction: 'sent', posting: code, company: 'Drawn Flange', state: 'requested', sent: iso() }
  for (const one of [asker, clerk])
    expect((await exported(one)).list('drawing_requests')).toMatchObject([{ ...sent, answered: null }])
  const [request] = (await call(drawingAccessApi.list, { query: target }, as(owner))).data
  await call(drawingAccessApi.answer, { params: { id: request!.id, action: 'grant' } }, as(owner))
  expect((await exported(owner)).list('drawing_requests')).toMatchObject([
    { direction: 'received', posting: code, company: 'Asking Forge', state: 'granted', answered: iso() },
  ])
  const others = [
    await make.staff(asker.tenantId, ['seller_quotation.get']),
    await make.staff(owner.tenantId, ['buyer_purchase.get']),
    await make.member(),
  ]
  for (const one of others) expect((await exported(one)).list('drawing_requests')).toEqual([])
})

test('staff invitations: the company has those that it sent, the invited person the one received', async () => {
  const company = await make.gold({ name: 'Inviting Forge' }, { display_name: 'Ms Host' })
  const manager = await make.staff(company.tenantId, ['staff.get', 'buyer_purchase.get'])
  const invited = await make.user({ mobile: '+8613912345678', email: 'guest@lark.example' })
  const invite = (by: Person, name: string) =>
    call(staffApi.invite, { body: { account: name, rights: ['buyer_purchase.get'] } }, as(by))
  await invite(company, 'guest@lark.example')
  await invite(manager, '+8613987654321')
  const sent = { direction: 'sent', company: 'Inviting Forge', state: 'pending', answered: null }
  const own = await exported(company)
  expect(own.list('staff_invitations')).toMatchObject([
    { ...sent, invited: 'gu****@lark.example', invited_by: 'Ms Host', rights: ['buyer_purchase.get'] },
    { ...sent, invited: '+86139****4321' },
  ])
  expect(own.all).not.toMatch(/guest@lark|13987654321/)
  expect((await exported(manager)).list('staff_invitations')).toMatchObject([{ invited: '+86139****4321' }])
  const received = { ...sent, direction: 'received', invited_by: 'Ms Host' }
  expect((await exported(invited)).list('staff_invitations')).toMatchObject([received])
  for (const one of [await make.staff(company.tenantId, []), await make.user()])
    expect((await exported(one)).list('staff_invitations')).toEqual([])
})

test('sessions in which an operator acted for the person: when, who and why, of that person only', async () => {
  const [person, other] = [await make.member(), await make.member()]
  await deps.database.orm
    .update(account)
    .set({ display_name: 'Helping Hand' })
    .where(eq(account.id, operator.id))
  const act = async (of: Person, comment: string) =>
    (await call(impersonationApi.open, { params: { id: of.id }, body: { comment } }, as(operator))).data
  const acting = await act(person, 'Could not find the form')
  pass(60)
  const session = { begun: iso(), operator: 'Helping Hand', reason: 'Could not find the form' }
  expect((await exported(person)).list('operator_sessions')).toEqual([{ ...session, ended: null }])
  await call(impersonationApi.end, {}, { token: acting.token })
  await act(other, 'Somebody else’s business')
  const own = await exported(person)
  expect(own.list('operator_sessions')).toEqual([{ ...session, ended: iso() }])
  expect(own.all).not.toContain('Somebody else’s business')
  expect((await exported(operator)).list('operator_sessions')).toEqual([])
})
