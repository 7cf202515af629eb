/** Checks the demo data as an expert of the trade would: nothing may contradict its own grade, shape or condition. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findGrade } from '#contract/steel/grades.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import { usualPrice } from './catalogue.data.ts'
import { loadDemo } from './load.ts'

const { deps } = await testApp()
await loadDemo(deps.database, deps)

type Read = {
  title: string
  kind: string
  character: number | null
  material: string
  shape: string
  category_id: number
  forge_type: number | null
  delivery_state: string
  price_amount: number | null
  price_per_t: number | null
  dims: Record<string, number>
  details: Record<string, unknown>
}
const read = await rows<Read>(
  deps.database.orm,
  sql`select title_en as title, kind, character, material, shape, category_id, forge_type, delivery_state,
      price_amount::float8 as price_amount, price_per_t::float8 as price_per_t, dims, details
    from posting where state <> 'draft' and material is not null and delivery_state is not null and kind <> 'raise'`,
)
/** Titles of the wrong postings, so that a failure shows which ones they are. */
const wrong = (isWrong: (one: Read) => boolean) => read.filter(isWrong).map(({ title }) => title)
const groupOf = ({ material }: Read) => findGrade(material)?.group ?? ''

test('only hardened goods have a hardness', () => {
  expect(read.length).toBeGreaterThan(450)
  const isHardened = ({ delivery_state: state }: Read) =>
    state === 'quenched_tempered' || state === 'pre_hardened'
  expect(wrong((one) => one.details['hardness_min'] !== undefined && !isHardened(one))).toEqual([])
  const spot = (one: Read) => one.kind === 'quotation'
  expect(wrong((one) => spot(one) && isHardened(one) && one.details['hardness_min'] === undefined)).toEqual(
    [],
  )
})

test('titanium and superalloys are remelted, not made in an arc furnace, and have no standard for steel bars', () => {
  const isOther = (one: Read) => ['titanium', 'nickel_alloy'].includes(groupOf(one))
  expect(wrong((one) => isOther(one) && String(one.details['melting']).includes('EAF'))).toEqual([])
  expect(wrong((one) => isOther(one) && String(one.details['standard']).includes('GB/T 908'))).toEqual([])
})

test('rolled and cast goods have no forging ratio, and an ingot is neither turned nor tested', () => {
  const isUnforged = ({ shape, delivery_state: state }: Read) =>
    shape === 'pipe' || shape === 'ingot' || state === 'hot_rolled'
  expect(wrong((one) => isUnforged(one) && one.details['forging_ratio'] !== undefined)).toEqual([])
  const isIngot = ({ shape, kind }: Read) => shape === 'ingot' && kind === 'quotation'
  expect(
    wrong((one) => isIngot(one) && (one.details['surface'] !== 'black' || 'flaw_detection' in one.details)),
  ).toEqual([])
  const isCast = ({ category_id: category, shape }: Read) => category === 108 || shape === 'ingot'
  expect(wrong((one) => isCast(one) && one.delivery_state !== 'annealed')).toEqual([])
})

test('a grade is in a category that fits it', () => {
  const expected: Record<number, RegExp> = {
    101: /^(carbon|low_alloy|pressure_vessel)$/,
    105: /^stainless/,
    106: /^(nickel_alloy|titanium)$/,
    401: /^hot_work_tool$/,
    402: /^(plastic_mould|stainless)/,
    403: /^cold_work_tool$/,
  }
  // One posting in review has an unknown grade, for the operator to find.
  const isOdd = (one: Read) => groupOf(one) !== '' && expected[one.category_id]?.test(groupOf(one)) === false
  expect(wrong(isOdd)).toEqual([])
  expect(
    wrong((one) => one.category_id === 102 && /^(carbon|stainless|titanium)/.test(groupOf(one))),
  ).toEqual([])
})

test('a remnant costs less than prime goods, but not next to nothing', () => {
  const share = ({ material, shape, price_per_t: price }: Read) =>
    (price ?? 0) / (usualPrice(material, shape as never) ?? Infinity)
  const priced = (one: Read) => one.character === 2 && one.price_per_t !== null
  expect(read.filter(priced).length).toBeGreaterThan(20)
  expect(wrong((one) => priced(one) && (share(one) < 0.5 || share(one) > 0.95))).toEqual([])
})

test('flanges are flat, rolled rings are thin, and prices and sizes have a usual number of digits', () => {
  expect(wrong((one) => one.category_id === 702 && one.shape === 'ring' && one.dims['h']! > 160)).toEqual([])
  expect(wrong((one) => one.category_id === 201 && one.dims['id']! < one.dims['od']! * 0.6)).toEqual([])
  const digits = (value: number) => String(value).split('.')[1]?.length ?? 0
  expect(wrong((one) => one.price_amount !== null && digits(one.price_amount) > 1)).toEqual([])
  expect(
    wrong((one) =>
      Object.values(one.dims ?? {}).some((value) => typeof value === 'number' && digits(value) > 0),
    ),
  ).toEqual([])
})

test('a closed-die part is forged in dies, an open-die one is not', () => {
  const forged: Record<number, number> = { 1003: 2, 1004: 1, 1005: 2 }
  expect(
    wrong(
      (one) =>
        one.kind === 'purchase_forging' && (forged[one.category_id] ?? one.forge_type) !== one.forge_type,
    ),
  ).toEqual([])
})

test('dies are charged only for forgings', async () => {
  const found = await rows(
    deps.database.orm,
    sql`select q.terms from quote q join posting p on p.id = q.posting_id
      where p.kind <> 'purchase_forging' and q.terms like '%模具%'`,
  )
  expect(found).toEqual([])
})

test('nothing was changed in the future, also on a day that has only begun in China', async () => {
  const tables = await rows<{ name: string }>(
    deps.database.orm,
    sql`select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'updated_at' order by 1`,
  )
  expect(tables.length).toBeGreaterThan(10)
  const late: string[] = []
  for (const { name } of tables) {
    const changed = sql`select 1 from ${sql.identifier(name)} where updated_at > ${deps.clock().toISOString()} limit 1`
    if ((await rows(deps.database.orm, changed)).length > 0) late.push(name)
  }
  expect(late).toEqual([])
})
