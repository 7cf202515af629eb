/** Decisions about many postings at once, all that match a filter, and the export. */
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { decisionLimit, matchingLimit } from '#contract/postings/posting_review_api.ts'
import { exportSize } from '#contract/resources/export_size.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const { api } = postings.quotation
const wang = await make.operator(['admin_quotation.get', 'admin_user.get'])
const li = await make.operator(['admin_quotation.get'])
const as = { token: wang.token }
const asLi = { token: li.token }
const seller = await make.gold()
const { submit, publish } = market(app, wang)

type Row = { code: string; revision: number }
const seen = (...codes: string[]): Row[] => codes.map((code) => ({ code, revision: 1 }))
type Action = 'reject' | 'take_down' | 'restore'
const many = (action: Action, given: Row[], comment = 'Because', options: { token?: string } = as) =>
  raw(api.reviewMany, { params: { action }, body: { comment, rows: given } }, options)
const stateOf = async (code: string) => (await call(api.adminOne, { params: { code } }, as)).data.state
const entriesOf = (code: string) =>
  rows<{ action: string }>(db, sql`select action from audit_log where object_sign = ${code} order by id`)

/** Copies a posting, once for each number from `first` to `last`, which is in the copy's code. */
async function copies(code: string, first: number, last: number): Promise<void> {
  const found = await rows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns where table_name = 'posting'
      and column_name not in ('id', 'code') and is_generated = 'NEVER'`,
  )
  const names = sql.raw(found.map(({ name }) => `"${name}"`).join(', '))
  // In steps that a slow machine finishes within the time that a statement has.
  for (let from = first; from <= last; from += 1_000)
    await db.execute(sql`insert into posting (code, ${names})
      select 'QC' || lpad(n::text, 7, '0'), ${names} from posting,
        generate_series(${from}::int, ${Math.min(last, from + 999)}::int) n where code = ${code}`)
}

describe('a decision about many', () => {
  test('is asked in the order 401, 403, 400', async () => {
    const code = await submit(seller)
    expect((await many('reject', seen(code), 'x', {})).status).toBe(401)
    expect((await many('reject', seen(code), 'x', { token: seller.token })).status).toBe(403)
    const other = await make.operator(['admin_purchase.get'])
    expect((await many('reject', seen(code), 'x', { token: other.token })).status).toBe(403)
    const refused = await many('reject', seen(code), '  ')
    expect(refused.status).toBe(400)
    expect(refused.body.data).toMatchObject({ comment: expect.any(String) })
    expect((await many('reject', [])).status).toBe(400)
    expect(
      (
        await many(
          'reject',
          Array.from({ length: decisionLimit + 1 }, () => seen(code)[0]!),
        )
      ).status,
    ).toBe(400)
    const foreign = { comment: 'x', img_arr: ['/uploads/not-mine.webp'], rows: seen(code) }
    const pictured = await raw(api.reviewMany, { params: { action: 'reject' }, body: foreign }, as)
    expect(pictured.body.data).toMatchObject({ 'img_arr.0': expect.any(String) })
    expect(await stateOf(code)).toBe('in_review')
  })

  test('decides about each for itself and says what became of each', async () => {
    const [fine, changed, decided, read, kept] = [
      await submit(seller),
      await submit(seller),
      await submit(seller),
      await submit(seller),
      await submit(seller),
    ]
    const edited = {
      params: { code: changed },
      query: { revision: 1, submit: 1 as const },
      body: completeValues(),
    }
    await call(api.update, edited, { token: seller.token })
    await call(api.approve, { params: { code: decided }, body: { revision: 1 } }, asLi)
    await call(api.read, { params: { code: read }, body: {} }, asLi)
    await call(api.read, { params: { code: kept }, body: {} }, as)
    const { body } = await many('reject', seen(fine, changed, decided, read, kept, 'Q0000000'))
    expect(body.data).toEqual({
      done: [fine, kept],
      refused: {
        [changed]: expect.stringMatching(/changed this/),
        [decided]: expect.stringMatching(/has already approved/),
        [read]: expect.stringMatching(/is reading this posting/),
        Q0000000: expect.stringMatching(/Not found/),
      },
    })
    expect(await Promise.all([fine, changed, decided, read, kept].map(stateOf))).toEqual([
      'rejected',
      'in_review',
      'online',
      'in_review',
      'rejected',
    ])
    expect(await entriesOf(fine)).toEqual([{ action: 'reject' }])
    expect(await entriesOf(read)).toEqual([])
    // Whoever reads it decides alone, and a bulk approval leaves it out too.
    const approved = await call(api.approveMany, { body: { rows: seen(read) } }, as)
    expect(approved.data.done).toEqual([])
    expect((await call(api.approveMany, { body: { rows: seen(read) } }, asLi)).data.done).toEqual([read])
  })

  test('takes down what is online and restores it', async () => {
    const [online, waiting] = [await publish(seller), await submit(seller)]
    const down = await many('take_down', seen(online, waiting), 'Sold')
    expect(down.body.data).toMatchObject({ done: [online], refused: { [waiting]: expect.any(String) } })
    expect(await stateOf(online)).toBe('taken_down')
    expect((await many('restore', seen(online), 'Mistake')).body.data).toEqual({
      done: [online],
      refused: {},
    })
    expect(await stateOf(online)).toBe('online')
  })

  test('tells each owner the preset reason in the own language, and what was typed as it is', async () => {
    const abroad = await make.gold({}, { country: 'DE' })
    const home = await make.gold({}, { country: 'CN' })
    const [english, chinese] = [await submit(abroad), await submit(home)]
    await many('reject', seen(english, chinese), '重复发布\nsee Q1')
    const commentOf = async (code: string) =>
      (await call(api.adminOne, { params: { code } }, as)).data.review?.comment
    expect(await commentOf(english)).toBe('Posted twice\nsee Q1')
    expect(await commentOf(chinese)).toBe('重复发布\nsee Q1')
  })

  test('of two at once about the same postings decides about each exactly once', async () => {
    const codes = [await submit(seller), await submit(seller), await submit(seller)]
    const answers = await Promise.all([
      many('reject', seen(...codes)),
      many('reject', seen(...codes.toReversed()), 'Because', asLi),
    ])
    const done = answers.flatMap(({ body }) => (body.data as { done: string[] }).done)
    expect(done.toSorted()).toEqual(codes.toSorted())
    for (const code of codes) expect(await entriesOf(code)).toHaveLength(1)
  })
})

describe('all that match a filter', () => {
  test('are asked for in the order 401, 403, 400', async () => {
    const query = { action: 'approve' as const }
    expect((await raw(api.matching, { query })).status).toBe(401)
    expect((await raw(api.matching, { query }, { token: seller.token })).status).toBe(403)
    expect((await raw(api.matching, { query: { action: 'nothing' } }, as)).status).toBe(400)
  })

  test('are those with which the decision is possible, at the revision that waits', async () => {
    const owner = await make.gold({ name: '筛选锻造', name_en: 'Matching Forge' })
    const [waiting, edited, online] = [await submit(owner), await publish(owner), await publish(owner)]
    const edit = { params: { code: edited }, query: { revision: 1, submit: 1 as const } }
    const change = completeValues({ price_amount: 5300 })
    await call(api.update, { ...edit, body: change }, { token: owner.token })
    const matching = async (action: 'approve' | 'take_down' | 'restore', query = {}) =>
      (await call(api.matching, { query: { keyword: 'Matching Forge', action, ...query } }, as)).data
    const revisions = (found: Row[]) => Object.fromEntries(found.map((row) => [row.code, row.revision]))
    expect(revisions(await matching('approve'))).toEqual({ [waiting]: 1, [edited]: 2 })
    expect(revisions(await matching('take_down'))).toEqual({ [edited]: 2, [online]: 1 })
    expect(revisions(await matching('take_down', { state: 'in_review' }))).toEqual({ [edited]: 2 })
    expect(await matching('restore')).toEqual([])
    await db.execute(sql`update posting set expires_at = ${deps.clock().toISOString()}
      where code = any(${sql.param([edited, online])}::text[])`)
    expect(revisions(await matching('take_down', { state: 'expired' }))).toEqual({ [edited]: 2, [online]: 1 })
  })

  test('are refused if they are too many', async () => {
    const owner = await make.gold({ name_en: 'Crowded Forge' })
    const code = await submit(owner)
    await copies(code, 2, matchingLimit)
    const query = { keyword: 'Crowded Forge', action: 'reject' as const }
    expect((await call(api.matching, { query }, as)).data).toHaveLength(matchingLimit)
    await copies(code, matchingLimit + 1, matchingLimit + 1)
    const refused = await raw(api.matching, { query }, as)
    expect(refused.body).toMatchObject({
      code: 'too_many_matches',
      detail: expect.stringMatching(/10000|10,000/),
    })
  })
})

describe('the export', () => {
  const exported = (query: Record<string, unknown>, options = as) => raw(api.adminExport, { query }, options)
  test('is asked for in the order 401, 403, 400', async () => {
    expect((await raw(api.adminExport, {})).status).toBe(401)
    expect((await exported({}, { token: seller.token })).status).toBe(403)
    expect((await exported({ before: 0 })).status).toBe(400)
  })

  test('has every posting of the filter once, newest first, and is in the audit log once', async () => {
    const query = { keyword: 'Crowded Forge', state: 'in_review' }
    const codes: string[] = []
    let before: number | null | undefined
    do {
      const { body } = await exported({ ...query, ...(before && { before }) })
      const chunk = body.data as { results: Row[]; before: number | null }
      expect(chunk.results.length).toBeLessThanOrEqual(exportSize)
      codes.push(...chunk.results.map(({ code }) => code))
      before = chunk.before
    } while (before !== null)
    expect(new Set(codes).size).toBe(matchingLimit + 1)
    expect(codes).toHaveLength(matchingLimit + 1)
    const entries = await rows(
      db,
      sql`select actor_id, object_kind, after from audit_log where action = 'export' and actor_id = ${wang.id}`,
    )
    expect(entries).toEqual([{ actor_id: wang.id, object_kind: 'quotation', after: query }])
  })
})
