import { sql, type SQL } from 'drizzle-orm'
import type { Lang, PostingKind } from '#contract/enums.ts'
import type { SimilarPosting } from '#contract/review.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { list } from '#server/features/postings/filter_store.ts'
import { iso, rowColumns } from '#server/features/postings/row_store.ts'
import type { readLooks } from '#server/features/upload/look_store.ts'

/** What a posting is recognised by; empty values find nothing. */
export type Traits = {
  id: number
  tenantId: number
  /** As written; compared as folded by `heat_numbers`. */
  heatNumbers: readonly string[]
  text: string | null
  gradeKey: string | null
  shape: string | null
  dims: object | null
  /** Its pictures and files. */
  addresses: readonly string[]
  photos: Awaited<ReturnType<typeof readLooks>>
}

/** At most so many of each reason are read, and so many postings shown. */
const readLimit = 20
const shownLimit = 8
/** Photos with a part in common that are compared as a whole: a part that more have tells little. */
const lookLimit = 2_000
/** Of 64 comparisons: a photo that was saved anew or made smaller differs in a few. */
const lookTolerance = 6

/** Must match the generated column of `posting` exactly. */
const sectionOf = (dims: SQL): SQL =>
  sql`coalesce(${dims}->>'d', ${dims}->>'od', ${dims}->>'a', ${dims}->>'t', ${dims}->>'s')::double precision`

/**
 * Postings, whose own values are still those online, with an edit that waits and has one of the heats. With `offset 0`,
 * because for the first few of many the planner would read the table.
 */
const edited = (heats: SQL): SQL =>
  sql`from (select posting_id, revision from posting_revision
      where state = 'in_review' and heat_numbers("values") && ${heats} offset 0) r
    join posting p on p.id = r.posting_id where p.pending_revision = r.revision`

/** Postings that show one of the files, in the version online or in the edit that waits. */
const showing = (file: SQL): SQL =>
  sql`from (${file}) file
    join upload_use u on u.address = file.address and u.used_by in ('posting', 'posting_revision')
    join posting p on p.id = split_part(u.row_key, '/', 1)::int
    where (u.used_by = 'posting' or split_part(u.row_key, '/', 2)::int = p.pending_revision)`

/** How many of the 64 comparisons of a look and of the upload `other` differ. */
const differences = (look: readonly number[]): SQL =>
  sql.join(
    look.map((part, at) => sql.raw(`bit_count((other.look[${at + 1}] # ${part})::bit(16))`)),
    sql` + `,
  )

/** Photos that look like one of these but are other files; they have one of four parts of the look in common. */
function alike({ photos, addresses }: Pick<Traits, 'photos' | 'addresses'>): SQL {
  const looks = photos.map(({ look }) => look).filter((look) => look.length > 0)
  if (looks.length === 0) return sql`select null as address where false`
  const parts = looks.flat().filter((part) => ![0, 0xffff].includes(part % 0x1_0000))
  const files = photos.flatMap(({ sha256 }) => sha256 ?? [])
  const isAlike = looks.map((look) => sql`${differences(look)} <= ${lookTolerance}`)
  // Materialized, so that the index is read: for the first few of many the planner would read the table.
  return sql`with near as materialized (select address, sha256, look from upload where look && ${list(parts, 'int')})
    select other.address from (select * from near limit ${lookLimit}) other
    where other.address <> all(${list(addresses, 'text')}) and (other.sha256 is null or other.sha256 <> all(${list(files, 'text')}))
      and (${sql.join(isAlike, sql` or `)})`
}

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
  const addresses = list(traits.addresses, 'text')
  const heats = sql`heat_numbers(${JSON.stringify({ heats: traits.heatNumbers.map((heat_no) => ({ heat_no })) })}::jsonb)`
  const found = (reason: SimilarPosting['reasons'][number], rest: SQL): SQL =>
    sql`(select p.id, p.tenant_id <> ${tenantId} as is_foreign, ${reason}::text as reason ${rest} and p.submitted_at is not null and p.id <> ${id}
      and p.kind = any(${list(kinds, 'text')}) and p.state not in ('draft', 'closed') limit ${readLimit})`
  const hits = [
    found('same_heat', sql`from posting p where heat_numbers(p.details) && ${heats}`),
    found('same_heat', edited(heats)),
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
      showing(sql`select unnest(${addresses}) as address
        union select other.address from upload mine join upload other on other.sha256 = mine.sha256
          where mine.address = any(${addresses})`),
    ),
    found('same_picture', showing(alike(traits))),
  ]
  const similar = await rows<{ json: SimilarPosting }>(
    db,
    sql`select row_to_json(r) as json from (
      select ${rowColumns(lang, now.toISOString())}, ${iso('p.submitted_at')} as submitted_time, hit.reasons,
        array(select heat from unnest(${list(traits.heatNumbers, 'text')}) heat
          where heat_numbers(p.details) || coalesce(heat_numbers(r.values), '{}') && heat_numbers(jsonb_build_object('heat_no', heat))
        ) as shared_heats
      from (select id, is_foreign, array_agg(distinct reason order by reason) as reasons
        from (${sql.join(hits, sql` union all `)}) h group by id, is_foreign
        order by count(distinct reason) desc, is_foreign desc, id desc limit ${shownLimit}) hit
      join posting p on p.id = hit.id
      left join posting_revision r on r.posting_id = p.id and r.revision = p.pending_revision order by cardinality(hit.reasons) desc, hit.is_foreign desc, p.id desc) r`,
  )
  return similar.map(({ json }) => json)
}
