import { extensionsOf, uploadLimitMb, type uploadApi } from '#contract/upload.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { useLimits } from '#server/http/limits.ts'
import type { Handlers } from '#server/http/mount.ts'
import { megabyte } from '#server/http/receive_file.ts'
import { keepUpload } from './keep_upload.ts'
import { requireUploadRight } from './rules.ts'
import { ownAddresses } from './store.ts'

export const uploadHandlers: Handlers<typeof uploadApi> = {
  upload: async ({ db, deps, actor, body, file, lang, now }) => {
    requireUploadRight(actor, body.file_type, body.usage)
    if (!file) throw fieldProblem('file', 'required', lang)
    return keepUpload({ db, deps, actor, now }, file, body)
  },

  fetch: async ({ db, deps, actor, body, now, request }) => {
    const { address, file_type, usage, list } = body
    // Before anything is asked elsewhere.
    requireUploadRight(actor, file_type, usage)
    await useLimits(db, [{ key: `outside:${actor.accountId}`, limit: 60, seconds: 3600 }], now)
    await deps.storage.requireRoom()
    // Whoever gives up closes the connection; nothing more is fetched then.
    const gone = new AbortController()
    const giveUp = () => gone.abort()
    request.socket.once('close', giveUp)
    const file = await deps.outside
      .fetch(address, {
        storage: deps.storage,
        allowed: extensionsOf(file_type, usage),
        limit: uploadLimitMb(list === '1') * megabyte,
        signal: gone.signal,
      })
      .finally(() => request.socket.off('close', giveUp))
    try {
      return await keepUpload({ db, deps, actor, now }, file, body)
    } finally {
      await file.discard()
    }
  },

  access: async ({ db, actor, body }) => [...(await ownAddresses(db, actor, body.addresses))],
}
