import * as z from 'zod/mini'
import { empty, endpoint, queryNumber } from './endpoint.ts'
import { id, isoTime } from './text.ts'

export const browsers = ['chrome', 'edge', 'firefox', 'safari', 'wechat', 'other'] as const
export type Browser = (typeof browsers)[number]
export const systems = ['windows', 'macos', 'linux', 'android', 'ios', 'other'] as const
export type System = (typeof systems)[number]

/** A session of the own account, as its owner sees it: which browser holds it, and when it was used. */
export const signIn = z.object({
  id,
  /** Whether it is the session that asks. */
  is_this_session: z.boolean(),
  browser: z.enum(browsers),
  system: z.enum(systems),
  /** Beginning of the address that signed in: `203.0.113.*`, `2001:db8:1:*`; null if it is not known. */
  network: z.nullable(z.string()),
  created_time: isoTime,
  /** Last use, accurate to five minutes. */
  seen_time: isoTime,
})
export type SignIn = z.output<typeof signIn>

export const signInApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/sign_in/',
    access: 'user',
    summary: 'Where the own account is signed in: this session first, then the most recently used',
    reply: z.array(signIn),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/sign_in/:id/',
    access: 'user',
    summary: 'End one session of the own account, and push notifications of its browser',
    params: z.strictObject({ id: queryNumber(id) }),
    reply: empty,
  }),
  endOthers: endpoint({
    method: 'POST',
    path: '/api/sign_in/end_others/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'End all sessions of the own account except this one',
    reply: empty,
  }),
}
