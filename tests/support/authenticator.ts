/** A software authenticator: makes passkeys (ES256, attestation "none") and signs with them as browser and device do. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { passkeyApi, type CreationOptions } from '#contract/passkey.ts'
import { insertPasskey, passkeysOf } from '#server/features/passkey/store.ts'
import type { TestApp } from './app.ts'
import { testPassword, type Person } from './factory.ts'

type Cbor = number | string | Buffer | Map<Cbor, Cbor>

/** The head of a CBOR item: its type and its length or value. */
function head(type: number, value: number): Buffer {
  const first = type << 5
  if (value < 24) return Buffer.from([first | value])
  if (value < 256) return Buffer.from([first | 24, value])
  return Buffer.from([first | 25, value >> 8, value & 255])
}

/** The few kinds of CBOR that an attestation has. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [cbor(key), cbor(one)])
  return Buffer.concat([head(5, value.size), ...entries])
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const text = (bytes: Buffer): string => bytes.toString('base64url')

/** What a test changes about an answer. */
export type Wrong = {
  origin?: string
  rpId?: string
  /** Bits of the flags to leave out: 1 present, 4 verified. */
  without?: number
  type?: string
  userHandle?: string
  counter?: number
}

/** The page that the device is used on; the default is that of requests to the test application. */
export const testSite = { origin: 'http://localhost', rpId: 'localhost' }

export type TestPasskey = ReturnType<typeof makePasskey>

/** Makes a passkey; `synced` ones do not count, like those of phones and password managers. */
export function makePasskey({ synced = false } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let count = 0
  let handle = ''

  const authenticatorData = ({ rpId = testSite.rpId, without = 0, counter = count }: Wrong, key?: Buffer) => {
    const flags = (1 | 4 | (synced ? 8 | 16 : 0) | (key ? 64 : 0)) & ~without
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, ...(key ? [key] : [])])
  }
  const clientData = (challenge: string, type: string, wrong: Wrong) =>
    Buffer.from(
      JSON.stringify({
        type: wrong.type ?? type,
        challenge,
        origin: wrong.origin ?? testSite.origin,
        crossOrigin: false,
      }),
    )

  return {
    id: text(id),
    /** The answer to `creationOptions`, as the page sends it. */
    create({ challenge, user }: Pick<CreationOptions, 'challenge' | 'user'>, wrong: Wrong = {}) {
      handle = user.id
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ])
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(wrong, credential)],
      ])
      return {
        credential_id: text(id),
        client_data: text(clientData(challenge, 'webauthn.create', wrong)),
        attestation_object: text(cbor(attestation)),
        transports: ['internal'],
      }
    },
    /** The answer to `requestOptions`, as the page sends it. */
    sign(challenge: string, wrong: Wrong = {}) {
      if (!synced) count += 1
      const data = authenticatorData(wrong)
      const client = clientData(challenge, 'webauthn.get', wrong)
      return {
        credential_id: text(id),
        client_data: text(client),
        authenticator_data: text(data),
        signature: text(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        user_handle: wrong.userHandle ?? handle,
        source: 'pc' as const,
      }
    },
  }
}

/** An elliptic-curve key as COSE: type EC2, algorithm ES256, curve P-256, both coordinates. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const coordinate = (value: string) => Buffer.from(value, 'base64url')
  return cbor(
    new Map<Cbor, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  )
}

/** Stores a passkey that signs nothing, for tests that are about its row. */
export async function passkeyOf({ deps }: TestApp, { id: account_id }: Person): Promise<{ id: number }> {
  const db = deps.database.orm
  const words = { name: 'Phone', public_key: '', user_handle: '', transports: [] }
  const row = { ...words, account_id, counter: 0, is_synced: true, created_at: deps.clock() }
  await insertPasskey(db, { ...row, credential_id: text(randomBytes(16)) })
  return { id: (await passkeysOf(db, account_id)).at(-1)!.id }
}

/** What tests of passkeys do through the whole application. */
export function passkeysIn({ call }: TestApp) {
  const begin = async ({ token }: Person) =>
    (await call(passkeyApi.creationOptions, { body: { password: testPassword } }, { token })).data
  const challenge = async () => (await call(passkeyApi.signInOptions)).data.challenge
  return {
    /** Returns the options for a new passkey of the person. */
    begin,
    /** Adds a passkey to the account and returns it. */
    addTo: async (person: Person, made = makePasskey(), name = 'Office computer'): Promise<TestPasskey> => {
      const body = { name, ...made.create(await begin(person)) }
      await call(passkeyApi.add, { body }, { token: person.token })
      return made
    },
    /** Returns a new challenge for signing in. */
    challenge,
    listOf: async ({ token }: Person) => (await call(passkeyApi.list, {}, { token })).data,
    signInWith: async (passkey: TestPasskey, wrong: Wrong = {}) =>
      call(passkeyApi.signIn, { body: passkey.sign(await challenge(), wrong) }),
  }
}
