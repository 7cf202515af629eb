import { sql, type SQL } from 'drizzle-orm'
import type { endingThings, MergePreview, MergeSide, movingThings } from '#contract/company_merge.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { standingSql } from '#server/features/company/standing_store.ts'
import { iso } from '#server/features/postings/row_store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { endingEnquiries, endingQuotes, sharedParts, type Pair } from './pair_store.ts'

export async function readSide(db: DbOrTx, id: number, now: Date): Promise<MergeSide> {
  const { membership, certification, creditRating } = standingSql(now.toISOString())
  const names = (name: string, english: string) =>
    sql.raw(`json_build_object('zh', ${name}, 'en', coalesce(${english}, ${name}))`)
  const [found] = await rows<{ json: MergeSide }>(
    db,
    sql`select json_build_object('id', t.id, 'code', t.code, 'name', ${names('t.name', 't.name_en')},
        'credit_code', t.credit_code, 'certification', ${certification}, 'membership', ${membership},
        'membership_until', ${iso('t.membership_until')}, 'credit_rating', ${creditRating},
        'main_account', (select ${names('a.display_name', 'a.display_name_en')} from account a
          where a.tenant_id = t.id and a.tenant_role = 'main_account')) as json
      from tenant t where t.id = ${id}`,
  )
  if (!found) throw new Error(`Company ${id} is gone`)
  return found.json
}

const counted = async <Name extends string>(
  db: DbOrTx,
  from: Readonly<Record<Name, SQL>>,
): Promise<Record<Name, number>> => {
  const columns = Object.entries<SQL>(from).map(
    ([name, rest]) => sql`(select count(*)::int from ${rest}) as ${sql.identifier(name)}`,
  )
  const [found] = await rows<Record<Name, number>>(db, sql`select ${sql.join(columns, sql`, `)}`)
  return found!
}

export const countPostings = (db: DbOrTx, { merged }: Pair): Promise<MergePreview['postings']> =>
  rows(
    db,
    sql`select kind, count(*)::int as count from posting where tenant_id = ${merged} group by kind order by kind`,
  )

/** What goes over; what the two did with each other is not counted, because it keeps both names. */
export function countMoving(
  db: DbOrTx,
  { merged, into }: Pair,
): Promise<Record<(typeof movingThings)[number], number>> {
  const all = (table: string) => sql`${sql.identifier(table)} where tenant_id = ${merged}`
  const withOthers = (table: string, other: string) => {
    const [mine, others] = [sql.identifier('tenant_id'), sql.identifier(other)]
    return sql`${sql.identifier(table)} where ${mine} = ${merged} and ${others} <> ${into}
      or ${others} = ${merged} and ${mine} <> ${into}`
  }
  const people = sql`(select id from account where tenant_id = ${merged})`
  return counted(db, {
    people: all('account'),
    enquiries: withOthers('intention', 'seller_tenant_id'),
    quotes: withOthers('quote', 'buyer_tenant_id'),
    group_buys: all('participation'),
    deals: withOthers('deal', 'poster_tenant_id'),
    conversations: withOthers('conversation', 'poster_tenant_id'),
    drawing_requests: all('drawing_access'),
    inspections: all('inspection'),
    templates: all('posting_template'),
    files: sql`upload where usage <> 'avatar' and (tenant_id = ${merged} or tenant_id is null and account_id in ${people})`,
    reports: all('user_accusation'),
    saved_searches: sql`saved_search where removed_at is null and account_id in ${people}`,
  })
}

/** What ends with the company. */
export function countEnding(
  db: DbOrTx,
  pair: Pair,
  now: Date,
): Promise<Record<(typeof endingThings)[number], number>> {
  const { merged, into } = pair
  const waiting = (table: string, states: string) =>
    sql`${sql.identifier(table)} where tenant_id = ${merged} and state in ${sql.raw(states)}`
  const open = sql.raw(`state in ('sent', 'seen')`)
  return counted(db, {
    quotes_withdrawn: sql`quote q join posting p on p.id = q.posting_id
      where q.tenant_id in (${merged}::int, ${into}::int) and q.${open} and ${endingQuotes(pair)}`,
    enquiries_closed: sql`intention i join posting p on p.id = i.posting_id
      where ${merged} in (i.tenant_id, i.seller_tenant_id) and i.${open} and ${endingEnquiries(pair)}`,
    parts_joined: sql`${sharedParts(pair)} and m.state = 'joined'`,
    invitations: waiting('staff_invitation', `('pending')`),
    hand_overs: waiting('identity_transfer', `('pending')`),
    certification_applications: waiting('certification_application', `('submitted')`),
    membership_applications: waiting('membership_application', `('waiting')`),
    membership_periods: sql`membership_period where tenant_id = ${merged} and ends_before > ${chinaDay(now)}::date`,
    supplier_profiles: waiting('good_business', `('submitted', 'listed')`),
    freight_allowances: sql`generate_series(1, (select greatest(coalesce(sum(amount), 0), 0)::int from freight_entry
      where tenant_id = ${merged}))`,
    operator_sessions: sql`impersonation i join account a on a.id = i.account_id
      where a.tenant_id = ${merged} and i.ended_at is null and i.expires_at > ${now.toISOString()}`,
  })
}
