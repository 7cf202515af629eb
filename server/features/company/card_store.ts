import { sql, type SQL } from 'drizzle-orm'
import type { Lang } from '#contract/enums.ts'
import { companyNameIn } from '#server/db/names.ts'
import { standingSql } from './standing_store.ts'

/** Public card of the company `t` in the reader's language: contact columns are never part of it (SPEC 1.25). */
export const companyCard = (lang: Lang, now: string): SQL => sql`json_build_object(
  'code', t.code, 'name', ${companyNameIn(lang)}, 'membership', ${standingSql(now).membership},
  'certification', ${standingSql(now).certification}, 'credit_rating', ${standingSql(now).creditRating})`
