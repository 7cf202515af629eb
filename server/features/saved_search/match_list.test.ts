/** Alerts agree with lists: a posting matches a saved search exactly when the list contains it. */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PostingKind } from '#contract/enums.ts'
import { postings } from '#contract/postings/index.ts'
import { sharedFilters } from '#contract/postings/filters.ts'
import type { SavedFilters } from '#contract/saved_search.ts'
import { sql } from 'drizzle-orm'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { everyKind, marketOf } from '../../../tests/support/kinds.ts'
import { matchPosting } from './match_posting.ts'
import { insertSearch } from './store.ts'

const app = await testApp()
const { make, raw, deps } = app
const operator = await make.operator(['admin_quotation.get', 'admin_purchase.get', 'admin_raise.get'])
const seller = await make.gold({ code: 'SELLER' })
const rival = await make.silver({ code: 'RIVAL', name: '北方锻件' })
const searches = 120

type Values = Record<string, unknown>
/** Values in which the postings differ; a kind ignores those that it lacks. */
const variants: Values[] = [
  {},
  { material: '42CrMo4', dims: { d: 302, l: 6000 }, delivery_state: 'normalised', region_id: 320206 },
  {
    material: '4140',
    quantity: 1,
    quantity_unit: 'piece',
    price_amount: 5900,
    price_basis: 'per_t',
    have_warranty: 0,
    have_report: 1,
  },
  { material: '45', category_id: 101, dims: { d: 180, l: 1000 }, offcut: 'buyer', forge_type: 2 },
  { material: '304', shape: 'ring', category_id: 202, dims: { od: 900, id: 600, h: 200 }, cuttable: 1 },
  { visibility: 'members', needed_by: '2031-07-01', dims: { d: 320, l: 500 }, heat_no: 'HEAT-77' },
  { visibility: 'members', material: '45', delivery_state: 'annealed', description: '急需' },
  {
    character: 2,
    defect_notes: '端面',
    photos: ['a', 'b', 'c'].map((name) => `https://p.example/${name}.jpg`),
  },
]

const flag = fc.constantFrom(0 as const, 1 as const)
const some = <T>(...values: T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 2 })
const mm = fc.constantFrom(150, 180, 250, 300, 302, 320, 600, 900, 2000, 3000, 6000)
const dims = Object.fromEntries(
  Object.keys(sharedFilters)
    .filter((name) => /^(min|max)_[a-z]{1,2}$/.test(name))
    .map((name) => [name, mm]),
)
/** A value for every filter; a new filter that is missing here is a type error. */
const anyFilter = {
  ...dims,
  keyword: fc.constantFrom(
    '42CrMo',
    'φ300×2000',
    '圆钢',
    '北方',
    '急需 45',
    '304 圆',
    'HEAT-77',
    '调质',
    '300',
    '…',
  ),
  category: some(1, 101, 102, 202),
  material: some('42CrMo', '42CrMo4', '45', '304'),
  strict: flag,
  shape: some('round' as const, 'ring' as const, 'square' as const),
  min_weight: fc.constantFrom(100, 2000, 10_000),
  max_weight: fc.constantFrom(500, 5000, 30_000),
  min_piece_weight: fc.constantFrom(100, 1000),
  max_piece_weight: fc.constantFrom(700, 3000),
  min_price: fc.constantFrom(5000, 5500),
  max_price: fc.constantFrom(5300, 5600),
  region: fc.constantFrom(110105, 110000, 320000),
  delivery_state: some('quenched_tempered' as const, 'normalised' as const),
  have_warranty: flag,
  have_report: flag,
  have_photo: flag,
  cuttable: flag,
  certified: flag,
  company: fc.constantFrom('SELLER', 'RIVAL', 'NOBODY'),
  character: fc.constantFrom(1 as const, 2 as const),
  forge_type: fc.constantFrom(1 as const, 2 as const),
  fits: fc.constantFrom(0, 30, 100),
  offcut: fc.constantFrom('seller' as const, 'buyer' as const),
  min_needed_by: fc.constantFrom('2031-04-01', '2031-06-01'),
  max_needed_by: fc.constantFrom('2031-05-15', '2031-12-01'),
} satisfies {
  [
    Name in Exclude<
      keyof SavedFilters,
      `${'min' | 'max'}_${'d' | 'a' | 't' | 'w' | 'l' | 'od' | 'id' | 'wt' | 'h' | 's'}`
    >
  ]: fc.Arbitrary<unknown>
}

/** Up to three filters that the kind has. */
const filtersOf = (kind: PostingKind): fc.Arbitrary<SavedFilters> => {
  const known = Object.keys({ ...sharedFilters, ...postings[kind].definition.filters })
  const arbitraries: Record<string, fc.Arbitrary<unknown>> = anyFilter
  return fc
    .uniqueArray(fc.constantFrom(...known), { maxLength: 3 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, arbitraries[name]!]))),
    ) as fc.Arbitrary<SavedFilters>
}

test.each(everyKind)('saved searches match the postings of their lists, for $kind', async (tested) => {
  const { kind, definition, api } = tested
  const { publish } = marketOf(tested, app, operator)
  const db = deps.database.orm
  const ids: number[] = []
  for (const [place, variant] of variants.entries()) {
    const known = Object.entries(variant).filter(([name]) => name in definition.fields)
    const poster = definition.postedBy === 'platform' ? operator : place % 2 === 0 ? seller : rival
    const code = await publish(poster, Object.fromEntries(known))
    const [row] = await rows<{ id: number }>(db, sql`select id from posting where code = ${code}`)
    ids.push(row!.id)
    app.pass(1)
  }
  const readers = [await make.user(), await make.member(), operator]
  const sampled = fc.sample(filtersOf(kind), { numRuns: searches, seed: 7 })
  const saved: { id: number; filters: SavedFilters; token: string }[] = []
  for (const [place, filters] of [{}, ...sampled].entries()) {
    const reader = readers[place % readers.length]!
    const given = { accountId: reader.id, kind, name: 'x', alert: 'off' as const, filters, now: deps.clock() }
    const id = await insertSearch(db, given)
    if (id !== undefined) saved.push({ id, filters, token: reader.token })
  }
  for (const id of ids) await matchPosting(deps, id)

  let found = 0
  for (const { id, filters, token } of saved) {
    const list = await raw(api.list, { query: { ...filters, size: 50 } }, { token })
    expect(list.status, JSON.stringify(filters)).toBe(200)
    const matched = await rows<{ code: string }>(
      db,
      sql`select p.code from saved_search_match m join posting p on p.id = m.posting_id where m.search_id = ${id}`,
    )
    const shown = list.data.results.map(({ code }) => code).toSorted()
    expect(matched.map(({ code }) => code).toSorted(), JSON.stringify(filters)).toEqual(shown)
    found += shown.length
  }
  // There must be enough matches and enough misses for the comparison to mean something.
  expect(found).toBeGreaterThan(saved.length / 2)
  expect(found).toBeLessThan((saved.length * ids.length) / 2)
})
