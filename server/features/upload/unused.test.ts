/** The nightly removal of unused uploads while somebody begins to use one at the same moment. */
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accountFormsApi } from '#contract/account_forms.ts'
import { rows, type DbOrTx } from '#server/db/client.ts'
import { account } from '#server/db/tables.ts'
import { upload } from '#server/db/upload_tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { onPostgres } from '../../../tests/support/line_node.ts'
import { expectWaiting } from '../../../tests/support/waiting.ts'
import { claimUploads, takeUnused, unusedUploads } from './store.ts'
import { removeUnused } from './unused.ts'

const { deps, make, raw } = await testApp()
const db = deps.database.orm
const person = await make.user()
let made = 0

/** Creates an unused upload that is old enough to be removed, and records the addresses whose files are deleted. */
async function oldUpload() {
  const address = `/uploads/2026/01/old-${(made += 1)}.webp`
  const row = { account_id: person.id, usage: 'avatar', file_type: 'image', size: 1 }
  const past = new Date(deps.clock().getTime() - 1000)
  await db.insert(upload).values({ ...row, address, created_at: past, keep_until: past })
  const deleted: string[] = []
  const storage = { ...deps.storage, remove: async (one: string) => void deleted.push(one) }
  return { address, deleted, remove: () => removeUnused({ ...deps, storage }), storage }
}
const isThere = async (address: string) =>
  (await rows(db, sql`select 1 from upload where address = ${address}`)).length > 0
const take = (address: string) => db.transaction((tx) => takeUnused(tx, address, deps.clock()))
const asAvatar = (address: string) =>
  raw(
    accountFormsApi.edit,
    { body: { display_name: 'Anna', avatar: address, description: '', country: 'CN' } },
    { token: person.token },
  )
async function writeAvatar(to: DbOrTx, avatar: string) {
  await to.update(account).set({ avatar }).where(eq(account.id, person.id))
}
/** Two ways to use an upload: a call, which claims it first, and a row written without a claim, as for a copy. */
const ways: [string, (address: string) => Promise<unknown>][] = [
  ['claimed by a call', asAvatar],
  ['named without a claim', (address) => writeAvatar(db, address)],
]

test.each(ways)('an upload that is used by %s after it was found unused stays', async (_, use) => {
  const { address } = await oldUpload()
  expect(await unusedUploads(db, { after: '', limit: 10, now: deps.clock() })).toEqual([address])
  await use(address)
  expect(await take(address)).toBe(false)
  expect(await isThere(address)).toBe(true)
  await writeAvatar(db, '')
  await db.delete(upload)
})

test('more uploads than fit into one batch are each removed once', async () => {
  const { deleted, remove } = await oldUpload()
  await db.execute(sql`insert into upload (address, account_id, usage, file_type, size, created_at, keep_until)
    select '/uploads/2025/' || n, account_id, usage, file_type, size, created_at, keep_until
      from upload, generate_series(1, 1000) n`)
  await remove()
  expect([deleted.length, new Set(deleted).size]).toEqual([1001, 1001])
  expect(await rows(db, sql`select 1 from upload`)).toEqual([])
})

test.runIf(onPostgres)(
  'an upload that a transaction is about to use is skipped without waiting',
  async () => {
    const claimed = await oldUpload()
    const named = await oldUpload()
    const now = deps.clock()
    await db.transaction(async (tx) => {
      await claimUploads(tx, { tenantId: null, accountId: person.id }, [claimed.address], now)
      await writeAvatar(tx, named.address)
      await claimed.remove()
    })
    expect(claimed.deleted).toEqual([])
    expect(await Promise.all([claimed, named].map(({ address }) => isThere(address)))).toEqual([true, true])
    await writeAvatar(db, '')
    await db.update(upload).set({ keep_until: new Date(0) })
    await claimed.remove()
    expect(claimed.deleted).toEqual([claimed.address, named.address])
  },
)

test.runIf(onPostgres)('a use during the removal waits and then finds no upload', async () => {
  const { address } = await oldUpload()
  const other = await oldUpload()
  const started: Promise<unknown>[] = []
  const storage = {
    ...deps.storage,
    remove: async (one: string) => {
      started.push(one === address ? asAvatar(address) : writeAvatar(db, other.address))
      await expectWaiting(db, 1)
    },
  }
  await removeUnused({ ...deps, storage })
  const [asked] = (await Promise.all(started)) as [Awaited<ReturnType<typeof asAvatar>>]
  expect(asked).toMatchObject({ status: 400, body: { data: { avatar: expect.any(String) } } })
  expect(await rows(db, sql`select 1 from upload_use`)).toEqual([])
})
