import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { privateUsages, type FileType, type Usage } from '#contract/upload.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import type { Deps } from '#server/http/deps.ts'
import { useLimits } from '#server/http/limits.ts'
import type { ReceivedFile } from '#server/http/receive_file.ts'
import type { Actor } from '#server/http/session.ts'
import { chinaDayStart } from '#server/reference/china_time.ts'
import {
  allowedExtension,
  requireDailyRoom,
  requireContent,
  requireSize,
  requireUploadRight,
} from './rules.ts'
import { photoUsage, setLook } from './look_store.ts'
import { insertUpload, lockAccount, removeUpload, unusedMs, uploadedSince, type NewUpload } from './store.ts'

type Given = { db: DbOrTx; deps: Deps; actor: Actor; now: Date }
type Wanted = { file_type: FileType; usage: Usage; list?: '1' | undefined }

/**
 * The only way in which a file becomes an upload of an account, wherever it came from: checks permission, extension,
 * size, content and the daily limit, and re-encodes pictures. Returns its address.
 */
export async function keepUpload(
  { db, deps, actor, now }: Given,
  file: ReceivedFile,
  { file_type, usage, list }: Wanted,
): Promise<string> {
  requireUploadRight(actor, file_type, usage)
  const extension = allowedExtension(file.filename, file_type, usage)
  requireSize(file, list === '1')
  const content = await requireContent(file, extension)
  await useLimits(db, [{ key: `upload:${actor.accountId}`, limit: 500, seconds: 3600 }], now)

  const month = now.toISOString().slice(0, 7).replace('-', '/')
  const folder = privateUsages.includes(usage) ? `private/${month}` : month
  const name = `${folder}/${randomBytes(16).toString('hex')}`
  const isPicture = file_type === 'image'
  const address = `/uploads/${name}.${isPicture ? 'webp' : extension}`
  const row = {
    address,
    account_id: actor.accountId,
    usage,
    file_type,
    size: file.size,
    sha256: await hashOf(file.path),
    created_at: now,
  }
  // The row is written first: it counts towards the daily limit, and if the process is killed in between, a row that
  // nobody refers to remains, but never a file without a row.
  await claimRoom(db, actor, { ...row, keep_until: new Date(now.getTime() + unusedMs) })
  try {
    if (isPicture) {
      const source = { file: file.path, extension: content }
      const { picture, thumb, look } = await deps.pictures.draw(source, actor.accountId)
      await deps.storage.put(address, picture, thumb)
      if (usage === photoUsage) await setLook(db, address, look)
    } else {
      await deps.storage.put(address, file.path)
    }
  } catch (error) {
    await removeUpload(db, address)
    throw error
  }
  return address
}

/** Of the file as it was sent: a picture is stored anew, and the same one must be recognised whoever sends it. */
async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Writes the row of an upload; throws quota_exhausted when the account's daily limit is exceeded. */
async function claimRoom(db: DbOrTx, actor: Actor, row: NewUpload): Promise<void> {
  await db.transaction(async (tx) => {
    const quotas = await readQuotas(tx)
    await lockAccount(tx, actor.accountId)
    const used = await uploadedSince(tx, actor.accountId, chinaDayStart(row.created_at))
    requireDailyRoom(quotas, actor, used + row.size)
    await insertUpload(tx, row)
  })
}
