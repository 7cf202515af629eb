/** Every write of an operator appears in the audit log. New calls are covered automatically. */
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { companyMergeApi } from '#contract/company_merge.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { ownerActions } from '#contract/postings/states.ts'
import { rows } from '#server/db/client.ts'
import type { TargetName } from '../tests/support/access_cases.ts'
import { accessWorld } from '../tests/support/access_world.ts'
import { testApp } from '../tests/support/app.ts'
import { contractEndpoints } from '../tests/support/contract_endpoints.ts'
import { everyKind, kindOf, marketOf } from '../tests/support/kinds.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const world = await accessWorld(app)
const db = deps.database.orm

type Line = { object_kind: string; object_sign: string; action: string; before: object; after: object }
/** The audit log entries of an operator, oldest first. */
const linesOf = ({ id }: { id: number }): Promise<Line[]> =>
  rows(
    db,
    sql`select object_kind, object_sign, action, before, after from audit_log where actor_id = ${id} order by id`,
  )

/** To open a posting and to leave it changes nothing that is kept; taking it over from somebody is tested with the queue. */
const isReading = (path: string): boolean => /:code\/(read|leave)\/$/.test(path)
/** What operators do with the own second factor has tests of its own: proving it is no entry. */
const isOwn = (path: string): boolean => path.startsWith('/api/second_factor/')
const isOfOperators = ({ access, method, path }: Endpoint): boolean =>
  method !== 'GET' &&
  !isReading(path) &&
  !isOwn(path) &&
  (access === 'operator' || (adminPermissions as readonly string[]).includes(access))
const writes = (await contractEndpoints())
  .filter(isOfOperators)
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const)
  .toSorted(([one], [other]) => one.localeCompare(other))

/** Postings of the platform itself are online at once: there is nothing to approve. */
const nothingWaits = new Set(
  everyKind
    .filter(({ definition }) => definition.postedBy === 'platform')
    .flatMap(({ kind }) => [`POST /api/admin/${kind}/:code/approve/`, `POST /api/admin/${kind}/approve/`]),
)

const targets: readonly TargetName[] = ['none', 'foreign', 'absent', 'online', 'hidden']

/** A merge stands with both companies. */
const mergeCall = `${companyMergeApi.merge.method} ${companyMergeApi.merge.path}`

/** How many rows a call changed, according to its answer. */
function doneIn(status: number, data: unknown): number {
  if (status !== 200) return 0
  const { done } = (data ?? {}) as { done?: unknown[] }
  return done?.length ?? 1
}

test.each(writes)(
  '%s writes one audit entry for each effect and none for a refusal',
  async (operation, endpoint) => {
    let written = 0
    for (const target of targets) {
      const operator = await world.caller('operator', endpoint)
      const { status, body } = await world.send(endpoint, target, operator)
      const companies = operation === mergeCall ? 2 : 1
      const done = doneIn(status, (body as { data?: unknown }).data) * companies
      written += done
      const lines = await linesOf(operator.person!)
      expect([target, status, lines.length]).toEqual([target, status, done])
    }
    if (!nothingWaits.has(operation)) expect(written).toBeGreaterThan(0)
  },
)

const word = { comment: 'The photo shows another piece', img_arr: [] }

test('the entry of a review has the decision, the message to the owner and the revision', async () => {
  const tested = kindOf('quotation')
  const { api, values } = tested
  const operator = await make.operator([tested.definition.adminPermission])
  const as = { token: operator.token }
  const seller = await make.gold()
  const { submit } = marketOf(tested, app, operator)
  const code = await submit(seller)
  const review = (action: 'reject' | 'take_down' | 'restore') =>
    call(api.review, { params: { code, action }, body: word }, as)
  const edit = (revision: number, change: object) =>
    call(
      api.update,
      { params: { code }, query: { revision, submit: 1 }, body: { ...values, ...change } },
      { token: seller.token },
    )
  const approve = (revision: number) => raw(api.approve, { params: { code }, body: { revision } }, as)
  await review('reject')
  await edit(1, {})
  expect((await approve(1)).status).toBe(409)
  await approve(2)
  await edit(2, { price_amount: 5300 })
  await approve(3)
  await review('take_down')
  await review('restore')
  expect((await raw(api.review, { params: { code, action: 'restore' }, body: word }, as)).status).toBe(409)

  const place = (state: string, revision: number, pending: number | null = null) => ({
    state,
    revision,
    pending_revision: pending,
  })
  const { comment } = word
  const of = { object_kind: 'quotation', object_sign: code }
  expect(await linesOf(operator)).toEqual([
    { ...of, action: 'reject', before: place('in_review', 1), after: { ...place('rejected', 1), comment } },
    { ...of, action: 'approve', before: place('in_review', 2), after: place('online', 2) },
    { ...of, action: 'approve', before: place('online', 2, 3), after: place('online', 3) },
    { ...of, action: 'take_down', before: place('online', 3), after: { ...place('taken_down', 3), comment } },
    { ...of, action: 'restore', before: place('taken_down', 3), after: { ...place('online', 3), comment } },
  ])
  expect(await linesOf(seller)).toEqual([])
})

describe('in a group buy, which the platform posts itself,', () => {
  const { api, values, definition } = kindOf('raise')
  const made = async () => {
    const operator = await make.operator([definition.adminPermission])
    const as = { token: operator.token }
    const { data } = await call(api.create, { body: values }, as)
    return { operator, as, code: data.code }
  }

  test('the entry of an edit has only what was changed', async () => {
    const { operator, as, code } = await made()
    const body = { ...values, payment: 'In advance' }
    await call(api.update, { params: { code }, query: { revision: 1 }, body }, as)
    const [first, second] = await linesOf(operator)
    expect(first).toMatchObject({ action: 'create', before: null, after: { ...values, state: 'draft' } })
    const place = { state: 'draft', pending_revision: null }
    expect(second).toEqual({
      object_kind: 'raise',
      object_sign: code,
      action: 'update',
      before: { ...place, revision: 1, payment: values['payment'] },
      after: { ...place, revision: 2, payment: 'In advance' },
    })
  })

  test('each change of state has an entry, and a removal records the values', async () => {
    const { operator, as, code } = await made()
    const moves = ['submit', 'offline', 'online', 'renew', 'deal', 'close'] as const
    for (const action of moves) await call(api.action, { params: { code, action } }, as)
    expect(ownerActions.filter((action) => !(moves as readonly string[]).includes(action))).toEqual([
      'withdraw',
    ])
    const lines = await linesOf(operator)
    expect(lines.map(({ action }) => action)).toEqual(['create', ...moves])
    expect(lines.slice(1).map(({ after }) => (after as { state: string }).state)).toEqual([
      'online',
      'offline',
      'online',
      'online',
      'dealt',
      'closed',
    ])
    const copied = await call(api.copy, { params: { code } }, as)
    await call(api.remove, { params: { code: copied.data.code } }, as)
    expect((await linesOf(operator)).slice(-2)).toMatchObject([
      { action: 'copy', object_sign: copied.data.code, before: null, after: { ...values, state: 'draft' } },
      { action: 'remove', object_sign: copied.data.code, before: { ...values, state: 'draft' }, after: null },
    ])
  })
})
