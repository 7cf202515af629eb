import { sql } from 'drizzle-orm'
import { adminPermissions } from '#contract/permissions.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import type { SetupFacts } from './rules.ts'

/** Of the audit log, which keeps what was confirmed and put away. */
export const setupKind = 'market_setup'

/** Whether companies use the market: one has submitted a posting, or was certified. */
export async function isInUse(db: DbOrTx): Promise<boolean> {
  const [found] = await rows<{ used: boolean }>(
    db,
    sql`select exists (select 1 from posting where state <> 'draft')
      or exists (select 1 from tenant where certification = 'certified') as used`,
  )
  return found?.used ?? false
}

export type StoredFacts = Omit<SetupFacts, 'has_address'> & { is_away: boolean }

export async function readFacts(db: DbOrTx): Promise<StoredFacts> {
  const saved = (section: string) =>
    sql`exists (select 1 from website_config where section = ${section} and revision > 0)`
  const [found] = await rows<StoredFacts>(
    db,
    sql`select ${saved('site')} as site_saved, ${saved('quotas')} as limits_saved,
      exists (select 1 from audit_log where object_kind = 'delivery' and action = 'test_mail'
        and after ->> 'outcome' in ('accepted', 'written')) as mail_sent,
      (select count(*)::int from role where not permissions @> ${sql.param(adminPermissions)}::text[]) as roles,
      (select count(*)::int from account where is_backend and disabled_at is null) as operators,
      exists (select 1 from market_price) as has_prices,
      array(select distinct object_sign from audit_log
        where object_kind = ${setupKind} and action = 'confirm') as confirmed,
      coalesce((select action = 'put_away' from audit_log
        where object_kind = ${setupKind} and action in ('put_away', 'take_out') order by at desc, id desc limit 1),
        false) as is_away`,
  )
  if (!found) throw new Error('An aggregate without a row')
  return found
}
