/** Both companies read who looked at whose contact details; nobody else does. */
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cardViewApi } from '#contract/card_view.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { dealApi } from '#contract/deal.ts'
import { intentionApi } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import { rows } from '#server/db/client.ts'
import { contactView } from '#server/db/contact_tables.ts'
import { posting } from '#server/db/posting_tables.ts'
import { purge } from '#server/jobs/purge.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'
import { cardViewIds } from './store.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const { api } = postings.quotation
const { publish } = market(app, await make.operator(['admin_quotation.get']))

const as = ({ token }: { token: string }) => ({ token })
const look = (viewer: Member, code: string) => raw(api.contact, { params: { code } }, as(viewer))
const received = async (reader: Member, query: { page?: number; size?: number } = {}) =>
  (await call(cardViewApi.received, { query }, as(reader))).data
const made = async (reader: Member, query: { page?: number; size?: number } = {}) =>
  (await call(cardViewApi.made, { query }, as(reader))).data

/** Moves the company's views back by so many days. */
const makeOlder = (viewer: Member, days: number) =>
  db.execute(sql`update contact_view set at = at - ${days} * interval '1 day', day = day - ${days}::int
    where tenant_id = ${viewer.tenantId}`)

const emptyPage = { results: [], count: 0, has_more: false }

test('the owner sees which company looked, the viewer which colleague, and other companies neither', async () => {
  const seller = await make.certified({ name: 'Watched' })
  const viewer = await make.gold({ name: 'Curious' })
  const colleague = await make.staff(viewer.tenantId, [])
  await db.execute(
    sql`update account set display_name = '李四', display_name_en = 'Li Si' where id = ${colleague.id}`,
  )
  const code = await publish(seller)
  expect((await look(colleague, code)).status).toBe(200)

  const seen = await received(seller)
  expect(seen).toMatchObject({ count: 1, has_more: false })
  expect(seen.results[0]).toMatchObject({
    company: { name: 'Curious', certification: 'certified' },
    kind: 'quotation',
    posting_code: code,
    posting: { code },
    of_deal: false,
  })
  // The person who looked is nobody's business but their own company's.
  const { body } = await raw(cardViewApi.received, {}, as(seller))
  expect(JSON.stringify(body)).not.toMatch(/李四|Li Si|"person"/)

  expect((await made(viewer)).results[0]).toMatchObject({
    company: { name: 'Watched', certification: 'certified' },
    person: 'Li Si',
    posting: { code },
  })
  const chinese = await call(cardViewApi.made, {}, { ...as(colleague), language: 'zh-CN' })
  expect(chinese.data.results[0]?.person).toBe('李四')

  const stranger = await make.gold()
  for (const reader of [stranger, await make.staff(stranger.tenantId, ['seller_quotation.get'])]) {
    expect(await received(reader)).toMatchObject(emptyPage)
    expect(await made(reader)).toMatchObject({ ...emptyPage, today: { used: 0, limit: 50 } })
  }
  expect(await made(seller)).toMatchObject({ ...emptyPage, today: { used: 0, limit: 0 } })
  expect(await received(viewer)).toMatchObject(emptyPage)
})

test('one’s own card is no view, and what was refused is none either', async () => {
  const seller = await make.gold()
  const code = await publish(seller)
  expect((await look(seller, code)).status).toBe(200)
  expect((await look(await make.silver(), code)).status).toBe(403)
  expect(await received(seller)).toMatchObject(emptyPage)
  expect(await made(seller)).toMatchObject(emptyPage)
})

test('the other side loses a closed posting and one that it is no longer invited to; its owner keeps it', async () => {
  const seller = await make.certified()
  const viewer = await make.gold()
  const codes = [await publish(seller), await publish(seller), await publish(seller)] as const
  const [sold, closed, withdrawn] = codes
  for (const code of codes) await look(viewer, code)
  await call(api.action, { params: { code: sold, action: 'deal' } }, as(seller))
  await call(api.action, { params: { code: closed, action: 'close' } }, as(seller))
  await db.update(posting).set({ visibility: 'invited' }).where(eq(posting.code, withdrawn))

  const open = (results: { posting_code: string; posting: unknown }[]) =>
    results.filter((row) => row.posting !== null).map((row) => row.posting_code)
  const { results } = await made(viewer)
  expect(results.map((row) => row.posting_code)).toEqual([withdrawn, closed, sold])
  expect(open(results)).toEqual([sold])
  expect((await call(api.detail, { params: { code: sold } }, as(viewer))).status).toBe(200)
  for (const code of [closed, withdrawn])
    expect((await raw(api.detail, { params: { code } }, as(viewer))).status).toBe(404)
  expect(open((await received(seller)).results)).toEqual([withdrawn, closed, sold])
})

test('the contact of a deal is listed as such and counts nowhere', async () => {
  const seller = await make.certified()
  const buyer = await make.gold()
  const code = await publish(seller)
  const body = { quantity: 1, message: 'Interested' }
  const { data } = await call(intentionApi.create, { params: { code }, body }, as(buyer))
  const { id } = data
  await call(intentionApi.answer, { params: { id, action: 'accept' }, body: {} }, as(seller))
  await call(dealApi.one, { params: { source: 'intention', id } }, as(buyer))
  await call(dealApi.one, { params: { source: 'intention', id } }, as(seller))

  const list = await made(buyer)
  expect(list).toMatchObject({
    results: [{ of_deal: true, posting_code: code }],
    today: { used: 0, limit: 50 },
  })
  expect(await received(seller)).toMatchObject({ count: 1, results: [{ of_deal: true }] })
  // The seller looked at the buyer's contact, at the seller's own posting.
  expect(await received(buyer)).toMatchObject({ count: 1, results: [{ of_deal: true, posting: { code } }] })
  const overview = await call(dashboardApi.backend, {}, as(buyer))
  expect(overview.data.quotas).toContainEqual({ name: 'contact_day', used: 0, limit: 50 })
})

test('pages are newest first, today’s figure counts companies, and views end after 90 days', async () => {
  const seller = await make.certified()
  const viewer = await make.gold()
  const codes: string[] = []
  for (let count = 0; count < 5; count += 1) {
    codes.push(await publish(seller))
    await look(viewer, codes[count] ?? '')
    app.pass(60)
  }
  const newest = codes.toReversed()
  const pages = await Promise.all([1, 2, 3].map((page) => received(seller, { page, size: 2 })))
  expect(pages.map(({ results }) => results.map((row) => row.posting_code))).toEqual([
    newest.slice(0, 2),
    newest.slice(2, 4),
    newest.slice(4),
  ])
  expect(pages.map(({ has_more, count }) => [has_more, count])).toEqual([
    [true, 5],
    [true, 5],
    [false, 5],
  ])
  expect((await made(viewer)).today).toEqual({ used: 1, limit: 50 })

  await makeOlder(viewer, 89)
  expect(await made(viewer)).toMatchObject({ count: 5, today: { used: 0 } })
  await purge(db, deps.clock())
  expect((await received(seller)).count).toBe(5)
  await makeOlder(viewer, 2)
  expect((await received(seller)).count).toBe(0)
  await purge(db, deps.clock())
  const kept = await db.select().from(contactView).where(eq(contactView.tenant_id, viewer.tenantId))
  expect(kept).toEqual([])
})

test('of 51 companies asked for at once, the last one is refused', async () => {
  const viewer = await make.gold()
  const code = await publish(await make.certified())
  await db.execute(sql`with sellers as (
      insert into tenant (code, name) select 'ATONCE' || n, 'At once ' || n from generate_series(1, 51) n returning id, code)
    insert into posting (kind, code, tenant_id, author_id, state, revision, latest_revision, title_zh, title_en, search,
      submitted_at, published_at, expires_at, created_at, updated_at)
    select kind, 'Q' || s.code, s.id, author_id, state, 1, 1, title_zh, title_en, '', submitted_at, published_at, expires_at,
      now(), now() from posting, sellers s where posting.code = ${code}`)
  const asked = Array.from({ length: 51 }, (_, place) => `QATONCE${place + 1}`)
  const answers = await Promise.all(asked.map((one) => look(viewer, one)))
  const tally = answers.map(({ status, body }) => (status === 200 ? 'seen' : body.code)).toSorted()
  expect(tally).toEqual(['quota_exhausted', ...Array.from({ length: 50 }, () => 'seen')])
  const { today, count } = await made(viewer)
  expect([today, count]).toEqual([{ used: 50, limit: 50 }, 50])
})

test.each(['received', 'made'] as const)('%s: a page is read from an index in its order', async (side) => {
  const ids = cardViewIds({ tenantId: 1, side, now: deps.clock(), page: 3, size: 20 })
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`)
    await tx.execute(sql`set local enable_seqscan = off`)
    return rows<{ 'QUERY PLAN': string }>(tx, sql`explain ${ids}`)
  })
  const text = plan.map((line) => line['QUERY PLAN']).join('\n')
  expect(text).toMatch(new RegExp(`Index Only Scan Backward using contact_view_${side}`))
  expect(text).not.toMatch(/Sort|Filter/)
})
