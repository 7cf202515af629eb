/** Queries on the use of grades and categories that operators maintain. */
import { sql } from 'drizzle-orm'
import { foldGrade } from '#contract/steel/grade_names.ts'
import { findGrade, gradeSpelling } from '#contract/steel/grades.ts'
import type { UnlistedGrade } from '#contract/unlisted_grade.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { gradeKey } from '#contract/steel/grade_key.ts'
import { list } from './filter_store.ts'
import { facetLexeme } from '#server/db/search_words.ts'

/** Whether any posting, including drafts and closed ones, names a grade by one of these normalised names. */
export async function isGradeUsed(tx: DbOrTx, names: readonly string[]): Promise<boolean> {
  const found = await rows(
    tx,
    sql`select 1 from posting where material_key = any(${list(names, 'text')}) limit 1`,
  )
  return found.length > 0
}

/**
 * Sets the shared key of all postings that name a grade by one of these normalised names, so that lists find them.
 * Their weights stay as published.
 */
export async function shareGradeKey(tx: DbOrTx, names: readonly string[], key: string): Promise<void> {
  await tx.execute(
    sql`update posting set grade_key = ${key},
        search = array_to_tsvector(array_append(
          tsvector_to_array(ts_delete(search, ${facetLexeme('grade', '')}::text || grade_key)),
          ${facetLexeme('grade', key)}::text))
      where material_key = any(${list(names, 'text')}) and grade_key <> ${key}`,
  )
}

/** Gives all postings whose grade is stored in another way of writing it the table's spelling (decision 139). */
async function respellGrades(db: DbOrTx): Promise<void> {
  const stored = await rows<{ material: string }>(
    db,
    sql`select distinct material from posting where material is not null`,
  )
  for (const { material } of stored) {
    const spelling = gradeSpelling(material)
    if (spelling !== material)
      await db.execute(
        sql`update posting set material = ${spelling}, material_key = ${foldGrade(spelling)},
            search = array_to_tsvector(array_append(tsvector_to_array(search), ${foldGrade(spelling)}::text))
          where material = ${material}`,
      )
  }
}

/**
 * Sets spelling and shared key of all postings whose stored ones are not those of today's table: a release has given
 * their grade another exact name, taken one, or learnt to read one.
 */
export async function renewGradeKeys(db: DbOrTx): Promise<void> {
  await respellGrades(db)
  const stored = await rows<{ name: string; key: string }>(
    db,
    sql`select distinct material_key as name, grade_key as key from posting where material_key is not null`,
  )
  const stale = stored.filter(({ name, key }) => gradeKey(name) !== key)
  for (const [key, names] of Map.groupBy(stale, ({ name }) => gradeKey(name)))
    await shareGradeKey(
      db,
      names.map(({ name }) => name),
      key,
    )
}

/** Grades that submitted postings name and that today's table does not have, the most frequent first. */
export async function unlistedGrades(db: DbOrTx, now: Date): Promise<UnlistedGrade[]> {
  const named = await rows<UnlistedGrade>(
    db,
    sql`select material, count(*)::int as postings,
        count(*) filter (where state = 'online' and expires_at > ${now.toISOString()})::int as online,
        to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as newest_time,
        (array_agg(code order by created_at desc))[1] as newest_code
      from posting where material is not null and state <> 'draft'
      group by material order by postings desc, material`,
  )
  return named.filter(({ material }) => !findGrade(material))
}

/** Whether any posting, including drafts and closed ones, is in this category. */
export async function isCategoryUsed(tx: DbOrTx, id: number): Promise<boolean> {
  const found = await rows(tx, sql`select 1 from posting where category_id = ${id} limit 1`)
  return found.length > 0
}
