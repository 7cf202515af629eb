/** What every open page and every visitor asks for, against a node:http server that sends the same bytes and nothing else. */
import { userMessageApi } from '#contract/user_message.ts'
import { healthApi } from '#contract/health.ts'
import { compare, line } from './load.ts'
import type { Ready } from './ready.ts'
import { target, type Target } from './targets.ts'

type Asked = { name: string; path: string; min: number; isSignedIn?: true }

/** The paths that the bare server answers with the application's bytes. */
export const asked: readonly Asked[] = [
  { name: 'list of twenty, visitor', path: '/api/quotation/?size=20', min: 0.6 },
  { name: 'call that does nothing', path: healthApi.live.path, min: 0.6 },
  { name: 'unread_count, signed in', path: userMessageApi.unreadCount.path, min: 0.3, isSignedIn: true },
]

/** Bare and application in turns. */
export async function measureAsBrowsers(engine: string, ready: Ready): Promise<Target[]> {
  const found: Target[] = []
  for (const { name, path, min, isSignedIn } of asked) {
    const headers: Record<string, string> = isSignedIn ? { 'access-token': ready.token } : {}
    const shot = { paths: [path], headers }
    const { one, other, ratio } = await compare(() => ({
      one: { port: ready.app, ...shot },
      other: { port: ready.bare, ...shot },
    }))
    line(`bare node:http with the same bytes: ${name}`, other)
    line(`application: ${name}`, one)
    found.push(target(`${engine}: ${name}, as a ratio to the same bytes from node:http`, ratio, 2, { min }))
  }
  return found
}
