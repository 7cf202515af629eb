/** Fills what people write in a market in use for years: the forum, reports and requests, and their notifications. */
import type pg from 'pg'
import { whoseOf, withoutTriggers, type FirstIds } from './office_rows.ts'

const threads = 20_000
const replies = 9
const accusations = 25_000
const openAccusations = 500
const lines = 25_000
const messages = 100_000

export async function fillForum(client: pg.Client, first: FirstIds): Promise<void> {
  await withoutTriggers(client, [
    'forum_thread',
    'forum_post',
    'forum_mention',
    'user_accusation',
    'spec_report',
  ])
  await client.query(`insert into forum_section (state, name_zh, name_en, description_zh, description_en, sort)
    select 'open', '板块' || n, 'Section ' || n, '说明', 'What belongs there', 100 + n from generate_series(1, 8) n`)
  await fillThreads(client, first)
  await fillReports(client, first)
  await client.query(`insert into user_message (account_id, module, record_sign, code, params, is_read, created_at)
    select who.person, 'user', '', 'accusation_handled', '{"subject": "report", "outcome": "answered", "comment": "", "answer": ""}',
      n % 5 > 0, now() - interval '10 minutes' * n
    from generate_series(1, ${messages}) n ${whoseOf(first)}`)
}

/** Threads of ten posts, a few of which are hidden, deleted or refused; replies in the newest wait, and their newest threads. */
async function fillThreads(client: pg.Client, first: FirstIds): Promise<void> {
  const { rows } = await client.query<{ id: number }>(`with made as (
      insert into forum_thread (section_id, account_id, tenant_id, lang, title, state, created_at, shown_at, last_at, last_account_id,
        reply_count, last_position, search)
      select s.ids[1 + n % cardinality(s.ids)], who.person, who.company, 'zh', '锻件怎么调质 ' || n,
        case when n > ${threads - 50} then 'waiting' else 'shown' end, at, at, at + interval '3 hours' * ${replies}, who.person, ${replies},
        ${replies}, array_to_tsvector(array['锻', '锻件', '件', '调质', n::text])
      from generate_series(1, ${threads}) n ${whoseOf(first)}
        cross join lateral (select now() - interval '2 hours' * (${threads} - n) as at) t
        cross join (select array_agg(id) as ids from forum_section) s
      order by n returning id)
    select min(id) as id from made`)
  const firstThread = rows[0]!.id
  // A reply that waits or was refused has no position.
  await client.query(`insert into forum_post (thread_id, position, account_id, tenant_id, state, lang, body, excerpt, created_at, shown_at,
      edited_at, decided_by, decided_at, comment, search)
    select ${firstThread} - 1 + n, case when s.state in ('shown', 'hidden', 'deleted') or place = 0 then place end, who.person, who.company,
      s.state, 'zh', jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'content',
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('42CrMo 轴件调质后硬度不均。', 12) || n || '/' || place))))),
      '42CrMo 轴件调质后硬度不均。', at, case when s.state in ('shown', 'hidden', 'deleted') then at end,
      case when place = 3 and n % 3 = 0 then at + interval '10 minutes' end, case when s.state in ('hidden', 'refused') then who.operator end,
      case when s.state in ('hidden', 'refused') then at end, case when s.state in ('hidden', 'refused') then 'Advertisement' end,
      array_to_tsvector(array[case when n % 10 = 3 then '42crmo' else '40cr' end, '调质', '质后', '轴', '轴件', '锻', '锻件', n::text, 'p' || place])
    from generate_series(1, ${threads}) n cross join generate_series(0, ${replies}) place ${whoseOf(first, '(n + 13 * place)')}
      cross join lateral (select now() - interval '2 hours' * (${threads} - n) + interval '1 hour' * place as at) t
      cross join lateral (select case when n > ${threads - 50} or (n > ${threads - 350} and place = ${replies}) then 'waiting'
        when place = 0 then 'shown' when (n + place) % 100 = 1 then 'hidden' when (n + place) % 100 = 2 then 'deleted'
        when (n + place) % 100 = 3 then 'refused' else 'shown' end as state) s
    where n <= ${threads - 50} or place = 0 order by t.at, n`)
  await client.query(`insert into forum_mention (post_id, account_id, tenant_id)
    select p.id, ${first.person} + p.id % 1000, ${first.company} + p.id % 1000 from forum_post p where p.id % 10 = 0`)
}

/** What people tell the operators: requests, reports of postings, companies and posts, and lines that were read wrongly. */
async function fillReports(client: pg.Client, first: FirstIds): Promise<void> {
  await client.query(`insert into user_accusation (state, account_id, tenant_id, module, record_sign, comment, permission, handled_at,
      handled_by, answer, created_at, updated_at)
    select case when isOpen then case when n % 3 = 0 then 'in_hand' else 'open' end when n % 4 = 0 then 'dismissed' else 'answered' end,
      who.person, who.company, 'user', c.sign, 'Please have a look at this, lot ' || n, c.permission, case when not isOpen then at end,
      case when not isOpen or n % 3 = 0 then who.operator end, case when not isOpen then 'Thank you' end, at, at
    from generate_series(1, ${accusations}) n ${whoseOf(first)}
      cross join lateral (select now() - interval '1 hour' * (${accusations} - n) as at, n > ${accusations - openAccusations} as isOpen) t
      join office_posting p on p.kind = 'quotation' and p.nth = 1 + n
      cross join (select min(id) as id from forum_post) f
      cross join lateral (select * from (values ('', 'admin_raise.get', 0, 3), (p.code, 'admin_quotation.get', 4, 6),
        ('B' || (1 + n % 20000), 'admin_tenant.get', 7, 7), ('forum-' || (f.id + n * 3), 'admin_forum', 8, 9)) x (sign, permission, low, high)
        where n % 10 between low and high) c
    order by n`)
  await client.query(`insert into spec_report (state, line_key, line, shape, reading_zh, reading_en, notes, count, last_at, operator_note)
    select case when n % 50 = 0 then 'open' when n % 3 = 0 then 'no_mistake' else 'solved' end, md5(n::text), '42CrMo4 +QT φ' || n || '×1200 2 pcs',
      'round', '圆钢 42CrMo4 调质', 'Round 42CrMo4 quenched and tempered', 'The bore is missing', 1 + n % 40, now() - interval '1 hour' * n,
      case when n % 2 = 0 then 'Read since the last edition' end
    from generate_series(1, ${lines}) n`)
  // As the triggers write them, in a fraction of their time.
  await client.query(`insert into search_text ("of", id, text)
    select 'spec_report', id, lower(concat_ws(E'\\n', line, notes, operator_note)) from spec_report
    union all select 'user_accusation', id, lower(concat_ws(E'\\n', comment, record_sign)) from user_accusation`)
}
