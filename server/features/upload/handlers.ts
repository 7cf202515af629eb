import path from 'node:path'
import { allExtensions, isListed, typeOfExtension, uploadLimitMb, type uploadApi } from '#contract/upload.ts'
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
    const { address, file_types, usage, list } = body
    // Checked before any outgoing request.
    for (const type of file_types) requireUploadRight(actor, type, usage)
    await useLimits(db, [{ key: `outside:${actor.accountId}`, limit: 60, seconds: 3600 }], now)
    await deps.storage.requireRoom()
    // A client that gives up closes the connection; fetching stops then.
    const gone = new AbortController()
    const giveUp = () => gone.abort()
    request.socket.once('close', giveUp)
    const wantedOf = (extension: string) => {
      const file_type = typeOfExtension(extension, file_types, usage)!
      return { file_type, usage, ...(list && isListed(file_type) && { list }) }
    }
    const file = await deps.outside
      .fetch(address, {
        storage: deps.storage,
        allowed: allExtensions(file_types, usage),
        limitOf: (extension) => uploadLimitMb(wantedOf(extension).list === '1') * megabyte,
        signal: gone.signal,
      })
      .finally(() => request.socket.off('close', giveUp))
    try {
      const wanted = wantedOf(path.extname(file.filename).slice(1))
      const own = await keepUpload({ db, deps, actor, now }, file, wanted)
      return { address: own, file_type: wanted.file_type }
    } finally {
      await file.discard()
    }
  },

  access: async ({ db, actor, body }) => [...(await ownAddresses(db, actor, body.addresses))],
}
