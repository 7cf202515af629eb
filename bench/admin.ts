/** Measures what operators read: postings, people, companies and the audit log of a market in use for years. */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { postingFigures } from '#contract/figure_ranges.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings } from '#contract/postings/index.ts'
import { postingStates } from '#contract/postings/states.ts'
import { adminOrderings } from '#contract/postings/tables.ts'
import { fillBackOffice } from './back_office.ts'
import { p95 } from './load.ts'
import { officeLists, type OfficeScene } from './office_lists.ts'
import type { Ready } from './ready.ts'
import { slownessOfStart } from './reference.ts'
import { resourceLists, type FilterValues, type List } from './resource_lists.ts'
import { target, type Target } from './targets.ts'

const requestsPerList = 100
const limit = { max: 30 }
const day = 86_400_000
const kinds = Object.keys(postings)
/** Postings of the platform itself do not wait. */
const reviewedKinds = Object.values(postings)
  .map(({ definition }): PostingDefinition => definition)
  .filter(({ postedBy }) => postedBy !== 'platform')
  .map((definition) => definition.kind)
const { kind } = postings.quotation.definition

/** Repeats a request until it succeeds: for a moment after the filling the server refuses calls because of its load. */
async function waitUntilAnswered(url: string, headers: Record<string, string>): Promise<void> {
  for (let turn = 0; turn < 100; turn++) {
    const { ok } = await fetch(url, { headers })
    if (ok) return
    await sleep(100)
  }
  throw new Error(`No answer of ${url}`)
}

type Read = Omit<OfficeScene, 'names'> & Pick<FilterValues, 'ids'>

/** What the paths of lists name. */
async function readScene(client: pg.Client): Promise<Read> {
  const some = (from: string, column = 'id') =>
    `(select json_agg(x.one) from (select ${column} as one from ${from} limit 50) x)`
  const { rows } = await client.query<Read>(`select ${some('forum_section')} as sections,
    ${some("tenant where code like 'B%' order by md5(code)")} as companies,
    ${some("good_business where state = 'listed' order by md5(id::text)")} as suppliers,
    ${some("account where display_name like '张锻%' order by md5(display_name)")} as people,
    ${some('forum_post order by md5(id::text)')} as posts,
    ${some('participation j join posting p on p.id = j.posting_id group by p.id order by count(*) desc', 'p.code')} as joined,
    json_build_object('category', ${some('article_category')}, 'material', ${some('market_material')},
      'region', ${some('(select distinct region from market_price) g', 'region')}) as ids`)
  return rows[0]!
}

/** Requests each list a hundred times, one request after the other, and compares the 95th percentile with its limit. */
export async function measureAdmin(engine: string, ready: Ready, databaseUrl: string): Promise<Target[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await fillBackOffice(client)
  const { rows } = await client.query<{ sign: string }>('select object_sign as sign from audit_log limit 50')
  const acting = await client.query<{ actor: number; person: number }>(
    'select min(actor_id) as actor, min(on_behalf_of) as person from audit_log',
  )
  const { actor, person } = acting.rows[0]!
  const { rows: waiting } = await client.query<{ code: string }>(
    `select code from posting where kind = $1 and state = 'in_review' limit 50`,
    [kind],
  )
  const { ids, ...named } = await readScene(client)
  await client.end()

  const words = ready.keywords.slice(0, 50)
  const list = (query: string) => [`/api/admin/${kind}/?${query}`]
  const queue = (query: string) => [`/api/admin/review/?${query}`]
  const log = (query: string) => [`/api/admin/audit_log/?${query}`]
  const people = (query: string) => [`/api/admin/user/?${query}`]
  const companies = (query: string) => [`/api/admin/tenant/?${query}`]
  const numbersOf = (from: number) => Array.from({ length: 50 }, (_, at) => from + at * 37)
  const names = numbersOf(100).map((n) => encodeURIComponent(`锻${n}`))
  const numbers = numbersOf(1_000)
  const scene = { ...named, names }
  const chinaDay = (ago: number) => new Date(Date.now() + day / 3 - ago * day).toISOString().slice(0, 10)
  /** The last days, today included, as parameters of a list. */
  const within = (field: string, ago: number) =>
    `${field}_from=${chinaDay(ago)}&${field}_until=${chinaDay(0)}`
  const days = Array.from({ length: 50 }, (_, ago) => chinaDay(ago))
  const lists: List[] = [
    ['admin list without filters', list('')],
    ...postingStates.map((state): List => [`admin list, ${state}`, list(`state=${state}`)]),
    ...adminOrderings.map((by): List => [`admin list by ${by}`, list(`ordering=${by}`)]),
    [
      'admin list, keywords of all kinds',
      words.flatMap((word) => list(`keyword=${encodeURIComponent(word)}`)),
    ],
    ['admin list, page 500', list('page=500&size=50')],
    ['admin list by -price, page 500', list('page=500&size=50&ordering=-price')],
    ['admin list, online, page 500', list('page=500&size=50&state=online')],
    ...postingFigures.map((figure): List => [
      `admin list, ${figure} in 7 days`,
      list(`figure=${figure}&${within('at', 6)}`),
    ]),
    ...(['dealt', 'expired'] as const).map((figure): List => [
      `admin list, ${figure} in a year`,
      list(`figure=${figure}&${within('at', 364)}`),
    ]),
    ['review queue of all kinds', queue('')],
    ['review queue, kinds in turn', reviewedKinds.flatMap((one) => queue(`kind=${one}`))],
    ['review queue, page 100', queue('page=100')],
    [
      'postings similar to one that waits',
      waiting.flatMap(({ code }) => [`/api/admin/${kind}/${code}/duplicates/`]),
    ],
    ['audit log without filters', log('')],
    ['audit log of a kind', kinds.flatMap((one) => log(`object_kind=${one}`))],
    ['audit log of a day', days.flatMap((on) => log(`at_from=${on}&at_until=${on}`))],
    ['audit log of a sign', rows.flatMap(({ sign }) => log(`object_sign=${sign}`))],
    ['audit log of an operator', log(`actor_id=${actor}`)],
    ['audit log of a person acted for', log(`on_behalf_of_id=${person}`)],
    ['audit log of an action', ['approve', 'reject', 'take_down'].flatMap((one) => log(`action=${one}`))],
    ['audit log of a kind and an action', kinds.flatMap((one) => log(`object_kind=${one}&action=reject`))],
    ['audit log of an action that nobody took', log(`object_kind=${kind}&action=freeze`)],
    ['audit log, page 500', log('page=500&size=50')],
    ['people', people('')],
    ['people, frozen', people('state=frozen')],
    ['people, main accounts', people('role=main_account')],
    ['people, new accounts of 7 days', people(`is_operator=0&${within('registered_time', 6)}`)],
    ['people, new accounts of a year', people(`is_operator=0&${within('registered_time', 364)}`)],
    ['people, by part of a name', names.flatMap((name) => people(`keyword=${name}`))],
    ['people, by part of a number', numbers.flatMap((digits) => people(`keyword=${digits}`))],
    ['people, by a name that nobody has', people('keyword=nobody-has-this')],
    ['people, page 500', people('page=500&size=50')],
    ['companies', companies('')],
    ['companies with an application', companies('application=submitted')],
    ['companies, gold', companies('membership=gold')],
    ['companies certified in a year', companies(within('certified_on', 364))],
    ['companies by the end of the certification', companies('ordering=certification_expires_on')],
    ['companies, by part of a name', names.flatMap((name) => companies(`keyword=${name}`))],
    ['companies, page 500', companies('page=500&size=50')],
    ...officeLists(scene),
    ...resourceLists({ within, ids }),
  ]
  const headers = { 'access-token': ready.token, 'accept-language': 'zh-CN' }
  const targets: Target[] = []
  const slowness = await slownessOfStart()
  for (const [name, paths] of lists) {
    await waitUntilAnswered(`http://127.0.0.1:${ready.app}${paths[0]}`, headers)
    const requests = { port: ready.app, paths: [...paths], headers }
    targets.push(
      target(`${engine}: ${name}, p95 in ms`, await p95(requests, requestsPerList), 1, limit, slowness),
    )
  }
  return targets
}
