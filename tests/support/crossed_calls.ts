/** Every writing call of the access table, made by two companies or operators on each other's rows at the same time. */
import type { Endpoint } from '#contract/endpoint.ts'
import { adminPermissions, backendPermissions } from '#contract/permissions.ts'
import { openSession } from '#server/http/session.ts'
import { accessRows } from './access_table.ts'
import type { Caller, TargetName } from './access_cases.ts'
import { accessWorld } from './access_world.ts'
import { expectProblem, type RawInput, type TestApp } from './app.ts'
import { distinctEndpoints } from './contract_endpoints.ts'
import type { Member, Person } from './factory.ts'

export type CrossedCall = {
  endpoint: Endpoint
  target: TargetName
  name: string
  by: 'company' | 'operator'
}

/** GET calls that write: a contact card is counted, and listed items are marked as seen. */
const writingReads = ['/contact/', '/api/backend/intention/', '/api/backend/quote/request/:code/']

/** Returns the writing calls that succeed for a gold company or an operator, once for each kind of target. */
export async function crossedCalls(): Promise<CrossedCall[]> {
  const endpoints = new Map((await distinctEndpoints()).map((one) => [`${one.method} ${one.path}`, one]))
  return (await accessRows()).flatMap(({ operation, target, verdicts }) => {
    const endpoint = endpoints.get(operation)
    if (!endpoint || endpoint.multipart) return []
    if (endpoint.method === 'GET' && !writingReads.some((end) => endpoint.path.endsWith(end))) return []
    const by = (verdicts.get('gold') === 200 && 'company') || (verdicts.get('operator') === 200 && 'operator')
    return by ? [{ endpoint, target, name: `${operation} ${target}`, by }] : []
  })
}

/** Order of the projective plane below, a prime: 31 groups, each with a fifth of the calls. */
const order = 5

/**
 * Returns groups such that every two calls are together in at least one, with little more than the fewest members: the
 * calls are spread over the points of a projective plane, in which every two points are on one line, and each line is
 * a group.
 */
export function groupsOf<T>(calls: readonly T[]): T[][] {
  const numbers = Array.from({ length: order }, (_, at) => at)
  const points = [
    ...numbers.flatMap((y) => numbers.map((z) => [1, y, z] as const)),
    ...numbers.map((z) => [0, 1, z] as const),
    [0, 0, 1] as const,
  ]
  // Lines have the same coordinates as points; a point is on a line if their scalar product is zero.
  return points.map(([a, b, c]) =>
    calls.filter((_, at) => {
      const [x, y, z] = points[at % points.length]!
      return (a * x + b * y + c * z) % order === 0
    }),
  )
}

/** Creates two companies that call each other's rows; requests are prepared through `quick` and sent through `slow`. */
export async function crossedWorlds(quick: TestApp, slow: TestApp) {
  const { make } = quick
  const worlds = [await accessWorld(quick, 'TCROSSONE'), await accessWorld(quick, 'TCROSSTWO')] as const
  const operators = await Promise.all(worlds.map(() => make.operator([...adminPermissions])))

  /** Calls that change an account or end its sessions get an account of their own, because the others are still used. */
  const personFor = (
    { endpoint, by }: CrossedCall,
    main: Member,
    operator: Person,
  ): Promise<Person> | Person => {
    const isOfAccount = /^\/api\/(account|passkey|second_factor|sign_in)\//.test(endpoint.path)
    if (by === 'operator') return isOfAccount ? make.operator([]) : operator
    return isOfAccount ? make.staff(main.tenantId, [...backendPermissions]) : main
  }

  /** Prepares a request of one side (0 or 1) for rows of the other; `send` sends it and returns the status. */
  async function prepare(crossed: CrossedCall, side: 0 | 1) {
    const { endpoint, target, by } = crossed
    const main = worlds[side === 0 ? 1 : 0].owner
    const world = worlds[side]
    const person = await personFor(crossed, main, operators[side]!)
    const { database, clock } = quick.deps
    // A session of its own, because some calls end sessions.
    const token = await openSession(database.orm, person.id, 'pc', clock())
    const caller: Caller = { person: { ...person, token }, main: by === 'operator' ? undefined : main }
    const input: RawInput = await world.request(endpoint, target, caller)
    const send = async (): Promise<number> => {
      const { status, body } = await slow.raw(endpoint, input, { token })
      if (status !== 200) expectProblem(status, body)
      return status
    }
    return { name: crossed.name, send }
  }
  return { prepare }
}
