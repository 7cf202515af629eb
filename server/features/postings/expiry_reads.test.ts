/** Reminders of many postings take as many statements as those of one. */
import { expect, test } from 'vitest'
import { userMessageApi } from '#contract/user_message.ts'
import { market } from '../../../tests/support/postings.ts'
import { nodeWithStatementLog } from '../../../tests/support/statements.ts'
import { remindExpiring } from './expiry.ts'

const node = await nodeWithStatementLog()
const { call, make, deps, statements } = node
const { publish } = market(node, await make.operator(['admin_quotation.get']))

test('reminders of twelve postings take as many statements as of one, and each owner gets one message', async () => {
  const [seller, other] = [await make.gold(), await make.gold()]
  const statementsFor = async (count: number) => {
    for (let at = 0; at < count; at++) await publish(at % 2 === 0 ? seller : other, { deadline: 7 })
    node.pass(5 * 86_400)
    statements.length = 0
    await remindExpiring(deps.database.orm, deps.clock())
    return [...statements]
  }
  const one = await statementsFor(1)
  expect(await statementsFor(12)).toEqual(one)
  const told = async ({ token }: { token: string }) => {
    const { data } = await call(userMessageApi.list, { query: { size: 50 } }, { token })
    return data.results.map(({ title }) => title).filter((title) => /Ends in|expire soon/.test(title))
  }
  // The first one is five days old and stays a message of its own.
  expect(await told(seller)).toEqual(['6 postings expire soon', 'Ends in 3 days'])
  expect(await told(other)).toEqual(['6 postings expire soon'])
})
