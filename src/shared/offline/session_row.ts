/**
 * The session as the worker finds it: the token is encrypted with a key that cannot leave the browser. Every change
 * is a new epoch, and work of an older one writes nothing.
 */
import { withMeta, type Kept, type Leaving, type SessionRow } from './meta_db.ts'

const algorithm = 'AES-GCM'

/** Without a secure origin there is no encryption, and no worker either: then no token is stored. */
const canEncrypt = () => 'crypto' in globalThis && 'subtle' in crypto

async function encryptionKey(): Promise<CryptoKey> {
  const known = await withMeta('readonly', ({ get }) => get('key'))
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  return withMeta('readwrite', async ({ get, put }) => {
    const first = await get('key')
    if (!first) put('key', made)
    return first ?? made
  })
}

async function encrypted(token: string): Promise<SessionRow['token']> {
  if (!canEncrypt()) return null
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const data = await crypto.subtle.encrypt(
    { name: algorithm, iv },
    await encryptionKey(),
    new TextEncoder().encode(token),
  )
  return { iv, data }
}

/** The token of a row, or null when it has none or it cannot be decrypted. */
export async function tokenOf({ token }: SessionRow): Promise<string | null> {
  if (!token || !canEncrypt()) return null
  const key = await withMeta('readonly', ({ get }) => get('key'))
  if (!key) return null
  try {
    const { iv, data } = token
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: algorithm, iv }, key, data))
  } catch {
    return null
  }
}

export const readSession = (): Promise<SessionRow | undefined> =>
  withMeta('readonly', ({ get }) => get('session'))

/** Whether nobody has signed in or out since `epoch`. */
export const isEpoch = async (epoch: number): Promise<boolean> => (await readSession())?.epoch === epoch

type Signed = { uid: number; token: string; language: string }

/**
 * Makes the row say who is signed in; a new epoch unless it says so already. Gives the epoch and whether it is new.
 * `open` lets the account be written to in an epoch and is done before the row names it: a poll that begins at once
 * would find its notifications refused.
 */
export async function writeSession(
  { uid, token, language }: Signed,
  open: (epoch: number) => Promise<void>,
): Promise<{ epoch: number; isNew: boolean }> {
  const known = await readSession()
  const isSame = known?.uid === uid && known.language === language && (await tokenOf(known)) === token
  const coming = (known?.epoch ?? 0) + (isSame ? 0 : 1)
  await open(coming)
  if (isSame) return { epoch: coming, isNew: false }
  const wrapped = await encrypted(token)
  const epoch = await withMeta('readwrite', async ({ get, put }) => {
    const now = await get('session')
    const next = (now?.epoch ?? 0) + 1
    put('session', { uid, token: wrapped, epoch: next, language })
    return next
  })
  // Somebody logged out in between.
  if (epoch !== coming) await open(epoch)
  return { epoch, isNew: true }
}

/**
 * Ends the epoch, forgets the token, and notes that the account's data is to be cleared. Gives the account that was signed
 * in: `known` if the device has not registered its session yet; null if nobody was.
 */
export const clearSession = (kept: Kept, known?: number): Promise<number | null> =>
  withMeta('readwrite', async ({ get, put }) => {
    const row = await get('session')
    const uid = row?.uid ?? known ?? null
    if (row && row.uid !== null) put('session', { ...row, uid: null, token: null, epoch: row.epoch + 1 })
    if (uid === null) return null
    const others = ((await get('leaving')) ?? []).filter((one) => one.uid !== uid)
    put('leaving', [...others, { uid, kept }])
    return uid
  })

/** The accounts whose data is still to be cleared. */
export const readLeaving = async (): Promise<readonly Leaving[]> =>
  (await withMeta('readonly', ({ get }) => get('leaving'))) ?? []

/** Notes that the data of an account is cleared. */
export const forgetLeaving = (uid: number): Promise<void> =>
  withMeta('readwrite', async ({ get, put }) => {
    const left: readonly Leaving[] = (await get('leaving')) ?? []
    put(
      'leaving',
      left.filter((one) => one.uid !== uid),
    )
  })
