/** Counts what clearing this device would lose because it is stored nowhere else. */
import { AccountDb } from '#shared/offline/account_db.ts'
import { readShared } from '#shared/offline/shared_files.ts'
import { countIn, countUnsent, sumOf } from '#shared/offline/unsent.ts'

/** `others`: how many of `all` belong to accounts that are not signed in now. */
export type Losses = { all: number; others: number }

/** Time limit (ms) for counting, so that broken storage can still be cleared. */
const timeoutMs = 1_000

/** Returns the ids of the accounts other than `uid` that have data in this browser. */
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
  // Files that another program shared and that are not in a draft yet.
  const shared = (await readShared(uid))?.files.length ?? 0
  return { all: own + others + shared, others }
}

/** Counts drafts and unsent items of all accounts; null if the device does not answer in time. */
export const countLosses = (uid: number): Promise<Losses | null> =>
  Promise.race([
    count(uid).catch(() => null),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs)),
  ])
