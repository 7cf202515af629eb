import { sql, type SQL } from 'drizzle-orm'
import { renderMessage, type MessageCode } from '#contract/message_texts.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { companyNameIn } from '#server/db/names.ts'
import type { Reader, Row } from './rules.ts'

export const pageSize = 500

/** Pages of a query that returns `key`, by which it goes on, and `json`. */
export async function* pagesOf(db: DbOrTx, query: (after: number) => SQL): AsyncGenerator<Row[], undefined> {
  let after = 0
  for (;;) {
    const found = await rows<{ key: number; json: Row }>(
      db,
      sql`select key, json from (${query(after)}) x order by key limit ${pageSize}`,
    )
    if (found.length > 0) yield found.map(({ json }) => json)
    const last = found.at(-1)
    if (found.length < pageSize || !last) return undefined
    after = Number(last.key)
  }
}

/** Rows of the reader's company; for others than its main account only those that they wrote themselves. */
export const ownRows = ({ accountId, tenantId, isMain }: Reader, author: SQL): SQL =>
  isMain ? sql`= ${tenantId}` : sql`= ${tenantId} and ${author} = ${accountId}`

export async function readProfile(db: DbOrTx, { accountId, lang }: Reader): Promise<Row> {
  const [found] = await rows<{ json: Row }>(
    db,
    sql`select json_build_object('id', a.id, 'display_name', a.display_name, 'display_name_en', a.display_name_en,
        'mobile', a.mobile, 'email', a.email, 'country', a.country, 'description', a.description, 'avatar', a.avatar,
        'company', coalesce(${companyNameIn(lang)}, a.pre_company_name), 'role', a.tenant_role,
        'rights', a.staff_permissions, 'registered', a.created_at, 'last_login', a.last_login_at,
        'notification_settings', (select to_jsonb(n) - 'account_id' from notification_preference n where n.account_id = a.id)) as json
      from account a left join tenant t on t.id = a.tenant_id where a.id = ${accountId}`,
  )
  if (!found) throw new Error(`Account ${accountId} is gone`)
  return found.json
}

/** Company information of a main account, with its applications and memberships. */
export async function readOwnCompany(db: DbOrTx, tenantId: number): Promise<Row> {
  const list = (from: string, order: string, without: string) => sql`(select coalesce(json_agg(to_jsonb(x)
    - ${without}::text[] order by ${sql.raw(order)}), '[]') from ${sql.identifier(from)} x where x.tenant_id = ${tenantId})`
  const [found] = await rows<{ json: Row }>(
    db,
    sql`select json_build_object('company', to_jsonb(t) - '{id,expiry_told_days,expiry_told_of,business_tag_id}'::text[],
        'certification_applications', ${list('certification_application', 'x.id', '{tenant_id,account_id,decided_by}')},
        'supplier_profiles', ${list('good_business', 'x.id', '{tenant_id,account_id,decided_by,region_path}')},
        'membership_applications', ${list('membership_application', 'x.id', '{tenant_id,account_id,decided_by}')},
        'membership_periods', ${list('membership_period', 'x.id', '{tenant_id,confirmed_by,reminded_days}')},
        'freight_refunds', ${list('freight_refund', 'x.id', '{tenant_id,account_id,decided_by}')},
        'inspections', ${list('inspection', 'x.id', '{tenant_id,account_id,posting_id,goods}')},
        'posting_templates', ${list('posting_template', 'x.id', '{tenant_id,author_id}')}) as json
      from tenant t where t.id = ${tenantId}`,
  )
  if (!found) throw new Error(`Company ${tenantId} is gone`)
  return found.json
}

export const signIns = (db: DbOrTx, { accountId }: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select s.id as key, json_build_object('browser', s.browser, 'system', s.system, 'network', s.network,
        'logged_in', s.created_at, 'last_used', s.seen_at) as json
      from session s where s.account_id = ${accountId} and s.impersonation_id is null and s.id > ${after}`,
  )

export const passkeys = (db: DbOrTx, { accountId }: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select k.id as key, json_build_object('name', k.name, 'added', k.created_at, 'last_used', k.used_at) as json
      from passkey k where k.account_id = ${accountId} and k.id > ${after}`,
  )

export const secondFactors = (db: DbOrTx, { accountId }: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select f.account_id as key, json_build_object('set_up', f.confirmed_at, 'recovery_codes_left',
        (select count(*) from recovery_code c where c.account_id = f.account_id and c.used_at is null)) as json
      from second_factor f where f.account_id = ${accountId} and f.confirmed_at is not null
        and f.account_id > ${after}`,
  )

/** Messages with their texts in the reader's language. */
export async function* messages(db: DbOrTx, { accountId, lang }: Reader): AsyncGenerator<Row[]> {
  const stored = pagesOf(
    db,
    (
      after,
    ) => sql`select m.id as key, json_build_object('time', m.created_at, 'code', m.code, 'params', m.params,
        'read', m.is_read) as json from user_message m where m.account_id = ${accountId} and m.id > ${after}`,
  )
  for await (const page of stored)
    yield page.map(({ code, params, ...row }) => ({
      ...row,
      ...renderMessage(code as MessageCode, params, lang),
    }))
}

export const savedSearches = (db: DbOrTx, { accountId }: Reader) =>
  pagesOf(
    db,
    (after) => sql`select s.id as key, json_build_object('name', s.name, 'list', s.kind, 'filters', s.filters,
        'alert', s.alert, 'saved', s.created_at) as json
      from saved_search s where s.account_id = ${accountId} and s.removed_at is null and s.id > ${after}`,
  )

export const marketFavourites = (db: DbOrTx, { accountId }: Reader) =>
  pagesOf(
    db,
    (after) => sql`select f.place as key, json_build_object('series', f.series, 'saved', f.created_at) as json
      from (select *, row_number() over (order by created_at, series) as place from market_favourite
        where account_id = ${accountId}) f where f.place > ${after}`,
  )

export const priceAlerts = (db: DbOrTx, { accountId }: Reader) =>
  pagesOf(
    db,
    (after) => sql`select a.id as key, json_build_object('material', m.name_zh, 'material_en', m.name_en,
        'region', a.region, 'grade', a.grade, 'condition', a.condition, 'amount', a.amount, 'saved', a.created_at,
        'told', a.told_at) as json
      from price_alert a left join market_material m on m.id = a.material
      where a.account_id = ${accountId} and a.id > ${after}`,
  )

export const title = ({ lang }: Reader): SQL => (lang === 'en' ? sql`p.title_en` : sql`p.title_zh`)

export const savedItems = (db: DbOrTx, reader: Reader) =>
  pagesOf(
    db,
    (after) => sql`select c.posting_id as key, json_build_object('posting', p.code, 'title', ${title(reader)},
        'price_per_t_then', c.price_per_t, 'saved', c.created_at) as json
      from collection c join posting p on p.id = c.posting_id
      where c.account_id = ${reader.accountId} and c.posting_id > ${after}`,
  )

export const ownPostings = (db: DbOrTx, reader: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select p.id as key, json_build_object('posting', p.code, 'kind', p.kind, 'title', ${title(reader)},
        'state', p.state, 'created', p.created_at, 'published', p.published_at, 'ends', p.expires_at,
        'views', p.view_count, 'values', (select r.values from posting_revision r where r.posting_id = p.id
          order by r.revision desc limit 1)) as json
      from posting p where p.tenant_id ${ownRows(reader, sql`p.author_id`)} and p.id > ${after}`,
  )

/** Name of the other company of a row with two sides: the poster for the one that answered, and the other way round. */
export const other = (reader: Reader, poster: SQL, responder: SQL): SQL =>
  sql`(select ${companyNameIn(reader.lang)} from tenant t
    where t.id = case when ${responder} = ${reader.tenantId} then ${poster} else ${responder} end)`

export const enquiries = (db: DbOrTx, reader: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select i.id as key, json_build_object('direction', case when i.tenant_id = ${reader.tenantId} then 'sent' else 'received' end,
        'posting', p.code, 'title', ${title(reader)}, 'company', ${other(reader, sql`i.seller_tenant_id`, sql`i.tenant_id`)},
        'quantity', i.quantity, 'message', i.message, 'state', i.state, 'answer', i.answer,
        'agreed_quantity', i.agreed_quantity, 'sent', i.created_at, 'answered', i.answered_at) as json
      from intention i join posting p on p.id = i.posting_id
      where (i.tenant_id ${ownRows(reader, sql`i.account_id`)} or i.seller_tenant_id ${ownRows(reader, sql`p.author_id`)})
        and i.id > ${after}`,
  )

export const quotes = (db: DbOrTx, reader: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select q.id as key, json_build_object('direction', case when q.tenant_id = ${reader.tenantId} then 'sent' else 'received' end,
        'posting', p.code, 'title', ${title(reader)}, 'company', ${other(reader, sql`q.buyer_tenant_id`, sql`q.tenant_id`)},
        'state', q.state, 'quantity', q.quantity, 'price', q.price_amount, 'price_basis', q.price_basis,
        'tax_included', q.tax_included, 'delivery_date', q.delivery_date, 'valid_until', q.valid_until,
        'delivery_terms', q.delivery_terms, 'terms', q.terms, 'deviations', q.deviations, 'files', q.files,
        'answer', q.answer, 'sent', q.created_at, 'answered', q.answered_at) as json
      from quote q join posting p on p.id = q.posting_id
      where (q.tenant_id ${ownRows(reader, sql`q.account_id`)} or q.buyer_tenant_id ${ownRows(reader, sql`p.author_id`)})
        and q.id > ${after}`,
  )

export const groupBuyParts = (db: DbOrTx, reader: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select j.id as key, json_build_object('posting', p.code, 'title', ${title(reader)}, 'tonnes', j.quantity,
        'message', j.message, 'state', j.state, 'joined', j.created_at) as json
      from participation j join posting p on p.id = j.posting_id
      where j.tenant_id ${ownRows(reader, sql`j.account_id`)} and j.id > ${after}`,
  )

/** For staff the deals that came from what they sent. */
const ownDeals = ({ accountId, tenantId, isMain }: Reader): SQL =>
  isMain
    ? sql`${tenantId} in (d.poster_tenant_id, d.tenant_id)`
    : sql`d.tenant_id = ${tenantId} and ${accountId} = case d.source
        when 'intention' then (select i.account_id from intention i where i.id = d.source_id)
        when 'quote' then (select q.account_id from quote q where q.id = d.source_id)
        else (select j.account_id from participation j where j.id = d.source_id) end`

export const deals = (db: DbOrTx, reader: Reader) =>
  pagesOf(
    db,
    (after) => sql`select d.id as key, json_build_object('agreed', d.agreed_at, 'source', d.source,
        'posting', d.facts ->> 'posting_code', 'title', d.facts -> 'title' ->> ${reader.lang}::text,
        'company', ${other(reader, sql`d.poster_tenant_id`, sql`d.tenant_id`)}, 'quantity', d.facts -> 'quantity',
        'quantity_unit', d.facts ->> 'quantity_unit', 'price', d.facts -> 'price', 'message', d.facts ->> 'message',
        'answer', d.facts ->> 'answer', 'terms', d.facts -> 'terms', 'values', d.facts -> 'values') as json
      from deal d where ${ownDeals(reader)} and d.id > ${after}`,
  )

/** Messages of the company's conversations, one conversation after the other; of staff those that they wrote. */
export async function* conversationMessages(db: DbOrTx, reader: Reader): AsyncGenerator<Row[]> {
  const { accountId, tenantId, isMain } = reader
  const written = isMain ? sql`true` : sql`m.account_id = ${accountId}`
  const known = pagesOf(
    db,
    (
      after,
    ) => sql`select c.id as key, json_build_object('id', c.id, 'posting', p.code, 'title', ${title(reader)},
        'company', ${other(reader, sql`c.poster_tenant_id`, sql`c.tenant_id`)}) as json
      from conversation c join posting p on p.id = c.posting_id
      where ${tenantId} in (c.poster_tenant_id, c.tenant_id) and c.id > ${after}
        and exists (select 1 from conversation_message m where m.conversation_id = c.id and ${written})`,
  )
  for await (const page of known)
    for (const { id, ...conversation } of page)
      for await (const found of pagesOf(
        db,
        (after) => sql`select m.id as key, json_build_object('time', m.created_at,
            'from', case when m.tenant_id = ${tenantId} then 'us' else 'them' end, 'text', m.text, 'files', m.files) as json
          from conversation_message m where m.conversation_id = ${id} and ${written} and m.id > ${after}`,
      ))
        yield found.map((message) => ({ ...conversation, ...message }))
}

export const freightLedger = (db: DbOrTx, { tenantId }: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select f.id as key, json_build_object('time', f.created_at, 'entry', f.kind, 'amount', f.amount,
        'refunded', f.fee, 'expires', least(f.expires_before, p.ends_before)) as json
      from freight_entry f left join membership_period p on p.id = f.period_id where f.tenant_id = ${tenantId} and f.id > ${after}`,
  )

export const reports = (db: DbOrTx, { accountId }: Reader) =>
  pagesOf(
    db,
    (
      after,
    ) => sql`select u.id as key, json_build_object('time', u.created_at, 'about', u.record_sign, 'comment', u.comment,
        'answer', u.answer) as json from user_accusation u where u.account_id = ${accountId} and u.id > ${after}`,
  )

export type OwnUpload = { address: string; size: number; type: string; uploaded: string }

/** The reader's own uploads, except those that stay with a company that they have left. */
export async function* ownUploads(db: DbOrTx, { accountId, tenantId }: Reader): AsyncGenerator<OwnUpload[]> {
  let after = ''
  for (;;) {
    const found = await rows<{ json: OwnUpload }>(
      db,
      sql`select json_build_object('address', u.address, 'size', u.size, 'type', u.file_type, 'uploaded', u.created_at) as json
        from upload u where u.account_id = ${accountId} and (u.tenant_id is null or u.tenant_id = ${tenantId})
          and u.address > ${after} order by u.address limit ${pageSize}`,
    )
    if (found.length > 0) yield found.map(({ json }) => json)
    const last = found.at(-1)
    if (found.length < pageSize || !last) return
    after = last.json.address
  }
}
