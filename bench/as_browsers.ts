/** Compares the calls that every page and visitor makes with a node:http server that only sends the same bytes. */
import { userMessageApi } from '#contract/user_message.ts'
import { healthApi } from '#contract/health.ts'
import { compare, printRate } from './load.ts'
import type { Ready } from './ready.ts'
import { target, type Target } from './targets.ts'

type FrequentCall = { name: string; path: string; min: number; isSignedIn?: true }

/** The calls that the bare server answers with the application's bytes. */
export const frequentCalls: readonly FrequentCall[] = [
  { name: 'list of twenty, visitor', path: '/api/quotation/?size=20', min: 0.6 },
  { name: 'call that does nothing', path: healthApi.live.path, min: 0.6 },
  { name: 'unread_count, signed in', path: userMessageApi.unreadCount.path, min: 0.3, isSignedIn: true },
]

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
