import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { conversationApi } from '#contract/conversation.ts'
import { cutMatchApi } from '#contract/cut_match.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { intentionApi } from '#contract/intention.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import { templateApis, templateValues } from '#contract/postings/template_api.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { countPieces, parseCutPlan } from '#contract/steel/cut_plan.ts'
import { check } from '#contract/validation.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { everyKind, kindOf } from '../../../tests/support/kinds.ts'
import { loadDemo } from './load.ts'
import { demoPassword } from './people.ts'

const app = await testApp()
const { call, deps } = app
const { api, definition } = postings.quotation
const loaded = await loadDemo(deps.database, deps)

const signIn = async (account: string): Promise<string> => {
  const reply = await call(accountApi.login, {
    body: { account, login_type: 1, password: demoPassword, source: 'pc' },
  })
  return reply.data
}

test('a second start leaves the market as it is', async () => {
  expect(loaded).toBe(true)
  expect(await loadDemo(deps.database, deps)).toBe(false)
})

describe('the spot market', () => {
  test('has at least 240 postings online, genuine and remnant, in many grades and places', async () => {
    const { data } = await call(api.facets, { query: {} })
    expect(data.total.count).toBeGreaterThanOrEqual(240)
    expect(data.material.length).toBeGreaterThan(30)
    expect(data.shape.length).toBeGreaterThan(8)
    const remnants = await call(api.list, { query: { character: 2 } })
    expect(remnants.data.count).toBeGreaterThan(20)
  })

  test('holds only postings that could have been submitted, with dates in the past', async () => {
    let cursor: string | undefined
    const now = deps.clock().toISOString()
    do {
      const page = await call(api.list, { query: { size: 50, ...(cursor && { app_cursor: cursor }) } })
      for (const row of page.data.results) {
        const { data } = await call(api.detail, { params: { code: row.code } })
        expect(check(definition.complete, data.values, 'en')).toMatchObject({ ok: true })
        expect((row.published_time ?? '') < now && now < (row.expires_at ?? '')).toBe(true)
      }
      cursor = page.data.next_cursor ?? undefined
    } while (cursor)
  })

  test('answers every keyword that the header suggests, and the specification that everybody tries', async () => {
    const suggested = await call(websiteConfigApi.get, { params: { section: 'quotation' } })
    for (const keyword of [...(JSON.parse(suggested.data) as string[]), '42CrMo φ300×1200']) {
      const { data } = await call(api.list, { query: { keyword } })
      expect([keyword, (data.count ?? 0) > 0]).toEqual([keyword, true])
    }
  })

  test('shows photos that are stored, each with its small one', async () => {
    const stored = await readdir(path.join(deps.storage.root, 'demo'))
    const { data } = await call(api.list, { query: { size: 50 } })
    for (const row of data.results) {
      const name = path.basename(row.photo ?? '')
      expect(stored).toContain(name)
      expect(stored).toContain(name.replace('.webp', '.thumb.webp'))
    }
  })
})

describe.each(everyKind.filter(({ kind }) => kind !== 'quotation'))(
  '$kind',
  ({ kind, api: its, definition: declared }) => {
    test('has postings that could have been submitted, with pages', async () => {
      const token = await signIn('operator@demo.test')
      const { data } = await call(its.list, { query: { size: 50 } }, { token })
      expect(data.count).toBeGreaterThanOrEqual(kind === 'raise' ? 8 : 40)
      for (const row of data.results) {
        const detail = await call(its.detail, { params: { code: row.code } }, { token })
        const own = Object.entries(detail.data.values).filter(([name]) => name in declared.fields)
        const checked = check(declared.complete, Object.fromEntries(own), 'en')
        expect([row.title, checked]).toMatchObject([row.title, { ok: true }])
      }
    })

    test.each(['zh-CN', 'en-US'] as const)(
      'answers every keyword that the header suggests in %s',
      async (language) => {
        const suggested = await call(websiteConfigApi.get, { params: { section: kind } }, { language })
        for (const keyword of JSON.parse(suggested.data) as string[]) {
          const { data } = await call(its.list, { query: { keyword } })
          expect([keyword, (data.count ?? 0) > 0]).toEqual([keyword, true])
        }
      },
    )
  },
)

test('the operator finds postings and edits to review, odd ones marked', async () => {
  const token = await signIn('operator@demo.test')
  const { data } = await call(api.adminList, { query: { state: 'in_review', size: 50 } }, { token })
  expect(data.count).toBe(14)
  const flags = data.results.flatMap((row) => row.flags)
  expect(new Set(flags)).toEqual(
    new Set(['edit', 'price_deviates', 'duplicate_heat', 'few_photos', 'unlisted_grade']),
  )
  const dashboard = await call(dashboardApi.admin, {}, { token })
  expect(dashboard.data.queues).toContainEqual(expect.objectContaining({ name: 'quotation', count: 14 }))
})

test.each(['gold@demo.test', 'silver@demo.test'])('%s sees every state of its own stock', async (email) => {
  const token = await signIn(email)
  const { data } = await call(api.own, { query: {} }, { token })
  for (const state of ['online', 'draft', 'in_review', 'rejected', 'offline', 'expired', 'dealt']) {
    expect(data.counts[state]).toBeGreaterThan(0)
  }
})

test.each(['gold@demo.test', 'buyer@demo.test'])('%s has dealings in both directions', async (email) => {
  const token = await signIn(email)
  for (const box of ['received', 'sent'] as const) {
    const { data } = await call(intentionApi.list, { query: { box } }, { token })
    expect(data.count).toBeGreaterThan(0)
  }
  const messages = await call(userMessageApi.list, { query: {} }, { token })
  expect(messages.data.results.length).toBeGreaterThan(1)
  const dashboard = await call(dashboardApi.backend, {}, { token })
  expect(dashboard.data.views_7d).toHaveLength(7)
  expect(dashboard.data.online).toBeGreaterThan(0)
})

test('the demo’s buyer has most of its requests of the month left', async () => {
  const { data } = await call(dashboardApi.backend, {}, { token: await signIn('buyer@demo.test') })
  const month = data.quotas.find(({ name }) => name === 'requests_month')
  expect(month).toMatchObject({ limit: 10 })
  expect(month?.used).toBeLessThanOrEqual(3)
})

test('staff has the publishing rights and nothing else; the new account has no company', async () => {
  const staff = await call(accountApi.info, {}, { token: await signIn('staff@demo.test') })
  expect(staff.data.permission_list).toEqual(['seller_quotation.get', 'buyer_purchase.get'])
  const fresh = await call(accountApi.info, {}, { token: await signIn('new@demo.test') })
  expect(fresh.data.tenant).toBeNull()
})

test('people of the demo watch the market, and some of what they wait for has come', async () => {
  const { data } = await call(savedSearchApi.list, {}, { token: await signIn('gold@demo.test') })
  expect(data.results.length).toBeGreaterThan(3)
  expect(data.results.some((search) => search.new_count > 0)).toBe(true)
})

test('every cut plan gives the pieces that its request names, in every state', async () => {
  const { kind } = postings.purchase_piece.definition
  const planned = await rows<{ title_zh: string; plan: string; l: number; quantity: number }>(
    deps.database.orm,
    sql`select title_zh, details->>'cut_plan' as plan, (dims->>'l')::float8 as l, quantity::float8 as quantity
      from posting where kind = ${kind} and details->>'cut_plan' is not null`,
  )
  expect(planned.length).toBeGreaterThan(20)
  for (const { title_zh, plan, l, quantity } of planned) {
    const parts = parseCutPlan(plan) ?? []
    const lengths = parts.flatMap((part) => (part.kind === 'length' ? [part.length] : []))
    expect([title_zh, plan, lengths, countPieces(parts)]).toEqual([title_zh, plan, [l], quantity])
  }
})

test('some fragment-cut requests can be cut from remnants on the market, and those say so', async () => {
  const requests = await call(postings.purchase_piece.api.list, { query: { size: 50 } })
  let found = 0
  for (const { code } of requests.data.results) {
    const { data } = await call(cutMatchApi.remnants, { params: { code } })
    const [best] = data.results
    if (!best) continue
    found += 1
    const back = await call(cutMatchApi.requests, {
      params: { code: best.posting.code },
      query: { size: 20 },
    })
    expect(back.data.results.map(({ posting }) => posting.code)).toContain(code)
  }
  expect(found).toBeGreaterThan(2)
})

test('companies keep templates of what they post, which a form can begin with', async () => {
  const mine: Record<string, readonly RegisteredKind[]> = {
    'gold@demo.test': ['quotation', 'purchase_material'],
    'silver@demo.test': ['quotation'],
    'buyer@demo.test': ['purchase_material', 'purchase_piece', 'purchase_forging'],
  }
  for (const [account, kinds] of Object.entries(mine)) {
    const token = await signIn(account)
    for (const kind of kinds) {
      const declared = kindOf(kind).definition
      const { data } = await call(templateApis[kind].templates, {}, { token })
      expect([account, kind, data.length > 0]).toEqual([account, kind, true])
      for (const { id } of data) {
        const { name, values } = (await call(templateApis[kind].template, { params: { id } }, { token })).data
        expect([name, check(declared.draft, values, 'en')]).toMatchObject([name, { ok: true }])
        expect([name, templateValues(declared, values).left]).toEqual([name, {}])
      }
    }
  }
})

test('companies talk about intentions and quotes, and some of it is unread', async () => {
  for (const account of ['gold@demo.test', 'silver@demo.test', 'buyer@demo.test']) {
    const token = await signIn(account)
    const { data } = await call(conversationApi.list, { query: {} }, { token })
    expect(data.results.length).toBeGreaterThan(1)
    expect(data.results.filter(({ unread }) => unread > 0).length).toBeGreaterThan(0)
    expect(data.results.every(({ refused }) => refused === null)).toBe(true)
  }
})
