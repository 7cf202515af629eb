/** What an operator who acts for somebody may do (decision 126): what each call declares, and what is left of an attack. */
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { companyContactApi } from '#contract/company_contact.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import { staffApi } from '#contract/staff.ts'
import { tagApi } from '#contract/tag.ts'
import { testApp } from '../../../tests/support/app.ts'
import { contractEndpoints } from '../../../tests/support/contract_endpoints.ts'
import type { Person } from '../../../tests/support/factory.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make } = app
const operator = await make.operator(['admin_user.get'])
const { publish, submit } = market(app, await make.operator(['admin_quotation.get']))
const endpoints = await contractEndpoints()
const { api } = postings.quotation

const isOfBackOffice = ({ path, access }: Endpoint) =>
  path.startsWith('/api/admin/') ||
  access === 'operator' ||
  adminPermissions.some((permission) => permission === access)
const isWrite = ({ method }: Endpoint) => method !== 'GET'
const namesOf = (some: readonly Endpoint[]) => some.map(({ method, path }) => `${method} ${path}`).toSorted()
const borrow = async ({ id }: Person) => {
  const given = { params: { id }, body: { comment: 'Asked for help by phone' } }
  return { token: (await call(impersonationApi.open, given, { token: operator.token })).data.token }
}

const companyKinds = Object.keys(postings).filter((kind) => kind !== 'raise')
/** Every write that is open to an acting operator, written here once more: nothing is added to them unnoticed. */
const open = [
  'POST /api/banner/:id/click/',
  'POST /api/collection/',
  'POST /api/impersonation/end/',
  'POST /api/logout/',
  'POST /api/market_price/alert/',
  'POST /api/market_price/favourite/',
  'POST /api/resource/access/',
  'POST /api/resource/fetch/',
  'POST /api/resource/upload/',
  'POST /api/saved_search/',
  'POST /api/saved_search/:id/restore/',
  'PUT /api/market_price/alert/:id/',
  'PUT /api/saved_search/:id/',
  ...companyKinds.flatMap((kind) => [
    `POST /api/${kind}/:code/copy/`,
    `POST /api/backend/${kind}/template/`,
    `PUT /api/backend/${kind}/template/:id/`,
  ]),
]
const draftsOnly = companyKinds.flatMap((kind) => [
  `POST /api/${kind}/`,
  `POST /api/${kind}/bulk/`,
  `PUT /api/${kind}/:code/`,
])
const readsOfThePerson = [
  ...Object.keys(postings).map((kind) => `GET /api/${kind}/:code/contact/`),
  'GET /api/backend/deal/:source/:id/',
]

test('the writes that are open to an acting operator are these, and no secret is sent with them', () => {
  const writes = endpoints.filter((endpoint) => isWrite(endpoint) && !isOfBackOffice(endpoint))
  const declared = (acting: Endpoint['acting']) => writes.filter((endpoint) => endpoint.acting === acting)
  expect(namesOf(declared('allowed'))).toEqual(open.toSorted())
  expect(namesOf(declared('drafts'))).toEqual(draftsOnly.toSorted())
  expect(declared('only_in_person').length).toBeGreaterThan(80)
  const reads = endpoints.filter((endpoint) => !isWrite(endpoint) && endpoint.acting === 'only_in_person')
  expect(namesOf(reads)).toEqual(readsOfThePerson.toSorted())
  // What they send is in the audit log, and the company reads it.
  for (const { path, body } of writes.filter(({ acting }) => acting !== 'only_in_person'))
    for (const name of Object.keys((body as { shape?: object }).shape ?? {}))
      expect(`${path} ${name}`).not.toMatch(/password|verify_code|captcha|keys|credential|secret|token/)
})

test('what only the person may do is refused before anything is read, and every delete is', async () => {
  const person = await make.gold()
  const acting = await borrow(person)
  for (const endpoint of endpoints) {
    // The session has no right of the back office at all (impersonation.test.ts).
    if (endpoint.acting !== 'only_in_person' || isOfBackOffice(endpoint)) continue
    const params = { code: 'Q1', id: 1, source: 'quote', action: 'submit' }
    const { status, body } = await raw(endpoint, { params }, acting)
    expect([endpoint.path, status, body.code]).toEqual([endpoint.path, 403, 'only_in_person'])
  }
  const deletes = endpoints.filter(({ method }) => method === 'DELETE')
  expect(deletes.length).toBeGreaterThan(20)
  expect(deletes.filter(({ acting: declared }) => declared !== 'only_in_person')).toEqual([])
  expect((await raw(accountApi.info, {}, { token: person.token })).status).toBe(200)
  expect((await call(api.own, { query: {} }, acting)).status).toBe(200)
})

describe('nothing that an operator gets by acting outlives the session', () => {
  test('no staff, no rights, and no other way to reach the company', async () => {
    const main = await make.gold()
    const member = await make.staff(main.tenantId, [])
    const acting = await borrow(main)
    const rights = ['seller_quotation.get', 'buyer_purchase.get', 'staff.get', 'forum'] as const
    const contact = (await call(companyContactApi.own, {}, { token: main.token })).data
    const { can: _, ...kept } = contact
    const asked = await Promise.all([
      raw(staffApi.invite, { body: { account: 'friend@forge.example', rights: [...rights] } }, acting),
      raw(staffApi.change, { params: { id: member.id }, body: { rights: [...rights] } }, acting),
      raw(companyContactApi.change, { body: { ...kept, contact_mobile: '13800138000' } }, acting),
    ])
    expect(asked.map(({ body }) => body.code)).toEqual(Array(3).fill('only_in_person'))
    const { invitations, people } = (await call(staffApi.list, {}, { token: main.token })).data
    expect([invitations, people.find(({ id }) => id === member.id)?.rights]).toEqual([[], []])
    expect((await call(companyContactApi.own, {}, { token: main.token })).data).toEqual(contact)
  })

  test('no company is founded for somebody who has not used it yet', async () => {
    const tags = (await call(tagApi.list, { query: { module: 'pre_business' } })).data.results
    const company = { pre_company_name: 'Still to come', pre_business_tag_id: tags[0]!.id }
    const newcomer = await make.user(company)
    const { status, body } = await raw(api.create, { body: completeValues() }, await borrow(newcomer))
    expect([status, body.code]).toEqual([403, 'only_in_person'])
  })
})

describe('postings', () => {
  test('a draft is written and edited; only its company submits it', async () => {
    const seller = await make.gold()
    const acting = await borrow(seller)
    const body = completeValues()
    const { code, state } = (await call(api.create, { body }, acting)).data
    expect(state).toBe('draft')
    const edit = (revision: number, submit: 0 | 1) =>
      raw(api.update, { params: { code }, query: { revision, submit }, body }, acting)
    expect((await edit(1, 0)).status).toBe(200)
    const { revision } = (await call(api.ownOne, { params: { code } }, acting)).data
    const rows = [{ key: randomUUID(), values: body as never }]
    const asked = [
      await raw(api.create, { query: { submit: 1 }, body }, acting),
      await edit(revision, 1),
      await raw(bulkApis.quotation!.enter, { query: { submit: 1 }, body: { rows } }, acting),
      await raw(api.action, { params: { code, action: 'submit' } }, acting),
    ]
    expect(asked.map(({ body: answer }) => answer.code)).toEqual(Array(4).fill('only_in_person'))
    const rehearsed = { query: { submit: 1, dry_run: 1 }, body: { rows } } as const
    expect((await raw(bulkApis.quotation!.enter, rehearsed, acting)).status).toBe(200)
    const { results } = (await call(api.own, { query: {} }, { token: seller.token })).data
    expect(results.map((row) => [row.code, row.state])).toEqual([[code, 'draft']])
  })

  test('what is in review or online stays as its company wrote it', async () => {
    const seller = await make.gold()
    const codes = [await submit(seller), await publish(seller)]
    const acting = await borrow(seller)
    for (const code of codes) {
      const query = { revision: 1 }
      const { status, body } = await raw(
        api.update,
        { params: { code }, query, body: completeValues() },
        acting,
      )
      expect([status, body.code]).toEqual([403, 'only_in_person'])
    }
  })
})
