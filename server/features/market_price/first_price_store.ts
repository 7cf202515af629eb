import { sql } from 'drizzle-orm'
import type { MaterialTax, MaterialUnit } from '#contract/market_price_enums.ts'
import { findGrade } from '#contract/steel/grades.ts'
import { vatRate } from '#contract/steel/price_per_tonne.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { newestIndex } from '#server/features/grade_price/newest_store.ts'
import type { BesideFirst, DayPrice } from './unusual_rules.ts'

/** How many days a price of another region, or an index, may be away from the first price of a series. */
const nearDays = 90

export type Series = { material: number; region: number; day: string }
type Sister = Series & { price: number; of: number }
type Semi = { id: number; name: string; unit: MaterialUnit; tax: MaterialTax }

/** The grade that the name of a semi-finished product begins with or contains, `42CrMo 钢锭`; undefined without one. */
const gradeIn = (name: string): string | undefined =>
  name.split(/[\s,，、()（）]+/).find((word) => findGrade(word) !== undefined)

const sisters = (db: DbOrTx, asked: readonly Series[]): Promise<Sister[]> =>
  rows(
    db,
    sql`select s.material, s.region as of, p.region, p.day::text, p.price::float8
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as s(material int, region int, day date)
      cross join lateral (select region, day, price from market_price m
        where m.material = s.material and m.region <> s.region and abs(m.day - s.day) <= ${nearDays}
        order by abs(m.day - s.day), m.region limit 1) p`,
  )

const semis = (db: DbOrTx, ids: readonly number[]): Promise<Semi[]> =>
  rows(
    db,
    sql`select id, name_zh || ' ' || name_en as name, unit, tax from market_material
      where "group" = 'semi' and id in (select value::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  )

/** An index in ¥/t with tax, in the unit and tax of a material. */
const inUnitOf = ({ unit, tax }: Semi, price: number): number =>
  Math.round((price / (unit === 'kg' ? 1000 : 1) / (tax === 'without_tax' ? 1 + vatRate : 1)) * 100) / 100

/**
 * What the first price of each series, on its day, can be compared with: the price of its material in another region
 * that is nearest in time, else the index of the grade that a semi-finished product is named after.
 */
export async function besideFirst(
  db: DbOrTx,
  asked: readonly Series[],
): Promise<(series: Omit<Series, 'day'>) => BesideFirst> {
  if (asked.length === 0) return () => null
  const found = new Map(
    (await sisters(db, asked)).map(({ of, material, region, day, price }) => [
      `${material}-${of}`,
      { day, price, than: 'region' as const, region },
    ]),
  )
  const alone = asked.filter(({ material, region }) => !found.has(`${material}-${region}`))
  const graded = (await semis(db, [...new Set(alone.map(({ material }) => material))])).flatMap((semi) => {
    const grade = gradeIn(semi.name)
    return grade === undefined ? [] : [{ semi, grade }]
  })
  const indexes = new Map<number, DayPrice>()
  for (const { semi, grade } of graded) {
    const { day } = alone.find(({ material }) => material === semi.id)!
    const index = await newestIndex(db, { materials: [grade], until: day, days: nearDays })
    const newest = index.get(grade)
    if (newest) indexes.set(semi.id, { day: newest.day, price: inUnitOf(semi, newest.per_t) })
  }
  return ({ material, region }) => {
    const index = indexes.get(material)
    return found.get(`${material}-${region}`) ?? (index ? { ...index, than: 'index', region: null } : null)
  }
}
