/** What clearing this device would delete although it is nowhere else, for the warning before it. */
import { AccountDb } from '#shared/offline/account_db.ts'
import { readShared } from '#shared/offline/shared_files.ts'
import { countIn, countUnsent, sumOf } from '#shared/offline/unsent.ts'

/** `others`: how many of all belong to accounts that are not signed in here now. */
export type Losses = { all: number; others: number }

/** Storage that does not answer keeps nobody from clearing it. */
const patienceMs = 1_000

/** Accounts that this browser has kept something for, apart from the one given. */
async function otherAccounts(uid: number): Promise<number[]> {
  const names = ((await indexedDB.databases?.()) ?? []).map(({ name = '' }) => name)
  const ids = names.flatMap((name) => /^account-(\d+)$/.exec(name)?.slice(1).map(Number) ?? [])
  return ids.filter((id) => id !== uid)
}

async function countOf(account: number): Promise<number> {
  const database = new AccountDb(account)
  try {
    return sumOf(await countIn(database))
  } finally {
    database.close()
  }
}

async function count(uid: number): Promise<Losses> {
  const own = sumOf(await countUnsent(uid))
  const rest = await Promise.all((await otherAccounts(uid)).map(countOf))
  const others = rest.reduce((sum, one) => sum + one, 0)
  // Handed over by another program and not in a draft yet.
  const shared = (await readShared(uid))?.files.length ?? 0
  return { all: own + others + shared, others }
}

/** Drafts and what waits to be sent, of every account; null where the device does not tell. */
export const countLosses = (uid: number): Promise<Losses | null> =>
  Promise.race([
    count(uid).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs)),
  ])
