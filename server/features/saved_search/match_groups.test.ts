/** What one saved search finds is one message while it is unread. */
import { expect, test } from 'vitest'
import { savedSearchApi, type SearchAlert } from '#contract/saved_search.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { sendDigests } from '#server/jobs/kinds.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, make, deps } = app
const operator = await make.operator(['admin_quotation.get'])
const { publish } = market(app, operator)
const seller = await make.gold()

async function save(of: Person, alert: SearchAlert, d: number, name: string): Promise<number> {
  const body = { kind: 'quotation' as const, name, alert, filters: { min_d: d, max_d: d } }
  return (await call(savedSearchApi.create, { body }, { token: of.token })).data.id
}
/** Puts so many postings of a diameter online, one after the other, and has the searches compared with them. */
async function hits(d: number, count: number): Promise<string[]> {
  const codes: string[] = []
  for (let n = 0; n < count; n += 1) {
    codes.push(await publish(seller, { dims: { d, l: 2000 + n } }))
    await app.drain()
  }
  return codes
}
const told = async ({ token }: Person) => (await call(userMessageApi.list, {}, { token })).data.results
const nextDay = async () => {
  app.pass(25 * 3600)
  await deps.jobs.send(deps.database.orm, sendDigests, {})
  await app.drain()
}

test('five matches of a search are one message that opens the search, those of another one a second', async () => {
  const reader = await make.user()
  const id = await save(reader, 'instant', 411, 'Big')
  await save(reader, 'instant', 412, 'Bigger')
  await hits(411, 5)
  const [other] = await hits(412, 1)
  const messages = await told(reader)
  expect(messages.map((one) => [one.title, one.record_sign])).toEqual([
    ['New match for “Bigger”', other],
    ['5 new matches for “Big”', `search-${id}`],
  ])
  expect(messages[1]?.info).toMatch(/φ411×2004.*; .*φ411×2003.*; .*φ411×2002.* …$/)
  const count = (await call(userMessageApi.unreadCount, {}, { token: reader.token })).data.all
  expect(count).toBe(2)

  await call(userMessageApi.readAll, {}, { token: reader.token })
  const [later] = await hits(411, 1)
  expect((await told(reader))[0]).toMatchObject({ title: 'New match for “Big”', record_sign: later })
})

test('what a search found yesterday and today is one message until it is read', async () => {
  const reader = await make.user()
  const id = await save(reader, 'daily', 421, 'Daily')
  await hits(421, 1)
  await nextDay()
  expect(await told(reader)).toMatchObject([{ title: '1 new match for “Daily”' }])
  await hits(421, 2)
  await nextDay()
  expect(await told(reader)).toMatchObject([
    { title: '3 new matches for “Daily”', record_sign: `search-${id}` },
  ])
})
