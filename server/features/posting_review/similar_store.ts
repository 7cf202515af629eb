import { sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { SimilarPosting } from '#contract/review.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { list } from '#server/features/postings/filter_store.ts'
import { iso, rowColumns } from '#server/features/postings/row_store.ts'

/** What a posting is recognised by; empty values find nothing. */
export type Traits = {
  id: number
  tenantId: number
  heatNo: string | null
  text: string | null
  gradeKey: string | null
  shape: string | null
  dims: object | null
  /** Its pictures and files. */
  addresses: readonly string[]
}

/** At most so many of each reason are read, and so many postings shown. */
const readLimit = 20
const shownLimit = 8

/** Must match the generated column of `posting` exactly. */
const sectionOf = (dims: SQL): SQL =>
  sql`coalesce(${dims}->>'d', ${dims}->>'od', ${dims}->>'a', ${dims}->>'t', ${dims}->>'s')::double precision`

/**
 * Submitted postings of these kinds that have a trait in common with one, with the reasons: first those with most
 * reasons, then those of other companies, then the newest. Each reason is looked up in an index of its own.
 */
export async function findSimilar(
  db: DbOrTx,
  { id, tenantId, ...traits }: Traits,
  { kinds, lang, now }: { kinds: readonly PostingKind[]; lang: Lang; now: Date },
): Promise<SimilarPosting[]> {
  const dims = sql`${JSON.stringify(traits.dims)}::jsonb`
  const found = (reason: SimilarPosting['reasons'][number], rest: SQL): SQL =>
    sql`(select p.id, p.tenant_id <> ${tenantId} as is_foreign, ${reason}::text as reason ${rest} and p.submitted_at is not null and p.id <> ${id}
      and p.kind = any(${list(kinds, 'text')}) and p.state not in ('draft', 'closed') limit ${readLimit})`
  const hits = [
    found('same_heat', sql`from posting p where p.heat_no = ${traits.heatNo}`),
    found(
      'same_text',
      sql`from posting p where md5(p.description) = md5(${traits.text}) and length(p.description) >= 20
        and p.description = ${traits.text}`,
    ),
    found(
      'same_piece',
      sql`from posting p where p.tenant_id = ${tenantId} and p.grade_key = ${traits.gradeKey}
        and p.shape = ${traits.shape} and p.section = ${sectionOf(dims)} and p.dims = ${dims}`,
    ),
    found(
      'same_file',
      sql`from (select unnest(${list(traits.addresses, 'text')}) as address
          union select other.address from upload mine join upload other on other.sha256 = mine.sha256
            where mine.address = any(${list(traits.addresses, 'text')})) file
        join upload_use u on u.address = file.address and u.used_by in ('posting', 'posting_revision')
        join posting p on p.id = split_part(u.row_key, '/', 1)::int
        where (u.used_by = 'posting' or split_part(u.row_key, '/', 2)::int = p.pending_revision)`,
    ),
  ]
  const similar = await rows<{ json: SimilarPosting }>(
    db,
    sql`select row_to_json(r) as json from (
      select ${rowColumns(lang, now.toISOString())}, ${iso('p.submitted_at')} as submitted_time, hit.reasons
      from (select id, is_foreign, array_agg(distinct reason order by reason) as reasons
        from (${sql.join(hits, sql` union all `)}) h group by id, is_foreign
        order by count(distinct reason) desc, is_foreign desc, id desc limit ${shownLimit}) hit
      join posting p on p.id = hit.id order by cardinality(hit.reasons) desc, hit.is_foreign desc, p.id desc) r`,
  )
  return similar.map(({ json }) => json)
}
