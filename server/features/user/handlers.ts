import { userAdminApi, userResource } from '#contract/resources/user.ts'
import { removeSessionsOf } from '#server/db/sessions.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { refusedOfUser } from './rules.ts'
import { setDisabled, userRows } from './store.ts'

export const users: ServedResource = {
  of: userResource,
  api: userAdminApi,
  server: {
    source: userRows,
    countedForMs: 5_000,
    refused: refusedOfUser,
    moves: {
      freeze: async (tx, { id }, _form, { now }) => {
        await setDisabled(tx, id, now)
        await removeSessionsOf(tx, id)
      },
      unfreeze: (tx, { id }) => setDisabled(tx, id, null),
      end_sessions: (tx, { id }) => removeSessionsOf(tx, id),
    },
  },
}
