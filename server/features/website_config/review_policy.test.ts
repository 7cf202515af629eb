/** Which submissions are reviewed, and the samples of those that are not. */
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import { defaultReviewPolicy, type KindPolicy, type ReviewPolicy } from '#contract/review_policy.ts'
import { reviewApi } from '#contract/review.ts'
import { siteSettings } from '#contract/site_settings.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const { api } = postings.quotation
const operator = await make.operator(['website_config', 'admin_quotation.get'])
const as = { token: operator.token }
const { submit, approve } = market(app, operator)
const good = await make.gold({ credit_rating: 3 })
const plain = await make.certified({ credit_rating: 3 })
const rules = siteSettings.review_policy
const read = async () => (await call(rules.read, {}, as)).data
const set = (body: { revision: number; value: ReviewPolicy }, options = as) =>
  raw(rules.write, { body }, options)

/** Sets the rules of stock, leaving those of the other kinds. */
async function setStock(change: Partial<KindPolicy>): Promise<void> {
  const { revision, value } = await read()
  const quotation = {
    automatic: true,
    credit_rating: 3,
    membership: 'gold',
    sample_percent: 0,
    ...change,
  } as const
  const { status } = await set({ revision, value: { ...value, quotation } })
  expect(status).toBe(200)
}
const stateOf = async (code: string) => (await call(api.adminOne, { params: { code } }, as)).data
const queued = async () =>
  (await call(reviewApi.queue, { query: { kind: 'quotation' } }, as)).data.results.map((row) => row.code)
const edit = (code: string, revision: number, change: object, by = good) =>
  call(
    api.update,
    { params: { code }, query: { revision, submit: 1 }, body: { ...completeValues(), ...change } },
    { token: by.token },
  )

describe('the rules', () => {
  test('are not told to companies, and by default everybody is reviewed', async () => {
    expect((await raw(websiteConfigApi.get, { params: { section: 'review_policy' } })).status).toBe(404)
    const { revision, value } = await read()
    expect([revision, value]).toEqual([0, defaultReviewPolicy])
    const tooMuch = { ...value.quotation, sample_percent: 101 }
    const refused = await set({ revision, value: { ...value, quotation: tooMuch } })
    expect(Object.keys(refused.body.data as object)).toEqual(['value.quotation.sample_percent'])
    const frozen = { ...value.quotation, credit_rating: 0 } as unknown as KindPolicy
    expect((await set({ revision, value: { ...value, quotation: frozen } })).status).toBe(400)
    const { quotation: _, ...others } = value
    expect((await set({ revision, value: others as ReviewPolicy })).status).toBe(400)
    expect((await stateOf(await submit(good))).state).toBe('in_review')
  })

  test('of a kind that was added since they were set are the default', async () => {
    await setStock({})
    const { quotation: _, ...older } = (await read()).value
    await deps.database.orm.execute(
      sql`update website_config set value = ${JSON.stringify(older)}::jsonb where section = 'review_policy'`,
    )
    expect((await read()).value.quotation).toEqual(defaultReviewPolicy.quotation)
    expect((await stateOf(await submit(good))).state).toBe('in_review')
  })
})

describe('a company that satisfies the conditions', () => {
  test('is online at once, is told so and by nothing else; others wait', async () => {
    await setStock({})
    const before = await queued()
    const made = await call(
      api.create,
      { query: { submit: 1 }, body: completeValues() },
      { token: good.token, language: 'en-US' },
    )
    expect([made.data.state, made.body.detail]).toEqual(['online', 'Published'])
    const listed = await call(api.list, {})
    expect(listed.data.results.map((row) => row.code)).toContain(made.data.code)
    const shown = await stateOf(made.data.code)
    expect(shown.history.map(({ action }) => action)).toEqual(['publish', 'submit', 'create'])
    expect(shown.is_sample).toBe(false)
    expect(await queued()).toEqual(before)
    const told = (await call(userMessageApi.list, {}, { token: good.token })).data.results
    expect(told.filter((message) => message.record_sign === made.data.code)).toEqual([])
    const other = await call(
      api.create,
      { query: { submit: 1 }, body: completeValues() },
      { token: plain.token, language: 'en-US' },
    )
    expect([other.data.state, other.body.detail]).toEqual(['in_review', 'Submitted for review'])
  })

  test('changes what is online at once, also from a draft and from a table', async () => {
    const code = await submit(good)
    const edited = await edit(code, 1, { price_amount: 5555 })
    expect([edited.data.state, edited.body.detail]).toEqual(['online', 'Published'])
    expect(await stateOf(code)).toMatchObject({ price_amount: 5555, pending_revision: null, revision: 2 })
    const draft = await call(api.create, { body: completeValues() }, { token: good.token })
    const params = { code: draft.data.code, action: 'submit' } as const
    expect((await call(api.action, { params }, { token: good.token })).data.state).toBe('online')
    let length = 1000
    const enter = async (by: { token: string }, dry_run?: 1) => {
      length += 1
      const values = completeValues({ dims: { d: 300, l: length } })
      const body = { rows: [{ key: randomUUID(), values }] }
      const { data } = await call(
        bulkApis.quotation!.enter,
        { query: { submit: 1, ...(dry_run && { dry_run }) }, body },
        by,
      )
      return data.rows[0]?.state
    }
    expect([await enter(good, 1), await enter(good)]).toEqual(['online', 'online'])
    expect([await enter(plain, 1), await enter(plain)]).toEqual(['in_review', 'in_review'])
  })

  test('is reviewed again from the moment the rules are changed, or its rating is', async () => {
    await setStock({ credit_rating: 4 })
    expect((await stateOf(await submit(good))).state).toBe('in_review')
    await setStock({})
    expect((await stateOf(await submit(good))).state).toBe('online')
    await deps.database.orm.execute(sql`update tenant set credit_rating = 2 where id = ${good.tenantId}`)
    const waits = await submit(good)
    expect((await stateOf(waits)).state).toBe('in_review')
    await deps.database.orm.execute(sql`update tenant set credit_rating = 3 where id = ${good.tenantId}`)
    const edited = await call(
      api.update,
      { params: { code: waits }, query: { revision: 1, submit: 1 }, body: completeValues() },
      { token: good.token },
    )
    expect(edited.data.state).toBe('online')
  })
})

describe('a sample', () => {
  test('waits in the queue while it is online, and approving it only takes it out', async () => {
    await setStock({ sample_percent: 100 })
    const code = await submit(good)
    expect(await stateOf(code)).toMatchObject({
      state: 'online',
      is_sample: true,
      flags: expect.arrayContaining(['sample']),
    })
    expect(await queued()).toContain(code)
    const published = (await stateOf(code)).published_time
    const taken = await call(api.read, { params: { code }, body: {} }, as)
    expect(taken.data).toMatchObject({ is_own: true })
    expect((await raw(api.approve, { params: { code }, body: { revision: 9 } }, as)).body.code).toBe(
      'edit_conflict',
    )
    await approve(code)
    expect(await queued()).not.toContain(code)
    const seen = await stateOf(code)
    expect(seen).toMatchObject({ state: 'online', is_sample: false, published_time: published })
    expect(seen.history[0]?.action).toBe('approve')
    const told = (await call(userMessageApi.list, {}, { token: good.token })).data.results
    expect(told.filter((message) => message.record_sign === code)).toEqual([])
    const again = await raw(api.approve, { params: { code }, body: { revision: 1 } }, as)
    expect(again.body.code).toBe('approved_meanwhile')
  })

  test('is taken down as usual, and cannot be rejected', async () => {
    const code = await submit(good)
    const review = (action: 'reject' | 'take_down') =>
      raw(api.review, { params: { code, action }, body: { comment: 'Not their goods' } }, as)
    expect((await review('reject')).status).toBe(409)
    expect((await review('take_down')).status).toBe(200)
    expect(await queued()).not.toContain(code)
    expect(await stateOf(code)).toMatchObject({ state: 'taken_down', is_sample: false })
  })

  test('stays one when an edit passes unsampled, and is over when an operator approves an edit or it is sold', async () => {
    const code = await submit(good)
    await setStock({})
    await edit(code, 1, { price_amount: 5001 })
    expect((await stateOf(code)).is_sample).toBe(true)
    await setStock({ automatic: false })
    await edit(code, 2, { price_amount: 5002 })
    expect((await queued()).filter((one) => one === code)).toEqual([code])
    await approve(code)
    expect(await stateOf(code)).toMatchObject({ is_sample: false, revision: 3 })
    await setStock({ sample_percent: 100 })
    const sold = await submit(good)
    await call(api.action, { params: { code: sold, action: 'deal' } }, { token: good.token })
    expect(await queued()).not.toContain(sold)
  })
})
