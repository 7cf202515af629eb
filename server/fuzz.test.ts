/**
 * Whatever is sent, the answer follows the contract: no internal error, every error documented, every reply valid
 * against its schema.
 */
import path from 'node:path'
import { readdir } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { passkeyApi } from '#contract/passkey.ts'
import { fileTypeNames, fileTypes, uploadApi, usages } from '#contract/upload.ts'
import { openSession } from '#server/http/session.ts'
import type { Caller } from '../tests/support/access_cases.ts'
import { accessWorld } from '../tests/support/access_world.ts'
import { anyRequest, type Pool } from '../tests/support/any_request.ts'
import { expectProblem, expectReply, testApp, type Called, type RawInput } from '../tests/support/app.ts'
import { distinctEndpoints } from '../tests/support/contract_endpoints.ts'
import { form } from '../tests/support/files.ts'

/** Requests per operation; the same ones in every run. */
const requests = 60
const seed = 20_260_131

const testing = await testApp()
const { app, deps } = testing
const world = await accessWorld(testing)
/** Freezing users ends the sessions of others, so those calls come last. */
const endsSessions = ({ path }: Endpoint) => path.startsWith('/api/admin/user/')
const endpoints = (await distinctEndpoints())
  .filter(({ multipart }) => !multipart)
  .sort((one, other) => Number(endsSessions(one)) - Number(endsSessions(other)))

/** Values that get further into the code than random ones. */
const pool: Pool = {
  id: [1, 2, 3, 2_000_000_000],
  keyword: ['42CrMo φ300×1200', '圆钢', 'H13 block', '300*400*2000', '178*32'],
  material: ['42CrMo', '45', 'XK-310'],
  category_id: [102, 202, 604, 1],
  region_id: [110105, 110000],
  deadline: [30],
  revision: [1, 2],
}

/** Calls of people who have no company yet, and of staff. */
const ofUsers = /^\/api\/account\/|\/staff\/invitation\/:id\/(accept|decline)\/$/
const ofStaff = /\/staff\/(leave|transfer\/:id\/(confirm|decline))\/$/

/** A caller whose valid requests succeed. */
function rightCaller(endpoint: Endpoint): Promise<Caller> {
  const { path } = endpoint
  const isAdmin = ['operator', ...adminPermissions].includes(endpoint.access)
  const name = isAdmin ? 'operator' : ofUsers.test(path) ? 'user' : ofStaff.test(path) ? 'staff' : 'gold'
  return world.caller(name, endpoint)
}

/** Requests of the caller for every row that it can name; operators, and readers of what is public, succeed with foreign ones. */
async function validRequests(endpoint: Endpoint, caller: Caller): Promise<RawInput[]> {
  const targets = (['none', 'own', 'received', 'foreign', 'online', 'hidden', 'absent'] as const).filter(
    (target) => caller.main || (target === 'own' ? ofUsers.test(endpoint.path) : target !== 'received'),
  )
  const found: RawInput[] = []
  for (const target of targets) found.push(await world.request(endpoint, target, caller))
  return found
}

const textOf = (value: unknown): string =>
  (typeof value === 'object' ? JSON.stringify(value) : String(value)).toWellFormed()
/** One segment of an address; those that would lead to another address are none. */
const segment = (value: unknown): string =>
  /^\.{0,2}$/.test(textOf(value)) ? 'x' : encodeURIComponent(textOf(value))

async function send(endpoint: Endpoint, { params, query, body }: RawInput, headers: Record<string, string>) {
  const address = endpoint.path.replace(/:(\w+)/g, (_, name: string) => segment(params?.[name]))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) asked.append(name, textOf(one))
  }
  await setImmediate()
  return app.inject({
    method: endpoint.method,
    url: `${address}?${asked}`,
    headers: { 'content-type': 'application/json', ...headers },
    ...(endpoint.method !== 'GET' && { payload: JSON.stringify(body ?? {}) }),
  })
}

function expectAnswer(endpoint: Endpoint, status: number, text: string): void {
  if (status >= 500) throw new Error(`${status} ${text}`)
  if (status === 200 && endpoint.download !== undefined) return
  const body = JSON.parse(text) as Called<unknown>['body']
  if (status === 200) expectReply(endpoint, body.data)
  else expectProblem(status, body)
  if (text.length > 3_000_000) throw new Error(`An answer of ${text.length} characters`)
  if (body.code === 'validation_failed' && Object.keys(body.data ?? {}).length === 0)
    throw new Error(`An error that names no field: ${text}`)
}

test.each(endpoints.map((endpoint, at) => [`${endpoint.method} ${endpoint.path}`, endpoint, at] as const))(
  '%s',
  async (_, endpoint, at) => {
    const caller = await rightCaller(endpoint)
    const valid = await validRequests(endpoint, caller)
    const callers = fc.oneof(
      { arbitrary: fc.constant('right' as const), weight: 9 },
      fc.constantFrom('nobody' as const, 'nonsense' as const),
    )
    const keys = fc.option(fc.constantFrom('6f1a4a52-0c3f-4f0e-9d6e-3a4f3b0f9c11', 'no key'), { freq: 4 })
    const answered = new Set<boolean>()
    await fc.assert(
      fc.asyncProperty(anyRequest(endpoint, valid, pool), callers, keys, async (input, who, key) => {
        const token = { right: caller.person?.token, nobody: undefined, nonsense: 'x'.repeat(43) }[who]
        const response = await send(endpoint, input, {
          ...(token !== undefined && { 'access-token': token }),
          ...(key !== null && { 'idempotency-key': key }),
        })
        const { statusCode: status, body: text } = response
        answered.add(status === 200)
        expectAnswer(endpoint, status, text)
        if (status === 200 && endpoint.path === '/api/logout/' && caller.person)
          caller.person.token = await openSession(deps.database.orm, caller.person.id, 'pc', deps.clock())
      }),
      {
        numRuns: requests,
        seed: seed + at,
        endOnFailure: true,
        // Before anything else is tried: one of them must succeed.
        examples: valid.map((input) => [input, 'right', null]),
      },
    )
    expect(answered).toEqual(new Set(canSucceed(endpoint) ? [true, false] : [false]))
  },
)

test('uploads of anything under any name', async () => {
  const { token } = await testing.make.operator([...adminPermissions])
  const head = fc.constantFrom(
    '\xff\xd8\xff\xe0\0\x10JFIF\0',
    '\x89PNG\r\n\x1a\n',
    'BM',
    '%PDF-1.7',
    'PK\x03\x04',
    'RIFF',
    '',
  )
  const file = fc.record({
    name: fc.oneof(
      fc
        .tuple(fc.string({ maxLength: 20 }), fc.constantFrom(...Object.values(fileTypes).flat()))
        .map((parts) => parts.join('.')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    ),
    bytes: fc
      .tuple(head, fc.uint8Array({ maxLength: 300 }))
      .map(([first, rest]) => Buffer.concat([Buffer.from(first, 'latin1'), rest])),
  })
  const fields = fc.record(
    {
      file_type: fc.oneof(fc.constantFrom(...fileTypeNames), fc.string()),
      usage: fc.oneof(fc.constantFrom(...usages), fc.string()),
      other: fc.string(),
    },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(fields, fc.option(file, { freq: 9, nil: undefined }), async (given, sent) => {
      const { payload, headers } = form(given as Record<string, string>, sent)
      const response = await app.inject({
        method: 'POST',
        url: uploadApi.upload.path,
        payload,
        headers: { ...headers, 'access-token': token },
      })
      await setImmediate()
      expectAnswer(uploadApi.upload, response.statusCode, response.body)
    }),
    { numRuns: 200, seed, endOnFailure: true },
  )
  expect(await readdir(path.join(deps.config.dataDir, 'incoming'))).toEqual([])
})

/**
 * These answer nobody who does not hold a code that was sent to a mailbox or a device with a passkey, need a site on the
 * public network, or a session in which an operator acts for somebody.
 */
const canSucceed = ({ method, path }: Endpoint) =>
  !(method === 'POST' && path === passkeyApi.add.path) &&
  !/^\/api\/(second_factor\/(confirm|prove|recovery_codes|remove)|resource\/fetch|impersonation\/end|account\/(login|register|forget_password)|passkey\/sign_in|verify_code\/send)\//.test(
    path,
  )
