import type { MessageParams } from '#contract/message_texts.ts'
import { notify } from '#server/features/user_message/store.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { openQuoters } from './store.ts'

type Told = { id: number; code: string; title_zh: string; title_en: string }

/** Notifies everybody with an open quote of what became of the request. */
export async function notifyQuoters(
  db: DbOrTx,
  { row, now }: { row: Told; now: Date },
  change: MessageParams['quoted_request']['change'],
): Promise<void> {
  const accountIds = await openQuoters(db, row.id)
  if (accountIds.length === 0) return
  await notify(db, {
    accountIds,
    module: 'my_business',
    record_sign: row.code,
    code: 'quoted_request',
    params: { title: { zh: row.title_zh, en: row.title_en }, change },
    now,
  })
}
