/**
 * Who may do how much, for every kind of actor and every limited action: the last allowed one succeeds, the next is
 * refused. The numbers are written here once more, so that a change of `quotas.ts` is noticed.
 */
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { freightApi } from '#contract/freight.ts'
import { intentionApi } from '#contract/intention.ts'
import { membershipAdminApi, membershipApi } from '#contract/membership.ts'
import { postings } from '#contract/postings/index.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { staffApi } from '#contract/staff.ts'
import { rows } from '#server/db/client.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { searchToSave } from '../tests/support/access_targets.ts'
import { testApp } from '../tests/support/app.ts'
import type { Member, Person } from '../tests/support/factory.ts'
import { kindOf } from '../tests/support/kinds.ts'
import { completeValues, market } from '../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const db = deps.database.orm
const operator = await make.operator(['admin_quotation.get', 'admin_tenant.get', 'admin_user.get'])
const { publish } = market(app, operator)
const seller = await make.gold()
const offered = await publish(seller, { quantity: 1000 })
const [found] = await rows<{ id: number }>(db, sql`select id from posting where code = ${offered}`)
const offeredId = found!.id
const now = () => deps.clock().toISOString()

/** A certified company whose membership began today, with its freight allowances. */
async function memberOf(tier: 'silver' | 'gold'): Promise<Member> {
  const main = await make.certified()
  const { data } = await call(membershipApi.apply, { body: { tier, years: 1 } }, main)
  const body = { starts_on: chinaDay(deps.clock()) }
  await call(membershipAdminApi.confirm, { params: { id: data.id }, body }, operator)
  return main
}

const actors = {
  visitor: () => Promise.resolve(null),
  user: () => make.user(),
  company: () => make.member(),
  certified: () => make.certified(),
  silver: () => memberOf('silver'),
  gold: () => memberOf('gold'),
}
type ActorName = keyof typeof actors
type Actor = Person | null
/** How many are allowed; 0: none, with the status and code of the refusal; null: as many as one likes. */
type Allowed = Record<ActorName, number | null | readonly [status: number, code: string]>
type Answer = { status: number; body: { code?: string } }

type Action = {
  allowed: Allowed
  /** Lets the actor have done it so many times. */
  fill: (actor: Member, count: number) => Promise<unknown>
  act: (actor: Actor) => Promise<Answer>
}

const token = (actor: Actor) => (actor ? { token: actor.token } : {})
const visitor = [401, 'login_invalid'] as const
const noCompany = [403, 'company_required'] as const
const exhausted = [422, 'quota_exhausted'] as const

const insertPostings = (kind: string, { id, tenantId }: Member, count: number) =>
  db.execute(sql`with made as (insert into posting (kind, code, tenant_id, author_id, state, revision, latest_revision,
        title_zh, title_en, search, submitted_at, expires_at, created_at, updated_at)
      select ${kind}, 'X' || ${tenantId}::int || 'N' || n, ${tenantId}, ${id}, 'online', 1, 1, '', '', '', ${now()}::timestamptz,
        ${now()}::timestamptz + interval '9 days', ${now()}::timestamptz, ${now()}::timestamptz from generate_series(1, ${count}::int) n returning id)
    insert into posting_event (posting_id, action, revision, account_id, at)
    select id, 'submit', 1, ${id}, ${now()}::timestamptz from made`)

/** Deals with the offered stock, as the parameters of their calls. */
async function dealOf(buyer: Person) {
  const body = { quantity: 1, message: 'One' }
  const { data } = await call(intentionApi.create, { params: { code: offered }, body }, token(buyer))
  await call(intentionApi.answer, { params: { id: data.id, action: 'accept' }, body: {} }, token(seller))
  return { source: 'intention' as const, id: data.id }
}

const actions: Record<string, Action> = {
  'read and search the market': {
    allowed: { visitor: null, user: null, company: null, certified: null, silver: null, gold: null },
    fill: async () => undefined,
    act: async (actor) => raw(postings.quotation.api.list, { query: { keyword: '42CrMo' } }, token(actor)),
  },
  'save a search': {
    allowed: { visitor, user: 3, company: 10, certified: 10, silver: 30, gold: 100 },
    fill: ({ id }, count) =>
      db.execute(sql`insert into saved_search (account_id, kind, name, alert, filters, fingerprint, looked_at, created_at)
        select ${id}, 'quotation', 'S', 'off', '{}'::jsonb, 'f' || n, ${now()}::timestamptz, ${now()}::timestamptz
        from generate_series(1, ${count}::int) n`),
    act: (actor) => raw(savedSearchApi.create, { body: searchToSave() }, token(actor)),
  },
  'publish a buying request this month': {
    allowed: { visitor, user: noCompany, company: 2, certified: 10, silver: 30, gold: null },
    fill: (actor, count) => insertPostings('purchase_material', actor, count),
    act: (actor) => {
      const { api, values } = kindOf('purchase_material')
      return raw(api.create, { query: { submit: 1 }, body: values }, token(actor))
    },
  },
  'have spot stock online': {
    allowed: {
      visitor,
      user: noCompany,
      company: [403, 'certification_required'],
      certified: 20,
      silver: 200,
      gold: 2000,
    },
    fill: (actor, count) => insertPostings('quotation', actor, count),
    act: (actor) =>
      raw(postings.quotation.api.create, { query: { submit: 1 }, body: completeValues() }, token(actor)),
  },
  'answer postings this month': {
    allowed: { visitor, user: noCompany, company: 5, certified: 20, silver: 60, gold: null },
    fill: ({ id, tenantId }, count) =>
      db.execute(sql`insert into intention (posting_id, seller_tenant_id, tenant_id, account_id, state, quantity, message,
          created_at)
        select ${offeredId}, ${seller.tenantId}, ${tenantId}, ${id}, 'declined', 1, '', ${now()}::timestamptz
        from generate_series(1, ${count}::int)`),
    act: (actor) =>
      raw(
        intentionApi.create,
        { params: { code: offered }, body: { quantity: 1, message: 'One' } },
        token(actor),
      ),
  },
  'see contact details today': {
    allowed: {
      visitor,
      user: noCompany,
      company: [403, 'gold_required'],
      certified: [403, 'gold_required'],
      silver: [403, 'gold_required'],
      gold: 50,
    },
    fill: async ({ id, tenantId }, count) => {
      for (let at = 0; at < count; at += 1) {
        const { tenantId: other } = await make.member()
        await db.execute(sql`insert into contact_view (tenant_id, account_id, posting_id, seller_tenant_id, day, at)
          values (${tenantId}, ${id}, ${offeredId}, ${other}, ${chinaDay(deps.clock())}, ${now()})`)
      }
    },
    // The same company again would be free for the rest of the day.
    act: async (actor) =>
      raw(
        postings.quotation.api.contact,
        { params: { code: await publish(await make.certified()) } },
        token(actor),
      ),
  },
  'invite staff': {
    allowed: { visitor, user: noCompany, company: 1, certified: 3, silver: 10, gold: 50 },
    fill: ({ tenantId }, count) => Promise.all(Array.from({ length: count }, () => make.staff(tenantId, []))),
    act: async (actor) =>
      raw(staffApi.invite, { body: { account: (await make.user()).email, rights: [] } }, token(actor)),
  },
  'use a freight allowance this year': {
    allowed: {
      visitor,
      user: noCompany,
      company: exhausted,
      certified: exhausted,
      silver: 12,
      gold: 12,
    },
    fill: async (actor, count) => {
      for (let at = 0; at < count; at += 1)
        await call(freightApi.use, { params: await dealOf(actor) }, token(actor))
    },
    act: async (actor) => {
      const params =
        actor && actor.tenantId !== null ? await dealOf(actor) : { source: 'intention' as const, id: 1 }
      return raw(freightApi.use, { params }, token(actor))
    },
  },
}

describe.each(Object.entries(actions))('%s', (_, { allowed, fill, act }) => {
  test.each(Object.keys(actors) as ActorName[])('as %s', async (name) => {
    const actor = await actors[name]()
    const limit = allowed[name]
    if (Array.isArray(limit)) {
      const { status, body } = await act(actor)
      expect([status, body.code]).toEqual(limit)
      return
    }
    if (limit === null) {
      // More than the highest number of the other tiers.
      const others = Object.values(allowed).filter((one) => typeof one === 'number')
      await fill(actor as Member, Math.max(0, ...others) + 1)
      expect((await act(actor)).status).toBe(200)
      return
    }
    await fill(actor as Member, Number(limit) - 1)
    expect((await act(actor)).status).toBe(200)
    const { status, body } = await act(actor)
    expect([status, body.code]).toEqual(exhausted)
  })
})
