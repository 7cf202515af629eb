/** Compares the calls that every page and visitor makes with a node:http server that only sends the same bytes. */
import { userMessageApi } from '#contract/user_message.ts'
import { healthApi } from '#contract/health.ts'
import { best, compare, printRate } from './load.ts'
import type { Ready } from './ready.ts'
import { target, type Target } from './targets.ts'

type FrequentCall = { name: string; path: string; min: number; isSignedIn?: true }

/** The calls that the bare server answers with the application's bytes. */
export const frequentCalls: readonly FrequentCall[] = [
  { name: 'list of twenty, visitor', path: '/api/quotation/?size=20', min: 0.6 },
  { name: 'call that does nothing', path: healthApi.live.path, min: 0.6 },
  { name: 'unread_count, signed in', path: userMessageApi.unreadCount.path, min: 0.3, isSignedIn: true },
]

/** Addresses that a crawler reads one after the other: the pages of the newest postings. */
async function newestPages(port: number): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/quotation/?size=50`)
  const { data } = (await answer.json()) as { data: { results: { code: string }[] } }
  return data.results.map(({ code }) => `/home/quotation/${code}`)
}

/** A company and pages that stand for themselves, some of them empty on this market. */
const otherPages = [
  '/home',
  '/home/company/BENCH0',
  '/home/purchase_material',
  '/home/raise',
  '/home/good_business',
  '/home/market_price',
  '/home/article',
  '/home/forum',
  '/home/help?key=membership',
  '/home/site_map',
].flatMap((path) => [path, `${path}${path.includes('?') ? '&' : '?'}lang=en-US`])

/** The document whose head and body the server fills: of one page that many open, and of many pages in turn. */
export async function measureFilledPages(engine: string, { app: port }: Ready): Promise<Target[]> {
  const pages = await newestPages(port)
  const [first = ''] = pages
  const targets: Target[] = []
  for (const [name, paths] of [
    ['list', ['/home/quotation']],
    ['posting', [first]],
    ['company, lists and help in turn, in both languages', otherPages],
    ['fifty postings in turn, in both languages', pages.flatMap((path) => [path, `${path}?lang=en-US`])],
  ] as const) {
    const rate = await best({ port, paths: [...paths], headers: {} })
    printRate(`application: page with its head filled, ${name}`, rate)
    targets.push(target(`${engine}: page with its head filled, ${name}, requests/s`, rate, 0, { min: 5_000 }))
  }
  return targets
}

/** Measures both servers in alternating turns. */
export async function measureAsBrowsers(engine: string, ready: Ready): Promise<Target[]> {
  const targets: Target[] = []
  for (const { name, path, min, isSignedIn } of frequentCalls) {
    const headers: Record<string, string> = isSignedIn ? { 'access-token': ready.token } : {}
    const requests = { paths: [path], headers }
    const { app, bare, ratio } = await compare(() => ({
      app: { port: ready.app, ...requests },
      bare: { port: ready.bare, ...requests },
    }))
    printRate(`bare node:http with the same bytes: ${name}`, bare)
    printRate(`application: ${name}`, app)
    targets.push(target(`${engine}: ${name}, as a ratio to the same bytes from node:http`, ratio, 2, { min }))
  }
  return targets
}
