/** What an operator who acts for somebody cannot do, because only the person may (decision 078). */
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { postings } from '#contract/postings/index.ts'
import { testApp } from '../../../tests/support/app.ts'
import { contractEndpoints } from '../../../tests/support/contract_endpoints.ts'

const { call, raw, make } = await testApp()
const operator = await make.operator(['admin_user.get'])
const endpoints = await contractEndpoints()

const isOfBackOffice = ({ path, access }: Endpoint) =>
  path.startsWith('/api/admin/') || adminPermissions.some((permission) => permission === access)
const namesOf = (some: readonly Endpoint[]) => some.map(({ method, path }) => `${method} ${path}`).toSorted()

/** All but those that delete something: written here once more, so that none can be lost unnoticed. */
const personal = [
  ...Object.keys(postings).map((kind) => `GET /api/${kind}/:code/contact/`),
  'GET /api/backend/deal/:source/:id/',
  'POST /api/account/deletion/',
  'POST /api/account/export/',
  'POST /api/backend/conversation/:id/read/',
  'POST /api/backend/deal/:source/:id/freight/refund/',
  'POST /api/backend/deal/:source/:id/freight/use/',
  'POST /api/backend/inspect_business/:id/accept/',
  'POST /api/backend/inspect_business/:id/decline/',
  'POST /api/backend/intention/seen/',
  'POST /api/backend/membership/application/',
  'POST /api/backend/membership/application/:id/withdraw/',
  'POST /api/backend/quote/request/:code/seen/',
  'POST /api/backend/staff/invitation/:id/accept/',
  'POST /api/backend/staff/invitation/:id/decline/',
  'POST /api/backend/staff/leave/',
  'POST /api/backend/staff/transfer/',
  'POST /api/backend/staff/transfer/:id/confirm/',
  'POST /api/backend/staff/transfer/:id/decline/',
  'POST /api/forum/:id/read/',
  'POST /api/passkey/',
  'POST /api/passkey/creation_options/',
  'POST /api/push/subscription/',
  'POST /api/saved_search/:id/look/',
  'POST /api/sign_in/end_others/',
  'POST /api/user_message/read_all/',
  'POST /api/verify_code/send/',
  'PUT /api/account/change_password/',
  'PUT /api/account/edit/',
  'PUT /api/admin/weekly_report/',
  'PUT /api/notification_preference/',
  'PUT /api/passkey/:id/',
  'PUT /api/user_message/:id/',
]

test('the contract says which calls are the person’s alone: these, and everything that deletes', () => {
  const kept = endpoints.filter(({ method }) => method !== 'DELETE')
  expect(namesOf(kept.filter((endpoint) => endpoint.personal))).toEqual(personal.toSorted())
  const deleting = endpoints.filter(({ method }) => method === 'DELETE')
  expect(deleting.length).toBeGreaterThan(20)
  expect(namesOf(deleting.filter((endpoint) => !endpoint.personal))).toEqual([])
})

test('what only the person may do is refused before anything is read, everything else is not', async () => {
  const person = await make.gold()
  const given = { params: { id: person.id }, body: { comment: 'Asked for help by phone' } }
  const { token } = (await call(impersonationApi.open, given, { token: operator.token })).data
  for (const endpoint of endpoints) {
    // The session has no right of the back office at all (impersonation.test.ts).
    if (!endpoint.personal || isOfBackOffice(endpoint)) continue
    const params = { code: 'Q1', id: 1, source: 'quote' }
    const { status, body } = await raw(endpoint, { params }, { token })
    expect([endpoint.path, status, body.code]).toEqual([endpoint.path, 403, 'only_in_person'])
  }
  expect((await raw(accountApi.info, {}, { token: person.token })).status).toBe(200)
  expect((await call(postings.quotation.api.own, { query: {} }, { token })).status).toBe(200)
})
