/** Stores answers on the device, per account or for visitors, so that they can be read offline, with their age. */
import { useSyncExternalStore } from 'react'
import { ApiError } from '../api/error.ts'
import { language } from '../i18n/language.ts'
import { onAccountLeft } from '../session/account_memory.ts'
import { recallSession } from '../session/remembered.ts'
import { getToken } from '../session/token.ts'
import type { AccountId } from './account_rows.ts'

/** When the shown answer was given (ms), for answers from the device. */
const ages = new Map<string, number>()
const listeners = new Set<() => void>()

function setAge(name: string, at: number | undefined): void {
  if (ages.get(name) === at) return
  if (at === undefined) ages.delete(name)
  else ages.set(name, at)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Time (ms) of the answer under this name if it comes from the device, undefined if it comes from the server. */
export const useSeenAt = (name: string): number | undefined =>
  useSyncExternalStore(subscribe, () => ages.get(name))

/** The oldest of the answers under these names that come from the device (ms); undefined if none does. */
export const oldestSeen = (names: readonly string[]): number | undefined => {
  const found = names.flatMap((name) => ages.get(name) ?? [])
  return found.length > 0 ? Math.min(...found) : undefined
}

/** Whether anything shown in this tab comes from the device. */
export const hasSeen = (): boolean => ages.size > 0

export const subscribeSeen = subscribe

/**
 * The account whose answers can be read; undefined while a token's account is not known, so that nobody else's are
 * shown.
 */
const reader = (): AccountId | undefined => (getToken() ? recallSession()?.id : 'visitor')

const keep = (account: AccountId, { key, data }: Answer): void =>
  void import('./seen_store.ts').then(({ keepSeen }) => keepSeen(account, key, data)).catch(() => undefined)

type Answer = { key: string; data: unknown }
/** Most answers kept in memory until the device knows who is signed in. */
const mostWaiting = 20

/** Answers for tokens whose account is not known yet, and the known account. */
let waiting: (Answer & { token: string })[] = []
let entered: { token: string; uid: number } | null = null

onAccountLeft(() => {
  ages.clear()
  waiting = []
  entered = null
})

/** The token's account is now known: its answers are stored for it, and those for other tokens are dropped. */
export function fileSeen(token: string, uid: number): void {
  entered = { token, uid }
  const own = waiting.filter((answer) => answer.token === token)
  waiting = []
  for (const answer of own) keep(uid, answer)
}

/** Stores an answer for the account of its token, once that is known; without a token for visitors. */
function file(token: string | null, answer: Answer): void {
  if (token === null) keep('visitor', answer)
  else if (entered?.token === token) keep(entered.uid, answer)
  else waiting = [...waiting, { ...answer, token }].slice(-mostWaiting)
}

/**
 * Asks the server and stores its answer; without a network returns the stored one. `name` identifies the page, `part`
 * a part of it. Throws the ApiError of `ask` when nothing is stored.
 */
export async function withSeen<T>(name: string, part: string, ask: () => Promise<T>): Promise<T> {
  const key = `${language} ${name} ${part}`
  const token = getToken()
  try {
    const data = await ask()
    setAge(name, undefined)
    file(token, { key, data })
    return data
  } catch (error) {
    const isUnreachable =
      error instanceof ApiError &&
      (error.kind === 'offline' || error.kind === 'timeout' || [502, 503, 504].includes(error.status))
    const account = reader()
    if (!isUnreachable || account === undefined) throw error
    const row = await import('./seen_store.ts')
      .then(({ readSeen }) => readSeen(account, key))
      .catch(() => undefined)
    if (!row) throw error
    setAge(name, row.at)
    return row.data as T
  }
}
