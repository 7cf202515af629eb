import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { intentionApi } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import { staffApi, type StaffRight } from '#contract/staff.ts'
import { uploadApi } from '#contract/upload.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { insertUpload } from '#server/features/upload/store.ts'
import { testApp } from '../../../tests/support/app.ts'
import { conversationScene } from '../../../tests/support/conversations.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { make, call, raw, deps } = app
const { api } = postings.quotation
const as = ({ token }: { token: string }) => ({ token })
const { publish } = market(app, await make.operator(['admin_quotation.get']))

const { write, notifications, startConversation } = await conversationScene(app)

const change = (by: Person, id: number, rights: StaffRight[]) =>
  raw(staffApi.change, { params: { id }, body: { rights } }, as(by))
const remove = (by: Person, { id }: Person) => raw(staffApi.remove, { params: { id } }, as(by))
const leave = (by: Person) => raw(staffApi.leave, {}, as(by))
const listOf = async (by: Person) => (await call(staffApi.list, {}, as(by))).data
const messages = async (by: Person) => (await call(userMessageApi.list, {}, as(by))).data.results
const newest = async (by: Person) => (await messages(by))[0]?.title

/** A gold company with a manager who may sell, and a clerk. */
const company = async () => {
  const main = await make.gold({}, { display_name: '王主管', display_name_en: 'Wang Zhu' })
  return {
    main,
    manager: await make.staff(main.tenantId, ['staff.get', 'seller_quotation.get']),
    clerk: await make.staff(main.tenantId, ['seller_quotation.get']),
  }
}

describe('the list', () => {
  test('is closed to staff without the right, who still see their own place', async () => {
    const { clerk, main } = await company()
    expect((await raw(staffApi.list, {}, as(clerk))).body.code).toBe('forbidden')
    expect((await call(staffApi.own, {}, as(clerk))).data.membership).toMatchObject({
      role: 'staff',
      rights: ['seller_quotation.get'],
    })
    expect((await call(staffApi.own, {}, as(main))).data.membership).toMatchObject({ role: 'main_account' })
  })

  test('has the main account first, what the reader may do, and no whole address of anybody', async () => {
    const { main, manager, clerk } = await company()
    const seen = await listOf(manager)
    expect(seen.people.map(({ id, role, can }) => [id, role, can])).toEqual([
      [main.id, 'main_account', { change: false, remove: false, transfer: false }],
      [manager.id, 'staff', { change: false, remove: false, transfer: false }],
      [clerk.id, 'staff', { change: true, remove: true, transfer: false }],
    ])
    expect((await listOf(main)).people.map(({ can }) => can)).toEqual([
      { change: false, remove: false, transfer: false },
      { change: true, remove: true, transfer: true },
      { change: true, remove: true, transfer: true },
    ])
    const text = JSON.stringify(seen)
    for (const { email, mobile } of [main, manager, clerk])
      expect([text.includes(email), text.includes(mobile)]).toEqual([false, false])
    expect(seen.usage).toEqual({ used: 2, limit: 50 })
  })

  test('says when somebody signed in last and who is disabled', async () => {
    const main = await make.gold()
    const at = new Date('2026-02-03T04:05:06Z')
    await make.user({
      tenant_id: main.tenantId,
      tenant_role: 'staff',
      last_login_at: at,
      disabled_at: new Date(),
      display_name: '李工',
      display_name_en: 'Li Gong',
    })
    expect((await listOf(main)).people[1]).toMatchObject({
      name: 'Li Gong',
      last_login_time: at.toISOString(),
      is_disabled: true,
      can: { transfer: false },
    })
  })
})

describe('changing rights', () => {
  test('gives exactly these from the next request on, and tells the person once', async () => {
    const { main, clerk } = await company()
    const own = () => raw(api.own, { query: {} }, as(clerk))
    const rights = async () => (await call(staffApi.own, {}, as(clerk))).data.membership?.rights
    expect((await own()).status).toBe(200)
    expect((await change(main, clerk.id, ['forum', 'buyer_purchase.get'])).body.detail).toBe('Rights saved')
    expect([(await own()).status, await rights()]).toEqual([403, ['buyer_purchase.get', 'forum']])
    expect((await change(main, clerk.id, ['seller_quotation.get'])).status).toBe(200)
    expect([(await own()).status, await rights()]).toEqual([200, ['seller_quotation.get']])
    expect((await messages(clerk)).map(({ title }) => title)).toEqual(['Your rights were changed'])
  })

  test.each([
    ['a right that the manager does not have', 'clerk', ['seller_quotation.get', 'forum'], 'rights_beyond'],
    ['the main account', 'main', [], 'staff_main'],
    ['oneself', 'manager', ['staff.get'], 'staff_self'],
  ] as const)('%s is refused to a manager', async (_, whom, rights, code) => {
    const people = await company()
    const before = await listOf(people.main)
    expect((await change(people.manager, people[whom].id, [...rights])).body.code).toBe(code)
    expect(await listOf(people.main)).toEqual(before)
    expect(await messages(people[whom])).toEqual([])
  })

  test('is not for people of other companies', async () => {
    const { main, clerk } = await company()
    const stranger = await company()
    expect((await change(stranger.main, clerk.id, [])).status).toBe(404)
    expect((await remove(stranger.main, clerk)).status).toBe(404)
    expect((await change(main, stranger.clerk.id, [])).status).toBe(404)
  })
})

describe('removing', () => {
  test('takes the company from the next request on, and tells both sides', async () => {
    const { main, manager, clerk } = await company()
    const { data: draft } = await call(api.create, { body: completeValues() }, as(clerk))
    expect((await remove(main, clerk)).body.detail).toBe('Removed from the staff')
    expect((await raw(api.own, { query: {} }, as(clerk))).body.code).toBe('company_required')
    const { data: session } = await call(accountApi.info, {}, as(clerk))
    expect(session).toMatchObject({ tenant: null, role_list: [], permission_list: [] })
    expect(await newest(clerk)).toMatch(/^You are no longer on the staff of /)
    expect(await newest(manager)).toMatch(/was removed from the staff$/)
    expect(await messages(main)).toEqual([])
    const { data: own } = await call(api.own, { query: {} }, as(main))
    expect(own.results.map(({ code }) => code)).toEqual([draft.code])
  })

  test('leaves uploads to the company, which can still use them', async () => {
    const { main, clerk } = await company()
    const address = '/uploads/2026/03/left-behind.png'
    const avatar = '/uploads/2026/03/own-face.png'
    const file = { account_id: clerk.id, file_type: 'image', size: 10, created_at: deps.clock() }
    await insertUpload(deps.database.orm, { ...file, address, usage: 'posting' })
    await insertUpload(deps.database.orm, { ...file, address: avatar, usage: 'avatar' })
    await remove(main, clerk)
    const addresses = [address, avatar]
    const opened = async (by: Person) =>
      (await call(uploadApi.access, { body: { addresses } }, as(by))).data.length
    expect([await opened(main), await opened(clerk), await opened(await make.gold())]).toEqual([1, 1, 0])
    const values = completeValues({ photos: [address] })
    expect((await raw(api.create, { body: values }, as(main))).status).toBe(200)
    expect((await raw(api.create, { body: values }, as(clerk))).status).toBe(403)
  })

  test('hands dealings to the main account, which is told of their answers', async () => {
    const { main } = await company()
    const buyer = await make.staff(main.tenantId, ['buyer_purchase.get'])
    const seller = await make.gold()
    const code = await publish(seller)
    const body = { quantity: 1, message: 'Interested' }
    const { data: sent } = await call(intentionApi.create, { params: { code }, body }, as(buyer))
    await remove(main, buyer)
    const known = (await messages(buyer)).length
    await call(
      intentionApi.answer,
      { params: { id: sent.id, action: 'decline' }, body: { answer: 'Sold' } },
      as(seller),
    )
    expect(await messages(buyer)).toHaveLength(known)
    expect(await newest(main)).toMatch(/declined your enquiry$/)
  })

  test('ends notifications of conversations in which the person wrote', async () => {
    const { buyer, seller, id } = await startConversation()
    const writer = await make.staff(buyer.tenantId, ['buyer_purchase.get'])
    await write(writer, id, { text: 'Mine' })
    await remove(buyer, writer)
    await write(seller, id, { text: 'Answer' })
    expect(await notifications(writer)).toEqual([])
    expect(await notifications(buyer)).toHaveLength(1)
  })

  test('is refused for the main account, oneself and somebody with more rights', async () => {
    const { main, manager } = await company()
    const buyer = await make.staff(main.tenantId, ['buyer_purchase.get'])
    expect((await remove(manager, main)).body.code).toBe('staff_main')
    expect((await remove(manager, manager)).body.code).toBe('staff_self')
    expect((await remove(manager, buyer)).body.code).toBe('rights_beyond')
    expect((await remove(main, main)).body.code).toBe('staff_self')
    expect((await listOf(main)).people).toHaveLength(4)
  })

  test('frees a staff account, and the person can join again', async () => {
    const main: Member = await make.member()
    const person = await make.staff(main.tenantId, [])
    const other = { account: 'other@forge.example', rights: [] }
    expect((await raw(staffApi.invite, { body: other }, as(main))).body.code).toBe('quota_exhausted')
    await remove(main, person)
    await raw(staffApi.invite, { body: { account: person.email, rights: ['forum'] } }, as(main))
    const { data } = await call(staffApi.own, {}, as(person))
    const id = data.invitations[0]?.id ?? 0
    expect((await raw(staffApi.accept, { params: { id } }, as(person))).status).toBe(200)
  })
})

describe('leaving', () => {
  test('is for staff, who lose the company and nothing else', async () => {
    const { main, manager, clerk } = await company()
    expect((await leave(clerk)).body.detail).toBe('You have left the company')
    expect((await leave(clerk)).body.code).toBe('company_required')
    expect([await newest(main), await newest(manager)]).toEqual(
      Array(2).fill(expect.stringMatching(/has left the company$/)),
    )
    expect((await call(staffApi.own, {}, as(clerk))).data.membership).toBeNull()
  })

  test('is not for the main account, nor for somebody without a company', async () => {
    const { main } = await company()
    expect((await leave(main)).body.code).toBe('main_leaves')
    expect((await leave(await make.user())).body.code).toBe('company_required')
    expect((await raw(staffApi.leave, {})).status).toBe(401)
  })
})
