import { forgetHits, isFull, takeHitBack, type Limit } from '#server/db/rate_limit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { requireCaptcha } from '#server/features/verify_code/captcha_store.ts'
import { requireRoom, useLimit, useLimits } from '#server/http/limits.ts'
import { Problem } from '#server/http/problem.ts'
import { Lanes } from '#server/http/turns.ts'

const quarter = 900
/** Wrong passwords in a quarter of an hour, from one network for one account, after which the picture code is needed. */
const freeTries = 3
/** Likewise from everywhere: whoever guesses from many networks makes it dearer, and locks nobody out. */
const freeTriesOfAccount = 10

type Guarded = {
  /** The account, whichever of its names was typed; for an unknown one the name. */
  who: string
  network: string
  solved: { key: string; code: string } | undefined
  secret: string
  now: Date
}

const limitsOf = ({ who, network }: Guarded) => ({
  pair: { key: `login:pair:${who}:${network}`, limit: 10, seconds: quarter },
  account: { key: `login:account:${who}`, limit: Infinity, seconds: quarter },
  network: { key: `login:network:${network}`, limit: 100, seconds: quarter },
})

/**
 * Runs one try of a password and counts it by account and network together (docs/decisions/050). Throws
 * `too_many_requests` for the network that has tried too often, `captcha_required` where a picture code has to come along,
 * and `wrong_credentials`, which says whether the next try needs one.
 */
export const guardPassword = <T>(
  db: DbOrTx,
  given: Guarded,
  matches: () => Promise<T | undefined>,
): Promise<T> => lanes.run(`${given.who} ${given.network}`, () => tryOnce(db, given, matches))

/** Several devices that log in at the same moment are no guesses: each is counted when the one before has its answer. */
const lanes = new Lanes()

async function tryOnce<T>(db: DbOrTx, given: Guarded, matches: () => Promise<T | undefined>): Promise<T> {
  const { now, solved } = given
  const { pair, account, network } = limitsOf(given)
  await requireRoom(db, [network, pair], now)
  const isReached = (limit: Limit, tries: number) => isFull(db, { ...limit, limit: tries }, now)
  if ((await isReached(pair, freeTries)) || (await isReached(account, freeTriesOfAccount))) {
    if (!solved) throw new Problem('captcha_required')
    await requireCaptcha(db, solved, given)
  }
  // Counted before the answer is known, so that guesses sent to several nodes at the same time count too.
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
  await takeHitBack(db, account.key)
  return found
}
