/** Fills what operators of a market in use for years have written and set, and what the server has counted for them. */
import type pg from 'pg'
import { adminPermissions } from '#contract/permissions.ts'
import { postingFigures } from '#contract/figure_ranges.ts'
import { marketFigures } from '#contract/operator_figures.ts'
import { gradeGroups } from '#contract/steel/grade.ts'
import { operators, whoseOf, withoutTriggers, type FirstIds } from './office_rows.ts'

/** As many as the list for readers is measured with (reading.ts). */
const articles = 2_000
const roles = 30
const priceYears = 10
const priceSeries = { materials: 20, regions: 5 }
const deliveries = { done: 90_000, broken: 10_000 }

/** People of the back office, each with two roles. */
export async function fillOperators(client: pg.Client): Promise<void> {
  await client.query(
    `insert into role (name_zh, name_en, permissions)
      select '角色' || n, 'Role ' || n, ($1::text[])[1 + n % 5 : 4 + n % 5] from generate_series(1, ${roles}) n`,
    [adminPermissions],
  )
  await client.query(`insert into account (mobile, display_name, is_backend, created_at, last_login_at)
    select '1370' || lpad(n::text, 7, '0'), '运营' || n, true, now() - interval '9 days' * n, now() - interval '1 hour' * n
    from generate_series(1, ${operators}) n`)
  await client.query(`insert into account_role (account_id, role_id)
    select a.id, r.id from account a join (select id, row_number() over (order by id) as place from role) r
      on r.place in (1 + a.id % ${roles}, 1 + (a.id + 7) % ${roles}) where a.display_name like '运营%'`)
}

export async function fillContent(client: pg.Client, first: FirstIds): Promise<void> {
  await withoutTriggers(client, ['article', 'banner', 'app_edition', 'upload', 'website_config_version'])
  await fillShortLists(client, first)
  await fillArticles(client)
  await fillPrices(client)
  await fillCounts(client)
  await fillDeliveries(client)
}

/** Lists of some hundred rows at most. */
async function fillShortLists(client: pg.Client, first: FirstIds): Promise<void> {
  await client.query(`insert into tag (module, name_zh, name_en, sort)
    select (array['pre_business', 'business_1', 'forum', 'good_business'])[1 + n % 4], '标签' || n, 'Tag ' || n, n from generate_series(1, 400) n`)
  await client.query(
    `insert into grade (code, name_zh, name_en, standard, "group", density, exact, comparable)
      select 'ZX' || n || 'Mo', '牌号' || n, 'Grade ' || n, 'Q/ZX ' || n, ($1::text[])[1 + n % cardinality($1::text[])], 7.85, 'ZXM' || n, null
      from generate_series(1, 300) n`,
    [gradeGroups.map(({ key }) => key)],
  )
  await client.query(`insert into category (state, name_zh, name_en, sort)
    select case when n % 5 = 0 then 'retired' else 'active' end, '品类' || n, 'Category ' || n, n from generate_series(1, 100) n`)
  await client.query(`insert into banner (state, title_zh, title_en, image, link, place, language, position, clicks)
    select case when n <= 10 then 'online' else 'offline' end, '广告' || n, 'Ad ' || n, '/uploads/bench/none.webp', '/home/quotation', 'home_top',
      'both', n % 100, n from generate_series(1, 300) n`)
  await client.query(`insert into review_reason (state, text_zh, text_en, action, kinds, position)
    select case when n % 4 = 0 then 'retired' else 'active' end, '理由' || n, 'Reason ' || n, (array['reject', 'take_down', 'forum_hide'])[1 + n % 3],
      null, n from generate_series(1, 120) n`)
  await client.query(`insert into upload (address, account_id, usage, file_type, size, sha256, created_at)
    select '/uploads/bench/' || n || '.apk', who.operator, 'app_edition', 'package', 30000000, md5(n::text), now()
    from generate_series(1, 150) n ${whoseOf(first)}`)
  await client.query(`insert into app_edition (state, kind, version, code, notes_zh, notes_en, file, published_at, withdrawn_at)
    select case when n = 150 then 'published' else 'withdrawn' end, 'apk', '1.' || n || '.0', n, '修复若干问题', 'Corrections', '/uploads/bench/' || n || '.apk',
      now() - interval '20 days' * (150 - n), case when n < 150 then now() end from generate_series(1, 150) n`)
  await client.query(`insert into website_config_version (section, revision, value, account_id, created_at)
    select section, n, jsonb_build_object('service_phone', '0510-8000' || n, 'copyright', jsonb_build_object('zh', repeat('版权所有 ', 10), 'en', 'All rights reserved')),
      who.operator, now() - interval '5 days' * (500 - n)
    from unnest(array['site', 'suggestions', 'quotas']) section, generate_series(1000, 1500) n ${whoseOf(first)}`)
}

/** Articles of about 6 kB in each language. */
async function fillArticles(client: pg.Client): Promise<void> {
  await client.query(`insert into article (state, title_zh, title_en, body_zh, body_en, category, publish_time, excerpt_zh, excerpt_en, words, created_at, updated_at)
    select (array['online', 'online', 'online', 'offline', 'draft'])[1 + n % 5], '锻件行情周报 ' || n, 'Forgings weekly ' || n, d.body, d.body,
      c.ids[1 + n % cardinality(c.ids)], at, '锻件行情', 'Prices of forgings', repeat('42crmo forged rings rise by the week 调质 ', 60) || md5(n::text), at, at
    from generate_series(1, ${articles}) n cross join lateral (select now() - interval '40 hours' * n as at) t
      cross join (select array_agg(id) as ids from article_category) c
      cross join lateral (select jsonb_build_object('type', 'doc', 'content', jsonb_agg(jsonb_build_object('type', 'paragraph', 'content',
        jsonb_build_array(jsonb_build_object('type', 'text', 'text', md5(n::text || line) || ' 42CrMo forged rings rise by the week.'))))) as body
        from generate_series(1, 50) line) d order by n desc`)
}

/** Prices of each series on every weekday. */
async function fillPrices(client: pg.Client): Promise<void> {
  const { materials, regions } = priceSeries
  await client.query(`insert into market_material (state, name_zh, name_en, "group", unit, tax, sort)
    select 'shown', '原料' || n, 'Material ' || n, (array['scrap', 'iron', 'alloy', 'metal', 'semi'])[1 + n % 5], 't', 'with_tax', n
    from generate_series(1, ${materials}) n`)
  await client.query(`insert into market_price (material, region, day, low, high, price, source, created_at, updated_at)
    select m.id, g.region, d.day, p.price - 20, p.price + 20, p.price, 'Exchange of the region', d.day, d.day
    from generate_series(current_date - interval '${priceYears} years', current_date, interval '1 day') d(day)
      cross join (select id from market_material order by id desc limit ${materials}) m
      cross join (select distinct region_path[cardinality(region_path) - 2] as region from posting
        where cardinality(region_path) > 2 order by 1 limit ${regions}) g
      cross join lateral (select round((3000 + m.id * 40 + 200 * sin(extract(epoch from d.day) / 8e6))::numeric, 2) as price) p
    where extract(isodow from d.day) < 6 order by d.day`)
}

/** The figures of each day of three years, and what was searched in vain in the last ninety days. */
async function fillCounts(client: pg.Client): Promise<void> {
  await client.query(
    `insert into market_day (day, figure, kind, count)
      select current_date - n, f.figure, f.kind, 40 + n % 60 from generate_series(1, 1095) n cross join (
        select figure, kind from unnest($1::text[]) figure, (select distinct kind from office_posting) k
        union all select figure, case figure when 'deals' then 'intention' else '' end from unnest($2::text[]) figure) f`,
    [postingFigures, marketFigures],
  )
  await client.query(`insert into search_miss (day, kind, term, count)
    select current_date - n, k.kind, 'φ' || term * (1 + n % 7) || ' forged', 1 + term % 9
    from generate_series(0, 89) n, generate_series(1, 100) term, (select distinct kind from office_posting) k`)
}

/** The messages of a day, and what failed in the last two weeks or is tried again. */
async function fillDeliveries(client: pg.Client): Promise<void> {
  const insert = (count: number, state: string, at: string) =>
    client.query(`insert into pgboss.job (name, data, state, retry_limit, retry_count, created_on, started_on, completed_on, start_after,
        output, policy)
      select q.name, jsonb_build_object('to', 'person' || n || '@example.com', 'subject', '', 'text', repeat('A new enquiry. ', 20)), s.state::pgboss.job_state,
        5, 2, at, at, case when s.state <> 'retry' then at end, case when s.state = 'retry' then now() + interval '1 day' else at end,
        case when s.state <> 'completed' then jsonb_build_object('message', 'Error: 452 Mailbox full') end, q.policy
      from generate_series(1, ${count}) n cross join lateral (select ${state} as state, ${at} as at) s
        join pgboss.queue q on q.name = (array['deliver_mail', 'deliver_push', 'deliver_push', 'deliver_code', 'match_searches'])[1 + n % 5]
      order by s.at`)
  await insert(deliveries.done, `'completed'`, `now() - interval '0.9 seconds' * n`)
  await insert(
    deliveries.broken,
    `case when n % 10 = 0 then 'retry' else 'failed' end`,
    `now() - interval '2 minutes' * n`,
  )
}
