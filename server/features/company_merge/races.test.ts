/** What happens at once: raced on PostgreSQL, one after the other on the embedded database. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { intentionApi } from '#contract/intention.ts'
import { postings } from '#contract/postings/index.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { staffApi } from '#contract/staff.ts'
import { rows } from '#server/db/client.ts'
import { account, tenant } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { mergeScene } from '../../../tests/support/merging.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import { moved } from './tenant_columns.ts'

const app = await testApp()
const { make, call, raw, deps } = app
const db = deps.database.orm
const { as, merge } = await mergeScene(app)
const { publish } = market(app, await make.operator(['admin_quotation.get']))
const other = await make.operator(['admin_tenant.get'])
const rounds = 8

/** Columns that still name a company that was merged, with the number of their rows. */
async function leftBehind(tenantId: number): Promise<string[]> {
  const found: string[] = []
  for (const name of moved) {
    const [table = '', column = ''] = name.split('.')
    const [{ count } = { count: 0 }] = await rows<{ count: number }>(
      db,
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(column)} = ${tenantId}`,
    )
    if (count > 0) found.push(`${name} ${count}`)
  }
  return found
}

test('of two operators who merge two companies crosswise one wins, and the other reads why', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, two] = [await make.gold(), await make.gold()]
    const answers = await Promise.all([merge(one, two), merge(two, one, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('merge_over')
    const both = inArray(tenant.id, [one.tenantId, two.tenantId])
    const open = await db
      .select()
      .from(tenant)
      .where(and(both, sql`closed_at is null`))
    expect(open).toHaveLength(1)
    expect(await db.$count(account, eq(account.tenant_id, open[0]!.id))).toBe(2)
  }
})

test('three companies merged in a circle at once leave at least one, and nobody in a closed one', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [one, two, three] = [await make.gold(), await make.gold(), await make.gold()]
    await Promise.all([merge(one, two), merge(two, three), merge(three, one)])
    const stray = await rows(
      db,
      sql`select 1 from account a join tenant t on t.id = a.tenant_id where t.closed_at is not null`,
    )
    expect(stray).toEqual([])
    const chained = await rows(
      db,
      sql`select 1 from tenant t join tenant u on u.id = t.merged_into where u.merged_into is not null`,
    )
    expect(chained).toEqual([])
  }
})

test('what people of the company write meanwhile is refused or belongs to the company that stays', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [merged, into, seller] = [await make.gold(), await make.gold(), await make.gold()]
    const code = await publish(seller)
    const own = await publish(merged)
    const { api } = postings.quotation
    const answers = await Promise.all([
      raw(api.create, { query: { submit: 1 }, body: completeValues() }, as(merged)),
      raw(api.create, { body: completeValues() }, as(merged)),
      raw(
        templateApis.quotation.saveTemplate,
        { body: { name: 'Bars', values: completeValues() } },
        as(merged),
      ),
      merge(merged, into),
      raw(intentionApi.create, { params: { code }, body: { quantity: 1, message: 'One' } }, as(merged)),
      raw(intentionApi.create, { params: { code: own }, body: { quantity: 1, message: 'One' } }, as(seller)),
    ])
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)
    expect(refused.filter((given) => given !== 'company_merged')).toEqual([])
    expect(await leftBehind(merged.tenantId)).toEqual([])
  }
})

test('somebody who joins the company at that moment is in the one that stays, or was refused', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [merged, into, guest] = [await make.gold(), await make.gold(), await make.user()]
    await call(staffApi.invite, { body: { account: guest.email, rights: [] } }, as(merged))
    const id = (await call(staffApi.own, {}, as(guest))).data.invitations[0]!.id
    const [accepted, done] = await Promise.all([
      raw(staffApi.accept, { params: { id } }, as(guest)),
      merge(merged, into),
    ])
    expect(done.status).toBe(200)
    const [row] = await db.select().from(account).where(eq(account.id, guest.id))
    expect(row!.tenant_id).toBe(accepted.status === 200 ? into.tenantId : null)
  }
})
