import { expect, test } from 'vitest'
import { errorLine, rightsOf } from './rules.ts'

const created = new Date('2026-01-05T08:00:00Z')
const after = (seconds: number) => new Date(created.getTime() + seconds * 1000)

test.each([
  ['deliver_mail', 'failed', 86_000, { retry: true, give_up: true }],
  ['deliver_mail', 'retry', 10, { retry: false, give_up: true }],
  ['deliver_mail', 'active', 10, { retry: false, give_up: false }],
  ['deliver_mail', 'completed', 10, { retry: false, give_up: false }],
  ['deliver_code', 'failed', 299, { retry: true, give_up: true }],
  ['deliver_code', 'failed', 300, { retry: false, give_up: true }],
] as const)('%s that is %s after %i s may be tried again or given up: %o', (kind, state, seconds, rights) =>
  expect(rightsOf({ kind, state, created }, after(seconds))).toEqual(rights),
)

test.each([
  ['Error: connect\n  ECONNREFUSED', 'Error: connect ECONNREFUSED'],
  ['550 <wang.lei@forge.example> unknown', '550 <…> unknown'],
  ['SMS for +86 139 0000 1234 refused', 'SMS for … refused'],
  ['550 5.7.60 not as this sender', '550 5.7.60 not as this sender'],
  ['your code 123456 was refused', 'your code … was refused'],
  ['https://user:pw@sms.example/send?key=abc answered 500', 'https://sms.example/… answered 500'],
  ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6 expired', 'Bearer … expired'],
  ['SMS_WEBHOOK_URL answered 503', 'SMS_WEBHOOK_URL answered 503'],
  ['x '.repeat(200), `${'x '.repeat(200).slice(0, 199)}…`],
])('the error %j is shown as %j', (given, shown) => expect(errorLine(given)).toBe(shown))
