import { describe, expect, test } from 'vitest'
import { joiningApi } from '#contract/joining.ts'
import { remindOfExpiry } from '#server/jobs/kinds.ts'
import { settleEnded } from '#server/features/postings/expiry.ts'
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
  change,
  withdraw,
  partOf,
  detail,
  total,
  notifications,
  act,
  members,
} = await joiningWorld(app)

describe('at its deadline a group buy', () => {
  const run = async (quantities: readonly number[]) => {
    const code = await open()
    const buyers = await members(quantities.length)
    for (const [at, buyer] of buyers.entries()) await join(buyer, code, quantities[at])
    app.pass(7 * day + 1)
    return { code, buyers }
  }
  const settle = () => settleEnded(deps.database.orm, deps.clock())

  test('below the target fails, even before anybody is notified', async () => {
    const { code, buyers } = await run([150, 149.999])
    expect((await detail(code)).state).toBe('expired')
    expect(await partOf(buyers[0]!, code)).toMatchObject({
      state: 'failed',
      can: { change: false, withdraw: false },
    })
    const { id } = await partOf(buyers[0]!, code)
    expect((await change(buyers[0]!, id, 151)).body.code).toBe('join_ended')
    expect((await withdraw(buyers[0]!, id)).body.code).toBe('join_ended')
    expect((await join(await make.member(), code)).body.code).toBe('join_ended')
    await settle()
    for (const buyer of buyers)
      expect(await notifications(buyer)).toMatchObject([
        { module: 'my_business', sign: code, title: 'Group buy failed' },
      ])
    expect((await notifications(buyers[0]!))[0]?.info).toMatch(/299.999 of 300 t · nobody is bound$/)
    expect((await partOf(buyers[1]!, code)).state).toBe('failed')
    expect(await total(code)).toEqual([299.999, 2])
  })

  test('that has reached the target is dealt at the price reached', async () => {
    const { code, buyers } = await run([150, 150])
    const { data } = await call(api.own, { query: { state: 'dealt', size: 50 } }, asOperator)
    expect(data.results.map((row) => row.code)).toContain(code)
    const expired = await call(api.own, { query: { state: 'expired', size: 50 } }, asOperator)
    expect(expired.data.results.map((row) => row.code)).not.toContain(code)
    expect((await detail(code)).state).toBe('dealt')
    expect((await partOf(buyers[0]!, code)).state).toBe('succeeded')
    await settle()
    expect((await notifications(buyers[0]!))[0]).toMatchObject({
      title: 'Group buy succeeded',
      info: expect.stringMatching(/300 of 300 t · ¥5,200\/t for all$/) as string,
    })
    const ended = (await notifications(operator)).filter(
      ({ sign, title }) => sign === code && /succeeded/.test(title),
    )
    expect(ended).toHaveLength(1)
  })

  test('notifies everybody once, even if several nodes settle it at the same moment and again', async () => {
    const { buyers } = await run([20, 30])
    await Promise.all([settle(), settle(), settle()])
    await settle()
    for (const buyer of buyers) expect(await notifications(buyer)).toHaveLength(1)
  })

  test('becomes final: it can be copied but not prolonged, dealt or edited', async () => {
    const { code } = await run([20])
    const { can, revision } = (await call(api.ownOne, { params: { code } }, asOperator)).data
    expect(can).toMatchObject({ renew: false, deal: false, update: false, copy: true, close: true })
    expect((await act(code, 'renew')).status).toBe(409)
    const edited = await raw(
      api.update,
      { params: { code }, query: { revision, submit: 1 }, body: values },
      asOperator,
    )
    expect(edited.body.code).toBe('transition_not_allowed')
  })
})

describe('operators', () => {
  test('can end a group buy early once the target is reached', async () => {
    const code = await open()
    const buyer = await make.member()
    await join(buyer, code, 299)
    expect((await act(code, 'deal')).status).toBe(409)
    expect((await act(code, 'offline')).status).toBe(409)
    await change(buyer, (await partOf(buyer, code)).id, 500)
    expect((await act(code, 'deal')).data.state).toBe('dealt')
    expect((await notifications(buyer)).map(({ title }) => title)).toEqual(['Group buy succeeded'])
    expect((await act(code, 'close')).status).toBe(200)
    expect((await partOf(buyer, code)).state).toBe('succeeded')
    expect(await notifications(buyer)).toHaveLength(1)
  })

  test.each(['close', 'take_down'] as const)(
    'can call off a group buy by %s, which notifies the participants',
    async (way) => {
      const code = await open()
      const buyer = await make.member()
      await join(buyer, code)
      const body = { comment: 'The mill has no capacity', img_arr: [] }
      if (way === 'close') await act(code, 'close')
      else await call(api.review, { params: { code, action: way }, body }, asOperator)
      expect((await notifications(buyer)).map(({ title }) => title)).toEqual(['Group buy cancelled'])
      expect(await partOf(buyer, code)).toMatchObject({ state: 'cancelled', can: { withdraw: false } })
      if (way === 'close') return
      await call(api.review, { params: { code, action: 'restore' }, body }, asOperator)
      expect(await total(code)).toEqual([0, 0])
      expect((await join(buyer, code)).status).toBe(200)
    },
  )
})

test('participants are reminded in one message of group buys that end soon, which opens exactly these', async () => {
  const buyer = await make.member()
  const codes = [await open(), await open()]
  for (const code of codes) await join(buyer, code)
  await join(buyer, await open({ deadline: 30 }))
  await join(await make.member(), await open())
  app.pass(4 * day)
  await deps.jobs.send(deps.database.orm, remindOfExpiry, {})
  await app.drain()
  const [message, ...more] = await notifications(buyer)
  expect(more).toEqual([])
  expect(message).toMatchObject({ module: 'my_business', title: '2 group buys you joined end soon' })
  const ends_between = message!.sign.replace(/^joins-/, '')
  const { data } = await call(joiningApi.list, { query: { ends_between } }, { token: buyer.token })
  expect(data.results.map(({ posting }) => posting.code).toSorted()).toEqual(codes.toSorted())
})
