/** Deleting the account of a company's only person: what has to be settled first, and what becomes of the company. */
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountDeletionApi as api, deletionDays } from '#contract/account_deletion.ts'
import { certificationApi } from '#contract/certification.ts'
import { companyApi } from '#contract/company.ts'
import { conversationApi } from '#contract/conversation.ts'
import { dealApi } from '#contract/deal.ts'
import { intentionApi } from '#contract/intention.ts'
import { membershipApi } from '#contract/membership.ts'
import { postings } from '#contract/postings/index.ts'
import { quoteApi } from '#contract/quote.ts'
import { staffApi } from '#contract/staff.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { rows } from '#server/db/client.ts'
import { account, tenant } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { testPassword, type Member, type Person } from '../../../tests/support/factory.ts'
import { inspectionScene } from '../../../tests/support/inspections.ts'
import { supplierScene } from '../../../tests/support/good_business.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import { quoteSender } from '../../../tests/support/quotes.ts'
import { findDue } from './carry_out.ts'

const app = await testApp()
const { call, raw, make, deps, pass, drain } = app
const db = deps.database.orm
const as = ({ token }: Person) => ({ token })
const day = 86_400
const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get', 'admin_tenant.get'])
const { publish, submit } = market(app, operator)
const requests = marketOf(kindOf('purchase_forging'), app, operator)

const ask = (person: Person) => raw(api.request, { body: { password: testPassword } }, as(person))
const obstaclesOf = async (person: Person) =>
  (await call(api.own, {}, as(person))).data.obstacles.map(({ kind, count }) => `${kind} ${count}`)
const runJobs = async () => {
  await deps.jobs.send(db, findDue, {})
  await drain()
}
const companyOf = async ({ tenantId }: Member) =>
  (await db.select().from(tenant).where(eq(tenant.id, tenantId)))[0]!
const isDeleted = async ({ id }: Person) =>
  (await db.select().from(account).where(eq(account.id, id)))[0]?.deleted_at !== null
const titlesOf = async (person: Person) =>
  (await call(userMessageApi.list, { query: { size: 50 } }, as(person))).data.results.map(
    ({ title }) => title,
  )

/** Moves every deal into the past: a session would not last as long as a deal counts. */
const longAgo = () => db.execute(sql`update deal set agreed_at = agreed_at - interval '40 days'`)

/** An enquiry of the buyer about the seller's posting. */
async function enquire(buyer: Member, code: string) {
  const body = { quantity: 1, message: 'Is it there?' }
  return (await call(intentionApi.create, { params: { code }, body }, as(buyer))).data.id
}
const accept = (seller: Member, id: number) =>
  call(intentionApi.answer, { params: { id, action: 'accept' }, body: { answer: 'Yes' } }, as(seller))

describe('what has to be settled first', () => {
  test('staff', async () => {
    const main = await make.gold()
    const staff = await make.staff(main.tenantId, [])
    expect((await ask(main)).body).toMatchObject({
      code: 'deletion_blocked',
      data: { obstacles: [{ kind: 'staff', count: 1 }] },
    })
    await call(staffApi.remove, { params: { id: staff.id } }, as(main))
    expect((await ask(main)).status).toBe(200)
  })

  test('a deal, on either side, until 30 days have passed', async () => {
    const [seller, buyer] = [await make.gold(), await make.gold()]
    await accept(seller, await enquire(buyer, await publish(seller)))
    for (const one of [seller, buyer]) {
      expect(await obstaclesOf(one)).toEqual(['deals 1'])
      expect((await ask(one)).status).toBe(409)
    }
    await longAgo()
    expect(await obstaclesOf(seller)).toEqual([])
  })

  test('an accepted quote until its delivery date', async () => {
    const [buyer, supplier] = [await make.gold(), await make.gold()]
    const code = await requests.publish(buyer)
    const { data } = await quoteSender(app, 'purchase_forging')(supplier, code)
    const body = { revision: 1, agreed_quantity: 1, answer: '' }
    await call(quoteApi.accept, { params: { id: data.id }, body }, as(buyer))
    expect(await obstaclesOf(supplier)).toEqual(['deals 1'])
    await db.execute(sql`update deal set facts = jsonb_set(facts, '{terms,delivery_date}', '"2020-01-01"')`)
    expect(await obstaclesOf(supplier)).toEqual([])
  })

  test('an application for membership or certification that waits', async () => {
    const main = await make.member()
    await call(membershipApi.apply, { body: { tier: 'silver', years: 1 } }, as(main))
    await db.execute(sql`insert into certification_application (tenant_id, account_id, state, name, credit_code,
        license_files, contact_name, contact_mobile, submitted_at)
      values (${main.tenantId}, ${main.id}, 'submitted', 'X', '91320200MA1X2Y3Z4A', '[]', 'X', '+8613900000000', now())`)
    expect((await obstaclesOf(main)).sort()).toEqual(['certification 1', 'membership 1'])
    const { data } = await call(certificationApi.own, {}, as(main))
    await call(certificationApi.withdraw, { params: { id: data.applications[0]!.id } }, as(main))
    expect(await obstaclesOf(main)).toEqual(['membership 1'])
  })
})

test('what comes up in the meantime holds the deletion up; it happens once that is settled', async () => {
  const [seller, buyer] = [await make.gold(), await make.gold()]
  const code = await publish(seller)
  const id = await enquire(buyer, code)
  await ask(seller)
  await accept(seller, id)
  pass(deletionDays * day + 1)
  await runJobs()
  await runJobs()
  expect(await isDeleted(seller)).toBe(false)
  const held = (await titlesOf(seller)).filter((title) => title === 'Your account could not be deleted yet')
  expect(held).toHaveLength(1)
  await longAgo()
  await runJobs()
  expect(await isDeleted(seller)).toBe(true)
})

describe('the company of a deleted account', async () => {
  const code91 = '91320200MA1X2Y3Z4B'
  const gone = await make.gold(
    { name: 'Closing Steel', credit_code: code91, contact_email: 'office@closing.example' },
    { display_name: 'Leaving Person' },
  )
  const other = await make.gold()
  const online = await publish(gone)
  const waiting = await submit(gone)
  const { data: draft } = await call(postings.quotation.api.create, { body: completeValues() }, as(gone))
  const dealt = await publish(gone)
  await accept(gone, await enquire(other, dealt))
  const { data: talk } = await call(conversationApi.open, { body: { code: dealt } }, as(other))
  await call(conversationApi.send, { params: { id: talk.id }, body: { text: 'Hello' } }, as(other))
  await call(conversationApi.send, { params: { id: talk.id }, body: { text: 'Good morning' } }, as(gone))
  await longAgo()
  const theirs = await publish(other)
  const request = await requests.publish(other)
  const fresh = await publish(gone)
  const { list } = await supplierScene(app)
  await list(gone)
  await quoteSender(app, 'purchase_forging')(gone, request)
  const sent = await enquire(gone, theirs)
  const received = await enquire(other, fresh)
  const inspections = inspectionScene(app)
  for (const state of ['quoted', 'reported'] as const) await inspections.reach(gone, state)

  test('is announced with the request', async () => {
    const { data } = await call(api.own, {}, as(gone))
    expect(data.company).toMatchObject({ name: 'Closing Steel', postings: 5, offers: 2 })
    expect(data.company?.membership_until).not.toBeNull()
    expect(data.obstacles).toEqual([])
    expect((await ask(gone)).status).toBe(200)
    // Nothing changes before the day.
    expect((await raw(postings.quotation.api.detail, { params: { code: fresh } })).status).toBe(200)
    pass(deletionDays * day + 1)
    await runJobs()
    expect(await isDeleted(gone)).toBe(true)
  })

  test('has no posting that anybody can open, and no draft', async () => {
    for (const code of [online, waiting, dealt, fresh, draft.code])
      expect((await raw(postings.quotation.api.detail, { params: { code } }, as(other))).status).toBe(404)
    const left = await rows(
      db,
      sql`select state, count(*)::int as count from posting where tenant_id = ${gone.tenantId} group by state`,
    )
    expect(left).toEqual([{ state: 'closed', count: 4 }])
  })

  test('has withdrawn what it had sent, and closed what it had received; the others are told', async () => {
    const states = await rows<{ id: number; state: string }>(
      db,
      sql`select id, state from intention where id in (${sent}, ${received}) order by id`,
    )
    expect(states.map(({ state }) => state)).toEqual(['closed', 'closed'])
    expect(await rows(db, sql`select state from quote where tenant_id = ${gone.tenantId}`)).toEqual([
      { state: 'withdrawn' },
    ])
    const titles = (await titlesOf(other)).join('\n')
    expect(titles).toContain('Closing Steel withdrew')
    expect(titles.match(/closed the enquiry/g)).toHaveLength(2)
  })

  test('has cancelled the inspections without a report, and none names a person to reach', async () => {
    const left = await rows(
      db,
      sql`select state, contact_name, contact_mobile from inspection where tenant_id = ${gone.tenantId} order by id`,
    )
    const nobody = { contact_name: '', contact_mobile: '' }
    expect(left).toEqual([
      { state: 'cancelled', ...nobody },
      { state: 'reported', ...nobody },
    ])
  })

  test('keeps its name in deals and conversations, without a person to reach', async () => {
    const { data: list } = await call(dealApi.list, { query: {} }, as(other))
    expect(list.results).toMatchObject([{ company: { name: { en: 'Closing Steel' } } }])
    const { source, id } = list.results[0]!
    const { data } = await call(dealApi.one, { params: { source, id } }, as(other))
    expect(data.contact).toEqual({ name: '', mobile: null, email: null, is_service: false })
    const thread = await call(conversationApi.messages, { params: { id: talk.id }, query: {} }, as(other))
    expect(JSON.stringify(thread.data)).toContain('Good morning')
    expect(JSON.stringify(thread.data)).not.toContain('Leaving Person')
    const written = await raw(
      conversationApi.send,
      { params: { id: talk.id }, body: { text: 'Anybody there?' } },
      as(other),
    )
    expect(written.status).toBeGreaterThanOrEqual(400)
  })

  test('is no longer listed as a preferred supplier', async () => {
    const found = sql`select state, certificates from good_business where tenant_id = ${gone.tenantId}`
    expect(await rows(db, found)).toEqual([{ state: 'withdrawn', certificates: [] }])
  })

  test('is no member, not certified, not found by its name, and its credit code is free', async () => {
    expect(await companyOf(gone)).toMatchObject({
      membership: 'none',
      certification: 'none',
      credit_code: null,
      credit_rating: 0,
      contact_email: null,
    })
    expect((await companyOf(gone)).closed_at).not.toBeNull()
    const { data } = await call(companyApi.search, { query: { keyword: 'Closing' } }, as(other))
    expect(data).toEqual([])
    await db.update(tenant).set({ credit_code: code91 }).where(eq(tenant.id, other.tenantId))
  })
})
