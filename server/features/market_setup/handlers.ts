import { setupPermissions, type marketSetupApi } from '#contract/market_setup.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { canSetUp, stepsFor } from './rules.ts'
import { isInUse, readFacts, setupKind } from './store.ts'

const nothing = { steps: [], is_away: false }

export const marketSetupHandlers: Handlers<typeof marketSetupApi> = {
  list: async ({ db, deps: { config }, actor: { permissions } }) => {
    if (!canSetUp(permissions) || (await isInUse(db))) return nothing
    const { is_away, ...facts } = await readFacts(db)
    const steps = stepsFor(permissions, { ...facts, has_address: config.publicUrl !== undefined })
    return steps.length > 0 ? { steps, is_away } : nothing
  },

  confirm: async ({ db, actor: { accountId, permissions }, params: { step }, now }) => {
    if (!permissions.has(setupPermissions[step])) throw new Problem('forbidden')
    await recordAudit(db, { actorId: accountId, kind: setupKind, action: 'confirm', sign: step, now })
    return null
  },

  putAway: async ({ db, actor: { accountId, permissions }, body, now }) => {
    if (!canSetUp(permissions)) throw new Problem('forbidden')
    const action = body.is_away ? 'put_away' : 'take_out'
    await recordAudit(db, { actorId: accountId, kind: setupKind, action, sign: 'list', now })
    return null
  },
}
