import { forgetHits, isFull, removeHit, type Limit } from '#server/db/rate_limit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { requireCaptcha } from '#server/features/verify_code/captcha_store.ts'
import { requireRoom, useLimit, useLimits } from '#server/http/limits.ts'
import { Problem } from '#server/http/problem.ts'
import { OneAtATimePerKey } from '#server/http/concurrency.ts'
import { networkTries } from './admission_rules.ts'

const quarter = 900
/** Wrong passwords within 15 minutes, from one network for one account, after which a captcha is required. */
const freeTries = 3
/** The same from all networks together: guessing from many networks becomes harder, and the owner is not locked out. */
const freeTriesOfAccount = 10

type Guarded = {
  /** The account id, whichever of its names was typed; for an unknown account, the typed name. */
  who: string
  network: string
  solved: { key: string; code: string } | undefined
  secret: string
  now: Date
}

const limitsOf = ({ who, network }: Guarded) => ({
  pair: { key: `login:pair:${who}:${network}`, limit: 10, seconds: quarter },
  account: { key: `login:account:${who}`, limit: Infinity, seconds: quarter },
  network: networkTries(network),
})

/**
 * Runs one password attempt and counts it by account and network together (docs/decisions/050). Throws
 * `too_many_requests` for a network with too many attempts, `captcha_required` when a captcha is missing, and
 * `wrong_credentials`, which says whether the next attempt needs one.
 */
export const guardPassword = <T>(
  db: DbOrTx,
  given: Guarded,
  matches: () => Promise<T | undefined>,
): Promise<T> => attempts.run(`${given.who} ${given.network}`, () => tryOnce(db, given, matches))

/**
 * Several devices of one network that log in at the same moment are not guessing, so their attempts run one after the
 * other and each sees the count of the one before.
 */
const attempts = new OneAtATimePerKey()

async function tryOnce<T>(db: DbOrTx, given: Guarded, matches: () => Promise<T | undefined>): Promise<T> {
  const { now, solved } = given
  const { pair, account, network } = limitsOf(given)
  await requireRoom(db, [network, pair], now)
  const isReached = (limit: Limit, tries: number) => isFull(db, { ...limit, limit: tries }, now)
  if ((await isReached(pair, freeTries)) || (await isReached(account, freeTriesOfAccount))) {
    if (!solved) throw new Problem('captcha_required')
    await requireCaptcha(db, solved, given)
  }
  // Counted before the result is known, so that guesses sent to several nodes at the same time count too.
  const ofPair = await useLimit(db, pair, now)
  const ofAccount = await useLimit(db, account, now)
  if (!solved && ofPair > freeTries) throw new Problem('captcha_required')
  const found = await matches()
  if (found === undefined) {
    await useLimits(db, [network], now)
    const captcha = ofPair >= freeTries || ofAccount >= freeTriesOfAccount
    throw new Problem('wrong_credentials', { data: { captcha } })
  }
  await forgetHits(db, pair.key)
  await removeHit(db, account.key)
  return found
}
