/** The second factor of back-office users: an authenticator app with recovery codes, or a passkey (decision 085). */
import * as z from 'zod/mini'
import { empty, endpoint } from './endpoint.ts'
import { issue } from './issue.ts'
import { signedByPasskey } from './passkey.ts'
import { readTypedCode } from './second_factor_code.ts'
import { isoTime } from './text.ts'

/** Recovery codes that are made at a time. */
export const recoveryCodes = 10
/** So many or fewer are left: the person is told to make new ones. */
export const fewRecoveryCodes = 3

const typed = z.string().check(z.minLength(1, issue('required')), z.maxLength(60))
/** A code from the app. */
const appCode = typed.check(z.refine((text) => readTypedCode(text)?.of === 'app', issue('code_length')))
/** A code from the app, or a recovery code. */
const anyCode = typed.check(
  z.refine((text) => readTypedCode(text) !== undefined, issue('second_factor_code')),
)

/** What proves the second factor: one of both. */
const proof = z.strictObject({ code: z.optional(anyCode), passkey: z.optional(signedByPasskey) })
export type Proof = z.output<typeof proof>

export const secondFactorState = z.object({
  /** Whether the configuration requires one for the back office. */
  is_required: z.boolean(),
  /** Since when an authenticator app is set up; null if there is none. */
  app_since: z.nullable(isoTime),
  recovery_codes_left: z.int(),
  has_passkey: z.boolean(),
  /** Whether this session has to prove it before the back office answers. */
  is_needed: z.boolean(),
})
export type SecondFactorState = z.output<typeof secondFactorState>

const newCodes = z.object({ recovery_codes: z.array(z.string()) })

/** For the person alone: nobody acts for accounts of the back office (decision 078). */
export const secondFactorApi = {
  state: endpoint({
    method: 'GET',
    path: '/api/second_factor/',
    access: 'operator',
    summary: 'What second factor the own account has, and whether this session has to prove it',
    reply: secondFactorState,
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/api/second_factor/setup/',
    access: 'operator',
    summary:
      'Begin to set up an authenticator app; replacing one needs a proof. Valid for 30 minutes or until the next call',
    body: proof,
    reply: z.object({
      /** Names this set-up when it is confirmed. */
      setup: z.string(),
      /** The shared secret in base32. */
      secret: z.string(),
      /** The same as an `otpauth:` address, for a QR code. */
      address: z.string(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/second_factor/confirm/',
    access: 'operator',
    summary: 'Activate the app with a code from it; the reply is the only time that recovery codes are shown',
    body: z.strictObject({ setup: z.string().check(z.minLength(1), z.maxLength(60)), code: appCode }),
    reply: newCodes,
  }),
  prove: endpoint({
    method: 'POST',
    path: '/api/second_factor/prove/',
    access: 'operator',
    summary: 'Prove the second factor for this session: a code from the app, a recovery code, or a passkey',
    body: proof,
    reply: secondFactorState,
  }),
  renewCodes: endpoint({
    method: 'POST',
    path: '/api/second_factor/recovery_codes/',
    access: 'operator',
    summary: 'Replace all recovery codes, with a proof; the reply is the only time that they are shown',
    body: proof,
    reply: newCodes,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/second_factor/remove/',
    access: 'operator',
    summary:
      'Remove the authenticator app and its recovery codes, with a proof; refused where one is required',
    body: proof,
    reply: empty,
  }),
}
