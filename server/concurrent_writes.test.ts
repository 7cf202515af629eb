/** Two users who write to each other's rows at the same moment both get an answer, and neither waits for the other. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { intentionApi } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import { quoteApi } from '#contract/quote.ts'
import { rows } from '#server/db/client.ts'
import { crossedCalls, crossedWorlds, groupsOf, type CrossedCall } from '../tests/support/crossed_calls.ts'
import type { Member } from '../tests/support/factory.ts'
import { kindOf, marketOf } from '../tests/support/kinds.ts'
import { onPostgres, openLineNode } from '../tests/support/line_node.ts'
import { market } from '../tests/support/postings.ts'
import { quoteSender } from '../tests/support/quotes.ts'

const { api } = postings.quotation

/**
 * A node with 2 ms latency to its database, so that transactions that start together really overlap. A server has a
 * hundred connections; there are fewer than calls at once, so some wait for one.
 */
async function openCrossing() {
  const node = await openLineNode({ databasePool: 56 }, 1)
  const quick = await node.direct()
  const { make } = quick
  const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get'])
  const spot = market(quick, operator)
  const [one, two, three] = [await make.gold(), await make.gold(), await make.gold()]
  return {
    ...node,
    quick,
    requests: marketOf(kindOf('purchase_forging'), quick, operator),
    one: { ...one, code: await spot.publish(one) },
    two: { ...two, code: await spot.publish(two) },
    three: { ...three, code: await spot.publish(three) },
  }
}
const crossing = onPostgres ? await openCrossing() : undefined
type Company = Member & { code: string }

const contact = (by: Company, of: Company) =>
  crossing!.call(api.contact, { params: { code: of.code } }, { token: by.token })
const intend = (by: Company, of: Company) =>
  crossing!.call(
    intentionApi.create,
    { params: { code: of.code }, body: { quantity: 1, message: 'Crossed' } },
    { token: by.token },
  )
/** Withdraws what a company has sent, so that it can be sent again. */
async function closeIntentions(...companies: Company[]) {
  for (const { token } of companies) {
    const { data } = await crossing!.quick.call(
      intentionApi.list,
      { query: { box: 'sent', size: 50 } },
      { token },
    )
    for (const { id, can } of data.results)
      if (can.close)
        await crossing!.quick.call(
          intentionApi.answer,
          { params: { id, action: 'close' }, body: { answer: '' } },
          { token },
        )
  }
}

/** Sends the requests in rounds, each round in parallel, and counts the statuses. */
async function countStatuses(rounds: number, round: () => Promise<{ status: number }[]>) {
  const found: Record<number, number> = {}
  for (let at = 0; at < rounds; at += 1)
    for (const { status } of await round()) found[status] = (found[status] ?? 0) + 1
  return found
}

const big = { timeout: 120_000 }

test.runIf(onPostgres)('two gold companies can open each other’s contact cards at once', big, async () => {
  const { one, two } = crossing!
  const views = await countStatuses(30, () =>
    Promise.all([one, one, two, two].map((by) => contact(by, by === one ? two : one))),
  )
  expect(views).toEqual({ 200: 120 })
})

test.runIf(onPostgres)('two companies can enquire about each other’s postings at once', big, async () => {
  const { one, two } = crossing!
  const sent = await countStatuses(20, async () => {
    const round = await Promise.all([intend(one, two), intend(two, one)])
    await closeIntentions(one, two)
    return round
  })
  expect(sent).toEqual({ 200: 40 })
})

test.runIf(onPostgres)(
  'two companies can quote on each other’s requests, and withdraw, at once',
  big,
  async () => {
    const { one, two, call, requests } = crossing!
    const quote = quoteSender(crossing!, 'purchase_forging')
    const [first, second] = [await requests.publish(one), await requests.publish(two)]
    const answered = await countStatuses(10, async () => {
      const made = await Promise.all([quote(one, second), quote(two, first)])
      const [mine, theirs] = made.map(({ data }) => data?.id ?? 0)
      const withdraw = ({ token }: Member, id = 0) => call(quoteApi.withdraw, { params: { id } }, { token })
      return [...made, ...(await Promise.all([withdraw(one, mine), withdraw(two, theirs)]))]
    })
    expect(answered).toEqual({ 200: 40 })
  },
)

test.runIf(onPostgres)(
  'one company can open two contact cards and send an enquiry at once',
  big,
  async () => {
    const { one, two, three } = crossing!
    const answered = await countStatuses(15, async () => {
      const round = await Promise.all([contact(one, two), contact(one, three), intend(one, two)])
      await closeIntentions(one)
      return round
    })
    expect(answered).toEqual({ 200: 45 })
  },
)

const calls = await crossedCalls()
const groups = groupsOf(calls)

test('every two calls are in a group together', () => {
  const meets = (call: CrossedCall) => new Set(groups.filter((group) => group.includes(call)).flat())
  expect(calls.filter((call) => meets(call).size < calls.length)).toEqual([])
})

test.runIf(onPostgres)(
  'any two writing calls of two companies on each other’s rows succeed at once',
  { timeout: 900_000 },
  async () => {
    const { quick } = crossing!
    const { prepare } = await crossedWorlds(quick, crossing!)
    const succeeded = new Set<string>()
    const failed: string[] = []
    const sendAtOnce = async (group: readonly CrossedCall[]) => {
      const ready: Awaited<ReturnType<typeof prepare>>[] = []
      for (const call of group) ready.push(await prepare(call, 0), await prepare(call, 1))
      const statuses = await Promise.all(ready.map(({ send }) => send()))
      for (const [at, status] of statuses.entries()) {
        const { name } = ready[at]!
        if (status === 200) succeeded.add(name)
        if (status >= 500) failed.push(`${status} ${name} beside ${group.map((one) => one.name).join(', ')}`)
      }
    }
    for (const group of groups) await sendAtOnce(group)
    // Of two that want the same, such as to be the newest edition, one may have lost each time.
    for (const call of calls) if (!succeeded.has(call.name)) await sendAtOnce([call])
    expect(failed).toEqual([])
    // Calls behind a sign-in form need a code that was sent to a mailbox.
    expect(calls.map(({ name }) => name).filter((name) => !succeeded.has(name))).toEqual([])
  },
)

test.runIf(onPostgres)('no deadlock has occurred', async () => {
  const { database, quick } = crossing!
  // PostgreSQL counts the deadlocks of a connection at the latest when it ends.
  await database.close()
  const [found] = await rows<{ deadlocks: number }>(
    quick.deps.database.orm,
    sql`select deadlocks::int as deadlocks from pg_stat_database where datname = current_database()`,
  )
  expect(found?.deadlocks).toBe(0)
})
