import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { membershipApi } from '#contract/membership.ts'
import { staffApi, type StaffRight } from '#contract/staff.ts'
import { tagApi } from '#contract/tag.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { account, tenant } from '#server/db/tables.ts'
import { purge } from '#server/jobs/purge.ts'
import { findInvitation } from './invitation_store.ts'
import { testApp } from '../../../tests/support/app.ts'
import { receiveCode } from '../../../tests/support/codes.ts'
import type { Person } from '../../../tests/support/factory.ts'

const app = await testApp()
const { make, call, raw, outbox, drain, pass, deps } = app
const as = ({ token }: { token: string }) => ({ token })
const day = 86_400

const invite = (by: Person, name: string, rights: StaffRight[] = []) =>
  raw(staffApi.invite, { body: { account: name, rights } }, as(by))
const accept = (id: number, by: Person) => raw(staffApi.accept, { params: { id } }, as(by))
const listOf = async (by: Person) => (await call(staffApi.list, {}, as(by))).data
const ownOf = async (by: Person) => (await call(staffApi.own, {}, as(by))).data
const titles = async (by: Person) =>
  (await call(userMessageApi.list, {}, as(by))).data.results
    .filter(({ module }) => module === 'staff')
    .map(({ title }) => title)
/** Invites an account and returns the id of the invitation as the account sees it. */
const invited = async (by: Person, whom: Person, rights: StaffRight[] = []) => {
  expect((await invite(by, whom.email, rights)).body.detail).toBe(`Invitation sent to ${whom.email}`)
  return (await ownOf(whom)).invitations[0]?.id ?? 0
}

describe('inviting', () => {
  test('is refused without a session, the right, a valid name, or with unknown rights', async () => {
    const main = await make.gold()
    const clerk = await make.staff(main.tenantId, ['seller_quotation.get'])
    const body = { account: 'anna@forge.example', rights: [] }
    expect((await raw(staffApi.invite, { body })).status).toBe(401)
    expect((await raw(staffApi.invite, { body }, as(clerk))).body.code).toBe('forbidden')
    const wrong = await raw(staffApi.invite, { body: { account: '12', rights: ['everything'] } }, as(main))
    expect(wrong.status).toBe(400)
    expect(Object.keys(wrong.body.data as object)).toContain('account')
    expect((await invite(main, '123456789')).body.data).toEqual({
      account: 'Enter a mobile number or an e-mail address',
    })
  })

  test('reaches somebody without an account in both languages, with a link and without secret', async () => {
    const main = await make.gold({ name: '太行锻造', name_en: 'Taihang Forge' })
    await invite(main, 'New.Person@Forge.Example', ['forum', 'seller_quotation.get'])
    await drain()
    const mail = outbox.at(-1)
    expect(mail).toMatchObject({ kind: 'mail', to: 'new.person@forge.example' })
    expect(mail?.text).toMatch(
      /^Taihang Forge\nInvitation to the staff of “Taihang Forge” on Forging Market\n/,
    )
    expect(mail?.text).toContain(
      'A company on Forging Market, “Taihang Forge”, invites you to join its staff',
    )
    expect(mail?.text).toContain('锻材市场上的企业“太行锻造”邀请您成为其员工')
    expect(mail?.text).toMatch(/\n\nhttps?:\/\/[\w.:]+\/backend\/staff\n\n/)
    expect(mail?.text).not.toMatch(/token|secret/)
    expect((await listOf(main)).invitations).toMatchObject([
      {
        account: 'ne****@forge.example',
        rights: ['seller_quotation.get', 'forum'],
        is_expired: false,
        can: { send: true },
      },
    ])
  })

  test('quotes a name that would begin the mail as a sentence of the market', async () => {
    const main = await make.gold()
    const name = 'Account closed.\r\nOpen https://x.example “now” ' + 'a'.repeat(60)
    await deps.database.orm.update(tenant).set({ name, name_en: name }).where(eq(tenant.id, main.tenantId!))
    await invite(main, 'other.person@forge.example')
    await drain()
    const said = `“Account closed. Open https://x.example 'now' ${'a'.repeat(14)}…”`
    const [inTextMessage, subject, text] = outbox.at(-1)?.text.split('\n') ?? []
    expect(inTextMessage).toBe('Account closed. Open https://…')
    expect(subject).toBe(`Invitation to the staff of ${said} on Forging Market`)
    expect(text).toMatch(`A company on Forging Market, ${said}, invites you`)
  })

  test('tells the account at once, and only that one', async () => {
    const main = await make.gold({ name_en: 'Lion Forge' })
    const [guest, other] = [await make.user(), await make.user()]
    const id = await invited(main, guest, ['forum'])
    expect(await titles(guest)).toEqual(['Lion Forge invites you to join its staff'])
    expect((await ownOf(guest)).invitations).toMatchObject([
      { id, company: { name: 'Lion Forge' }, rights: ['forum'] },
    ])
    expect(await ownOf(other)).toMatchObject({ membership: null, invitations: [], transfer: null })
    expect((await accept(id, other)).status).toBe(404)
  })

  test.each([
    ['oneself', async (main: Person) => main, 'invite_self'],
    ['a colleague', async (main: Person) => make.staff(main.tenantId ?? 0, []), 'invite_member'],
    [
      'somebody of another company',
      async () => make.staff((await make.member()).tenantId, []),
      'invite_elsewhere',
    ],
    ['an operator', async () => make.operator([]), 'invite_operator'],
    ['a disabled account', async () => make.user({ disabled_at: new Date() }), 'account_disabled'],
  ] as const)('%s is refused, and nobody is told', async (_, whom, code) => {
    const main = await make.gold()
    const guest = await whom(main)
    expect((await invite(main, guest.mobile)).body.code).toBe(code)
    expect((await listOf(main)).invitations).toEqual([])
    await drain()
    expect(outbox.filter(({ to }) => to === guest.mobile)).toEqual([])
  })

  test('somebody twice is refused, under either name, until the first one is over', async () => {
    const main = await make.gold()
    const guest = await make.user()
    const id = await invited(main, guest)
    expect((await invite(main, guest.mobile)).body.code).toBe('invitation_exists')
    expect((await invite(main, guest.email)).body.code).toBe('invitation_exists')
    expect((await raw(staffApi.withdrawInvitation, { params: { id } }, as(main))).status).toBe(200)
    expect((await titles(guest))[0]).toMatch(/withdrew its invitation$/)
    expect((await accept(id, guest)).body.code).toBe('invitation_over')
    expect((await invite(main, guest.mobile)).status).toBe(200)
  })

  test('is limited by the tier, and invitations count', async () => {
    const main = await make.certified()
    await make.staff(main.tenantId, [])
    for (const name of ['a', 'b']) expect((await invite(main, `${name}@limit.example`)).status).toBe(200)
    const { body } = await invite(main, 'c@limit.example')
    expect(body).toMatchObject({ code: 'quota_exhausted', data: { name: 'staff_accounts', limit: 3 } })
    expect((await listOf(main)).usage).toEqual({ used: 3, limit: 3 })
    const { quotas } = (await call(membershipApi.own, {}, as(main))).data
    expect(quotas.find(({ name }) => name === 'staff_accounts')).toMatchObject({ used: 3, limit: 3 })
  })

  test('gives no right that the inviting person does not have', async () => {
    const main = await make.gold()
    const manager = await make.staff(main.tenantId, ['staff.get', 'seller_quotation.get'])
    expect((await invite(manager, 'x@forge.example', ['forum'])).body.code).toBe('rights_beyond')
    expect((await invite(manager, 'x@forge.example', ['seller_quotation.get'])).status).toBe(200)
    expect((await listOf(manager)).gives).toEqual(['seller_quotation.get', 'staff.get'])
    // Nor does sending an invitation again that somebody else has made.
    const id = await invited(main, await make.user(), ['forum'])
    expect((await raw(staffApi.sendAgain, { params: { id } }, as(manager))).body.code).toBe('rights_beyond')
    // Nor is one taken back by somebody who could not have made it.
    const withdrawn = await raw(staffApi.withdrawInvitation, { params: { id } }, as(manager))
    const shown = (await listOf(manager)).invitations.find((one) => one.id === id)
    expect([withdrawn.body.code, shown?.can.withdraw]).toEqual(['rights_beyond', false])
    expect((await raw(staffApi.withdrawInvitation, { params: { id } }, as(main))).status).toBe(200)
  })

  test('founds a company that has only been named, whose list its founder sees before', async () => {
    const { data: tags } = await call(tagApi.list, {
      query: { module: 'pre_business' },
    })
    const founder = await make.user({
      pre_company_name: '新厂',
      pre_business_tag_id: tags.results[0]?.id ?? 0,
    })
    expect(await listOf(founder)).toMatchObject({
      people: [{ id: founder.id, role: 'main_account', is_self: true }],
      usage: { used: 0, limit: 1 },
    })
    expect((await invite(founder, 'y@forge.example')).status).toBe(200)
    expect((await ownOf(founder)).membership).toMatchObject({ role: 'main_account' })
  })
})

describe('an invitation', () => {
  test('expires after seven days, can be sent again, and is deleted in the end', async () => {
    const main = await make.certified()
    const guest = await make.user()
    const id = await invited(main, guest)
    pass(7 * day)
    expect((await accept(id, guest)).body.code).toBe('invitation_expired')
    expect((await ownOf(guest)).invitations).toEqual([])
    const list = await listOf(main)
    expect(list).toMatchObject({ invitations: [{ is_expired: true }], usage: { used: 0 } })
    expect((await raw(staffApi.sendAgain, { params: { id } }, as(main))).status).toBe(200)
    expect((await accept(id, guest)).status).toBe(200)
    await purge(deps.database.orm, deps.clock())
    expect(await findInvitation(deps.database.orm, id)).toBeDefined()
    pass(91 * day)
    await purge(deps.database.orm, deps.clock())
    expect(await findInvitation(deps.database.orm, id)).toBeUndefined()
    pass(-98 * day)
  })

  test('that has expired leaves its place to others, and needs one to be sent again', async () => {
    const main = await make.member()
    const id = await invited(main, await make.user())
    pass(8 * day)
    expect((await invite(main, 'second@forge.example')).status).toBe(200)
    expect((await raw(staffApi.sendAgain, { params: { id } }, as(main))).body.code).toBe('quota_exhausted')
    pass(-8 * day)
  })

  test('waits for somebody who registers with its name', async () => {
    const main = await make.gold({ name_en: 'Waiting Forge' })
    const email = 'waiting@forge.example'
    await invite(main, email, ['buyer_purchase.get'])
    const code = await receiveCode(app, email, 'register')
    const { data: token } = await call(accountFormsApi.register, {
      body: { mobile: email, password: 'Right_pass1', verify_code: code },
    })
    const guest = { token } as Person
    expect(await titles(guest)).toEqual(['Waiting Forge invites you to join its staff'])
    const [invitation] = (await ownOf(guest)).invitations
    expect((await accept(invitation?.id ?? 0, guest)).status).toBe(200)
    const { data: session } = await call(accountApi.info, {}, as(guest))
    expect(session).toMatchObject({ role_list: ['staff'], permission_list: ['buyer_purchase.get'] })
  })
})

describe('accepting', () => {
  test('joins with the rights of the invitation, tells the company, and founds nothing', async () => {
    const main = await make.gold()
    const { data: tags } = await call(tagApi.list, {
      query: { module: 'pre_business' },
    })
    const guest = await make.user({
      pre_company_name: '还没成立',
      pre_company_name_en: 'Still to come',
      pre_business_tag_id: tags.results[0]?.id ?? 0,
    })
    const companies = await deps.database.orm.$count(tenant)
    const id = await invited(main, guest, ['seller_quotation.get', 'forum'])
    expect((await accept(id, guest)).body.detail).toBe('You belong to the company now')
    expect(await deps.database.orm.$count(tenant)).toBe(companies)
    const { data: session } = await call(accountApi.info, {}, as(guest))
    expect(session).toMatchObject({
      tenant: { id: main.tenantId },
      role_list: ['staff'],
      permission_list: ['seller_quotation.get'],
    })
    expect((await ownOf(guest)).membership).toMatchObject({
      role: 'staff',
      rights: ['seller_quotation.get', 'forum'],
    })
    expect((await titles(main))[0]).toMatch(/has joined your staff$/)
    expect((await accept(id, guest)).body.code).toBe('invitation_over')
    const [stored] = await deps.database.orm.select().from(account).where(eq(account.id, guest.id))
    expect(stored).toMatchObject({ pre_company_name: null, pre_business_tag_id: null })
  })

  test('is refused to somebody who has joined another company meanwhile, who may still decline', async () => {
    const [one, other] = [await make.gold(), await make.gold()]
    const guest = await make.user()
    const first = await invited(one, guest)
    expect((await invite(other, guest.email)).status).toBe(200)
    const second = (await ownOf(guest)).invitations.find(({ id }) => id !== first)?.id ?? 0
    expect((await accept(second, guest)).status).toBe(200)
    expect((await accept(first, guest)).body.code).toBe('in_company_already')
    expect((await raw(staffApi.decline, { params: { id: first } }, as(guest))).status).toBe(200)
    expect((await titles(one))[0]).toMatch(/declined your invitation$/)
    expect((await raw(staffApi.sendAgain, { params: { id: first } }, as(one))).body.code).toBe(
      'invitation_over',
    )
  })

  test('is refused when the tier has fallen meanwhile', async () => {
    const main = await make.certified()
    const guest = await make.user()
    const id = await invited(main, guest)
    await make.staff(main.tenantId, [])
    await deps.database.orm
      .update(tenant)
      .set({ certification: 'expired' })
      .where(eq(tenant.id, main.tenantId))
    expect((await accept(id, guest)).body.code).toBe('company_full')
    expect((await ownOf(guest)).membership).toBeNull()
  })

  test('ends what the company sent to another name of the same person', async () => {
    const main = await make.gold()
    await invite(main, '+8613711112222')
    await invite(main, 'twice@forge.example')
    const guest = await make.user({ mobile: '+8613711112222', email: 'twice@forge.example' })
    const [first] = (await ownOf(guest)).invitations
    expect((await accept(first?.id ?? 0, guest)).status).toBe(200)
    expect((await ownOf(guest)).invitations).toEqual([])
    expect((await listOf(main)).invitations).toEqual([])
  })
})

test('invitations are few: to one name five a day', async () => {
  const main = await make.gold()
  const guest = await make.user()
  const id = await invited(main, guest)
  const again = () => raw(staffApi.sendAgain, { params: { id } }, as(main))
  for (let sent = 1; sent < 5; sent += 1) expect((await again()).status).toBe(200)
  expect((await again()).status).toBe(429)
})
