/**
 * Changes SECRET (docs/OPERATIONS.md, "Another SECRET"): encrypts again, with SECRET, what is encrypted with
 * OLD_SECRET. With the argument `lost` it accepts SECRET without the old one.
 */
import { ConfigError, readConfig } from './config.ts'
import { openDatabase, type Db } from './db/client.ts'
import { acceptSecret, reseal, storedFingerprint } from './db/reseal.ts'
import { fingerprintOf } from './features/health/installation.ts'
import { rotateKey } from './features/push/keys.ts'
import { startErrorLine } from './start_errors.ts'

/** What has been done, as lines. Throws a ConfigError when the old secret is not the one of the database. */
export async function rotateSecret(
  db: Db,
  { secret, old }: { secret: string; old: string | 'lost' | undefined },
): Promise<string[]> {
  const fingerprint = fingerprintOf(secret)
  const stored = await storedFingerprint(db)
  if (old === undefined)
    throw new ConfigError(
      'OLD_SECRET: set the secret that the database was written with, or run this with the argument "lost".',
    )
  if (stored === fingerprint) return ['The database is written with this SECRET already.']
  if (old === 'lost') {
    const apps = await acceptSecret(db, fingerprint)
    const key = await rotateKey(db, secret, new Date(), { hasLeaked: true })
    return [
      `SECRET is accepted. The key for push is now ${key}; browsers subscribe again when they open the page.`,
      `${apps} authenticator apps cannot be read any more: server/operator.ts remove-second-factor, account by account.`,
    ]
  }
  if (stored !== null && stored !== fingerprintOf(old))
    throw new ConfigError('OLD_SECRET: not the one with which this database was written.')
  const { values, recoveryCodes } = await reseal(db, { from: old, to: secret, fingerprint })
  return [
    `${values} values are encrypted with the new SECRET. Restart every node with it, without OLD_SECRET.`,
    `${recoveryCodes} recovery codes ended: whoever had some makes new ones.`,
  ]
}

if (import.meta.main) {
  try {
    const config = readConfig(process.env)
    const database = await openDatabase(config)
    try {
      const old = process.argv[2] === 'lost' ? 'lost' : process.env['OLD_SECRET']
      const lines = await rotateSecret(database.orm, { secret: config.secret, old })
      process.stdout.write(`${lines.join('\n')}\n`)
    } finally {
      await database.close()
    }
  } catch (error) {
    const line = startErrorLine(error, process.env)
    if (line === undefined) throw error
    process.stderr.write(`${line}\n`)
    process.exitCode = 1
  }
}
