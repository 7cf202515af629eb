import type { marketSetupApi } from '#contract/market_setup.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { Handlers } from '#server/http/mount.ts'
import { canSetUp, stepsFor } from './rules.ts'
import { isInUse, readFacts, setupKind } from './store.ts'

const nothing = { steps: [], is_away: false, can_put_away: false }

export const marketSetupHandlers: Handlers<typeof marketSetupApi> = {
  list: async ({ db, deps: { config }, actor: { permissions } }) => {
    if (!canSetUp(permissions) || (await isInUse(db))) return nothing
    const { is_away, ...facts } = await readFacts(db)
    const steps = stepsFor(permissions, { ...facts, has_address: config.publicUrl !== undefined })
    return steps.length > 0 ? { steps, is_away, can_put_away: permissions.has('website_config') } : nothing
  },

  confirm: async ({ db, actor: { accountId }, params: { step }, now }) => {
    await recordAudit(db, { actorId: accountId, kind: setupKind, action: 'confirm', sign: step, now })
    return null
  },

  putAway: async ({ db, actor: { accountId }, body, now }) => {
    const action = body.is_away ? 'put_away' : 'take_out'
    await recordAudit(db, { actorId: accountId, kind: setupKind, action, sign: 'list', now })
    return null
  },
}
