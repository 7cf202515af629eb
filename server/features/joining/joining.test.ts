import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { dashboardApi } from '#contract/dashboard.ts'
import { joiningApi } from '#contract/joining.ts'
import { remindExpiring } from '#server/features/postings/expiry.ts'
import { testApp } from '../../../tests/support/app.ts'
import { day, joiningWorld } from '../../../tests/support/joining.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const {
  api,
  values,
  operator,
  asOperator,
  open,
  join,
  own,
  change,
  withdraw,
  partOf,
  detail,
  total,
  notifications,
  members,
} = await joiningWorld(app)

describe('joining', () => {
  test('is 401 for visitors and 403 without a company', async () => {
    const code = await open()
    expect((await raw(joiningApi.create, { params: { code }, body: { quantity: 20 } })).status).toBe(401)
    expect((await join(await make.user(), code)).body.code).toBe('company_required')
  })

  test.each([
    [{ quantity: 9.999 }, 'Below this group buy’s minimum per company'],
    [{ quantity: 0 }, 'Must be greater than 0'],
    [{ quantity: -20 }, 'Must be greater than 0'],
    [{ quantity: 20.0001 }, 'At most 3 decimal places; the unit is t'],
    [{ quantity: 1e9 }, 'The number is too large'],
    [{ quantity: 'twenty' }, expect.any(String)],
    [{}, expect.any(String)],
  ])('is refused with an error at the quantity: %j', async (body, message) => {
    const { token } = await make.member()
    const refused = await raw(joiningApi.create, { params: { code: await open() }, body }, { token })
    expect([refused.status, refused.body.data]).toEqual([400, { quantity: message }])
  })

  test('adds to the total that everybody sees, and notifies the operators', async () => {
    const code = await open()
    const buyer = await make.member({ name: 'Joining Works' })
    const joined = await join(buyer, code, 120.5, 'Sizes 200 and 250')
    expect(joined.data).toMatchObject({ joined_t: 120.5, joined_count: 1 })
    expect((await join(await make.member(), code, 10)).data).toMatchObject({
      joined_t: 130.5,
      joined_count: 2,
    })
    expect(await total(code)).toEqual([130.5, 2])
    const row = (await call(api.list, { query: {} })).data.results.find((one) => one.code === code)
    expect(row?.extras).toMatchObject({ joined_t: 130.5, joined_count: 2, target_t: 300 })
    expect(
      (await notifications(operator)).find(({ title }) => title.startsWith('Joining Works')),
    ).toMatchObject({
      module: 'business_raise',
      sign: code,
      title: 'Joining Works joined with 120.5 t',
    })
    expect(await partOf(buyer, code)).toMatchObject({
      state: 'joined',
      quantity: 120.5,
      posting: { code },
      can: { change: true, withdraw: true },
    })
  })

  test('is possible once per company, which the page says to colleagues too', async () => {
    const code = await open()
    const buyer = await make.member()
    const colleague = await make.staff(buyer.tenantId, ['buyer_purchase.get'])
    expect((await detail(code, buyer.token)).refused.intend).toBeNull()
    await join(buyer, code)
    for (const one of [buyer, colleague]) expect((await join(one, code)).body.code).toBe('join_exists')
    expect((await detail(code, colleague.token)).refused.intend).toBe('join_exists')
    expect(await total(code)).toEqual([20, 1])
  })

  test('is refused to a frozen company, to operators, and while the group buy is not online', async () => {
    const code = await open()
    expect((await join(await make.member({ credit_rating: 0 }), code)).body.code).toBe('company_frozen')
    expect((await join(operator, code)).status).toBe(403)
    const draft = (await call(api.create, { body: values }, asOperator)).data.code
    expect((await join(await make.member(), draft)).status).toBe(404)
    expect((await join(await make.member(), 'GZZZZZZZZ')).status).toBe(404)
  })

  test('counts together with enquiries towards the tier’s monthly limit', async () => {
    const buyer = await make.member()
    for (let count = 0; count < 5; count += 1) expect((await join(buyer, await open())).status).toBe(200)
    const last = await open()
    expect((await join(buyer, last)).body).toMatchObject({
      code: 'quota_exhausted',
      data: { name: 'intentions_per_month', tier: 'company', limit: 5 },
    })
    expect(await total(last)).toEqual([0, 0])
    const { quotas } = (await call(dashboardApi.backend, {}, { token: buyer.token })).data
    expect(quotas).toContainEqual({ name: 'intentions_month', used: 5, limit: 5 })
  })

  test('of many companies at the same moment counts each exactly once', async () => {
    const code = await open()
    const buyers = await members(8)
    const asked = [...buyers, ...buyers].map((buyer) => join(buyer, code, 12.345))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([...Array<number>(8).fill(200), ...Array<number>(8).fill(409)])
    expect(await total(code)).toEqual([98.76, 8])
  })

  test('twice with the same key joins once', async () => {
    const code = await open()
    const { token } = await make.member()
    const headers = { 'idempotency-key': randomUUID() }
    const send = () =>
      raw(joiningApi.create, { params: { code }, body: { quantity: 20 } }, { token, headers })
    expect((await send()).body).toEqual((await send()).body)
    expect(await total(code)).toEqual([20, 1])
  })
})

describe('until the deadline', () => {
  test('any colleague can change the quantity, but not below the minimum', async () => {
    const code = await open()
    const buyer = await make.member()
    await join(buyer, code)
    const { id } = await partOf(buyer, code)
    const colleague = await make.staff(buyer.tenantId, ['buyer_purchase.get'])
    expect((await change(colleague, id, 300)).data).toMatchObject({ quantity: 300 })
    expect(await total(code)).toEqual([300, 1])
    expect((await change(buyer, id, 9)).body.data).toHaveProperty('quantity')
    expect((await change(buyer, id, 10)).status).toBe(200)
    expect(await total(code)).toEqual([10, 1])
  })

  test('changes and withdrawals at the same moment leave a correct total', async () => {
    const code = await open()
    const buyers = await members(4)
    await Promise.all(buyers.map((buyer) => join(buyer, code)))
    const ids = await Promise.all(buyers.map(async (buyer) => (await partOf(buyer, code)).id))
    await Promise.all(
      buyers.flatMap((buyer, at) => [
        change(buyer, ids[at]!, 30 + at),
        ...(at % 2 === 0 ? [withdraw(buyer, ids[at]!)] : []),
      ]),
    )
    expect(await total(code)).toEqual([31 + 33, 2])
  })

  test('a company that withdraws may join again without using up its monthly limit', async () => {
    const code = await open()
    const buyer = await make.member()
    await join(buyer, code)
    const { id } = await partOf(buyer, code)
    expect((await withdraw(buyer, id)).data).toMatchObject({
      state: 'withdrawn',
      can: { change: false, withdraw: false },
    })
    expect(await total(code)).toEqual([0, 0])
    expect((await withdraw(buyer, id)).body.code).toBe('transition_not_allowed')
    expect((await join(buyer, code, 40)).data).toMatchObject({ id, joined_t: 40 })
    expect(await own(buyer)).toHaveLength(1)
  })

  test('a frozen company can only withdraw', async () => {
    const code = await open()
    const buyer = await make.member()
    await join(buyer, code)
    const { id } = await partOf(buyer, code)
    await deps.database.orm.execute(`update tenant set credit_rating = 0 where id = ${buyer.tenantId}`)
    expect((await change(buyer, id, 40)).body.code).toBe('company_frozen')
    expect((await withdraw(buyer, id)).status).toBe(200)
  })

  test('another company’s part is answered with 404', async () => {
    const code = await open()
    const buyer = await make.member()
    await join(buyer, code)
    const { id } = await partOf(buyer, code)
    const stranger = await make.gold()
    expect((await change(stranger, id, 50)).status).toBe(404)
    expect((await withdraw(stranger, id)).status).toBe(404)
    expect(await own(stranger, code)).toEqual([])
    expect(await total(code)).toEqual([20, 1])
  })

  test('operators see the participants, participants only the total', async () => {
    const code = await open()
    const small = await make.member({ name: 'Small one' })
    const large = await make.member({ name: 'Large one' })
    const gone = await make.member({ name: 'Gone one' })
    for (const [buyer, quantity] of [
      [gone, 99],
      [small, 10],
      [large, 90],
    ] as const)
      await join(buyer, code, quantity)
    await withdraw(gone, (await partOf(gone, code)).id)
    const seen = await call(joiningApi.participants, { params: { code } }, asOperator)
    expect(seen.data.results.map(({ company, quantity, state }) => [company.name, quantity, state])).toEqual([
      ['Large one', 90, 'joined'],
      ['Small one', 10, 'joined'],
      ['Gone one', 99, 'withdrawn'],
    ])
    const refused = await raw(joiningApi.participants, { params: { code } }, { token: large.token })
    expect(refused.body.code).toBe('forbidden')
    expect(JSON.stringify(await detail(code, large.token))).not.toContain('Small one')
  })

  test('participants are notified of changed terms, but not of other changes', async () => {
    const code = await open()
    const buyer = await make.member()
    await join(buyer, code)
    const edit = async (body: object) => {
      const { revision } = (await call(api.ownOne, { params: { code } }, asOperator)).data
      const query = { revision, submit: 1 as const }
      const given = { ...values, deadline: 7, ...body }
      return call(api.update, { params: { code }, query, body: given }, asOperator)
    }
    expect((await edit({ description: 'Rolled monthly' })).status).toBe(200)
    expect(await notifications(buyer)).toEqual([])
    await edit({ target_t: 250 })
    expect(await notifications(buyer)).toMatchObject([{ module: 'my_business', sign: code }])
    expect((await notifications(buyer))[0]?.title).toBe('The terms of a group buy have changed')
    expect(await total(code)).toEqual([20, 1])
  })

  test('participants are reminded three days and one day before the end', async () => {
    const code = await open()
    const buyer = await make.member()
    await join(buyer, code)
    const remind = () => remindExpiring(deps.database.orm, deps.clock())
    app.pass(4.5 * day)
    await remind()
    await remind()
    app.pass(2 * day)
    await remind()
    expect((await notifications(buyer)).map(({ title }) => title)).toEqual([
      'Group buy ends in 1 day',
      'Group buy ends in 3 days',
    ])
    expect((await notifications(buyer))[0]?.info).toMatch(/20 of 300 t$/)
  })
})
