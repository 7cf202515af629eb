import type { signInApi } from '#contract/sign_in.ts'
import { endImpersonationsBy, endSessionsOf } from '#server/features/impersonation/end_store.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import { endSignIn, listSignIns } from './store.ts'

export const signInHandlers: Handlers<typeof signInApi> = {
  list: ({ db, actor, now }) => listSignIns(db, actor, now),

  end: async ({ db, actor: { accountId }, params, now }) => {
    await db.transaction(async (tx) => {
      if (!(await endSignIn(tx, { id: params.id, accountId }))) throw new Problem('not_found')
      await endImpersonationsBy(tx, accountId, now)
    })
    return withDetail(null, { en: 'Logged out there', zh: '该设备已退出登录' })
  },

  endOthers: async ({ db, actor: { accountId, sessionId }, now }) => {
    await db.transaction((tx) => endSessionsOf(tx, accountId, { now, except: sessionId }))
    return withDetail(null, { en: 'Logged out everywhere else', zh: '其他设备均已退出登录' })
  },
}
