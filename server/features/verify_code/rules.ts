import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CodeEvent } from '#contract/verify_code.ts'
import type { Limit } from '#server/db/rate_limit.ts'

/** A code and a captcha expire after five minutes (SPEC 9.2). */
export const validSeconds = 300
/** How often a code can be tried from one network, and from all of them together. */
const triesOfNetwork = 5
export const codeTries = 25
/** The button's countdown (SPEC 9.1). */
export const waitSeconds = 60

const day = 86_400

/** Attempts at one recipient's code from one network; reset with every code that the network has requested. */
export const triesLimit = (name: string, event: CodeEvent, network: string): Limit => ({
  key: `code:tries:${event}:${name}:${network}`,
  limit: triesOfNetwork,
  seconds: validSeconds,
})

/**
 * Limits for sending. To one recipient: one per countdown, and a number per day that is lower for one network than
 * for all, so that a stranger cannot use up the owner's. From one network: a number per hour.
 */
export const sendLimits = (name: string, event: CodeEvent, network: string): Limit[] => [
  { key: `code:wait:${event}:${name}`, limit: 1, seconds: waitSeconds },
  { key: `code:day:${name}:${network}`, limit: 20, seconds: day },
  { key: `code:day:${name}`, limit: 100, seconds: day },
  { key: `code:network:${network}`, limit: 100, seconds: 3600 },
]

export const pictureLimits = (network: string): Limit[] => [
  { key: `captcha:network:${network}`, limit: 300, seconds: 600 },
]

const hmac = (secret: string, ...parts: string[]) =>
  createHmac('sha256', secret).update(parts.join('\0')).digest('hex')

/** Letters are compared case-insensitively. */
export const captchaHmac = (secret: string, key: string, answer: string) =>
  hmac(secret, 'captcha', key, answer.trim().toLowerCase())

export const codeHmac = (secret: string, name: string, event: CodeEvent, code: string) =>
  hmac(secret, 'code', name, event, code)

export const sameHmac = (left: string, right: string): boolean =>
  timingSafeEqual(Buffer.from(left, 'hex'), Buffer.from(right, 'hex'))
