/** Fills the back office of a market that has been in use for years. */
import type pg from 'pg'
import { postings } from '#contract/postings/index.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { fillContent, fillOperators } from './office_content.ts'
import { fillDealings } from './office_dealings.ts'
import { fillForum } from './office_forum.ts'
import { companies, operators, people, readFirstIds, type FirstIds } from './office_rows.ts'

const auditRows = 1_000_000
const kinds = Object.keys(postings)

/** Percentages of the postings that are not online. The others are, a third of them past their end. */
const percentages = { in_review: 3, rejected: 6, offline: 8, taken_down: 2, dealt: 20, closed: 11 } as const

/** Fills everything that operators read, and makes the account that published the postings one of them. */
export async function fillBackOffice(client: pg.Client): Promise<void> {
  await spreadPostings(client)
  await fillPeople(client)
  await fillOperators(client)
  const first = await readFirstIds(client)
  await fillAudit(client, first)
  await fillContent(client, first)
  await fillDealings(client, first)
  await fillForum(client, first)
  await client.query(
    `update account set is_backend = true, admin_permissions = $1 where email = 'bench@example.com'`,
    [adminPermissions],
  )
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

/** Spreads the postings of a filled market over all states, with what happened to them. */
async function spreadPostings(client: pg.Client): Promise<void> {
  const cases: string[] = []
  let from = 0
  for (const [state, share] of Object.entries(percentages)) {
    cases.push(`when part >= ${from} and part < ${from + share} then '${state}'`)
    from += share
  }
  await client.query(`update posting p set state = x.state, submitted_at = p.published_at - interval '1 hour',
      published_at = case when x.state in ('in_review', 'rejected') then null else p.published_at end,
      expires_at = case when x.state in ('in_review', 'rejected') then null
        when part % 3 = 0 then p.expires_at - interval '31 days' else p.expires_at end,
      pending_revision = case when part = 99 then 2 end, latest_revision = case when part = 99 then 2 else 1 end,
      view_count = abs(hashtext(p.code)) % 5000, updated_at = least(p.published_at + interval '1 day' * (part % 7),
        now() - interval '1 second' * (abs(hashtext(p.code)) % 86400))
    from (select id, part, case ${cases.join(' ')} else 'online' end as state
      from (select id, abs(hashtext(code)) % 100 as part from posting) y) x where x.id = p.id`)
  await client.query(`insert into posting_revision (posting_id, revision, state, values, author_id, created_at)
    select id, 2, 'in_review', details, author_id, updated_at from posting where pending_revision = 2`)
  // The figures of a day find their postings by what happened to them.
  await client.query(`insert into posting_event (posting_id, action, revision, account_id, at)
    select p.id, x.action, 1, p.author_id, x.at from posting p cross join lateral (values ('submit', p.submitted_at),
      ('approve', p.published_at), (case p.state when 'rejected' then 'reject' when 'taken_down' then 'take_down'
        when 'dealt' then 'deal' when 'closed' then 'close' end, p.updated_at)) x (action, at)
    where x.action is not null and x.at is not null`)
  // What is about postings names them by their number within their kind.
  await client.query(`create temp table office_posting as select id, code, kind, tenant_id, title_zh, title_en,
      row_number() over (partition by kind order by id)::int as nth from posting`)
  await client.query('analyze office_posting')
}

/** Every third row is by one of many operators, the others by one who is always there. */
async function fillAudit(client: pg.Client, { operator }: FirstIds): Promise<void> {
  // The lists do not read the chain, which takes minutes for so many rows.
  await client.query('alter table audit_log disable trigger seal_audit_row')
  await client.query(
    `insert into audit_log (at, actor_id, on_behalf_of, object_kind, action, object_sign, before, after)
    select now() - n * interval '60 seconds', case when n % 3 = 0 then ${operator} + n % ${operators}
      else (select id from account where email = 'bench@example.com') end,
      case when n % 5000 = 0 then (select min(id) from account) end, ($1::text[])[1 + n % ${kinds.length}],
      (array['approve', 'reject', 'take_down', 'restore'])[1 + n % 7 % 4], 'S' || upper(substr(md5((n % 200000)::text), 1, 8)),
      '{"state": "in_review", "revision": 1}', '{"state": "online", "revision": 1}'
    from generate_series(1, ${auditRows}) n`,
    [kinds],
  )
}

/** Companies with five people each, of whom every tenth is logged in; one in fifty waits for its certification. */
async function fillPeople(client: pg.Client): Promise<void> {
  await client.query(`insert into tenant (code, name, name_en, membership, membership_until, certification, certified_on,
      certification_expires_on, credit_code, created_at)
    select 'B' || n, '锻' || n || '重工有限公司', 'Forge ' || n || ' Ltd',
      case when n % 40 = 0 then 'gold' else 'none' end, case when n % 40 = 0 then now() + interval '1 year' end,
      case when n % 3 = 0 then 'certified' else 'none' end, case when n % 3 = 0 then now() - interval '100 days' end,
      case when n % 3 = 0 then now() + interval '1 hour' * n end, case when n % 3 = 0 then 'C' || n end,
      now() - interval '10 minutes' * n
    from generate_series(1, ${companies}) n`)
  await client.query(`insert into certification_application (tenant_id, account_id, state, name, credit_code,
      license_files, contact_name, contact_mobile, submitted_at)
    select id, (select min(id) from account), case when id % 50 = 0 then 'submitted' else 'certified' end, name, 'A' || id,
      '[]', 'Bench', '13800000000', now() from tenant where code like 'B%' and (id % 3 = 0 or id % 50 = 0)`)
  await client.query(`insert into account (mobile, email, display_name, tenant_id, tenant_role, disabled_at, created_at, last_login_at)
    select '1390' || lpad(n::text, 7, '0'), case when n % 2 = 0 then 'person' || n || '@example.com' end, '张锻' || n,
      t.first + n % ${companies}, case when n <= ${companies} then 'main_account' else 'staff' end,
      case when n % 500 = 0 then now() end, now() - interval '2 minutes' * n, now() - interval '1 minute' * (n % 5000)
    from generate_series(1, ${people}) n, (select min(id) as first from tenant where code like 'B%') t`)
  await client.query(`insert into session (token_hash, account_id, source, seen_at, expires_at)
    select md5(id::text), id, 'pc', now(), now() + interval '30 days' from account where id % 10 = 0`)
}
