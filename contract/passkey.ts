/** Passkeys, the second way to log in beside the password (decision 083). */
import * as z from 'zod/mini'
import { source } from './account_forms.ts'
import { empty, endpoint, queryNumber } from './endpoint.ts'
import { issue } from './issue.ts'
import { id, isoTime, requiredText } from './text.ts'

/** Passkeys that an account keeps at most. */
export const passkeyLimit = 10
export const passkeyName = requiredText(40)

/** A passkey of the own account, as its owner sees it. */
export const passkey = z.object({
  id,
  name: z.string(),
  /** Whether its owner's other devices have it too; otherwise it stays on the one that made it. */
  is_synced: z.boolean(),
  created_time: isoTime,
  used_time: z.nullable(isoTime),
})
export type Passkey = z.output<typeof passkey>

/** Bytes as browsers encode them: base64 for addresses, without padding. */
const bytes = (most: number) => z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[\w-]+$/))
const publicKeyType = z.literal('public-key')

/** What `navigator.credentials.create()` is asked for; the names are those of the Web Authentication standard. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.int() })),
  timeout: z.int(),
  /** Those that the account has: a device makes no second one. */
  excludeCredentials: z.array(
    z.object({ type: publicKeyType, id: z.string(), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type CreationOptions = z.output<typeof creationOptions>

/** What `navigator.credentials.get()` is asked for. It names no account: the device offers those that it has. */
export const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type RequestOptions = z.output<typeof requestOptions>

/** What a browser answers to `requestOptions`. */
const signedFields = {
  credential_id: bytes(1400),
  client_data: bytes(4000),
  authenticator_data: bytes(4000),
  signature: bytes(2000),
  user_handle: bytes(88),
}
export const signedByPasskey = z.strictObject(signedFields)
export type SignedByPasskey = z.output<typeof signedByPasskey>

const params = z.strictObject({ id: queryNumber(id) })

export const passkeyApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/passkey/',
    access: 'user',
    summary: 'Passkeys of the own account, oldest first',
    reply: z.array(passkey),
  }),
  creationOptions: endpoint({
    method: 'POST',
    path: '/api/passkey/creation_options/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Begin to add a passkey, with the own password; the challenge is valid once, for 5 minutes',
    body: z.strictObject({
      password: z.string().check(z.minLength(1, issue('required')), z.maxLength(100)),
    }),
    reply: creationOptions,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/passkey/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Add the passkey that the browser made; at most 10 for an account',
    body: z.strictObject({
      name: passkeyName,
      credential_id: bytes(1400),
      client_data: bytes(4000),
      attestation_object: bytes(20_000),
      transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)),
    }),
    reply: empty,
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/passkey/:id/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Rename a passkey of the own account',
    params,
    body: z.strictObject({ name: passkeyName }),
    reply: empty,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/passkey/:id/',
    access: 'user',
    summary: 'Remove a passkey of the own account; password and sessions stay',
    params,
    reply: empty,
  }),
  signInOptions: endpoint({
    method: 'POST',
    path: '/api/passkey/sign_in_options/',
    access: 'public',
    acting: 'only_in_person',
    summary: 'Begin to log in with a passkey; the challenge is valid once, for 5 minutes',
    reply: requestOptions,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/passkey/sign_in/',
    access: 'public',
    acting: 'only_in_person',
    summary: 'Log in with a passkey; the reply is the token',
    body: z.strictObject({ ...signedFields, source }),
    reply: z.string(),
  }),
}
