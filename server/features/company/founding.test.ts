// Company information is preliminary: the first request that needs a company founds it (decision 052).
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { companyApi } from '#contract/company.ts'
import { collectionApi } from '#contract/collection.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { intentionApi } from '#contract/intention.ts'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import { quoteApi } from '#contract/quote.ts'
import { uploadApi } from '#contract/upload.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { tagApi } from '#contract/tag.ts'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { rows } from '#server/db/client.ts'
import { account } from '#server/db/tables.ts'
import { upload } from '#server/db/upload_tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const { api } = postings.quotation
const { data: tags } = await call(tagApi.list, { query: { module: 'pre_business' } })
const tagId = tags.results[0]?.id ?? 0
const { publish } = market(app, await make.operator(['admin_quotation.get']))

let named = 0
/** An account that has only entered the company's name and main business. */
async function founder() {
  const user = await make.user()
  const name = `新生锻造 ${(named += 1)}`
  const body = { pre_company_name: name, pre_business_tag_id: tagId }
  expect((await call(companyApi.preLoginInfo, { body }, { token: user.token })).status).toBe(200)
  return { ...user, name }
}
const infoOf = async ({ token }: { token: string }) => (await call(accountApi.info, {}, { token })).data
const companies = (name: string) =>
  rows<{ id: number; code: string; business_tag_id: number; contact_name: string; contact_mobile: string }>(
    db,
    sql`select id, code, business_tag_id, contact_name, contact_mobile from tenant where name = ${name}`,
  )
const draft = ({ token }: { token: string }, headers = {}) =>
  call(api.create, { body: completeValues() }, { token, headers })

test('naming a company, reading, saving, searching and reporting do not found it', async () => {
  const one = await founder()
  const options = { token: one.token }
  const code = await publish(await make.certified())
  expect((await call(api.own, {}, options)).data).toMatchObject({ results: [], count: 0 })
  expect((await call(intentionApi.list, { query: { box: 'sent' } }, options)).data.results).toEqual([])
  expect((await call(quoteApi.sent, {}, options)).data.results).toEqual([])
  expect((await call(dashboardApi.backend, {}, options)).status).toBe(200)
  expect((await call(api.ownOne, { params: { code } }, options)).status).toBe(404)
  expect((await call(collectionApi.add, { body: { kind: 'quotation', code } }, options)).status).toBe(200)
  const search = { kind: 'quotation' as const, name: '42CrMo', filters: {}, alert: 'off' as const }
  expect((await call(savedSearchApi.create, { body: search }, options)).status).toBe(200)
  const report = { record_sign: code, module: 'accusation' as const, comment: 'The price is odd' }
  expect((await call(userAccusationApi.create, { body: report }, options)).status).toBe(200)
  expect(await companies(one.name)).toEqual([])
  expect((await infoOf(one)).tenant).toBeNull()
})

test('the first posting founds the company, once, with its author as main account and contact', async () => {
  const one = await founder()
  expect((await draft(one)).status).toBe(200)
  const [company, ...others] = await companies(one.name)
  expect(others).toEqual([])
  expect(company).toMatchObject({ business_tag_id: tagId, contact_mobile: one.mobile })
  expect(await infoOf(one)).toMatchObject({
    pre_company_name: one.name,
    pre_business_tag_id: tagId,
    pre_business_tag: tags.results[0]?.name,
    role_list: ['main_account'],
    tenant: { name: one.name, code: company?.code, membership: 'none' },
  })
  expect((await draft(one)).status).toBe(200)
  expect((await call(api.own, {}, { token: one.token })).data.count).toBe(2)
  expect(await companies(one.name)).toHaveLength(1)
  const [stored] = await db.select().from(account).where(eq(account.id, one.id))
  expect(stored).toMatchObject({ pre_company_name: null, pre_business_tag_id: null, tenant_id: company?.id })
})

test('an enquiry founds the company too, and the other side sees its name', async () => {
  const one = await founder()
  const seller = await make.certified()
  const code = await publish(seller)
  const page = await call(api.detail, { params: { code } }, { token: one.token })
  expect(page.data.can).toMatchObject({ intend: true, contact: false })
  expect(page.data.refused.contact).toBe('gold_required')
  const sent = await call(
    intentionApi.create,
    { params: { code }, body: { quantity: 1, message: 'Interested' } },
    { token: one.token },
  )
  expect(sent.status).toBe(200)
  const received = await call(intentionApi.list, { query: { box: 'received' } }, { token: seller.token })
  expect(JSON.stringify(received.data)).toContain(one.name)
})

test('refused requests and dry runs found no company', async () => {
  const one = await founder()
  const options = { token: one.token }
  expect((await call(api.remove, { params: { code: 'QZZZZZZZZ' } }, options)).status).toBe(404)
  expect((await raw(api.create, { body: { quantity: -1 } }, options)).status).toBe(400)
  const own = await make.certified()
  const refused = { ...completeValues(), photos: [await foreignPhoto(own.id)] }
  expect((await raw(api.create, { body: refused }, options)).status).toBe(400)
  const rehearsal = await raw(
    bulkApis.quotation!.enter,
    { query: { dry_run: '1' }, body: { rows: [{ key: randomUUID(), values: completeValues() }] } },
    options,
  )
  expect(rehearsal.status).toBe(200)
  expect(await companies(one.name)).toEqual([])
  const entered = await raw(
    bulkApis.quotation!.enter,
    { query: {}, body: { rows: [{ key: randomUUID(), values: completeValues() }] } },
    options,
  )
  expect(entered.status).toBe(200)
  expect(await companies(one.name)).toHaveLength(1)
})

async function uploadOf(accountId: number): Promise<string> {
  const address = `/uploads/2026/01/${randomUUID().replaceAll('-', '')}.webp`
  const stored = {
    account_id: accountId,
    usage: 'posting',
    file_type: 'image',
    size: 1,
    created_at: deps.clock(),
  }
  await db.insert(upload).values({ ...stored, address })
  return address
}
const foreignPhoto = uploadOf

test('two first writes at once found one company, which both belong to', async () => {
  for (const keys of [false, true]) {
    const one = await founder()
    const headers = () => (keys ? { 'idempotency-key': randomUUID() } : {})
    const answers = await Promise.all([1, 2, 3, 4].map(() => draft(one, headers())))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await companies(one.name)).toHaveLength(1)
    expect((await call(api.own, {}, { token: one.token })).data.count).toBe(4)
  }
})

test('a repeat of the first write with its key founds nothing more', async () => {
  const one = await founder()
  const headers = { 'idempotency-key': randomUUID() }
  const answers = [await draft(one, headers), await draft(one, headers)]
  expect(answers[0]?.data).toEqual(answers[1]?.data)
  expect((await call(api.own, {}, { token: one.token })).data.count).toBe(1)
})

test('earlier uploads of the account become the company’s: its postings and colleagues may use them', async () => {
  const one = await founder()
  const photo = await uploadOf(one.id)
  const made = await call(
    api.create,
    { body: { ...completeValues(), photos: [photo] } },
    { token: one.token },
  )
  expect(made.status).toBe(200)
  const [company] = await companies(one.name)
  const colleague = await make.staff(company?.id ?? 0, ['seller_quotation.get'])
  const known = await call(uploadApi.access, { body: { addresses: [photo] } }, { token: colleague.token })
  expect(known.data).toEqual([photo])
})

test('an account that joins a company loses its preliminary information and has the rights it is given there', async () => {
  const one = await founder()
  const there = await make.certified()
  const joined = {
    tenant_id: there.tenantId,
    tenant_role: 'staff',
    staff_permissions: ['buyer_purchase.get'],
  }
  const join = (values: object) => db.update(account).set(values).where(eq(account.id, one.id))
  // A database constraint forbids a company together with preliminary company information.
  await expect(join(joined)).rejects.toThrow()
  await join({ ...joined, pre_company_name: null, pre_business_tag_id: null })
  expect(await infoOf(one)).toMatchObject({
    role_list: ['staff'],
    permission_list: ['buyer_purchase.get'],
    tenant: { id: there.tenantId },
  })
  expect((await draft(one)).status).toBe(403)
  const body = { pre_company_name: one.name, pre_business_tag_id: tagId }
  expect((await call(companyApi.preLoginInfo, { body }, { token: one.token })).status).toBe(403)
  expect(await companies(one.name)).toEqual([])
})

test('an account that becomes an operator no longer founds a company', async () => {
  const one = await founder()
  await db.update(account).set({ is_backend: true }).where(eq(account.id, one.id))
  expect((await infoOf(one)).role_list).toEqual(['operator'])
  expect((await draft(one)).body.code).toBe('company_required')
  expect(await companies(one.name)).toEqual([])
})

test('postings for members are readable before the company is founded, too', async () => {
  const code = await publish(await make.certified(), { visibility: 'members' })
  const one = await founder()
  const withheld = async (options = {}) =>
    (await call(api.detail, { params: { code } }, options)).data.withheld ?? null
  expect(await withheld({ token: one.token })).toBeNull()
  expect(await withheld({ token: (await make.user()).token })).toBe('members')
})
