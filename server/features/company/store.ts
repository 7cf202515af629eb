import { sql } from 'drizzle-orm'
import type { CompanyName } from '#contract/company.ts'
import type { Lang } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn } from '#server/db/names.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { certificationAt } from '#server/features/postings/row_store.ts'

const most = 10

/** Up to ten other companies by a part of their names, or those with one of the codes. */
export function findCompanies(
  db: DbOrTx,
  given: { keyword: string | undefined; codes: readonly string[]; except: number; lang: Lang; now: Date },
): Promise<CompanyName[]> {
  const pattern = `%${(given.keyword ?? '').replaceAll(/[\\%_]/g, '\\$&')}%`
  const wanted =
    given.keyword === undefined
      ? sql`t.code = any(${sql.param(given.codes)}::text[])`
      : sql`concat_ws(' ', t.name, t.name_en) ilike ${pattern} and t.id <> ${given.except} and t.code <> ${platformCode}`
  return rows(
    db,
    sql`select code, name, certification from (
        select t.id, t.code, ${companyNameIn(given.lang)} as name, ${certificationAt(given.now.toISOString())} as certification from tenant t where ${wanted}) c
      order by certification = 'certified' desc, length(name), name, id
      limit ${given.keyword === undefined ? given.codes.length : most}`,
  )
}
