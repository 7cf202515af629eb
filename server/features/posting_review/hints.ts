import { postings } from '#contract/postings/index.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import type { UnusualFigure } from '#contract/postings/unusual_figures.ts'
import type { Goods } from '#contract/steel/certificate_check.ts'
import type { Heat } from '#contract/steel/heat.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { postingsWithAlert } from '#server/features/mill_certificate/store.ts'
import { postingColumns } from '#server/features/postings/columns.ts'
import { unusualAmong } from '#server/features/postings/unusual.ts'
import { operatorRights } from '#server/features/postings/rules.ts'
import type { ReadCache } from '#server/http/read_cache.ts'
import { hintsOf, type MedianPrice, type Submitted } from './flags.ts'
import { medianPrices, offeredTwice, type StoredAdminRow } from './store.ts'

/** Hints are computed from the submitted values: for an edit from the new ones, not from those online. */
function submittedOf({ facts, ...row }: StoredAdminRow, unusual: readonly UnusualFigure[]): Submitted {
  const definition: PostingDefinition = postings[row.kind].definition
  const values = facts.pending_values
  const goods = (values ?? row) as Goods
  const edit = values && postingColumns(definition, values, { code: row.code, company: null })
  return {
    id: facts.id,
    kind: row.kind,
    tenantId: facts.tenant_id,
    unusual,
    isSample: row.is_sample,
    isEdit: row.pending_revision !== null,
    material: edit ? (edit.material ?? null) : row.material,
    gradeKey: edit ? (edit.grade_key ?? null) : facts.grade_key,
    character: edit ? (edit.character ?? null) : row.character,
    pricePerT: edit ? (edit.price_per_t ?? null) : row.price_per_t,
    heatNumbers: facts.heat_numbers,
    dims: edit ? edit.dims : row.dims,
    heats: (values ? (values['heats'] as Heat[] | undefined) : facts.heats) ?? [],
    goods,
    isStandardPictured:
      (edit ? (edit.extras as Record<string, unknown>) : row.extras)['standard_picture'] === 1,
    photoCount: definition.side === 'buyer' ? null : edit ? (edit.photos?.length ?? 0) : row.photo_count,
  }
}

/**
 * How long (ms) a median may lack the newest prices: a deviation of 15 % does not depend on the last minute, and
 * operators who turn pages would compute the same medians for each.
 */
const mediansForMs = 60_000

type Asking = { db: DbOrTx; cache: ReadCache; now: Date }
type Graded = Pick<MedianPrice, 'kind' | 'gradeKey'>

/** The kept medians, and those that are missing in one query. */
async function readMedians({ db, cache, now }: Asking, graded: readonly Graded[]): Promise<MedianPrice[]> {
  const missing: Graded[] = []
  let reading: Promise<MedianPrice[]> | undefined
  const found = graded.map((asked) =>
    cache.get(`median ${asked.kind} ${asked.gradeKey}`, { ttl: mediansForMs, now }, async () => {
      missing.push(asked)
      // It begins when every grade has been looked up, so that it asks for all that are missing.
      reading ??= Promise.resolve().then(() => medianPrices(db, missing, now.toISOString()))
      return (await reading).filter(
        ({ kind, gradeKey }) => kind === asked.kind && gradeKey === asked.gradeKey,
      )
    }),
  )
  return (await Promise.all(found)).flat()
}

/** Adds the hints and the operator's rights to rows of any kinds, reading what the hints compare with once for all rows. */
export async function withHints<Row extends StoredAdminRow>(
  asking: Asking,
  found: readonly Row[],
): Promise<(Omit<Row, 'facts'> & Pick<AdminPostingRow, 'flags' | 'figures' | 'can'>)[]> {
  const unusual = await unusualAmong(
    asking.db,
    found.map(({ kind, facts }) => ({
      definition: postings[kind].definition as unknown as PostingDefinition,
      values: facts.pending_values ?? facts.values,
    })),
    asking.now,
  )
  const submitted = found.map((row, place) => submittedOf(row, unusual[place] ?? []))
  const graded = new Map(
    submitted.flatMap(({ kind, gradeKey }) =>
      gradeKey === null ? [] : [[`${kind} ${gradeKey}`, { kind, gradeKey }] as const],
    ),
  )
  const [medians, twice, shared] = await Promise.all([
    readMedians(asking, [...graded.values()]),
    offeredTwice(asking.db, submitted),
    postingsWithAlert(
      asking.db,
      submitted.map(({ id }) => id),
    ),
  ])
  return found.map(({ facts: _, ...row }, place) => ({
    ...row,
    ...hintsOf(submitted[place] as Submitted, { medians, twice, shared }),
    can: operatorRights(row),
  }))
}
