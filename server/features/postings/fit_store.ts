// Stock that a piece can be cut from, as conditions on the columns of a posting (`p`), after contract/steel/cut_fit.ts.
import { sql, type SQL } from 'drizzle-orm'
import { sourceSections, sourceShapes, usualKerf } from '#contract/steel/cut_fit.ts'
import { weightKg } from '#contract/steel/weight.ts'
import type { FitReading } from './keyword.ts'

/** Length of the stock along which it is cut: discs and rings have a height. */
const along = sql.raw('coalesce(p.dim_l, p.dim_h)')
/** Volume of one piece of stock in mm³. */
const volume = sql.raw(`case p.shape
  when 'round' then pi() / 4 * p.dim_d * p.dim_d * p.dim_l
  when 'disc' then pi() / 4 * p.dim_d * p.dim_d * p.dim_h
  when 'square' then p.dim_a * p.dim_a * p.dim_l
  when 'flat' then p.dim_t * p.dim_w * p.dim_l
  when 'hexagon' then sqrt(3) / 2 * p.dim_s * p.dim_s * p.dim_l
  when 'ring' then pi() / 4 * (p.dim_od * p.dim_od - p.dim_id * p.dim_id) * p.dim_h
  when 'sleeve' then pi() / 4 * (p.dim_od * p.dim_od - p.dim_id * p.dim_id) * p.dim_l
  when 'pipe' then pi() * (p.dim_od - p.dim_wt) * p.dim_wt * p.dim_l end`)
const bore = sql.raw(
  `case when p.shape in ('round', 'disc') then 0 else coalesce(p.dim_id, p.dim_od - 2 * p.dim_wt) end`,
)
const edges = sql.raw('coalesce(p.dim_a, p.dim_t), coalesce(p.dim_a, p.dim_w), p.dim_l')
/** The edges of a block from the smallest to the largest. */
const sorted = (at: 1 | 2 | 3) =>
  sql`(select array_agg(e order by e) from unnest(array[${edges}]) e)[${sql.raw(String(at))}]`

/**
 * Whether a piece can be cut from one bar, block or ring of a posting, and at most so much of it is lost. As many of
 * the wanted pieces as one bar yields count as used; of a block one piece, because nobody knows how it will be sawn.
 */
export function fitCondition({ piece, count, waste }: FitReading): SQL {
  const { shape, dims } = piece
  const shapes = sourceShapes(shape)
  const sections = sourceSections(piece)
  const pieceVolume = (weightKg(shape, dims, 1) ?? 0) * 1e6
  if (shapes.length === 0 || !sections || pieceVolume <= 0) return sql`false`
  const { from, to } = sections
  const conditions = [
    sql`p.shape = any(${sql.param(shapes)}::text[])`,
    sql`p.section >= ${from}`,
    ...(to === undefined ? [] : [sql`p.section <= ${to}`]),
  ]
  const isBlock = shape === 'square' || shape === 'flat'
  let yielded = sql`1`
  if (isBlock) {
    const wanted = [dims.a ?? dims.t ?? 0, dims.a ?? dims.w ?? 0, dims.l ?? 0].toSorted((a, b) => a - b)
    for (const at of [1, 2, 3] as const) conditions.push(sql`${sorted(at)} >= ${wanted[at - 1]}`)
  } else {
    const length = dims.l ?? dims.h ?? 0
    conditions.push(sql`${along} >= ${length}`)
    yielded = sql`least(${count}::float8, floor((${along} + ${usualKerf}::float8) / ${length + usualKerf}::float8))`
    const inner =
      dims.id ?? (dims.od !== undefined && dims.wt !== undefined ? dims.od - 2 * dims.wt : undefined)
    if (inner !== undefined) conditions.push(sql`${bore} <= ${inner}`)
  }
  if (waste < 100)
    conditions.push(sql`${yielded} * ${pieceVolume}::float8 >= ${1 - waste / 100}::float8 * (${volume})`)
  return sql`(${sql.join(conditions, sql` and `)})`
}
