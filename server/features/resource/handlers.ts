import { randomBytes } from 'node:crypto'
import { thumbAddress, type resourceApi } from '#contract/resource.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { useLimits } from '#server/http/limits.ts'
import type { Handlers } from '#server/http/mount.ts'
import type { Storage } from '#server/http/storage.ts'
import { allowedExtension, requireContent, requireSize, requireUploadRight } from './rules.ts'
import { insertUpload, removeUpload } from './store.ts'

export const resourceHandlers: Handlers<typeof resourceApi> = {
  upload: async ({ db, deps, actor, body, file, lang, now }) => {
    const { file_type, usage } = body
    requireUploadRight(actor, file_type, usage)
    if (!file) throw fieldProblem('file', 'required', lang)
    const extension = allowedExtension(file.filename, file_type)
    requireSize(file, usage)
    const content = await requireContent(file, extension)
    await useLimits(db, [{ key: `upload:${actor.accountId}`, limit: 500, seconds: 3600 }], now)

    const folder = now.toISOString().slice(0, 7).replace('-', '/')
    const name = `${folder}/${randomBytes(16).toString('hex')}`
    const parts = await partsOf(file.path, name, file_type, extension, content)
    const address = `/uploads/${parts[0].key}`
    // The row first: a process that is killed in between leaves a row that nobody was told of, never a file without one.
    const row = { address, account_id: actor.accountId, usage, file_type, size: file.size, created_at: now }
    await insertUpload(db, row)
    try {
      await storeParts(deps.storage, parts)
    } catch (error) {
      await removeUpload(db, address)
      throw error
    }
    return address
  },
}

type Part = { key: string; source: string | Buffer }

/** The file itself first; a picture is drawn anew and has its small one beside it. */
async function partsOf(
  file: string,
  name: string,
  fileType: string,
  extension: string,
  content: string,
): Promise<[Part, ...Part[]]> {
  if (fileType !== 'image') return [{ key: `${name}.${extension}`, source: file }]
  // Loaded with the first picture, and what draws it.
  const { redraw } = await import('./images.ts')
  const { picture, thumb } = await redraw(file, content)
  const key = `${name}.webp`
  return [
    { key, source: picture },
    { key: thumbAddress(`/uploads/${key}`).slice('/uploads/'.length), source: thumb },
  ]
}

/** All parts, or none when one cannot be stored. */
async function storeParts(storage: Storage, parts: readonly Part[]): Promise<void> {
  try {
    for (const { key, source } of parts) await storage.put(key, source)
  } catch (error) {
    for (const { key } of parts) await storage.remove(key)
    throw error
  }
}
