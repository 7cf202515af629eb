import type { marketPriceUploadApi, PriceRow, RowAnswer } from '#contract/market_price_upload.ts'
import { recordAudit, type AuditEntry } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { checkPriceAlerts } from '#server/jobs/kinds.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { regions } from '#server/reference/regions.ts'
import { holdMaterials } from './admin_store.ts'
import { answerOf, rowErrors } from './upload_rules.ts'
import { unusualAmong } from './unusual.ts'
import { storedPrices, writePrices, type WrittenPrice } from './upload_store.ts'

async function answersFor(tx: DbOrTx, given: readonly PriceRow[]): Promise<RowAnswer[]> {
  const stored = new Map(
    (await storedPrices(tx, given)).map(({ place, id: _, ...price }) => [place, price] as const),
  )
  const unusual = await unusualAmong(tx, given)
  return given.map((row, place) => answerOf(row, stored.get(place) ?? null, unusual[place] ?? []))
}

const figuresOf = ({ low, high, price, source }: PriceRow) => ({ low, high, price, source })

/** One entry for the upload as a whole, and one for each correction, with what was stored before. */
function auditEntries(
  written: readonly WrittenPrice[],
  given: readonly PriceRow[],
): Pick<AuditEntry, 'action' | 'sign' | 'before' | 'after'>[] {
  const keyOf = (one: Pick<PriceRow, 'material' | 'region' | 'day'>) =>
    `${one.material}.${one.region}.${one.day}`
  const byKey = new Map(given.map((row) => [keyOf(row), row]))
  const days = written.map(({ day }) => day).toSorted()
  const corrected = written.filter(({ before }) => before !== null)
  const upload = {
    action: 'upload',
    sign: days[0] === days.at(-1) ? days[0]! : `${days[0]}–${days.at(-1)}`,
    after: { added: written.length - corrected.length, corrected: corrected.length },
  }
  return [
    upload,
    ...corrected.map((row) => {
      const { before } = row
      return { action: 'update', sign: row.id, before, after: figuresOf(byKey.get(keyOf(row))!) }
    }),
  ]
}

export const uploadHandlers: Handlers<typeof marketPriceUploadApi> = {
  upload: async ({ db, deps, actor, query, body, lang, now, afterCommit }) => {
    const { rows: given } = body
    const answers = await db.transaction(async (tx) => {
      const materials = await holdMaterials(tx, [...new Set(given.map(({ material }) => material))])
      const errors = rowErrors(
        given,
        {
          today: chinaDay(now),
          isMaterial: (id) => materials.has(id),
          isRegion: (id) => regions.get(id) !== undefined,
        },
        lang,
      )
      if (errors) throw new Problem('validation_failed', { data: errors })
      const found = await answersFor(tx, given)
      if (query.dry_run) return found
      const isStale = found.some(
        ({ outcome, stored }, place) =>
          outcome !== 'same' && (stored?.revision ?? null) !== given[place]!.replaces,
      )
      if (isStale) throw new Problem('prices_changed', { data: { rows: found } })
      if (found.some(({ unusual }, place) => unusual.length > 0 && !given[place]!.confirmed))
        throw new Problem('prices_unusual', { data: { rows: found } })
      const changes = given.filter((_, place) => found[place]!.outcome !== 'same')
      if (changes.length === 0) return found
      const written = await writePrices(tx, changes, now)
      if (written.length < changes.length)
        throw new Problem('prices_changed', { data: { rows: await answersFor(tx, given) } })
      const entry = { actorId: actor.accountId, kind: 'market_price', now }
      await recordAudit(tx, ...auditEntries(written, changes).map((one) => ({ ...entry, ...one })))
      await deps.jobs.send(tx, checkPriceAlerts, {})
      return found
    })
    if (query.dry_run) return { rows: answers }
    afterCommit(() => deps.cache.clear())
    return withDetail({ rows: answers }, { en: 'Prices uploaded', zh: '价格已导入' })
  },
}
