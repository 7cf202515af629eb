import { describe, expect, test } from 'vitest'
import { drawingAccessApi as api } from '#contract/drawing_access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp, type RawInput } from '../../../tests/support/app.ts'
import { kindOf, marketOf } from '../../../tests/support/kinds.ts'

const app = await testApp()
const { call, raw, make } = app
const forging = kindOf('purchase_forging')
const operator = await make.operator(['admin_purchase.get'])
const { publish, submit } = marketOf(forging, app, operator)
const buyer = await make.member()
const asBuyer = { token: buyer.token }
const own = {
  drawings: [{ address: 'https://files.example/flange.pdf', name: 'flange.pdf', type: 'pdf' }],
  drawing_access: 'on_approval',
  governs: 'drawing',
}
const code = await publish(buyer, own)
const target = { kind: 'purchase_forging' as const, code }

const sees = async (token: string) => {
  const { data } = await call(forging.api.detail, { params: { code } }, { token })
  return { drawings: data.values['drawings'] !== undefined, access: data.drawing_access }
}
const requests = async () => (await call(api.list, { query: target }, asBuyer)).data
const answer = (id: number, action: 'grant' | 'refuse', token = buyer.token) =>
  raw(api.answer, { params: { id, action } }, { token })

describe('who may call', () => {
  const calls: [string, Endpoint, RawInput][] = [
    ['request', api.request, { body: target }],
    ['list', api.list, { query: target }],
    ['answer', api.answer, { params: { id: 1, action: 'grant' } }],
  ]
  test.each(calls)('%s is for members of companies with the right', async (_, endpoint, input) => {
    expect((await raw(endpoint, input)).status).toBe(401)
    const { token } = await make.user()
    expect((await raw(endpoint, input, { token })).body.code).toBe('company_required')
  })

  test('staff without the procurement right cannot decide about drawings', async () => {
    const { token } = await make.staff(buyer.tenantId, ['seller_quotation.get'])
    expect((await raw(api.list, { query: target }, { token })).status).toBe(403)
  })
})

test('a company requests access, the owner grants it and revokes it', async () => {
  const supplier = await make.member({ name: 'Forge One' })
  const as = { token: supplier.token }
  expect(await sees(supplier.token)).toEqual({ drawings: false, access: null })
  expect((await call(api.request, { body: target }, as)).data).toEqual({ state: 'requested' })
  expect((await call(api.request, { body: target }, as)).data).toEqual({ state: 'requested' })
  const told = await call(userMessageApi.list, { query: {} }, asBuyer)
  const asked = told.data.results.filter(({ title }) => title === 'Forge One asks to see your drawings')
  expect(asked).toMatchObject([{ module: 'visitor_purchase_forging', record_sign: code }])

  const [request] = await requests()
  expect(request).toMatchObject({ state: 'requested', company: { name: 'Forge One' } })
  const { id } = request!
  expect((await answer(id, 'grant')).data).toMatchObject({ id, state: 'granted' })
  expect(await sees(supplier.token)).toEqual({ drawings: true, access: 'granted' })
  const answers = await call(userMessageApi.list, { query: {} }, as)
  expect(answers.data.results[0]).toMatchObject({
    title: 'You may see the drawings now',
    module: 'visitor_purchase_forging',
    record_sign: code,
  })
  await answer(id, 'grant')
  expect((await call(userMessageApi.list, { query: {} }, as)).data.results).toHaveLength(1)
  await answer(id, 'refuse')
  expect(await sees(supplier.token)).toEqual({ drawings: false, access: 'refused' })
  expect((await call(api.request, { body: target }, as)).data).toEqual({ state: 'refused' })
})

test('nobody can decide about another company’s drawings or see who requested them', async () => {
  const supplier = await make.member()
  await call(api.request, { body: target }, { token: supplier.token })
  const [request] = await requests()
  const { id } = request!
  expect((await answer(id, 'grant', supplier.token)).status).toBe(404)
  expect((await raw(api.list, { query: target }, { token: supplier.token })).status).toBe(404)
  expect(await sees(supplier.token)).toEqual({ drawings: false, access: 'requested' })
})

test('access can be requested only for withheld drawings', async () => {
  const supplier = await make.member()
  const ask = async (asked: string, token = supplier.token) =>
    (await raw(api.request, { body: { ...target, code: asked } }, { token })).body.code
  expect(await ask(code, buyer.token)).toBe('own_posting')
  expect(await ask(await publish(buyer, { ...own, drawing_access: 'public' }))).toBe('not_found')
  expect(await ask(await submit(await make.member(), own))).toBe('not_found')
  expect(await ask('FZZZZZZZZ')).toBe('not_found')
  const frozen = await make.member({ credit_rating: 0 })
  expect(await ask(code, frozen.token)).toBe('company_frozen')
})
