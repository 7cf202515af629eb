import type { AccountDeletion, accountDeletionApi } from '#contract/account_deletion.ts'
import type { Lang } from '#contract/enums.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { withOwnPassword } from '#server/features/account/own_password_rules.ts'
import { getAccount, lockAccount, type AccountRow } from '#server/features/account/store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { dueAfter } from './rules.ts'
import { findAsked, insertAsked, readCompany, readObstacles, removeAsked } from './store.ts'
import { tellOwner } from './telling.ts'

async function stateOf(
  db: DbOrTx,
  row: AccountRow,
  { lang, now }: { lang: Lang; now: Date },
): Promise<AccountDeletion> {
  const asked = await findAsked(db, row.id)
  return {
    requested_time: asked?.requested_at.toISOString() ?? null,
    delete_time: (asked?.due_at ?? dueAfter(now)).toISOString(),
    obstacles: await readObstacles(db, row, now),
    company: await readCompany(db, row, { lang, now }),
  }
}

export const accountDeletionHandlers: Handlers<typeof accountDeletionApi> = {
  own: async ({ db, actor, lang, now }) => stateOf(db, await getAccount(db, actor.accountId), { lang, now }),

  request: ({ db, deps, actor, body, lang, now, request }) => {
    const { accountId } = actor
    const given = { db, request, actor, password: body.password, now }
    return withOwnPassword({ ...given, wrong: 'wrong_password' }, async () => {
      const state = await db.transaction(async (tx) => {
        const row = await lockAccount(tx, accountId)
        const obstacles = await readObstacles(tx, row, now)
        if (obstacles.length > 0) throw new Problem('deletion_blocked', { data: { obstacles } })
        const due = dueAfter(now)
        const asked = { account_id: accountId, lang, requested_at: now, due_at: due }
        if (await insertAsked(tx, asked))
          await tellOwner(tx, deps, { accountId, email: row.email, lang, change: 'requested', due, now })
        return stateOf(tx, row, { lang, now })
      })
      return withDetail(state, { en: 'Your account will be deleted', zh: '账号将被注销' })
    })
  },

  withdraw: async ({ db, deps, actor: { accountId }, lang, now }) => {
    await db.transaction(async (tx) => {
      const { email, deleted_at: deletedAt } = await lockAccount(tx, accountId)
      if (deletedAt) throw new Problem('account_deleted')
      const gone = await removeAsked(tx, accountId)
      if (gone)
        await tellOwner(tx, deps, { accountId, email, lang, change: 'withdrawn', due: gone.due_at, now })
    })
    return withDetail(null, { en: 'Your account stays', zh: '账号已保留' })
  },
}
