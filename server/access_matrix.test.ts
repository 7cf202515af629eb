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

test('every operation stands in the table, and nothing else does', () => {
  expect([...new Set(rows.map(({ operation }) => operation))].sort()).toEqual([...endpoints.keys()].sort())
})

test('what names a row in its address is asked for foreign and absent ones too', () => {
  const asked = new Set(rows.map(({ operation, target }) => `${operation} ${target}`))
  const named = [...endpoints.keys()].filter((operation) => /:(code|id)\b/.test(operation))
  const wanted = named.flatMap((operation) => [`${operation} foreign`, `${operation} absent`])
  expect(wanted.filter((one) => !asked.has(one))).toEqual([])
})

/** What a caller was told of what is not there, and of what is there but is somebody else's. */
const notFound = new Map<string, Map<TargetName, string>>()

/** A contact detail of somebody else in an answer, apart from the contact card's own and that of a deal's other side. */
const leakIn = (operation: string, status: number, text: string): string | undefined =>
  status === 200 && (operation.endsWith('/contact/') || operation === 'GET /api/backend/deal/:source/:id/')
    ? undefined
    : Object.values(ownerContact).find((secret) => text.includes(secret))

test.each(rows)('$operation, $target', async ({ operation, target, verdicts }) => {
  const endpoint = endpoints.get(operation) as Endpoint
  const found: Record<string, number | string> = {}
  for (const name of verdicts.keys()) {
    const { status, body } = await world.send(endpoint, target, await world.caller(name, endpoint))
    const text = JSON.stringify(body)
    found[name] = leakIn(operation, status, text) ?? status
    if (status !== 404) continue
    const place = `${operation} of ${name}`
    notFound.set(place, (notFound.get(place) ?? new Map<TargetName, string>()).set(target, text))
  }
  expect(found).toEqual(Object.fromEntries(verdicts))
})

/** What nobody has without a company, or without having done something with it. */
const madeByCallers: readonly TargetName[] = ['own', 'received']

test.each(rows.filter(({ target }) => !madeByCallers.includes(target)))(
  '$operation, $target: whoever is still to found a company is answered as if it were there',
  async ({ operation, target, verdicts }) => {
    const endpoint = endpoints.get(operation) as Endpoint
    const { status } = await world.send(endpoint, target, await world.founder())
    expect(status).toBe(verdicts.get('company'))
  },
)

test('foreign and absent cannot be told apart', () => {
  const pairs = [...notFound].filter(([, told]) => told.has('foreign') && told.has('absent'))
  expect(pairs.length).toBeGreaterThan(50)
  for (const [place, told] of pairs) expect([place, new Set(told.values()).size]).toEqual([place, 1])
})
