/** Merging two companies that are one: what moves, what ends, and who is told. */
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { companyApi } from '#contract/company.ts'
import { companyMergeApi as api } from '#contract/company_merge.ts'
import { dealApi } from '#contract/deal.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { intentionApi } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import { tenantAdminApi } from '#contract/tenant.ts'
import { account, tenant } from '#server/db/tables.ts'
import { verifyChain } from '#server/features/audit_log/verify_chain.ts'
import { testApp } from '../../../tests/support/app.ts'
import { certificationScene } from '../../../tests/support/certification.ts'
import type { Member } from '../../../tests/support/factory.ts'
import { mergeScene, reason } from '../../../tests/support/merging.ts'
import { market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const { operator, as, merge, preview, enquire, titlesOf } = await mergeScene(app)
const { publish, submit } = market(app, await make.operator(['admin_quotation.get']))
const rowOf = async ({ tenantId }: Member) =>
  (await db.select().from(tenant).where(eq(tenant.id, tenantId)))[0]!
const personOf = async ({ id }: Member) => (await db.select().from(account).where(eq(account.id, id)))[0]!
const overview = async (id: number) =>
  (await call(tenantAdminApi.overview, { params: { id } }, as(operator))).data

describe('who may', () => {
  test('401 for visitors, 403 without the permission, 404 for nobody, 400 without a reason', async () => {
    const [merged, into] = [await make.gold(), await make.gold()]
    const params = { id: merged.tenantId }
    const body = { into: into.tenantId, comment: reason }
    expect((await raw(api.merge, { params, body })).status).toBe(401)
    for (const by of [merged, await make.operator(['admin_user.get'])])
      expect((await merge(merged, into, by)).body.code).toBe('forbidden')
    expect((await raw(api.merge, { params: { id: 2_000_000_000 }, body }, as(operator))).status).toBe(404)
    expect(
      (await raw(api.merge, { params, body: { ...body, into: 2_000_000_000 } }, as(operator))).status,
    ).toBe(404)
    const bad = await raw(api.merge, { params, body: { into: into.tenantId, comment: ' ' } }, as(operator))
    expect([bad.status, bad.body.data]).toMatchObject([400, { comment: expect.any(String) }])
    expect((await rowOf(merged)).merged_into).toBeNull()
  })

  test('a company with itself, a closed one, and a frozen one into one that is not are a 409', async () => {
    const [one, frozen, other] = [await make.gold(), await make.gold({ credit_rating: 0 }), await make.gold()]
    expect((await merge(one, one)).body.code).toBe('merge_same')
    expect((await merge(frozen, one)).body.code).toBe('merge_frozen')
    expect((await merge(one, frozen)).status).toBe(200)
    expect((await merge(one, other)).body.code).toBe('merge_over')
    expect((await merge(other, one)).body.code).toBe('merge_over')
  })
})

describe('what becomes of', () => {
  test('people: the other main account is staff with every right, sessions act for the company that stays', async () => {
    const [merged, into] = [await make.gold(), await make.silver({ name: '北珩', name_en: 'Beiheng' })]
    const staff = await make.staff(merged.tenantId, ['buyer_purchase.get'])
    const own = await submit(merged)
    expect((await merge(merged, into)).data).toEqual({
      id: into.tenantId,
      name: { zh: '北珩', en: 'Beiheng' },
    })
    expect(await personOf(merged)).toMatchObject({ tenant_id: into.tenantId, tenant_role: 'staff' })
    expect((await personOf(staff)).staff_permissions).toEqual(['buyer_purchase.get'])
    expect((await personOf(into)).tenant_role).toBe('main_account')
    const { data } = await call(accountApi.info, {}, as(merged))
    expect(data).toMatchObject({ tenant: { name: 'Beiheng' }, role_list: ['staff'] })
    expect(data.permission_list).toContain('seller_quotation.get')
    const mine = await call(postings.quotation.api.own, { query: {} }, as(into))
    expect(mine.data.results.map(({ code }) => code)).toEqual([own])
    for (const person of [merged, staff, into])
      expect((await titlesOf(person))[0]).toMatch(/is now part of Beiheng$/)
  })

  test('the two rows: the company that stays keeps its standing, the other is closed', async () => {
    const merged = await make.gold({
      credit_code: '91320200000888888X',
      credit_rating: 4,
      manager_caigou: '王敏',
    })
    const into = await make.certified({ credit_code: '91320200000777777X', credit_rating: 2 })
    const before = await rowOf(into)
    await merge(merged, into)
    expect(await rowOf(into)).toEqual(before)
    expect(await rowOf(merged)).toMatchObject({
      merged_into: into.tenantId,
      credit_code: null,
      certification: 'none',
      membership: 'none',
      credit_rating: 0,
      contact_mobile: null,
    })
    expect((await rowOf(merged)).closed_at).not.toBeNull()
    expect(await overview(merged.tenantId)).toMatchObject({ merged_into: { id: into.tenantId }, people: [] })
    const rating = { credit_rating: 2, before: 0, comment: 'Back' }
    const rated = await raw(
      tenantAdminApi.rate,
      { params: { id: merged.tenantId }, body: rating },
      as(operator),
    )
    expect(rated.body.code).toBe('company_merged')
  })

  test('postings and dealings with others: all go over, and old addresses lead to the company that stays', async () => {
    const [merged, into, buyer] = [await make.gold(), await make.gold({ name: '澜川' }), await make.gold()]
    const code = await publish(merged)
    const id = await enquire(buyer, code)
    await call(intentionApi.answer, { params: { id, action: 'accept' }, body: {} }, as(merged))
    await publish(into)
    expect(await preview(merged, into)).toMatchObject({
      postings: [{ kind: 'quotation', count: 1 }],
      moves: { people: 1, enquiries: 1, deals: 1 },
      ends: { enquiries_closed: 0, quotes_withdrawn: 0 },
    })
    await merge(merged, into)
    const deal = { params: { source: 'intention' as const, id } }
    expect((await call(dealApi.one, deal, as(into))).status).toBe(200)
    const { code: old } = await rowOf(merged)
    const profile = (await call(companyApi.profile, { params: { code: old } })).data
    expect(profile).toMatchObject({ name: '澜川', online_count: 2, merged_name: (await rowOf(merged)).name })
    const listed = await call(postings.quotation.api.list, { query: { company: old } })
    expect(listed.data.results).toHaveLength(2)
    const found = await call(postings.quotation.api.list, { query: { keyword: '澜川' } })
    expect(found.data.results.map((row) => row.code)).toContain(code)
  })

  test('a company that had been merged before: it is part of the newest one', async () => {
    const [first, second, third] = [await make.gold(), await make.gold(), await make.gold()]
    await merge(first, second)
    await merge(second, third)
    expect((await rowOf(first)).merged_into).toBe(third.tenantId)
    expect((await personOf(first)).tenant_id).toBe(third.tenantId)
  })

  test('an operator who acts for somebody of it: the session ends and the person is told', async () => {
    const [merged, into] = [await make.gold(), await make.gold()]
    const acting = await make.operator(['admin_user.get'])
    const given = { params: { id: merged.id }, body: { comment: 'Asked on the phone' } }
    const { token } = (await call(impersonationApi.open, given, as(acting))).data
    expect((await preview(merged, into)).ends.operator_sessions).toBe(1)
    await merge(merged, into)
    expect((await raw(accountApi.info, {}, { token })).status).toBe(401)
    expect(await titlesOf(merged)).toContainEqual(expect.stringMatching(/acted for you|act/))
  })

  test('what waits for an operator: its application is withdrawn', async () => {
    const { apply } = certificationScene(app)
    const [merged, into] = [await make.member(), await make.gold()]
    await apply(merged)
    expect((await preview(merged, into)).ends.certification_applications).toBe(1)
    await merge(merged, into)
    expect((await overview(merged.tenantId)).applications).toMatchObject([{ state: 'withdrawn' }])
  })
})

test('the audit log has both names and the reason with both companies, and its chain is unbroken', async () => {
  const [merged, into] = [await make.gold({ name: '甲' }), await make.gold({ name: '乙' })]
  await merge(merged, into)
  for (const { tenantId } of [merged, into])
    expect((await overview(tenantId)).audit).toMatchObject([{ action: 'merge', comment: reason }])
  const log = await db.execute(
    sql`select before, after from audit_log where action = 'merge' and object_sign = ${String(merged.tenantId)}`,
  )
  expect(JSON.stringify(log)).toMatch(/甲.*乙/)
  expect(await verifyChain(db)).toMatchObject({ ok: true })
})
