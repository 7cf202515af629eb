import { describe, expect, test } from 'vitest'
import { intentionApi } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import {
  allows,
  operatorActions,
  ownerActions,
  postingStates,
  transitions,
  type PostingState,
} from '#contract/postings/states.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make } = app
const { api } = postings.quotation
const operator = await make.operator(['admin_quotation.get'])
const { publish, submit } = market(app, operator)
const seller = await make.gold()
const asSeller = { token: seller.token }
const asOperator = { token: operator.token }
const reason = { comment: 'Photos are not legible', img_arr: [] as string[] }

const act = (code: string, action: (typeof ownerActions)[number]) =>
  call(api.action, { params: { code, action } }, asSeller)
const review = (code: string, action: 'reject' | 'take_down' | 'restore') =>
  call(api.review, { params: { code, action }, body: reason }, asOperator)
const stateOf = async (code: string) => (await call(api.ownOne, { params: { code } }, asSeller)).data.state

/** Brings a new posting into a state through the endpoints that people use. */
const reach: Record<PostingState, () => Promise<string>> = {
  draft: async () => (await call(api.create, { body: completeValues() }, asSeller)).data.code,
  in_review: () => submit(seller),
  online: () => publish(seller),
  rejected: async () => {
    const code = await submit(seller)
    await review(code, 'reject')
    return code
  },
  offline: async () => {
    const code = await publish(seller)
    await act(code, 'offline')
    return code
  },
  taken_down: async () => {
    const code = await publish(seller)
    await review(code, 'take_down')
    return code
  },
  expired: async () => {
    const code = await publish(seller, { deadline: 1 })
    app.pass(25 * 3600)
    return code
  },
  dealt: async () => {
    const code = await publish(seller)
    await act(code, 'deal')
    return code
  },
  closed: async () => {
    const code = await publish(seller)
    await act(code, 'close')
    return code
  },
}

describe.each(postingStates)('from %s', (state) => {
  test.each(ownerActions)('the owner may %s exactly where the table says so', async (action) => {
    const code = await reach[state]()
    expect(await stateOf(code)).toBe(state)
    const moved = await act(code, action)
    if (allows(action, state)) {
      expect(moved.status).toBe(200)
      expect(moved.data.state).toBe(transitions[action].to)
    } else {
      expect(moved.body.code).toBe('transition_not_allowed')
      expect(await stateOf(code)).toBe(state)
    }
  })

  test.each(operatorActions)('the operator may %s exactly where the table says so', async (action) => {
    const code = await reach[state]()
    const done =
      action === 'approve'
        ? await call(api.approve, { params: { code }, body: { revision: 1 } }, asOperator)
        : await review(code, action)
    if (state === 'draft') expect(done.status).toBe(404)
    else if (allows(action, state)) expect(done.data.state).toBe(transitions[action].to)
    else expect(done.body.code).toMatch(/^(transition_not_allowed|(approved|rejected|taken_down)_meanwhile)$/)
  })
})

test.each(postingStates)(
  'the page of a posting that is %s shows others what the state allows',
  async (state) => {
    const code = await reach[state]()
    const buyer = await make.gold()
    const seen = await call(api.detail, { params: { code } }, { token: buyer.token })
    const wanted = await call(
      intentionApi.create,
      { params: { code }, body: { quantity: 1, message: 'Is it still there?' } },
      { token: buyer.token },
    )
    const isOpen = ['online', 'offline', 'expired', 'dealt'].includes(state)
    expect(seen.status).toBe(isOpen ? 200 : 404)
    if (state === 'online') expect(wanted.status).toBe(200)
    else expect(wanted.body.code).toBe(isOpen ? 'transition_not_allowed' : 'not_found')
    if (isOpen) expect(seen.data).toMatchObject({ state, can: { intend: state === 'online' } })
  },
)

test('rows list the actions that their state allows', async () => {
  const code = await reach.offline()
  const { data } = await call(api.ownOne, { params: { code } }, asSeller)
  expect(data.can).toEqual({
    update: true,
    submit: false,
    withdraw: false,
    offline: false,
    online: true,
    renew: false,
    deal: true,
    close: true,
    copy: true,
    remove: false,
  })
})

test('a posting ends the deadline’s number of days after its approval', async () => {
  const code = await publish(seller, { deadline: 7 })
  const { data } = await call(api.detail, { params: { code } })
  const days = (Date.parse(data.expires_at ?? '') - Date.parse(data.published_time ?? '')) / 86_400_000
  expect(days).toBe(7)
})

test('an expired posting leaves the list by itself and returns as newly published when renewed', async () => {
  const code = await publish(seller, { deadline: 1, heat_no: 'RENEW-1' })
  const before = (await call(api.detail, { params: { code } })).data
  const listed = async () =>
    (await call(api.list, { query: { keyword: 'RENEW-1' } })).data.results.map((row) => row.code)
  expect(await listed()).toEqual([code])
  app.pass(25 * 3600)
  expect(await listed()).toEqual([])
  expect((await call(api.detail, { params: { code } })).data.state).toBe('expired')
  const renewed = await act(code, 'renew')
  expect(await listed()).toEqual([code])
  expect(Date.parse(renewed.data.published_time ?? '')).toBeGreaterThan(Date.parse(before.expires_at ?? ''))
})

test('a posting that expired while offline gets a new period when it goes online', async () => {
  const code = await publish(seller, { deadline: 1 })
  await act(code, 'offline')
  app.pass(25 * 3600)
  expect((await act(code, 'online')).data.state).toBe('online')
})

test('reason and pictures of a rejection are kept until the next submission', async () => {
  const code = await reach.rejected()
  const refused = await call(api.ownOne, { params: { code } }, asSeller)
  expect(refused.data.review).toMatchObject(reason)
  const again = await act(code, 'submit')
  expect(again.data).toMatchObject({ state: 'in_review', review: null })
})

test('a rejection needs a reason, and its pictures must be addresses', async () => {
  const code = await submit(seller)
  const empty = await app.raw(
    api.review,
    { params: { code, action: 'reject' }, body: { comment: ' ', img_arr: [] } },
    asOperator,
  )
  expect(empty.body.data).toHaveProperty('comment', 'Please enter a description')
  const lying = await app.raw(
    api.review,
    {
      params: { code, action: 'reject' },
      body: { comment: 'x', img_arr: ['https://pictures.example/why.jpg'] },
    },
    asOperator,
  )
  expect(lying.status).toBe(400)
  expect(lying.body.data).toHaveProperty(['img_arr.0'])
})

test('each decision notifies the company under the module that opens its list', async () => {
  const teller = await make.certified()
  const rejected = await submit(teller)
  await review(rejected, 'reject')
  const code = await publish(teller)
  await review(code, 'take_down')
  await review(code, 'restore')
  const { data } = await call(userMessageApi.list, { query: {} }, { token: teller.token })
  expect(data.results.map((one) => [one.module, one.record_sign, one.title.split(':')[0]])).toEqual([
    ['quotation', code, 'Approved and online'],
    ['quotation', code, 'Removed by operator'],
    ['quotation', rejected, 'Not approved'],
  ])
  expect(data.results[2]?.info).toContain(reason.comment)
})

test('the history has every event with its actor and reason', async () => {
  const code = await publish(seller)
  await review(code, 'take_down')
  const { data } = await call(api.adminOne, { params: { code } }, asOperator)
  expect(data.history.map((event) => event.action)).toEqual(['take_down', 'approve', 'submit', 'create'])
  expect(data.history[0]).toMatchObject({ comment: reason.comment, actor: expect.stringContaining('Person') })
})

test('a copy is a new draft with the same values', async () => {
  const code = await reach.closed()
  const copied = await call(api.copy, { params: { code } }, asSeller)
  expect(copied.data.state).toBe('draft')
  expect(copied.data.code).not.toBe(code)
  const { data } = await call(api.ownOne, { params: { code: copied.data.code } }, asSeller)
  expect(data.values).toEqual(completeValues())
})

test('several postings can be approved at once; one that cannot be does not stop the others', async () => {
  const [one, two] = [await submit(seller), await submit(seller)]
  const draft = await reach.draft()
  const rows = [
    { code: one, revision: 1 },
    { code: draft, revision: 1 },
    { code: two, revision: 7 },
  ]
  const { data } = await call(api.approveMany, { body: { rows } }, asOperator)
  expect(data.done).toEqual([one])
  expect(Object.keys(data.refused).toSorted()).toEqual([draft, two].toSorted())
})
