import { thumbAddress } from '#contract/thumb_address.ts'
import type { Deps } from '#server/http/deps.ts'
import { Problem } from '#server/http/problem.ts'
import { photosWithoutLook, setLook } from './look_store.ts'

/** Photos that one run looks at, which takes it a few minutes at most. */
const portion = 2_000

/** They wait in the queue of pictures like those of one account. */
const nobody = 0

type Given = Pick<Deps, 'database' | 'storage' | 'pictures'>

/** Looks at photos that were sent before looks were stored, the newest first. */
export async function fillLooks(deps: Given): Promise<void> {
  const db = deps.database.orm
  for (const address of await photosWithoutLook(db, portion))
    await setLook(db, address, await look(deps, address))
}

/** Empty for a photo whose file is gone or cannot be read: looking again would not help. */
async function look({ storage, pictures }: Given, address: string): Promise<number[]> {
  const bytes = await storage.read(thumbAddress(address))
  if (!bytes) return []
  const file = await storage.receive(bytes)
  try {
    return (await pictures.draw({ file: file.path, extension: 'webp' }, nobody)).look
  } catch (error) {
    if (error instanceof Problem && error.code === 'file_damaged') return []
    throw error
  } finally {
    await file.discard()
  }
}
