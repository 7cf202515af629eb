import type { BrokenDelivery, deliveryApi } from '#contract/delivery.ts'
import type { Lang } from '#contract/enums.ts'
import { recordAudit } from '#server/db/audit.ts'
import { maskedAccount } from '#server/features/staff/rules.ts'
import type { Context, Handlers } from '#server/http/mount.ts'
import { withDetail } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import { reasonOf } from './reason_rules.ts'
import { kindsOf, rightsOf, type BrokenState } from './rules.ts'
import { countBroken, countJobs, holdBroken, listBroken, type StoredJob } from './store.ts'

const day = 86_400_000

const rightsNow = ({ kind, state, created_time }: StoredJob, now: Date) =>
  rightsOf({ kind, state, created: new Date(created_time) }, now)

const shown = (job: StoredJob<BrokenState>, { now, lang }: { now: Date; lang: Lang }): BrokenDelivery => ({
  ...job,
  recipient: job.recipient && maskedAccount(job.recipient),
  error: reasonOf(job.error ?? '', lang),
  can: rightsNow(job, now),
})

type Given = Context<typeof deliveryApi.retry>

/** Does it with the locked job, so that of two who do it at once the second gets 409 and nothing is sent twice. */
async function act(
  action: 'retry' | 'give_up',
  { db, deps, actor, params, now, afterCommit }: Given,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await holdBroken(tx, params.job)
    if (!held) throw new Problem('not_found')
    if (!rightsNow(held, now)[action]) throw new Problem('transition_not_allowed')
    if (action === 'retry') await deps.jobs.retry(tx, held.kind, held.id)
    else await deps.jobs.remove(tx, held.kind, held.id)
    await recordAudit(tx, {
      actorId: actor.accountId,
      kind: 'delivery',
      action,
      sign: held.id,
      before: { job: held.kind, state: held.state },
      after: { state: action === 'retry' ? 'retry' : 'cancelled' },
      now,
    })
  })
  afterCommit(() => deps.cache.clear())
}

export const deliveryHandlers: Handlers<typeof deliveryApi> = {
  list: async ({ db, query, now, lang }) => {
    const { group, ...filter } = query
    const counted = group && { kinds: kindsOf(group), since: new Date(now.getTime() - day) }
    const count = await countBroken(db, { ...filter, counted })
    const found = await listBroken(db, { ...filter, counted })
    return numbered(
      query,
      count,
      found.map((job) => shown(job, { now, lang })),
    )
  },

  counts: ({ db, deps: { cache }, now }) => countJobs(db, { cache, now }),

  retry: async (context) => {
    await act('retry', context)
    return withDetail(null, { en: 'It is being tried again', zh: '正在重试' })
  },

  give_up: async (context) => {
    await act('give_up', context)
    return withDetail(null, { en: 'Given up', zh: '已放弃' })
  },
}
