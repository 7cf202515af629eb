import { postings } from '#contract/postings/index.ts'
import type { Db } from '#server/db/client.ts'
import { claimEndedRaises, claimReminders, reminderDays } from './expiry_store.ts'
import { notifyOfExpiry, notifyOfOutcome } from './notices.ts'

/**
 * Reminds owners three days and one day before a posting ends. If the first reminder was missed, only the second is
 * sent.
 */
export async function remindExpiring(db: Db, now: Date): Promise<void> {
  for (const days of [...reminderDays].toSorted((a, b) => a - b)) {
    let found: number
    do {
      found = await db.transaction(async (tx) => {
        const claimed = await claimReminders(tx, days, now)
        // Those that end last come first, so that the message about several names first what ends soonest.
        const expiring = claimed
          .map((row) => ({
            definition: postings[row.kind].definition,
            row,
            expiresAt: new Date(row.expires_at),
          }))
          .toSorted((a, b) => b.expiresAt.getTime() - a.expiresAt.getTime())
        await notifyOfExpiry(tx, expiring, { days, now })
        return claimed.length
      })
    } while (found > 0)
  }
}

/** Notifies all participants of group buyings whose deadline has passed; the outcome itself is computed when read. */
export async function settleEnded(db: Db, now: Date): Promise<void> {
  let found: number
  do {
    found = await db.transaction(async (tx) => {
      const claimed = await claimEndedRaises(tx, now)
      for (const row of claimed) {
        const about = { definition: postings[row.kind].definition, row, now }
        await notifyOfOutcome(tx, about, row.target_reached ? 'succeeded' : 'failed')
      }
      return claimed.length
    })
  } while (found > 0)
}
