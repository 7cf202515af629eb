import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { intentionApi } from '#contract/intention.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { userAdminApi } from '#contract/resources/user.ts'
import { userPageApi as api } from '#contract/user.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { tenant } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { failedJob } from '../../../tests/support/failed_job.ts'
import { forumScene } from '../../../tests/support/forum.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const operator = await make.operator(['admin_user.get'])
const { publish } = market(app, await make.operator(['admin_quotation.get']))
const as = ({ token }: Person) => ({ token })
const overview = async (id: number, by = operator) =>
  (await call(api.overview, { params: { id } }, as(by))).data
const activity = async (id: number, by = operator) =>
  (await call(api.activity, { params: { id } }, as(by))).data
const report = (by: Person, record_sign = '') =>
  call(
    userAccusationApi.create,
    { body: { record_sign, module: 'accusation', comment: 'Please look' } },
    as(by),
  )

test('401 for visitors, 403 without the permission, 404 for nobody’s id', async () => {
  const person = await make.gold()
  for (const endpoint of Object.values(api)) {
    const params = { id: person.id }
    expect((await raw(endpoint, { params })).status).toBe(401)
    for (const one of [person, await make.operator(['admin_tenant.get'])])
      expect((await raw(endpoint, { params }, as(one))).body.code).toBe('forbidden')
    expect((await raw(endpoint, { params: { id: 2_000_000_000 } }, as(operator))).status).toBe(404)
  }
})

test('the overview shows account, place in the company and open sessions, not those of operators', async () => {
  const main = await make.gold({ name: '岚桥', name_en: 'Lanqiao' })
  const staff = await make.staff(main.tenantId, ['seller_quotation.get'])
  const { data } = await call(
    impersonationApi.open,
    { params: { id: staff.id }, body: { comment: 'Asked on the phone' } },
    as(operator),
  )
  expect(data.token).toBeTruthy()
  expect(await overview(staff.id)).toMatchObject({
    mobile: staff.mobile,
    email: staff.email,
    state: 'active',
    has_password: true,
    passkeys: 0,
    app_time: null,
    is_operator: false,
    company: {
      id: main.tenantId,
      name: { zh: '岚桥', en: 'Lanqiao' },
      role: 'staff',
      rights: ['seller_quotation.get'],
      membership: 'gold',
      credit_rating: 2,
    },
    sessions: [{ browser: 'other' }],
  })
  expect(await overview((await make.user()).id)).toMatchObject({ company: null, is_operator: false })
  expect(await overview(operator.id)).toMatchObject({ company: null, is_operator: true })
})

test('the activity counts what the person did, and what became of mail', async () => {
  const [seller, buyer] = [await make.gold(), await make.member()]
  const code = await publish(seller)
  const colleague = await make.staff(seller.tenantId, ['seller_quotation.get'])
  await call(
    intentionApi.create,
    { params: { code }, body: { quantity: 1, message: 'Interested' } },
    as(buyer),
  )
  await failedJob(app, { to: buyer.email })
  await failedJob(app)
  expect(await activity(seller.id)).toMatchObject({
    postings: [{ kind: 'quotation', state: 'online', count: 1 }],
    messages: { all: 2, unread: 2 },
    failed_deliveries: 0,
  })
  expect((await activity(colleague.id)).postings).toEqual([])
  expect(await activity(buyer.id)).toMatchObject({
    dealings: { enquiries: 1, quotes: 0, group_buys: 0, deals: 0 },
    failed_deliveries: 1,
  })
})

test('reports by and about the person are those that the reader may handle', async () => {
  const [seller, buyer] = [await make.gold(), await make.member()]
  const code = await publish(seller)
  await report(buyer, code)
  await report(seller)
  expect((await activity(seller.id)).reports).toEqual([])
  const reader = await make.operator(['admin_user.get', 'admin_quotation.get', 'admin_raise.get'])
  expect((await activity(seller.id, reader)).reports).toMatchObject([
    { is_own: true, record_sign: '', kind: null, handled_time: null },
    { is_own: false, record_sign: code, kind: 'quotation' },
  ])
  expect((await activity(buyer.id, reader)).reports).toMatchObject([{ is_own: true, record_sign: code }])
})

test('reports about a person’s company and posts in the forum are listed too', async () => {
  const [author, colleague, buyer] = [await make.gold(), await make.gold(), await make.member()]
  const { thread, reply } = forumScene(app)
  const { id } = await thread(author)
  const post = `forum-${await reply(author, id)}`
  const named = eq(tenant.id, author.tenantId)
  const [{ code: company } = { code: '' }] = await app.deps.database.orm.select().from(tenant).where(named)
  for (const sign of [post, company, `forum-${await reply(colleague, id)}`]) await report(buyer, sign)
  const reader = await make.operator(['admin_user.get', 'admin_tenant.get', 'admin_forum'])
  expect((await activity(author.id, reader)).reports).toMatchObject([
    { is_own: false, record_sign: company, kind: 'company' },
    { is_own: false, record_sign: post, kind: 'forum_post' },
  ])
  const forumOnly = await make.operator(['admin_user.get', 'admin_forum'])
  const kinds = (await activity(buyer.id, forumOnly)).reports.map(({ kind }) => kind)
  expect(kinds).toEqual(['forum_post', 'forum_post'])
})

test('the log shows what was done with the account, for it, and by it', async () => {
  const person = await make.user()
  const other = await make.operator(['admin_user.get'])
  const { one } = userAdminApi.actions.freeze
  const freeze = { params: { id: person.id }, body: { revision: 1, comment: 'Complaint' } }
  const done = await raw(one, freeze, as(other))
  expect(done.status).toBe(200)
  const row = { action: 'freeze', object_kind: 'user', comment: 'Complaint' }
  expect((await activity(person.id)).audit).toMatchObject([row])
  expect((await activity(other.id)).audit).toMatchObject([row])
})
