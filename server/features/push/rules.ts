import { createPublicKey, hash } from 'node:crypto'
import type { Lang } from '#contract/enums.ts'
import type { MessageCode } from '#contract/message_texts.ts'
import type { PushPayload } from '#contract/push.ts'
import { renderSent } from '#server/features/user_message/sent_rules.ts'
import type { Delivery } from './store.ts'

type Message = Delivery['message']

export type Urgency = 'low' | 'normal' | 'high'
/** Urgency of a message for the browser's battery (RFC 8030); modules not listed are `normal`. */
const urgencies: Partial<Record<MessageCode, Urgency>> = {
  intention_received: 'high',
  intention_answered: 'high',
  collection_changed: 'low',
  search_digest: 'low',
}
export const urgencyOf = (code: MessageCode): Urgency => urgencies[code] ?? 'normal'

/**
 * Seconds that a push service stores a message for a browser that is off; after a day the digest or the page shows
 * it.
 */
export const timeToLive = 86_400

/**
 * While the browser is off, messages about the same record or of one group replace one another; 32 characters at most.
 */
export const topicOf = ({
  id,
  module,
  record_sign,
  group_key: group,
}: Pick<Message, 'id' | 'module' | 'record_sign' | 'group_key'>): string =>
  hash('sha256', `${module}:${group ?? (record_sign === '' ? id : record_sign)}`, 'base64url').slice(0, 32)

const titleLength = 80
const infoLength = 160

const shortened = (text: string, length: number): string => {
  const chars = [...text]
  return chars.length > length ? `${chars.slice(0, length - 1).join('')}…` : text
}

/** What the browser shows; small enough for every push service (4 kB encrypted). */
export function payloadOf(message: Message, unread: number, lang: Lang): PushPayload {
  const { id, first_id, module, record_sign, needs_answer, code, params } = message
  const { title, info } = renderSent(code, params, lang)
  return {
    id,
    first_id: first_id ?? id,
    module,
    record_sign,
    needs_answer,
    title: shortened(title, titleLength),
    info: shortened(info, infoLength),
    unread,
  }
}

export const mostAttempts = 6
const firstDelay = 30

/**
 * Seconds until the next attempt after attempt number `attempt`: 30 s, doubling, plus up to a fifth at random, but no
 * earlier than Retry-After (seconds or a date) allows. Undefined when a retry would be too late.
 */
export function retryDelay(
  attempt: number,
  retryAfter: string | undefined,
  now: Date,
  random: () => number = Math.random,
): number | undefined {
  if (attempt >= mostAttempts) return undefined
  const asked = secondsOf(retryAfter, now)
  const delay = Math.ceil(Math.max(asked, firstDelay * 2 ** (attempt - 1) * (1 + random() / 5)))
  return delay > timeToLive ? undefined : delay
}

function secondsOf(retryAfter: string | undefined, now: Date): number {
  if (retryAfter === undefined) return 0
  if (/^\d+$/.test(retryAfter.trim())) return Number(retryAfter)
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? 0 : Math.max(0, (date - now.getTime()) / 1000)
}

/** Whether 65 bytes are a point of P-256: encryption for anything else would fail with every message. */
export function isCurvePoint(p256dh: string): boolean {
  const bytes = Buffer.from(p256dh, 'base64url')
  const coordinate = (from: number) => bytes.subarray(from, from + 32).toString('base64url')
  try {
    createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) },
    })
    return true
  } catch {
    return false
  }
}
