import { sql, type SQL } from 'drizzle-orm'
import type { Lang } from '#contract/enums.ts'
import { companyNameIn, personNameIn } from '#server/db/names.ts'
import { standingSql } from '#server/features/company/standing_store.ts'

export type At = { lang: Lang; now: Date }

/** What a post shows of the company `t`; null if the row has none. What became of an application is its own business. */
export function companyOf({ lang, now }: At): SQL {
  const { membership, certification, creditRating } = standingSql(now.toISOString())
  return sql`case when t.id is not null then json_build_object('code', t.code, 'name', ${companyNameIn(lang)},
    'membership', ${membership}, 'credit_rating', ${creditRating}, 'certification', case when ${certification} in ('certified', 'expired') then ${certification} else 'none' end) end`
}

/** What a post shows of its author, the account `a` that wrote for the company `t`: never a way to reach them. */
export const authorOf = (at: At): SQL => sql`json_build_object('name', ${personNameIn(at.lang)},
  'company', ${companyOf(at)}, 'is_operator', a.is_backend)`
