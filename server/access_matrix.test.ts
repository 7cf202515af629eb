import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { accessRows } from '../tests/support/access_table.ts'
import type { TargetName } from '../tests/support/access_cases.ts'
import { accessWorld, ownerContact } from '../tests/support/access_world.ts'
import { testApp } from '../tests/support/app.ts'
import { distinctEndpoints } from '../tests/support/contract_endpoints.ts'

const rows = await accessRows()
const endpoints = new Map<string, Endpoint>(
  (await distinctEndpoints()).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
)
const world = await accessWorld(await testApp())

test('the table has every operation and nothing else', () => {
  expect([...new Set(rows.map(({ operation }) => operation))].sort()).toEqual([...endpoints.keys()].sort())
})

test('every operation with a row in its path is tested with foreign and absent rows', () => {
  const asked = new Set(rows.map(({ operation, target }) => `${operation} ${target}`))
  const named = [...endpoints.keys()].filter((operation) => /:(code|id)\b/.test(operation))
  const wanted = named.flatMap((operation) => [`${operation} foreign`, `${operation} absent`])
  expect(wanted.filter((one) => !asked.has(one))).toEqual([])
})

/** Rows that exist only because the caller has a company or has done something with it. */
const createdByCallers: readonly TargetName[] = ['own', 'received']

/**
 * The bodies of 404 answers by operation and caller: for a row that does not exist, and for one that belongs to
 * somebody else.
 */
const notFound = new Map<string, Map<TargetName, string>>()

/** Matches somebody else's contact details in an answer. The contact card and a deal's other side may show them. */
const leakIn = (operation: string, status: number, text: string): string | undefined =>
  status === 200 && (operation.endsWith('/contact/') || operation === 'GET /api/backend/deal/:source/:id/')
    ? undefined
    : Object.values(ownerContact).find((secret) => text.includes(secret))

test.each(rows)(
  '$operation with the target "$target" answers each caller as the table says',
  async ({ operation, target, verdicts }) => {
    const endpoint = endpoints.get(operation) as Endpoint
    const found: Record<string, number | string> = {}
    const isCallers = createdByCallers.includes(target)
    for (const [name, verdict] of verdicts) {
      // What a valid request for no row holds may depend on its caller.
      const isRefused = verdict === 401 || verdict === 403 || (verdict === 404 && target !== 'absent')
      const changesNothing = endpoint.method === 'GET' || isRefused
      const caller = await world.caller(
        name,
        endpoint,
        endpoint.method === 'GET' || (isRefused && !isCallers),
      )
      const { status, body } = await world.send(endpoint, target, caller, changesNothing)
      const text = JSON.stringify(body)
      found[name] = leakIn(operation, status, text) ?? status
      if (status !== 404) continue
      const place = `${operation} of ${name}`
      notFound.set(place, (notFound.get(place) ?? new Map<TargetName, string>()).set(target, text))
    }
    expect(found).toEqual(Object.fromEntries(verdicts))
  },
)

test.each(rows.filter(({ target }) => !createdByCallers.includes(target)))(
  '$operation with the target "$target" treats a company that is not founded yet like one that is',
  async ({ operation, target, verdicts }) => {
    const endpoint = endpoints.get(operation) as Endpoint
    const verdict = verdicts.get('company')
    const { status } = await world.send(endpoint, target, await world.founder(), verdict === 403)
    expect(status).toBe(verdict)
  },
)

const ended = 'POST /api/impersonation/end/'

test.each(rows.filter(({ acting, operation }) => acting !== undefined && operation !== ended))(
  '$operation with the target "$target" answers an operator who acts for a gold member as the call declares',
  async ({ operation, target, verdicts, acting }) => {
    const endpoint = endpoints.get(operation) as Endpoint
    const isRefused = acting === 401 || acting === 403
    const isKept = endpoint.method === 'GET' || (isRefused && !createdByCallers.includes(target))
    const caller = await world.caller('gold', endpoint, isKept)
    const token = await world.actingFor(caller)
    const { status, body } = await world.send(endpoint, target, caller, isRefused, token)
    expect(status).toBe(acting)
    if (isRefused && verdicts.get('gold') !== 403) expect(body).toMatchObject({ code: 'only_in_person' })
  },
)

test('foreign and absent rows get the same answers', () => {
  const pairs = [...notFound].filter(([, told]) => told.has('foreign') && told.has('absent'))
  expect(pairs.length).toBeGreaterThan(50)
  for (const [place, told] of pairs) expect([place, new Set(told.values()).size]).toEqual([place, 1])
})
