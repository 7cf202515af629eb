/** A decision about many rows and another operator's decision about one of them, at the same time. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { userAccusationAdminApi as accusationApi } from '#contract/resources/user_accusation.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { rows } from '#server/db/client.ts'
import { testApp, type Called } from '../../../tests/support/app.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { market } from '../../../tests/support/postings.ts'
import { meanwhile } from './rules.ts'

const { api } = postings.quotation
const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const [wang, li] = [
  await make.operator(['admin_quotation.get']),
  await make.operator(['admin_quotation.get']),
]
const { submit, publish } = market(app, wang)
const as = ({ token }: Person) => ({ token })

const size = 4
type Key = string | number
type Outcome = { done: Key[]; refused: Record<string, string> }
type Sent = { many: () => Promise<Called<Outcome>>; one: () => Promise<Called<unknown>> }

const orders = ['many', 'one'] as const
/** Starts both at the same time, `first` before the other; says which of them has decided about the row, and what the other was told. */
async function crossed(first: (typeof orders)[number], key: Key, { many, one }: Sent) {
  const [all, single] =
    first === 'many'
      ? await Promise.all([many(), one()])
      : ((await Promise.all([one(), many()])).toReversed() as [Called<Outcome>, Called<unknown>])
  expect([all.status, all.data.done.length]).toEqual([200, single.status === 200 ? size - 1 : size])
  const refusal = all.data.refused[key]
  return refusal === undefined
    ? { winner: 'many' as const, told: [single.status, single.body.code] }
    : { winner: 'one' as const, told: [single.status, refusal] }
}

const logged = async (kind: string, sign: Key) =>
  rows<{ action: string; by: number }>(
    db,
    sql`select action, actor_id as by from audit_log
      where object_kind = ${kind} and object_sign = ${String(sign)} and actor_id is not null order by id`,
  )
/** Messages about a posting; one about several approvals names it once. */
const messages = async (to: Person, sign: string) =>
  rows<{ code: string }>(
    db,
    sql`select case code when 'postings_approved' then 'posting_approved' else code end as code
      from user_message m left join lateral jsonb_array_elements_text(m.params->'codes') as of(sign) on true
      where account_id = ${to.id} and coalesce(of.sign, record_sign) = ${sign} order by id`,
  )

const decided = {
  approve: { state: 'online', code: 'posting_approved' },
  reject: { state: 'rejected', code: 'posting_rejected' },
  take_down: { state: 'taken_down', code: 'posting_taken_down' },
}
type Decision = keyof typeof decided
const pairs: [Decision, Decision][] = [
  ['approve', 'reject'],
  ['reject', 'approve'],
  ['reject', 'reject'],
  ['take_down', 'take_down'],
]

const manyPostings = (action: Decision, codes: string[]) => {
  const given = codes.map((code) => ({ code, revision: 1 }))
  if (action === 'approve') return raw(api.approveMany, { body: { rows: given } }, as(wang))
  return raw(api.reviewMany, { params: { action }, body: { comment: 'Twice', rows: given } }, as(wang))
}
const onePosting = (action: Decision, code: string) =>
  action === 'approve'
    ? raw(api.approve, { params: { code }, body: { revision: 1 } }, as(li))
    : raw(api.review, { params: { code, action }, body: { comment: 'Blurred', revision: 1 } }, as(li))

test.each(
  pairs.flatMap(([many, one]) =>
    orders.flatMap((first) => [0, size - 1].map((at) => ({ many, one, first, at }))),
  ),
)(
  '$many for many postings and $one for that at $at, $first first: each gets one decision, and the loser is told',
  async ({ many, one, first, at }) => {
    const seller = await make.gold()
    const codes: string[] = []
    while (codes.length < size) codes.push(await (many === 'take_down' ? publish : submit)(seller))
    const code = codes[at]!
    const before = { log: await logged('quotation', code), messages: await messages(seller, code) }
    const { winner, told } = await crossed(first, code, {
      many: () => manyPostings(many, codes),
      one: () => onePosting(one, code),
    })
    expect(told).toEqual(
      winner === 'many' ? [409, meanwhile[many]] : [200, expect.stringMatching(/has already/)],
    )
    for (const each of codes) {
      const [action, by] = each === code && winner === 'one' ? [one, li] : [many, wang]
      const { state, code: message } = decided[action]
      expect((await call(api.adminOne, { params: { code: each } }, as(wang))).data.state).toBe(state)
      const log = (await logged('quotation', each)).slice(before.log.length)
      expect(log).toEqual([{ action, by: by.id }])
      const sent = (await messages(seller, each)).slice(before.messages.length)
      expect(sent).toEqual([{ code: message }])
    }
  },
)

test.each(orders.flatMap((first) => [0, size - 1].map((at) => ({ first, at }))))(
  'answers to many reports and the dismissal of that at $at, $first first: each author gets one answer',
  async ({ first, at }) => {
    const code = await publish(await make.gold())
    const authors: Person[] = []
    while (authors.length < size) authors.push(await make.user())
    for (const author of authors) {
      const body = { record_sign: code, module: 'accusation' as const, comment: 'Sold long ago' }
      await call(userAccusationApi.create, { body }, as(author))
    }
    const reports = (await call(accusationApi.list, { query: { keyword: code } }, as(wang))).data.results
    const given = reports.map(({ id, revision }) => ({ id, revision }))
    const { id, revision } = given[at]!
    const { answer, dismiss } = accusationApi.actions
    const { winner, told } = await crossed(first, id, {
      many: () => raw(answer.many, { body: { rows: given, comment: 'Removed' } }, as(wang)),
      one: () => raw(dismiss.one, { params: { id }, body: { revision, comment: 'It is there' } }, as(li)),
    })
    expect(told).toEqual(winner === 'many' ? [409, 'edit_conflict'] : [200, expect.stringMatching(/changed/)])
    for (const one of given) {
      const isLi = one.id === id && winner === 'one'
      const state = isLi ? 'dismissed' : 'answered'
      expect((await call(accusationApi.one, { params: { id: one.id } }, as(wang))).data.state).toBe(state)
      const [action, by] = isLi ? ['dismiss', li] : ['answer', wang]
      expect(await logged('user_accusation', one.id)).toEqual([{ action, by: by.id }])
    }
    for (const author of authors) expect(await messages(author, '')).toEqual([{ code: 'accusation_handled' }])
  },
)
