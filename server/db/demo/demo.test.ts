import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql, type SQL } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountFormsApi } from '#contract/account_forms.ts'
import { cutMatchApi } from '#contract/cut_match.ts'
import { dashboardApi } from '#contract/dashboard.ts'
import { postings } from '#contract/postings/index.ts'
import { countPieces, parseCutPlan } from '#contract/steel/cut_plan.ts'
import type { GradeGroup } from '#contract/steel/grade.ts'
import { findGrade } from '#contract/steel/grades.ts'
import { check } from '#contract/validation.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { rows } from '#server/db/client.ts'
import { withoutSignatures } from '#server/http/signed_files.ts'
import { testApp } from '../../../tests/support/app.ts'
import { distinctEndpoints } from '../../../tests/support/contract_endpoints.ts'
import { everyKind } from '../../../tests/support/kinds.ts'
import { keptUses, usesInRows } from '../../../tests/support/upload_uses.ts'
import { loadDemo } from './load.ts'
import { demoPassword } from './people.ts'

const app = await testApp()
const { call, deps } = app
const { api, definition } = postings.quotation
const loaded = await loadDemo(deps.database, deps)

const signIn = async (account: string): Promise<string> => {
  const reply = await call(accountFormsApi.login, {
    body: { account, login_type: 1, password: demoPassword, source: 'pc' },
  })
  return reply.data
}

/** Values as a form would send them: addresses of private files without the signature that an answer adds. */
const plain = (values: object) => withoutSignatures(values) as object

test('a second start changes nothing', async () => {
  expect(loaded).toBe(true)
  expect(await loadDemo(deps.database, deps)).toBe(false)
})

describe('the spot market', () => {
  test('has at least 240 postings online, prime and remnant, in many grades and regions', async () => {
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
        expect(check(definition.complete, plain(data.values), 'en')).toMatchObject({ ok: true })
        expect((row.published_time ?? '') < now && now < (row.expires_at ?? '')).toBe(true)
      }
      cursor = page.data.next_cursor ?? undefined
    } while (cursor)
  })

  test('has results for every keyword that the header suggests, and for a typical specification', async () => {
    const suggested = await call(websiteConfigApi.get, { params: { section: 'quotation' } })
    for (const keyword of [...(JSON.parse(suggested.data) as string[]), '42CrMo φ300×1200']) {
      const { data } = await call(api.list, { query: { keyword } })
      expect([keyword, (data.count ?? 0) > 0]).toEqual([keyword, true])
    }
  })

  test('records the uses of its uploads', async () => {
    const uses = await keptUses(deps.database.orm)
    expect(uses.length).toBeGreaterThan(240)
    expect(uses).toEqual(await usesInRows(deps.database.orm))
  })

  test('shows only stored photos, each with its thumbnail', async () => {
    const stored = await readdir(path.join(deps.config.dataDir, 'uploads/demo'))
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
        const own = Object.entries(plain(detail.data.values)).filter(([name]) => name in declared.fields)
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

test('the operator has postings and edits to review, with hints on unusual ones', async () => {
  const token = await signIn('operator@demo.test')
  const { data } = await call(api.adminList, { query: { state: 'in_review', size: 50 } }, { token })
  expect(data.count).toBe(15)
  const flags = data.results.flatMap((row) => row.flags)
  expect(new Set(flags)).toEqual(
    new Set([
      'edit',
      'certificate_shared',
      'price_deviates',
      'duplicate_heat',
      'few_photos',
      'unlisted_grade',
    ]),
  )
  const dashboard = await call(dashboardApi.admin, {}, { token })
  expect(dashboard.data.queues).toContainEqual(expect.objectContaining({ name: 'quotation', count: 15 }))
})

test('every cut plan yields the pieces of its request, in every state', async () => {
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

test('some cut-to-size requests can be cut from remnants on the market, and both sides show it', async () => {
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

describe('the demo data is plausible:', () => {
  /** Plausible lowest and highest ¥/t of prime goods, offered or wanted, by group of grades. */
  const usual: Partial<Record<GradeGroup, readonly [low: number, high: number]>> = {
    carbon: [3_300, 6_200],
    low_alloy: [3_800, 6_500],
    alloy_structural: [3_600, 14_500],
    carburising: [4_200, 14_000],
    nitriding: [6_500, 10_500],
    bearing: [5_200, 7_800],
    cold_work_tool: [7_500, 17_000],
    hot_work_tool: [7_500, 24_000],
    plastic_mould: [8_000, 23_000],
    pressure_vessel: [4_000, 30_000],
    heat_resistant: [7_000, 32_000],
    stainless_martensitic: [8_000, 23_000],
    stainless_austenitic: [13_500, 42_000],
    stainless_duplex: [24_000, 46_000],
    stainless_ph: [28_000, 38_000],
    nickel_alloy: [110_000, 260_000],
    titanium: [65_000, 105_000],
  }

  type Priced = { code: string; material: string; shape: string; price: number }
  const priced = (from: SQL) =>
    rows<Priced>(
      deps.database.orm,
      sql`select p.code, p.material, p.shape, ${from}
        where p.material is not null and p.character is distinct from 2
          and p.state not in ('draft', 'in_review', 'rejected')`,
    )

  // Postings in review have mistakes on purpose, for operators to find.
  test('every price is in the usual range of its grade, and an ingot costs less than a forging of it', async () => {
    const asked = await priced(sql`p.price_per_t::float8 as price from posting p`)
    const quoted = await priced(
      sql`q.taxed_per_t::float8 as price from quote q join posting p on p.id = q.posting_id`,
    )
    const known = [...asked, ...quoted].filter(({ price }) => price !== null)
    expect(known.length).toBeGreaterThan(200)
    const odd = known.filter(({ material, shape, price }) => {
      const group = findGrade(material)?.group
      const [low, high] = (group && usual[group]) ?? [3_300, 30_000]
      return price < low * (shape === 'ingot' ? 0.85 : 1) || price > high
    })
    expect(odd).toEqual([])
    const forged = new Map<string, number>()
    for (const { material, shape, price } of asked)
      if (shape !== 'ingot' && price) forged.set(material, Math.min(price, forged.get(material) ?? Infinity))
    const ingots = known.filter(({ shape }) => shape === 'ingot')
    expect(ingots.length).toBeGreaterThan(0)
    expect(ingots.filter(({ material, price }) => price >= (forged.get(material) ?? Infinity))).toEqual([])
  })

  test('the text of an answer fits the decision', async () => {
    const answered = await rows<{ state: string; answer: string }>(
      deps.database.orm,
      sql`select state, answer from intention where answer is not null`,
    )
    expect(new Set(answered.map(({ state }) => state)).size).toBe(3)
    const says = { yes: /可以|已为您|reserved/, no: /抱歉|数量太少|Sorry/, over: /不再继续|另行安排|Closed/ }
    const expected: Record<string, RegExp> = { accepted: says.yes, declined: says.no, closed: says.over }
    expect(answered.filter(({ state, answer }) => !expected[state]?.test(answer))).toEqual([])
  })

  test('stock without a mill certificate has no certificate type, and only forged bars have the standard of forged bars', async () => {
    const wrong = await rows(
      deps.database.orm,
      sql`select code from posting where kind = 'quotation' and state <> 'draft'
        and (have_warranty = 0 and details->>'certificate_type' is not null
          or quantity_unit <> 'bar' and details->'standard' ? 'GB/T 908')`,
    )
    expect(wrong).toEqual([])
  })
})

test('every list with numbered pages gives its row count, even beyond the last page', async () => {
  const operator = await signIn('operator@demo.test')
  const company = await signIn('gold@demo.test')
  const asked: Record<string, [number | undefined, number | undefined]> = {}
  for (const endpoint of await distinctEndpoints()) {
    const { shape = {} } = endpoint.query as { shape?: object }
    if (endpoint.method !== 'GET' || !('page' in shape && 'size' in shape) || endpoint.path.includes(':'))
      continue
    const token = endpoint.path.startsWith('/api/admin/') ? operator : company
    const box = { ...('box' in shape && { box: 'received' }), ...('tab' in shape && { tab: 'posts' }) }
    const counts: (number | undefined)[] = []
    for (const page of [1, 500]) {
      const answer = await call(endpoint, { query: { ...box, page, size: 1 } } as never, { token })
      counts.push((answer.data as { count?: number }).count)
    }
    asked[endpoint.path] = counts as [number, number]
  }
  expect(Object.keys(asked).length).toBeGreaterThan(7)
  for (const [path, [first, beyond]] of Object.entries(asked)) {
    expect([path, first]).toEqual([path, expect.any(Number)])
    expect([path, beyond]).toEqual([path, first])
  }
})
