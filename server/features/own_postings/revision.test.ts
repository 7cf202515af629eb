import { describe, expect, test } from 'vitest'
import { collectionApi } from '#contract/collection.ts'
import { postings } from '#contract/postings/index.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get'])
const { approve, publish, submit } = market(app, operator)
const seller = await make.gold()
const asSeller = { token: seller.token }
const asOperator = { token: operator.token }

const edit = (code: string, revision: number, values = completeValues(), submitIt: 0 | 1 = 1) =>
  call(api.update, { params: { code }, query: { revision, submit: submitIt }, body: values }, asSeller)
const own = async (code: string) => (await call(api.ownOne, { params: { code } }, asSeller)).data
const shown = async (code: string) => (await call(api.detail, { params: { code } })).data

describe('a posting that is submitted again after a rejection', () => {
  test('shows operators and owner the changes and the earlier reason until it is approved', async () => {
    const code = await submit(seller, { price_amount: 5400 })
    expect(await own(code)).toMatchObject({ resubmitted: null })
    const word = { comment: 'This price is a typing mistake', img_arr: [] }
    await call(api.review, { params: { code, action: 'reject' }, body: { ...word, revision: 1 } }, asOperator)
    expect(await own(code)).toMatchObject({ state: 'rejected', review: word, resubmitted: null })
    await edit(code, 1, completeValues({ price_amount: 5100, description: 'Checked again' }))
    const again = { ...word, at: expect.any(String), changed: expect.any(Array) }
    const mine = await own(code)
    expect(mine).toMatchObject({ state: 'in_review', review: null, resubmitted: again })
    expect(mine.resubmitted?.changed.toSorted()).toEqual(['description', 'price_amount'])
    const listed = await call(api.own, { query: { state: 'in_review' } }, asSeller)
    expect(listed.data.results.find((row) => row.code === code)).toMatchObject({ resubmitted: again })
    const seen = await call(api.adminOne, { params: { code } }, asOperator)
    expect(seen.data).toMatchObject({
      online_values: null,
      refused_values: { price_amount: 5400 },
      submitted_values: { price_amount: 5100 },
      resubmitted: again,
    })
    expect(seen.data.changed.toSorted()).toEqual(['description', 'price_amount'])
    await approve(code)
    expect(await own(code)).toMatchObject({ state: 'online', resubmitted: null })
    // A later edit has nothing to do with that rejection.
    await edit(code, 2, completeValues({ price_amount: 5000 }))
    expect(await own(code)).toMatchObject({ pending_revision: 3, resubmitted: null })
  })

  test('shows them too if it is an edit of an online posting', async () => {
    const code = await publish(seller, { price_amount: 5400 })
    await edit(code, 1, completeValues({ price_amount: 1 }))
    const body = { comment: 'Far too cheap', img_arr: [], revision: 2 }
    await call(api.review, { params: { code, action: 'reject' }, body }, asOperator)
    await edit(code, 2, completeValues({ price_amount: 5300 }))
    const { data } = await call(api.adminOne, { params: { code } }, asOperator)
    expect(data).toMatchObject({
      online_values: { price_amount: 5400 },
      refused_values: { price_amount: 1 },
      changed: ['price_amount'],
      resubmitted: { comment: 'Far too cheap', changed: ['price_amount'] },
    })
  })
})

describe('an edit of a published posting', () => {
  test('waits in review while the old version stays online, and replaces it when approved', async () => {
    const code = await publish(seller, { price_amount: 5400 })
    const saved = await edit(code, 1, completeValues({ price_amount: 5100 }))
    expect(saved.data).toEqual({ code, state: 'online', revision: 2 })
    expect(await shown(code)).toMatchObject({ price_amount: 5400, revision: 1, state: 'online' })
    expect(await own(code)).toMatchObject({
      state: 'online',
      revision: 2,
      pending_revision: 2,
      price_amount: 5400,
      values: { price_amount: 5100 },
    })
    const queue = await call(api.adminList, { query: { state: 'in_review' } }, asOperator)
    const waiting = queue.data.results.find((row) => row.code === code)
    expect(waiting).toMatchObject({ pending_revision: 2, can: { approve: true, reject: true } })
    expect(waiting?.flags).toContain('edit')
    const seen = await call(api.adminOne, { params: { code } }, asOperator)
    expect(seen.data).toMatchObject({
      online_values: { price_amount: 5400 },
      submitted_values: { price_amount: 5100 },
      changed: ['price_amount'],
    })
    await approve(code)
    expect(await shown(code)).toMatchObject({ price_amount: 5100, price_per_t: 5100, revision: 2 })
    expect(await own(code)).toMatchObject({ pending_revision: null, revision: 2 })
  })

  test('keeps the posting’s end date unless it changes the deadline', async () => {
    const code = await publish(seller, { deadline: 30 })
    const before = await shown(code)
    await edit(code, 1, completeValues({ description: 'Now with a description' }))
    await approve(code)
    expect((await shown(code)).expires_at).toBe(before.expires_at)
    await edit(code, 2, completeValues({ deadline: 3 }))
    await approve(code)
    expect(Date.parse((await shown(code)).expires_at ?? '')).toBeLessThan(Date.parse(before.expires_at ?? ''))
  })

  test('when rejected leaves the old version online and shows the owner the reason and the rejected values', async () => {
    const code = await publish(seller)
    await edit(code, 1, completeValues({ price_amount: 1 }))
    const word = { comment: 'This price is a typing mistake', img_arr: [] }
    const params = { code, action: 'reject' } as const
    const unseen = await call(api.review, { params, body: { ...word, revision: 1 } }, asOperator)
    expect(unseen).toMatchObject({ status: 409, body: { code: 'edit_conflict' } })
    const done = await call(api.review, { params, body: { ...word, revision: 2 } }, asOperator)
    expect(done.data).toMatchObject({ state: 'online', pending_revision: null })
    expect(await shown(code)).toMatchObject({ price_amount: 5400 })
    expect(await own(code)).toMatchObject({ review: word, values: { price_amount: 1 }, revision: 2 })
  })

  test('replaces an earlier edit that is still in review', async () => {
    const code = await publish(seller)
    await edit(code, 1, completeValues({ price_amount: 5300 }))
    expect((await edit(code, 2, completeValues({ price_amount: 5200 }))).data.revision).toBe(3)
    await approve(code)
    expect(await shown(code)).toMatchObject({ price_amount: 5200, revision: 3 })
  })

  test('is withdrawn when the posting is closed or taken down', async () => {
    for (const how of ['close', 'take_down'] as const) {
      const code = await publish(seller)
      await edit(code, 1, completeValues({ price_amount: 5000 }))
      if (how === 'close') await call(api.action, { params: { code, action: 'close' } }, asSeller)
      else {
        const body = { comment: 'Reported', img_arr: [] }
        await call(api.review, { params: { code, action: 'take_down' }, body }, asOperator)
      }
      const late = await call(api.approve, { params: { code }, body: { revision: 2 } }, asOperator)
      expect(late.body.code).toBe(how === 'close' ? 'transition_not_allowed' : 'taken_down_meanwhile')
      expect((await own(code)).pending_revision).toBeNull()
    }
  })

  test('must be complete', async () => {
    const code = await publish(seller)
    const refused = await edit(code, 1, completeValues({ quantity: null }), 0)
    expect(refused.body.data).toEqual({ quantity: 'Required' })
    expect(await own(code)).toMatchObject({ revision: 1, pending_revision: null })
  })

  test('that changes the price notifies everybody who saved the posting', async () => {
    const code = await publish(seller)
    const fan = await make.user()
    const asFan = { token: fan.token }
    await call(collectionApi.add, { body: { kind: 'quotation', code } }, asFan)
    await edit(code, 1, completeValues({ price_amount: 4999 }))
    await approve(code)
    const { data } = await call(userMessageApi.list, { query: {} }, asFan)
    expect(data.results).toMatchObject([{ record_sign: code, title: 'The price has changed' }])
    const collected = await call(collectionApi.list, { query: {} }, asFan)
    expect(collected.data.results[0]).toMatchObject({
      price_per_t_then: 5400,
      posting: { price_per_t: 4999 },
    })
  })
})

describe('before publication', () => {
  test('an edit of a draft is saved in place, and it stays a draft', async () => {
    const made = await call(api.create, { body: { material: '45' } }, asSeller)
    const { code } = made.data
    const saved = await edit(code, 1, { material: '45', shape: 'round', dims: { d: 200, l: 1000 } }, 0)
    expect(saved.data).toEqual({ code, state: 'draft', revision: 2 })
    expect(await own(code)).toMatchObject({ title: '45 φ200×1000', values: { material: '45' } })
  })

  test('an edit of a posting in review is a new submission', async () => {
    const code = await submit(seller)
    expect((await edit(code, 1, completeValues({ price_amount: 5000 }), 0)).data).toMatchObject({
      state: 'in_review',
      revision: 2,
    })
    const stale = await call(api.approve, { params: { code }, body: { revision: 1 } }, asOperator)
    expect(stale.body).toMatchObject({
      code: 'edit_conflict',
      data: { code, revision: 2, price_amount: 5000 },
    })
    await approve(code)
    expect(await shown(code)).toMatchObject({ price_amount: 5000 })
  })

  test('a rejected posting can be corrected and submitted again', async () => {
    const code = await submit(seller)
    const body = { comment: 'No', img_arr: [] }
    await call(api.review, { params: { code, action: 'reject' }, body }, asOperator)
    expect((await edit(code, 1, completeValues({ price_amount: 5001 }), 0)).data.state).toBe('rejected')
    expect((await edit(code, 2, completeValues({ price_amount: 5002 }))).data.state).toBe('in_review')
    await approve(code)
    expect(await shown(code)).toMatchObject({ price_amount: 5002 })
  })
})

describe('a stale edit', () => {
  test('is a conflict whose answer has the current version', async () => {
    const code = await publish(seller)
    await edit(code, 1, completeValues({ price_amount: 5000 }))
    const stale = await edit(code, 1, completeValues({ price_amount: 4000 }))
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'edit_conflict', data: { code, revision: 2 } })
  })

  test('is one of two edits at the same moment', async () => {
    const code = await publish(seller)
    const both = await Promise.all([
      edit(code, 1, completeValues({ price_amount: 5000 })),
      edit(code, 1, completeValues({ price_amount: 4000 })),
    ])
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 409])
  })
})

test('a posting that has ended cannot be edited', async () => {
  for (const action of ['deal', 'close'] as const) {
    const code = await publish(seller)
    await call(api.action, { params: { code, action } }, asSeller)
    expect((await edit(code, 1)).body.code).toBe('transition_not_allowed')
  }
})
