/** Fills what companies of a market in use for years have with each other and with the operators. */
import type pg from 'pg'
import { inspectionStates } from '#contract/inspect_business_states.ts'
import { supplierStates } from '#contract/good_business.ts'
import { whoseOf, withoutTriggers, type FirstIds } from './office_rows.ts'

/** The oldest first, so that ids grow with time as they do in a market. */
const numbers = { applications: 20_000, inspections: 20_000, uses: 10_000, refunds: 5_000, alerts: 5_000 }
const waiting = { applications: 300, inspections: 400, refunds: 200, alerts: 300 }
const suppliers = 2_000
const sampled = ['intention', 'quote', 'participation', 'deal', 'good_business']

/** Texts as an array of SQL. */
const arrayOf = (texts: readonly string[]): string => `array[${texts.map((text) => `'${text}'`).join()}]`

export async function fillDealings(client: pg.Client, first: FirstIds): Promise<void> {
  await withoutTriggers(client, sampled)
  await fillAnswers(client, first)
  await fillMemberships(client, first)
  await fillFreight(client)
  await fillInspections(client, first)
  await fillSuppliers(client, first)
  await fillAlerts(client, first)
}

/** An enquiry on each lot of stock, quotes on requests, parts in group buys, and the deals that came of enquiries. */
async function fillAnswers(client: pg.Client, first: FirstIds): Promise<void> {
  await client.query(`insert into intention (posting_id, seller_tenant_id, tenant_id, account_id, state, quantity, message,
      answer, agreed_quantity, created_at, seen_at, answered_at)
    select p.id, p.tenant_id, who.company, who.person, s.state, 5, 'Still there?', case when s.answered then 'Yes' end,
      case when s.answered then 5 end, at, at, case when s.answered then at + interval '1 minute' * (p.nth % 3000) end
    from office_posting p ${whoseOf(first, 'p.nth')}
      cross join lateral (select now() - interval '5 minutes' * p.nth as at) t
      cross join lateral (select state, state in ('accepted', 'declined') as answered from (select
        (${arrayOf(['sent', 'accepted', 'declined', 'accepted', 'closed', 'declined', 'accepted', 'seen'])})[1 + p.nth % 8] as state) x) s
    where p.kind = 'quotation' order by p.nth desc`)
  await client.query(`insert into quote (posting_id, buyer_tenant_id, tenant_id, account_id, state, revision, posting_revision,
      quantity, price_amount, price_basis, tax_included, delivery_date, valid_until, terms, created_at, updated_at, answered_at)
    select p.id, p.tenant_id, who.company, who.person, s.state, 1, 1, 5, 6000 + p.nth % 900, 'per_t', 1, current_date, current_date, '',
      at, at, case when s.state in ('accepted', 'declined') then at + interval '1 minute' * (p.nth % 3000) end
    from office_posting p ${whoseOf(first, 'p.nth')}
      cross join lateral (select now() - interval '20 minutes' * p.nth as at) t
      cross join lateral (select (${arrayOf(['sent', 'accepted', 'declined', 'withdrawn', 'seen'])})[1 + p.nth % 5] as state) s
    where p.kind like 'purchase%' and p.nth <= 17000 order by p.nth desc`)
  await client.query(`insert into participation (posting_id, tenant_id, account_id, state, quantity, message, created_at, changed_at)
    select p.id, who.company, who.person, 'joined', 2, '', now() - interval '1 hour' * n, now()
    from generate_series(1, 20000) n ${whoseOf(first)} join office_posting p on p.kind = 'raise'
      and p.nth = case when n <= 500 then 1 else 2 + n % 2000 end`)
  await client.query(`insert into deal (source, source_id, posting_id, poster_tenant_id, tenant_id, facts, agreed_at)
    select 'intention', i.id, i.posting_id, i.seller_tenant_id, i.tenant_id, jsonb_build_object('kind', p.kind,
      'posting_code', p.code, 'title', jsonb_build_object('zh', p.title_zh, 'en', p.title_en), 'quantity', 5,
      'quantity_unit', null, 'price', null, 'message', '', 'answer', null, 'values', '{}'::jsonb), i.answered_at
    from intention i join office_posting p on p.id = i.posting_id where i.state = 'accepted' order by i.id`)
}

/** One application of each company; the newest wait, of the others most have become a period. */
async function fillMemberships(client: pg.Client, first: FirstIds): Promise<void> {
  const { applications } = numbers
  await client.query(`insert into membership_application (tenant_id, account_id, tier, years, remark, state, created_at,
      decided_at, decided_by)
    select who.company, who.person, (${arrayOf(['silver', 'gold'])})[1 + n % 2], 1 + n % 3, 'Please call before noon', s.state, at,
      case when s.state <> 'waiting' then at + interval '1 day' end, case when s.state in ('confirmed', 'declined') then who.operator end
    from generate_series(1, ${applications}) n ${whoseOf(first)}
      cross join lateral (select now() - interval '2 hours' * (${applications} - n) as at) t
      cross join lateral (select case when n > ${applications - waiting.applications} then 'waiting' when n % 10 < 7 then 'confirmed'
        when n % 10 < 9 then 'declined' else 'withdrawn' end as state) s order by n`)
  await client.query(`insert into membership_period (tenant_id, tier, starts_on, ends_before, application_id, confirmed_by, created_at)
    select tenant_id, tier, decided_at::date, (decided_at + interval '1 year' * years)::date, id, decided_by, decided_at
    from membership_application where state = 'confirmed' order by id`)
}

/** A grant for each period, of which many were used on a deal; half of the uses are refunded or are to be. */
async function fillFreight(client: pg.Client): Promise<void> {
  // Without statistics the joins below are nested loops.
  await client.query('analyze account, deal, membership_period')
  await client.query(`insert into freight_entry (tenant_id, kind, amount, period_id, year, expires_before, created_at)
    select tenant_id, 'grant', 12, id, 1, starts_on + 365, created_at from membership_period order by id`)
  await client.query('analyze freight_entry')
  await client.query(`insert into freight_entry (tenant_id, kind, amount, grant_id, deal_id, account_id, created_at)
    select g.tenant_id, 'use', -1, g.id, d.id, a.id, g.created_at + interval '3 days'
    from (select *, row_number() over (order by id) as n from freight_entry where kind = 'grant') g
      join (select id, row_number() over (order by id) as n from deal) d on d.n = g.n
      join account a on a.tenant_id = g.tenant_id and a.tenant_role = 'main_account'
    where g.n <= ${numbers.uses} order by g.n`)
  await client.query(`insert into freight_refund (tenant_id, account_id, use_id, fee, remark, state, reason, created_at, decided_at,
      decided_by)
    select u.tenant_id, u.account_id, u.id, 300 + u.n % 700, 'Invoice of the carrier', s.state,
      case when s.state = 'refused' then 'The invoice is of another delivery' end, u.created_at,
      case when s.state <> 'requested' then u.created_at + interval '1 day' end,
      case when s.state <> 'requested' then (select max(id) from account where is_backend) end
    from (select *, row_number() over (order by id) as n from freight_entry where kind = 'use') u
      cross join lateral (select case when u.n > ${numbers.refunds - waiting.refunds} then 'requested' when u.n % 6 = 0 then 'refused'
        else 'refunded' end as state) s where u.n <= ${numbers.refunds} order by u.n`)
  await client.query(`insert into freight_entry (tenant_id, kind, amount, grant_id, deal_id, account_id, fee, created_at)
    select u.tenant_id, 'refund', 0, u.grant_id, u.deal_id, r.account_id, r.fee, r.decided_at
    from freight_refund r join freight_entry u on u.id = r.use_id where r.state = 'refunded' order by r.id`)
}

/** The newest are at work, half of which wait for an operator; the others are over. */
async function fillInspections(client: pg.Client, first: FirstIds): Promise<void> {
  const { inspections } = numbers
  const [open, over] = [inspectionStates.slice(0, 4), inspectionStates.slice(4)]
  await client.query(`insert into inspection (tenant_id, account_id, state, posting_id, posting_code, goods, object_zh, object_en,
      specification, quantity, quantity_unit, region_id, address, stage, items, wished_on, contact_name, contact_mobile, remark,
      price_amount, currency, tax_included, includes, possible_on, valid_until, scheduled_on, inspector, inspected_on, result,
      summary, requested_at, quoted_at, accepted_at, scheduled_at, reported_at)
    select who.company, who.person, (${arrayOf([...open, ...over, 'reported', 'reported'])})[case
        when n > ${inspections - waiting.inspections} then 1 + n % 4 else 5 + n % 6 end],
      p.id, p.code, case when p.id is not null then '{}'::jsonb end, '主轴锻件 ' || n, 'Shaft forging ' || n, 'φ320×2400, 42CrMo, +QT', 4, 't', 320200,
      'Forge road 8', 'before_shipment', '{dimensions,ut}', at::date + 7, 'Bench', '13800000000', 'Please bring a probe', 2600, 'CNY', 1,
      'Travel and report', at::date + 5, at::date + 20, at::date + 7, 'Bench', at::date + 7,
      (${arrayOf(['passed', 'passed', 'remarks', 'failed'])})[1 + n % 4], 'As agreed', at, at + interval '4 hours', at + interval '1 day',
      at + interval '2 days', at + interval '8 days'
    from generate_series(1, ${inspections}) n ${whoseOf(first)}
      left join office_posting p on p.kind = 'quotation' and p.nth = n * 3 and n % 2 = 0
      cross join lateral (select now() - interval '2 hours' * (${inspections} - n) as at) t order by n`)
}

/** Three versions of each profile. */
async function fillSuppliers(client: pg.Client, first: FirstIds): Promise<void> {
  const [submitted, revision, rejected, listed, replaced] = supplierStates
  await client.query(`insert into good_business (tenant_id, account_id, state, introduction_zh, introduction_en, products_zh, products_en,
      region_path, press_mn, furnaces, certificates, submitted_at, decided_at, decided_by, listed_at)
    select who.company, who.person, s.state, '自由锻与热处理，年产两万吨。', 'Open-die forging and heat treatment.', '{轴类锻件,环件}',
      '{Shafts,Rings}', '{}', 31.5, '[]', '[]', at, case when s.state <> '${submitted}' then at + interval '1 day' end,
      case when s.state <> '${submitted}' then who.operator end, case when s.state in ('${listed}', '${replaced}') then at end
    from generate_series(1, 3) version cross join generate_series(1, ${suppliers}) n ${whoseOf(first)}
      cross join lateral (select now() - interval '400 days' * (3 - version) - interval '4 hours' * (${suppliers} - n) as at) t
      cross join lateral (select case when version = 3 then case when n % 10 = 0 then '${submitted}' else '${listed}' end
        when version = 2 then case when n % 10 = 0 then '${listed}' else '${replaced}' end
        else (${arrayOf([replaced, revision, rejected])})[1 + n % 3] end as state) s
    order by t.at`)
  await client.query(`insert into good_business_tag (good_business_id, tag_id)
    select s.id, t.id from good_business s join (select id, row_number() over (order by id) as place from tag
      where module = 'good_business') t on t.place between 1 + s.id % 50 and 3 + s.id % 50`)
}

/** Pairs of postings with the same certificate; the newest are open. */
async function fillAlerts(client: pg.Client, first: FirstIds): Promise<void> {
  await client.query(`insert into certificate_alert (first_id, second_id, marks, created_at, dismissed_at, dismissed_by, reason)
    select p.id, q.id, array['file ' || md5(n::text), 'piece H' || n || '/1'], at, case when n <= ${numbers.alerts - waiting.alerts} then at end,
      case when n <= ${numbers.alerts - waiting.alerts} then who.operator end, case when n <= ${numbers.alerts - waiting.alerts} then 'The mill sold both' end
    from generate_series(1, ${numbers.alerts}) n ${whoseOf(first)} cross join lateral (select now() - interval '6 hours' * (${numbers.alerts} - n) as at) t
      join office_posting p on p.kind = 'quotation' and p.nth = 2 * n
      join office_posting q on q.kind = 'quotation' and q.nth = 2 * n + 1 order by n`)
}
