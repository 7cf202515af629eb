// Schema changes of an account's database keep its contents, and old tabs close their connection.
import { expect, test, tokenOf } from '../../support/browser.ts'
import { storedText } from '../../support/browser_offline.ts'
import { draftsPath, untilStored, publishPath } from '../../support/browser_publish.ts'
import { makeDatabase } from '../../support/browser_storage.ts'
import { words } from '../../support/browser_words.ts'

const t = words('zh-CN')
/** Returns the IndexedDB version for a version number of Dexie. */
const versionOf = (version: number) => version * 10
// The server cannot be reached, so that it neither adds to the database nor removes from it.
test.use({ expectedErrors: /ERR_FAILED|favicon\.ico/ })

const draft = { id: 'draft-old', kind: 'quotation', updatedAt: 1_760_000_000_000 }
const form = { code: null, base_revision: null, values: { grade: '42CrMo' }, manual: [], spec: 'KEPT-draft' }
const queued = {
  key: 'key-old',
  draftId: 'draft-old',
  kind: 'quotation',
  state: 'needs_you',
  nextAt: 0,
  attempts: 1,
  problem: { status: 400, code: 'validation_failed', message: 'KEPT-outbox', data: null },
  title: '42CrMo',
  values: {},
  submit: true,
  files: null,
  code: null,
  revision: null,
  unanswered: null,
  queuedAt: 1_760_000_000_000,
  answer: null,
}
const first = {
  drafts: {
    keyPath: 'id',
    indexes: ['kind', 'updatedAt'],
    rows: [{ ...draft, form: { ...form, candidate: null, key: 'key-old', unanswered: null } }],
  },
  attachments: {
    keyPath: 'id',
    indexes: ['draftId'],
    rows: [{ id: 'file-old', draftId: 'draft-old', name: 'KEPT-attachment' }],
  },
  outbox: { keyPath: 'key', indexes: ['draftId', 'state', 'nextAt'], rows: [queued] },
  notifications: {
    keyPath: 'id',
    indexes: ['created_time'],
    rows: [{ id: 1, created_time: '2025-10-01', title: 'KEPT-notification' }],
  },
  seen: { keyPath: 'key', indexes: ['at'], rows: [{ key: 'zh-CN old', at: 1, data: 'KEPT-seen' }] },
  marks: { keyPath: 'name', rows: [{ name: 'signed_in', epoch: 0 }] },
}
const taken = { all: 1, forum_discuss: 0 }
const second = {
  ...first,
  read_marks: {
    keyPath: 'key',
    autoIncrement: true,
    rows: [{ key: 1, id: 999_999, taken, text: 'KEPT-read_mark' }],
  },
}

for (const [version, stores] of [
  [1, first],
  [2, second],
] as const)
  test(`a database of version ${version} is upgraded to the current one and keeps every row`, async ({
    visit,
    request,
  }) => {
    const token = await tokenOf(request, 'silver')
    const info = await request.get('/api/account/info/', { headers: { 'Access-Token': token } })
    const { data: account } = (await info.json()) as { data: { id: number } }
    const page = await visit({ as: 'silver', at: '/manifest.zh-CN.webmanifest' })
    // The worker makes this request too.
    await page.context().route('**/api/user_message/**', (route) => route.abort())
    const name = `account-${account.id}`
    await makeDatabase(page, { name, version: versionOf(version), stores })
    await page.goto(draftsPath)
    const item = page.getByRole('main').getByRole('listitem')
    // oxlint-disable-next-line house/no-luck -- the list of what waits on this device
    await expect(item).toHaveCount(1)
    await expect(item).toContainText(t('Needs your attention'))
    await expect(item).toContainText('KEPT-outbox')
    const kept = new Set((await storedText(page)).match(/KEPT-\w+/g))
    const written = new Set(JSON.stringify(stores).match(/KEPT-\w+/g))
    expect(kept).toEqual(written)
    const now = await page.evaluate(
      async (wanted) => (await indexedDB.databases()).find((one) => one.name === wanted)?.version,
      name,
    )
    expect(now).toBe(versionOf(3))
  })

test('an old tab lets a schema upgrade happen and says so', async ({ visit }) => {
  const old = await visit({ as: 'silver', at: publishPath })
  const specLine = old.getByRole('textbox', {
    name: t('Type or paste one line and the form fills itself'),
  })
  await specLine.fill('42CrMo 锻圆 φ353*4353 调质 3支')
  await untilStored(old, t)
  const next = await old.context().newPage()
  await next.goto('/manifest.zh-CN.webmanifest')
  const upgraded = await next.evaluate(async () => {
    const { name, version } = (await indexedDB.databases()).find((one) => one.name?.startsWith('account-'))!
    return new Promise<string>((resolve) => {
      const request = indexedDB.open(name!, version! + 10)
      request.onsuccess = () => {
        request.result.close()
        resolve('upgraded')
      }
      request.onblocked = () => resolve('blocked')
      request.onerror = () => resolve(String(request.error))
    })
  })
  expect(upgraded).toBe('upgraded')
  await expect(
    old.getByRole('alert').filter({ hasText: t('A newer version of this page is open in another tab') }),
  ).toBeVisible()
  await specLine.fill('42CrMo 锻圆 φ353*4353 调质 4支')
  await expect(old.getByText(t('Could not be saved on this device'))).toBeVisible()
  await expect(old.getByRole('textbox', { name: t('Quantity'), exact: true })).toHaveValue('4')
})
