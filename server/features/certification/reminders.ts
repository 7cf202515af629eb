import type { Db } from '#server/db/client.ts'
import { notifyAll } from '#server/features/user_message/store.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { daysLeft } from './rules.ts'
import { claimExpiring } from './store.ts'

/** Reminds main accounts 30 and 7 days before their company's certification expires, each once (SPEC 1.14). */
export async function remindOfCertification(db: Db, now: Date): Promise<void> {
  let told: number
  do
    told = await db.transaction(async (tx) => {
      const claimed = await claimExpiring(tx, now)
      await notifyAll(
        tx,
        { code: 'certification_expiring', now },
        claimed.map(({ name, name_en: english, ends, main }) => ({
          module: 'tenant_authentication' as const,
          record_sign: '',
          params: {
            company: { zh: name, en: english ?? name },
            days: daysLeft(new Date(ends), now),
            expires_on: chinaDay(new Date(ends)),
          },
          accountIds: main,
        })),
      )
      return claimed.length
    })
  while (told > 0)
}
