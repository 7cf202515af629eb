import { Readable } from 'node:stream'
import { exportsPerDay, type ownDataApi } from '#contract/own_data.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { countHit, forgetHits, removeHit } from '#server/db/rate_limit.ts'
import { withOwnPassword } from '#server/features/account/own_password_rules.ts'
import { getAccount } from '#server/features/account/store.ts'
import { Download, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { entriesOf } from './entries.ts'
import { zipOf } from './zip.ts'

/** An export that a stopped node left behind counts as running for so long. */
const longestSeconds = 600

/**
 * Counts an export of the account, which may run on any node; returns the function that ends it. Throws while another
 * one runs, and when there were too many within a day.
 */
async function beginExport(db: DbOrTx, accountId: number, now: Date): Promise<() => Promise<void>> {
  const day = { key: `exports:${accountId}`, limit: exportsPerDay, seconds: 86_400 }
  const running = { key: `export:${accountId}`, limit: 1, seconds: longestSeconds }
  const { wait: seconds } = await countHit(db, day, now)
  if (seconds > 0) throw new Problem('exports_used_up', { values: { limit: exportsPerDay, seconds } })
  if ((await countHit(db, running, now)).wait > 0) {
    await removeHit(db, day.key)
    throw new Problem('export_running')
  }
  let isOver = false
  return async () => {
    if (isOver) return
    isOver = true
    await forgetHits(db, running.key)
  }
}

export const ownDataHandlers: Handlers<typeof ownDataApi> = {
  export: ({ db, deps, actor, body, lang, now, request }) => {
    const { accountId } = actor
    const given = { db, request, actor, password: body.password, now }
    return withOwnPassword({ ...given, wrong: 'wrong_password' }, async () => {
      const { tenant_id: tenantId, tenant_role: role } = await getAccount(db, accountId)
      const end = await beginExport(db, accountId, now)
      const reader = { accountId, tenantId, isMain: role === 'main_account', lang }
      async function* bytes() {
        try {
          yield* zipOf(entriesOf(db, deps.storage, { reader, now }))
        } finally {
          await end()
        }
      }
      const stream = Readable.from(bytes(), { objectMode: false })
      // When the reader has gone before the first byte, the function above never begins.
      stream.once('close', () => void end().catch((error: unknown) => deps.log.error(error)))
      return new Download(`forging-market-${chinaDay(now)}.zip`, stream)
    })
  },
}
