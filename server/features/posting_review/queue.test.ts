/** The queue of all kinds: who reads what, and what an operator is told whose decision comes too late. */
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { postings } from '#contract/postings/index.ts'
import { leaseSeconds, reviewApi } from '#contract/review.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { rows } from '#server/db/client.ts'
import { openSession } from '#server/http/session.ts'
import { testApp } from '../../../tests/support/app.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import { postingReview } from './feature.ts'
import { queuePage } from './queue_store.ts'

const app = await testApp()
const { call, raw, make, deps, pass } = app
const { api } = postings.quotation
const wang = await make.operator(['admin_quotation.get', 'admin_purchase.get', 'admin_user.get'])
const li = await make.operator(['admin_quotation.get'])
const as = { token: wang.token }
const asLi = { token: li.token }
const seller = await make.gold({}, { display_name_en: 'Seller' })
const { submit, publish } = market(app, wang)
const forging = kindOf('purchase_forging')

const queue = async (options = as, query = {}) => (await call(reviewApi.queue, { query }, options)).data
const codesOf = async (options = as, query = {}) =>
  (await queue(options, query)).results.map(({ code }) => code)
const read = async (code: string, options = as, body: { take_over?: boolean } = {}) =>
  (await call(api.read, { params: { code }, body }, options)).data
const leave = (code: string, options = as) => call(api.leave, { params: { code } }, options)
const approve = (code: string, revision: number, options = as) =>
  raw(api.approve, { params: { code }, body: { revision } }, options)
const reject = (code: string, options = as, revision = 1) =>
  raw(
    api.review,
    { params: { code, action: 'reject' }, body: { comment: 'Blurred', img_arr: [], revision } },
    options,
  )
const edit = (code: string, revision: number, change: object) =>
  raw(
    api.update,
    { params: { code }, query: { revision, submit: 1 }, body: { ...completeValues(), ...change } },
    { token: seller.token },
  )

describe('the queue', () => {
  test('is for operators only, and each sees the kinds of his permissions', async () => {
    expect((await raw(reviewApi.queue, {})).status).toBe(401)
    expect((await raw(reviewApi.queue, {}, { token: seller.token })).status).toBe(403)
    expect((await raw(reviewApi.queue, { query: { kind: 'purchase_forging' } }, asLi)).status).toBe(403)
    expect((await raw(reviewApi.queue, { query: { kind: 'nothing' } }, as)).status).toBe(400)
    expect((await queue()).counts).toEqual({
      quotation: 0,
      purchase_forging: 0,
      purchase_piece: 0,
      purchase_material: 0,
    })
    expect(await queue(asLi)).toMatchObject({ results: [], counts: { quotation: 0 }, oldest_waiting: null })
    expect(await queue({ token: (await make.operator(['admin_tag.get'])).token })).toMatchObject({
      results: [],
      counts: {},
    })
  })

  test('is searched by code, words and company, in all kinds and in one', async () => {
    const steel = await make.gold({ name: '搜索锻造', name_en: 'Searched Forge' })
    const [spot, request] = [
      await submit(steel, { heat_no: 'SEARCHED-1' }),
      await marketOf(forging, app, wang).submit(steel),
    ]
    await submit(seller)
    const found = async (keyword: string, query = {}) => (await codesOf(as, { keyword, ...query })).toSorted()
    expect(await found('Searched')).toEqual([spot, request].toSorted())
    expect(await found('搜索锻')).toEqual([spot, request].toSorted())
    expect(await found('Searched', { kind: 'quotation' })).toEqual([spot])
    expect(await found(spot.slice(0, 7))).toEqual([spot])
    expect(await found('SEARCHED-1')).toContain(spot)
    expect(await found('100%')).toEqual([])
    expect(await queue(as, { keyword: 'Searched' })).toMatchObject({
      count: 2,
      counts: { quotation: 1, purchase_forging: 1, purchase_piece: 0 },
    })
    expect((await raw(reviewApi.queue, { query: { keyword: 'x'.repeat(101) } }, as)).status).toBe(400)
    await deps.database.orm.execute(sql`update posting set state = 'offline' where state = 'in_review'`)
  })

  test('has new postings and edits of all kinds, those that wait longest first', async () => {
    const online = await publish(seller)
    pass(1)
    const request = await marketOf(forging, app, wang).submit(seller)
    pass(1)
    const fresh = await submit(seller)
    pass(1)
    await edit(online, 1, { price_amount: 5300 })
    expect(await codesOf()).toEqual([request, fresh, online])
    expect(await codesOf(asLi)).toEqual([fresh, online])
    expect(await codesOf(as, { kind: 'quotation' })).toEqual([fresh, online])
    const all = await queue(as, { kind: 'quotation', page: 2, size: 1 })
    expect(all).toMatchObject({ count: 2, has_more: false, counts: { quotation: 2, purchase_forging: 1 } })
    expect(all.results.map(({ flags }) => flags[0])).toEqual(['edit'])
    const first = (await queue(as, { kind: 'quotation' })).results[0]
    expect((await queue(as, { kind: 'quotation' })).oldest_waiting).toBe(first?.submitted_time)
    // What was decided waits no longer.
    for (const code of [fresh, online]) {
      const seen = (await queue(as, { kind: 'quotation' })).results.find((row) => row.code === code)
      expect((await approve(code, seen?.revision ?? 0)).status).toBe(200)
    }
    expect(await codesOf()).toEqual([request])
  })

  test('is read from its index in its order', async () => {
    const plan = await deps.database.orm.transaction(async (tx) => {
      await tx.execute(sql`set local enable_sort = off`)
      await tx.execute(sql`set local enable_seqscan = off`)
      const page = queuePage({ kinds: ['quotation', 'purchase_piece'], page: 1, size: 20 }, deps.clock())
      return rows<{ 'QUERY PLAN': string }>(tx, sql`explain ${page}`)
    })
    const text = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(text).toContain('posting_queue')
    expect(text).not.toMatch(/Sort {2}\(/)
  })
})

describe('who reads a posting', () => {
  test('is asked in the order 401, 403, 400, 404', async () => {
    const code = await submit(seller)
    const body = {}
    expect((await raw(api.read, { params: { code }, body })).status).toBe(401)
    expect((await raw(api.read, { params: { code }, body }, { token: seller.token })).status).toBe(403)
    const forumOnly = await make.operator(['admin_forum'])
    expect((await raw(api.read, { params: { code }, body }, { token: forumOnly.token })).status).toBe(403)
    expect((await raw(api.read, { params: { code }, body: { take_over: 1 } }, as)).status).toBe(400)
    expect((await raw(api.read, { params: { code: 'Q0000000' }, body }, as)).status).toBe(404)
    expect((await raw(api.leave, { params: { code } }, { token: seller.token })).status).toBe(403)
  })

  test('of two who open it at once one has it, and both are told who', async () => {
    const code = await submit(seller)
    const told = await Promise.all([read(code), read(code, asLi)])
    expect(told.map((one) => one?.is_own).toSorted()).toEqual([false, true])
    expect(told[0]?.by).toBe(told[1]?.by)
    const shown = (await queue(as, { kind: 'quotation' })).results.find((row) => row.code === code)
    expect(shown?.reader).toEqual(told[0])
  })

  test('the one who has it keeps it, until it is given back or its time is over', async () => {
    const code = await submit(seller)
    const first = await read(code)
    expect(first).toMatchObject({ is_own: true })
    pass(leaseSeconds - 30)
    const renewed = await read(code)
    expect(renewed?.since).toBe(first?.since)
    pass(leaseSeconds - 30)
    expect(await read(code, asLi)).toMatchObject({ is_own: false, until: renewed?.until })
    // Somebody else cannot give it back.
    await leave(code, asLi)
    expect(await read(code, asLi)).toMatchObject({ is_own: false })
    await leave(code)
    expect(await read(code, asLi)).toMatchObject({ is_own: true })
    // A closed laptop: nothing renews it.
    pass(leaseSeconds + 1)
    expect((await queue()).results.find((row) => row.code === code)?.reader).toBeNull()
    expect(await read(code)).toMatchObject({ is_own: true })
  })

  test('it ends with the session in which it was taken, not with another one of the same person', async () => {
    const code = await submit(seller)
    const token = () => openSession(deps.database.orm, wang.id, 'pc', deps.clock())
    const [first, second] = [await token(), await token()]
    await read(code, { token: first })
    await call(accountApi.logout, {}, { token: second })
    expect(await read(code, asLi)).toMatchObject({ is_own: false })
    await call(accountApi.logout, {}, { token: first })
    expect(await read(code, asLi)).toMatchObject({ is_own: true })
  })

  test('it can be taken over, which is recorded, and the first reader learns it', async () => {
    const code = await submit(seller)
    await read(code, asLi)
    expect(await read(code)).toMatchObject({ is_own: false })
    expect(await read(code, as, { take_over: true })).toMatchObject({ is_own: true })
    expect(await read(code, asLi)).toMatchObject({ is_own: false })
    await read(code, as, { take_over: true })
    const log = await call(auditLogApi.list, { query: { object_sign: code } as never }, as)
    expect(log.data.results.map((row) => row['action'])).toEqual(['take_over'])
  })

  test('nobody has what does not wait, and hours later old leases are gone', async () => {
    const code = await publish(seller)
    expect(await read(code)).toBeNull()
    await read(await submit(seller))
    pass(3600)
    await postingReview.purge?.(deps.database.orm, deps.clock())
    expect(await rows(deps.database.orm, sql`select 1 from review_lease`)).toEqual([])
  })
})

describe('of two decisions at the same moment one counts,', () => {
  const nameOf = async ({ id }: { id: number }) => {
    const [found] = await rows<{ name: string }>(
      deps.database.orm,
      sql`select display_name as name from account where id = ${id}`,
    )
    return found!.name
  }

  test('and the other operator is told what was decided and by whom', async () => {
    const code = await submit(seller)
    const [yes, no] = await Promise.all([approve(code, 1), reject(code, asLi)])
    expect([yes.status, no.status].toSorted()).toEqual([200, 409])
    const [loser, winner, action] = yes.status === 409 ? [yes, li, 'reject'] : [no, wang, 'approve']
    const by = await nameOf(winner)
    expect(loser.body).toMatchObject({
      code: action === 'approve' ? 'approved_meanwhile' : 'rejected_meanwhile',
      data: { action, by },
    })
    expect(loser.body.detail).toContain(by)
  })

  test('also two approvals, and in a bulk approval', async () => {
    const code = await submit(seller)
    const twice = await Promise.all([approve(code, 1), approve(code, 1, asLi)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(twice.find(({ status }) => status === 409)?.body.code).toBe('approved_meanwhile')
    const many = await call(api.approveMany, { body: { rows: [{ code, revision: 1 }] } }, as)
    expect(many.data.refused[code]).toMatch(/has already approved/)
  })

  test('a takedown and the approval of a waiting edit', async () => {
    const code = await publish(seller)
    await edit(code, 1, { price_amount: 5200 })
    const takeDown = { params: { code, action: 'take_down' }, body: { comment: 'Sold' } }
    expect((await raw(api.review, takeDown, asLi)).status).toBe(200)
    expect((await approve(code, 2)).body.code).toBe('taken_down_meanwhile')
    expect((await reject(code, as, 2)).body.code).toBe('taken_down_meanwhile')
    expect((await raw(api.review, { ...takeDown, params: { code, action: 'restore' } }, as)).status).toBe(200)
    const again = await raw(api.review, { ...takeDown, params: { code, action: 'restore' } }, asLi)
    expect(again.body.code).toBe('restored_meanwhile')
  })

  test('a takedown or a restoration of a posting that has changed since it was read', async () => {
    const code = await publish(seller)
    const decide = (action: 'take_down' | 'restore', revision: number) =>
      raw(api.review, { params: { code, action }, body: { comment: 'Sold', revision } }, as)
    await edit(code, 1, { price_amount: 5300 })
    expect((await decide('take_down', 1)).body.code).toBe('edit_conflict')
    expect((await call(api.detail, { params: { code } })).data.state).toBe('online')
    expect((await decide('take_down', 2)).status).toBe(200)
    expect((await decide('restore', 2)).body.code).toBe('edit_conflict')
    expect((await decide('restore', 1)).status).toBe(200)
  })

  test('a decision on a version that its owner has changed is refused with the new one', async () => {
    const code = await submit(seller)
    await edit(code, 1, { price_amount: 5100 })
    const late = await approve(code, 1)
    expect(late.body).toMatchObject({ code: 'edit_conflict', data: { revision: 2, price_amount: 5100 } })
    expect((await reject(code, as, 1)).body.code).toBe('edit_conflict')
    expect((await approve(code, 2)).status).toBe(200)
  })

  test('what its owner has withdrawn is gone', async () => {
    const code = await submit(seller)
    await call(api.action, { params: { code, action: 'withdraw' } }, { token: seller.token })
    expect((await approve(code, 1)).status).toBe(404)
  })
})
