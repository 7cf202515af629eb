import type { CertificateAlert, millCertificateAdminApi } from '#contract/mill_certificate.ts'
import type { Lang } from '#contract/enums.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { shownMark } from './rules.ts'
import { countAlerts, dismissAlert, listAlerts, lockAlert, readAlert } from './store.ts'

type StoredAlert = Awaited<ReturnType<typeof listAlerts>>[number]

const alertOf = ({ marks, ...row }: StoredAlert): CertificateAlert => ({
  ...row,
  shared: marks.map(shownMark),
})

async function readOne(db: DbOrTx, given: { id: number; lang: Lang; now: Date }): Promise<CertificateAlert> {
  const found = await readAlert(db, given)
  if (!found) throw new Problem('not_found')
  return alertOf(found)
}

export const millCertificateHandlers: Handlers<typeof millCertificateAdminApi> = {
  list: async ({ db, query, lang, now }) => {
    const { state } = query
    const [count, found] = await Promise.all([
      countAlerts(db, state),
      listAlerts(db, { ...query, state, lang, now }),
    ])
    return numbered(query, count, found.map(alertOf))
  },

  dismiss: async ({ db, actor, params, body, lang, now }) => {
    const { id } = params
    const { reason } = body
    const alert = await db.transaction(async (tx) => {
      const held = await lockAlert(tx, id)
      if (!held) throw new Problem('not_found')
      if (!held.isOpen) throw new Problem('alert_dismissed')
      await dismissAlert(tx, id, { reason, accountId: actor.accountId, now })
      const dismissed = await readOne(tx, { id, lang, now })
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: 'mill_certificate',
        action: 'dismiss',
        sign: id,
        before: { state: 'open', postings: dismissed.postings.map(({ code }) => code) },
        after: { state: 'dismissed', reason },
        now,
      })
      return dismissed
    })
    return withDetail(alert, { en: 'Alert dismissed', zh: '已忽略该提醒' })
  },
}
