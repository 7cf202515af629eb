/** Measures what operators read: the list of submitted postings and the audit log of a market in use for years. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { postings } from '#contract/postings/index.ts'
import { postingStates } from '#contract/postings/states.ts'
import { adminOrderings } from '#contract/postings/tables.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { p95 } from './load.ts'
import type { Ready } from './ready.ts'
import { target, type Target } from './targets.ts'

const auditRows = 1_000_000
const requestsPerList = 100
const limit = { max: 30 }
const day = 86_400_000
const kinds = Object.keys(postings)
const { kind } = postings.quotation.definition

/** Percentages of the postings that are not online. The others are, a third of them past their end. */
const percentages = { in_review: 3, rejected: 6, offline: 8, taken_down: 2, dealt: 20, closed: 11 } as const

/**
 * Spreads the postings of a filled market over all states, fills the audit log, and makes the account that published
 * them an operator.
 */
async function fillBackOffice(client: pg.Client): Promise<void> {
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
      view_count = abs(hashtext(p.code)) % 5000, updated_at = p.published_at + interval '1 day' * (part % 7)
    from (select id, part, case ${cases.join(' ')} else 'online' end as state
      from (select id, abs(hashtext(code)) % 100 as part from posting) y) x where x.id = p.id`)
  await client.query(`insert into posting_revision (posting_id, revision, state, values, author_id, created_at)
    select id, 2, 'in_review', details, author_id, updated_at from posting where pending_revision = 2`)
  await client.query(
    `insert into audit_log (at, actor_id, object_kind, action, object_sign, before, after)
    select now() - n * interval '60 seconds', (select id from account where email = 'bench@example.com'),
      ($1::text[])[1 + n % ${kinds.length}], 'approve', 'S' || upper(substr(md5((n % 200000)::text), 1, 8)),
      '{"state": "in_review", "revision": 1}', '{"state": "online", "revision": 1}'
    from generate_series(1, ${auditRows}) n`,
    [kinds],
  )
  await client.query(
    `update account set is_backend = true, admin_permissions = $1 where email = 'bench@example.com'`,
    [adminPermissions],
  )
  await client.query('vacuum analyze')
  await client.query('checkpoint')
}

/** Repeats a request until it succeeds: for a moment after the filling the server refuses calls because of its load. */
async function waitUntilAnswered(url: string, headers: Record<string, string>): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const { ok } = await fetch(url, { headers })
    if (ok) return
    await sleep(100)
  }
  throw new Error(`No answer of ${url}`)
}

/** Requests each list a hundred times, one request after the other, and compares the 95th percentile with its limit. */
export async function measureAdmin(engine: string, ready: Ready, databaseUrl: string): Promise<Target[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await fillBackOffice(client)
  const { rows } = await client.query<{ sign: string }>('select object_sign as sign from audit_log limit 50')
  await client.end()

  const words = ready.keywords.slice(0, 50)
  const list = (query: string) => [`/api/admin/${kind}/?${query}`]
  const log = (query: string) => [`/api/admin/audit_log/?${query}`]
  const chinaDay = (ago: number) => new Date(Date.now() + day / 3 - ago * day).toISOString().slice(0, 10)
  const days = Array.from({ length: 50 }, (_, ago) => chinaDay(ago))
  const lists: [name: string, paths: string[]][] = [
    ['admin list without filters', list('')],
    ...postingStates.map((state): [string, string[]] => [`admin list, ${state}`, list(`state=${state}`)]),
    ...adminOrderings.map((by): [string, string[]] => [`admin list by ${by}`, list(`ordering=${by}`)]),
    [
      'admin list, keywords of all kinds',
      words.flatMap((word) => list(`keyword=${encodeURIComponent(word)}`)),
    ],
    ['admin list, page 500', list('page=500&size=50')],
    ['admin list by -price, page 500', list('page=500&size=50&ordering=-price')],
    ['admin list, online, page 500', list('page=500&size=50&state=online')],
    ['audit log without filters', log('')],
    ['audit log of a kind', kinds.flatMap((one) => log(`object_kind=${one}`))],
    ['audit log of a day', days.flatMap((on) => log(`at_from=${on}&at_until=${on}`))],
    ['audit log of a sign', rows.flatMap(({ sign }) => log(`object_sign=${sign}`))],
    ['audit log, page 500', log('page=500&size=50')],
  ]
  const headers = { 'access-token': ready.token, 'accept-language': 'zh-CN' }
  const targets: Target[] = []
  for (const [name, paths] of lists) {
    await waitUntilAnswered(`http://127.0.0.1:${ready.app}${paths[0]}`, headers)
    const requests = { port: ready.app, paths, headers }
    targets.push(target(`${engine}: ${name}, p95 in ms`, await p95(requests, requestsPerList), 1, limit))
  }
  return targets
}
