import { userAdminApi, userResource } from '#contract/resources/user.ts'
import { endSessionsOf } from '#server/features/impersonation/end_store.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { refusedOfUser } from './rules.ts'
import { setDisabled, userRows } from './store.ts'

export const users: ServedResource = {
  of: userResource,
  api: userAdminApi,
  server: {
    source: userRows,
    refused: refusedOfUser,
    moves: {
      freeze: async (tx, { id }, _form, { now }) => {
        await setDisabled(tx, id, now)
        await endSessionsOf(tx, id, { now })
      },
      unfreeze: (tx, { id }) => setDisabled(tx, id, null),
      end_sessions: (tx, { id }, _form, { now }) => endSessionsOf(tx, id, { now }),
    },
  },
}
