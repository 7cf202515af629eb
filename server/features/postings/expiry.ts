import { postings } from '#contract/postings/index.ts'
import type { Db } from '#server/db/client.ts'
import { joinedAmong } from '#server/features/joining/store.ts'
import { claimEnded, claimReminders, reminderDays } from './expiry_store.ts'
import { tellExpiring, tellOutcome, tellParticipants } from './notices.ts'

/** Reminds owners three days and one day before a posting ends; the nearer reminder replaces a missed earlier one. */
export async function remindExpiring(db: Db, now: Date): Promise<void> {
  for (const days of [...reminderDays].toSorted((a, b) => a - b)) {
    let found: number
    do {
      found = await db.transaction(async (tx) => {
        const claimed = await claimReminders(tx, days, now)
        const joined = await joinedAmong(
          tx,
          claimed.map(({ id }) => id),
        )
        for (const row of claimed) {
          const about = { definition: postings[row.kind].definition, row, now }
          await tellExpiring(tx, about, days)
          if (joined.has(row.id)) await tellParticipants(tx, about, { days })
        }
        return claimed.length
      })
    } while (found > 0)
  }
}

/** Tells everybody who takes part what became of the group buyings whose time has run out; the outcome itself is computed. */
export async function settleEnded(db: Db, now: Date): Promise<void> {
  let found: number
  do {
    found = await db.transaction(async (tx) => {
      const claimed = await claimEnded(tx, now)
      for (const row of claimed) {
        const about = { definition: postings[row.kind].definition, row, now }
        await tellOutcome(tx, about, row.target_reached ? 'succeeded' : 'failed')
      }
      return claimed.length
    })
  } while (found > 0)
}
