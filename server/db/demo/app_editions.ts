import { createHash } from 'node:crypto'
import { strToU8, zipSync } from 'fflate'
import { appEditionResource } from '#contract/resources/app_edition.ts'
import { editionRows, setPublished, setWithdrawn } from '#server/features/app_edition/store.ts'
import type { Storage } from '#server/http/storage.ts'
import type { AuditEntry } from '../audit.ts'
import type { DbOrTx } from '../client.ts'
import { resourceRows } from '../resource_rows.ts'
import { upload } from '../upload_tables.ts'

const hour = 3_600_000
const day = 24 * hour

/** None is published, because what cannot be installed must not be offered for download. */
const editions = [
  {
    version: '1.0.0',
    code: 1,
    notes: { zh: '首个版本（演示，不能安装）', en: 'First edition (demo, cannot be installed)' },
    age: 40 * day,
    withdrawnFor: '演示：在旧系统上无法启动 · Demo: does not start on old systems',
  },
  {
    version: '1.1.0',
    code: 2,
    notes: {
      zh: '报价草稿可离线保存（演示，不能安装）',
      en: 'Drafts of quotes are kept offline (demo, cannot be installed)',
    },
    age: 3 * day,
  },
]

const recorded = ['state', ...Object.keys(appEditionResource.fields)]

/** An archive that counts as a package of the app and holds nothing. */
const packageOf = (version: string): Uint8Array =>
  zipSync({ 'AndroidManifest.xml': strToU8(`<!-- demo ${version} -->`) }, { mtime: '2026-01-01' })

/** Inserts a withdrawn edition of the app and a draft; returns what the demo's operator did for the audit log. */
export async function insertEditions(
  tx: DbOrTx,
  { operatorId, storage, now }: { operatorId: number; storage: Pick<Storage, 'put'>; now: Date },
): Promise<Omit<AuditEntry, 'actorId'>[]> {
  const stored = resourceRows(appEditionResource, editionRows)
  const writes: Omit<AuditEntry, 'actorId'>[] = []
  for (const { version, code, notes, age, withdrawnFor } of editions) {
    const made = new Date(now.getTime() - age)
    const bytes = packageOf(version)
    const file = `/uploads/demo/app-${version}.apk`
    await storage.put(file, bytes)
    await tx.insert(upload).values({
      address: file,
      account_id: operatorId,
      usage: 'admin',
      file_type: 'apk',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      created_at: made,
    })
    const values = { kind: 'apk', version, code, minimum_code: null, notes, file }
    const sign = await stored.insert(tx, values, made)
    const entry = { kind: appEditionResource.name, sign }
    const row = (await stored.one(tx, sign))!
    const after = Object.fromEntries(recorded.map((name) => [name, row[name]]))
    writes.push({ ...entry, action: 'create', after, now: made })
    if (withdrawnFor === undefined) continue
    const [published, withdrawn] = [new Date(made.getTime() + hour), new Date(made.getTime() + 5 * day)]
    await setPublished(tx, sign, published)
    await setWithdrawn(tx, sign, withdrawn)
    const change = { before: { state: 'draft' }, after: { state: 'published' } }
    writes.push({ ...entry, action: 'publish', ...change, now: published })
    const end = { before: { state: 'published' }, after: { state: 'withdrawn', comment: withdrawnFor } }
    writes.push({ ...entry, action: 'withdraw', ...end, now: withdrawn })
  }
  return writes
}
