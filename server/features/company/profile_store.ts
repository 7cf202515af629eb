import { sql } from 'drizzle-orm'
import type { PublicCompany } from '#contract/company.ts'
import type { Lang } from '#contract/enums.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { openText } from '#server/features/postings/filter_store.ts'
import { platformCode } from '#server/features/postings/poster_store.ts'
import { everybody, readableBy } from '#server/features/postings/reader_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { companyNameIn } from '#server/db/names.ts'
import { companyCard } from './card_store.ts'

/**
 * The public page of a company, or of the one that it has become part of, with what everybody can see of it online at
 * `now`; undefined if there is none.
 */
export async function readProfile(
  db: DbOrTx,
  { code, lang, now: at }: { code: string; lang: Lang; now: Date },
): Promise<PublicCompany | undefined> {
  const now = at.toISOString()
  const name = sql.raw(lang === 'en' ? 'name_en' : 'name_zh')
  const [found] = await rows<{ json: PublicCompany }>(
    db,
    sql`with asked as (select coalesce(merged_into, id) as id,
        case when merged_into is not null then ${companyNameIn(lang)} end as merged_name from tenant t where code = ${code}),
      online as (select p.kind, p.weight_kg from posting p join asked on asked.id = p.tenant_id
        where p.state = 'online' and p.expires_at > ${now} and ${sql.raw(openText)} and ${readableBy(everybody)})
      select ${companyCard(lang, now)}::jsonb || jsonb_build_object(
        'main_business', (select ${name} from tag where id = t.business_tag_id),
        'certified_on', ${iso('t.certified_on')}, 'certified_until', ${iso('t.certification_expires_on')},
        'merged_name', asked.merged_name,
        'other_name', case when t.name_en is null then null else ${sql.raw(lang === 'en' ? 't.name' : 't.name_en')} end,
        'online_count', (select count(*)::int from online),
        'online_tonnes', (select coalesce(round(sum(weight_kg) / 1000, 3), 0) from online),
        'kinds', (select coalesce(jsonb_agg(k order by k.kind), '[]') from
          (select kind, count(*)::int as count from online group by kind) k)) as json
      from asked join tenant t on t.id = asked.id where t.code <> ${platformCode}`,
  )
  return found?.json
}
