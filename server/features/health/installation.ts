/** Whether SECRET and uploads are those of the database (decision 130). */
import { createHmac } from 'node:crypto'
import type { Deps } from '#server/http/deps.ts'
import { claimFingerprint, newestUpload, readInstallation } from './store.ts'

type Needed = Pick<Deps, 'database' | 'storage'> & { config: { secret: string; dataDir: string } }

/** `missing`: the folder is empty, or not marked. `foreign`: it is another market's. */
type InstallationState = { secret: 'ok' | 'changed'; uploads: 'ok' | 'missing' | 'foreign' }

/** Tells secrets apart without revealing any. */
export const fingerprintOf = (secret: string): string =>
  createHmac('sha256', secret).update('fingerprint').digest('base64url').slice(0, 16)

/** Compares SECRET and uploads with the database; rejects when the database does not respond. */
export async function installationState({ database, storage, config }: Needed): Promise<InstallationState> {
  const { marketId, fingerprint } = await readInstallation(database.orm)
  const owner = await storage.owner()
  return {
    secret: fingerprint === null || fingerprint === fingerprintOf(config.secret) ? 'ok' : 'changed',
    uploads: owner === marketId ? 'ok' : owner === undefined ? 'missing' : 'foreign',
  }
}

/**
 * Makes SECRET and uploads those of the database at its first start, or at the first of a version that asks; a folder
 * without a mark is taken when the newest upload is in it. Returns a line for each that belongs elsewhere.
 */
export async function claimInstallation(needed: Needed): Promise<string[]> {
  const { database, storage, config } = needed
  await claimFingerprint(database.orm, fingerprintOf(config.secret))
  const { marketId } = await readInstallation(database.orm)
  if ((await storage.owner()) === undefined) {
    const newest = await newestUpload(database.orm)
    if (newest === undefined || (await storage.has(newest))) await storage.setOwner(marketId)
  }
  const { secret, uploads } = await installationState(needed)
  const folder = `${config.dataDir}/uploads`
  return [
    secret === 'changed' &&
      'SECRET: not the one with which this database was written: authenticator apps and push keys cannot be read. ' +
        'Set the old one, or run server/rotate_secret.ts (docs/OPERATIONS.md, "Another SECRET").',
    uploads === 'missing' &&
      `DATA_DIR: the files of this market are not in ${folder}. Set the right folder or restore them from the backup; ` +
        `when they are lost for good, write ${marketId} into ${folder}/.market.`,
    uploads === 'foreign' &&
      `DATA_DIR: the files in ${folder} are those of another market. Set the right folder.`,
  ].filter((line) => line !== false)
}
