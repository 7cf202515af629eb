import * as z from 'zod/mini'
import { empty, endpoint, queryNumber } from './endpoint.ts'
import { languages, messageModules } from './enums.ts'
import { issue } from './issue.ts'
import { bigId, id, isoTime, isPlain, requiredText, textLike } from './text.ts'

/** Most browsers with push per account; beyond it the least recently confirmed one is removed. */
export const subscriptionLimit = 10

/** 65 bytes (an uncompressed P-256 point) and 16 bytes in base64url without padding, as browsers encode them. */
const p256dh = textLike(/^B[\w-]{86}$/, issue('push_keys'))
const auth = textLike(/^[\w-]{22}$/, issue('push_keys'))
const keyId = requiredText(40)

export const pushKey = z.object({
  key_id: keyId,
  /** `applicationServerKey` of `pushManager.subscribe()`, base64url. */
  public_key: z.string(),
})

/** `PushSubscription.toJSON()` of the browser, the key that it was created with, and the browser's language. */
export const newSubscription = z.strictObject({
  endpoint: z
    .url({ protocol: /^https$/, error: issue('push_endpoint') })
    .check(z.maxLength(2000, issue('too_long')), z.refine(isPlain, issue('push_endpoint'))),
  /** Milliseconds since 1970, up to the largest Date; most browsers send null. */
  expirationTime: z.optional(z.nullable(z.number().check(z.gte(0), z.lte(8.64e15)))),
  keys: z.strictObject({ p256dh, auth }),
  key_id: keyId,
  language: z.enum(languages),
})
export type NewSubscription = z.output<typeof newSubscription>

/** A browser with push enabled, as the device page shows it; its endpoint and keys are never returned. */
export const subscription = z.object({
  id,
  /** Whether it is the requesting browser: its subscription belongs to this session. */
  is_this_session: z.boolean(),
  /** Host of the push service. */
  service: z.string(),
  /** False while the server cannot reach the push service. */
  service_reachable: z.boolean(),
  /** False after the key was rotated: the browser must subscribe again. */
  key_is_current: z.boolean(),
  language: z.enum(languages),
  user_agent: z.string(),
  created_time: isoTime,
  confirmed_time: isoTime,
  delivered_time: z.nullable(isoTime),
  /** HTTP status of the push service's last answer; null before the first. */
  last_status: z.nullable(z.int()),
})

/** What the worker receives, decrypted; `unread` is the number for the badge. */
export const pushPayload = z.object({
  id: bigId,
  first_id: bigId,
  module: z.enum(messageModules),
  record_sign: z.string(),
  needs_answer: z.boolean(),
  title: z.string(),
  info: z.string(),
  unread: z.int(),
})
export type PushPayload = z.output<typeof pushPayload>

export const pushApi = {
  key: endpoint({
    method: 'GET',
    path: '/api/push/key/',
    access: 'user',
    summary: 'Public VAPID key to subscribe with; never cached',
    reply: pushKey,
  }),
  subscriptions: endpoint({
    method: 'GET',
    path: '/api/push/subscription/',
    access: 'user',
    summary: 'Own browsers with push enabled',
    reply: z.array(subscription),
  }),
  subscribe: endpoint({
    method: 'POST',
    path: '/api/push/subscription/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Store or confirm this browser’s push subscription; replaces the session’s previous one',
    body: newSubscription,
    reply: z.object({ id }),
  }),
  unsubscribe: endpoint({
    method: 'DELETE',
    path: '/api/push/subscription/',
    access: 'user',
    summary: 'Disable push for this session, or for one of the own browsers',
    query: z.strictObject({ id: z.optional(queryNumber(id)) }),
    reply: empty,
  }),
}
