import { createHash } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { firstUnsealed, newestRemoval, readLinks } from './chain_store.ts'

/** The place and the hash of a row, which may be kept elsewhere to show later that nothing was cut off or rewritten. */
export type ChainEnd = { seq: number; hash: string }
export type ChainReport =
  | { ok: true; rows: number; end: ChainEnd | undefined }
  /** `rows` before the first fault are as they were written. */
  | { ok: false; rows: number; fault: string }

const size = 5_000
const hashOf = (before: string, text: string): string =>
  createHash('sha256').update(Buffer.from(before, 'hex')).update(text).digest('hex')

/**
 * Follows the chain from its first row and reports the first row that is not as it was written. `kept` is the end that
 * an earlier verification reported.
 */
export async function verifyChain(db: Db, kept?: ChainEnd): Promise<ChainReport> {
  let end: ChainEnd | undefined
  let rows = 0
  const broken = (fault: string): ChainReport => ({ ok: false, rows, fault })
  for (;;) {
    const links = await readLinks(db, end?.seq ?? 0, size)
    const [first] = links
    if (!first) break
    if (!end) {
      const removal = first.seq === 1 ? undefined : await newestRemoval(db)
      if (first.seq > 1 && removal?.last_seq !== first.seq - 1)
        return broken(`rows before place ${first.seq} are missing, and no removal of old rows says so`)
      end = { seq: first.seq - 1, hash: removal?.last_hash ?? '' }
    }
    for (const { seq, hash, audit_id: id, text } of links) {
      if (seq !== end.seq + 1) return broken(`no row at place ${end.seq + 1}`)
      if (text === null) return broken(`row ${id} at place ${seq} is missing`)
      if (hashOf(end.hash, text) !== hash) return broken(`row ${id} at place ${seq} is not as it was written`)
      if (seq === kept?.seq && hash !== kept.hash)
        return broken(`the chain was rewritten: row ${id} at place ${seq} had another hash`)
      end = { seq, hash }
      rows += 1
    }
  }
  const unsealed = await firstUnsealed(db)
  if (unsealed !== undefined) return broken(`row ${unsealed} is not in the chain`)
  if (kept && kept.seq > (end?.seq ?? 0)) return broken(`rows after place ${end?.seq ?? 0} are missing`)
  return { ok: true, rows, end }
}
