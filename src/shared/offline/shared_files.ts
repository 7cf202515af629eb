/** Files that another program handed to this site: kept until a signed-in person opens them as a draft. */
import { withMeta, type SharedFiles } from './meta_db.ts'

export async function keepShared(files: readonly File[], text: string): Promise<void> {
  const kept = await Promise.all(
    files.map(async (file) => ({ name: file.name, type: file.type, bytes: await file.arrayBuffer() })),
  )
  await withMeta('readwrite', async ({ put }) => put('shared', { files: kept, text }))
}

/** What waits for this account. */
export async function readShared(uid: number): Promise<SharedFiles | undefined> {
  const shared = await withMeta('readonly', ({ get }) => get('shared'))
  return shared?.uid === undefined || shared.uid === uid ? shared : undefined
}

/** Called when an account leaves: deletes what waits, or keeps it for that account alone. */
export const leaveShared = (uid: number, isKept: boolean): Promise<void> =>
  withMeta('readwrite', async ({ get, put }) => {
    const shared: SharedFiles | undefined = await get('shared')
    if (!shared) return
    put('shared', isKept ? { ...shared, uid: shared.uid ?? uid } : { files: [], text: '' })
  })

/** Forgets it once it is in a draft. */
export const clearShared = (): Promise<void> =>
  withMeta('readwrite', async ({ put }) => put('shared', { files: [], text: '' }))

/** Forgets one file of it. */
export const dropShared = (name: string): Promise<void> =>
  withMeta('readwrite', async ({ get, put }) => {
    const shared: SharedFiles | undefined = await get('shared')
    if (shared) await put('shared', { ...shared, files: shared.files.filter((file) => file.name !== name) })
  })
