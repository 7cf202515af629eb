import { describe, expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
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

const act = (code: string, action: 'withdraw' | 'submit' | 'close') =>
  call(api.action, { params: { code, action } }, asSeller)
const remove = (code: string) => call(api.remove, { params: { code } }, asSeller)
const own = async (code: string) => (await call(api.ownOne, { params: { code } }, asSeller)).data
const reject = (code: string) =>
  call(api.review, { params: { code, action: 'reject' }, body: { comment: 'No', img_arr: [] } }, asOperator)

describe('withdrawing a posting from review', () => {
  test('turns it into a draft again that operators do not see and that can be changed and submitted', async () => {
    const code = await submit(seller)
    expect((await act(code, 'withdraw')).data).toMatchObject({ state: 'draft', can: { submit: true } })
    expect((await call(api.adminOne, { params: { code } }, asOperator)).status).toBe(404)
    const late = await call(api.approve, { params: { code }, body: { revision: 1 } }, asOperator)
    expect(late.status).toBe(404)
    const listed = await call(api.adminList, { query: { keyword: code } }, asOperator)
    expect(listed.data.count).toBe(0)
    const saved = await call(
      api.update,
      { params: { code }, query: { revision: 1 }, body: completeValues({ price_amount: 5100 }) },
      asSeller,
    )
    expect(saved.data).toEqual({ code, state: 'draft', revision: 2 })
    expect((await act(code, 'submit')).data.state).toBe('in_review')
    await approve(code)
    expect(await own(code)).toMatchObject({ state: 'online', price_amount: 5100 })
  })

  test('an edit leaves the old version online and keeps the new values for the form', async () => {
    const code = await publish(seller, { price_amount: 5400 })
    const body = completeValues({ price_amount: 5000 })
    await call(api.update, { params: { code }, query: { revision: 1, submit: 1 }, body }, asSeller)
    expect((await own(code)).can.withdraw).toBe(true)
    const withdrawn = await act(code, 'withdraw')
    expect(withdrawn.data).toMatchObject({ state: 'online', pending_revision: null, price_amount: 5400 })
    expect(withdrawn.data.can.withdraw).toBe(false)
    expect((await own(code)).values).toMatchObject({ price_amount: 5000 })
    const late = await call(api.approve, { params: { code }, body: { revision: 2 } }, asOperator)
    expect(late.body.code).toBe('transition_not_allowed')
    expect((await act(code, 'withdraw')).body.code).toBe('transition_not_allowed')
  })
})

describe('deleting', () => {
  test('removes a draft, and is 404 the second time', async () => {
    const { data } = await call(api.create, { body: { material: '45' } }, asSeller)
    expect((await own(data.code)).can.remove).toBe(true)
    expect((await remove(data.code)).body.detail).toBe('Draft deleted')
    expect((await call(api.ownOne, { params: { code: data.code } }, asSeller)).status).toBe(404)
    expect((await remove(data.code)).status).toBe(404)
  })

  test('removes a withdrawn draft too, but no posting that others know or knew', async () => {
    const withdrawn = await submit(seller)
    await act(withdrawn, 'withdraw')
    expect((await remove(withdrawn)).status).toBe(200)

    const decided = await submit(seller)
    await reject(decided)
    await act(decided, 'submit')
    await act(decided, 'withdraw')
    expect((await own(decided)).can).toMatchObject({ remove: false, close: true })
    const closed = await publish(seller)
    await act(closed, 'close')
    for (const code of [decided, await submit(seller), await publish(seller), closed]) {
      expect((await remove(code)).body.code).toBe('transition_not_allowed')
      expect((await own(code)).code).toBe(code)
    }
  })
})
