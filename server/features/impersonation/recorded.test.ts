/** Every kind of write of an operator who acts for somebody is in the audit log once, with both people (decision 078). */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { impersonationApi } from '#contract/impersonation.ts'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { uploadApi } from '#contract/upload.ts'
import { auditLog } from '#server/db/audit_tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues } from '../../../tests/support/postings.ts'
import { searchToSave } from '../../../tests/support/access_targets.ts'
import { uploadPicture } from '../../../tests/support/upload_picture.ts'

const app = await testApp()
const { call, make, deps } = app
const operator = await make.operator(['admin_user.get'])
const { enter } = bulkApis.quotation!
const headers = { 'idempotency-key': randomUUID() }

/** The writes that take a way of their own through the server, each of which carries out one call and returns what has to be the same. */
const writes = [
  [
    'file that is uploaded',
    uploadApi.upload,
    async (token: string) => [await uploadPicture(app, token, 'posting')],
  ],
  [
    'creation that is sent twice with one key',
    savedSearchApi.create,
    async (token: string) => {
      const body = searchToSave()
      const made = await call(savedSearchApi.create, { body }, { token, headers })
      return [made.data, (await call(savedSearchApi.create, { body }, { token, headers })).data]
    },
  ],
  [
    'creation without a key',
    postings.quotation.api.create,
    async (token: string) => [
      (await call(postings.quotation.api.create, { body: completeValues() }, { token })).data,
    ],
  ],
  [
    'table of two rows',
    enter,
    async (token: string) => {
      const rows = [1, 2].map(() => ({ key: randomUUID(), values: completeValues() as never }))
      const { data } = await call(
        enter,
        { body: { rows } },
        { token, headers: { 'idempotency-key': randomUUID() } },
      )
      return ['draft', ...data.rows.map(({ state }) => state)]
    },
  ],
] as const

test.each(writes)('a %s', async (_, { method, path }, write) => {
  const person = await make.gold()
  const given = { params: { id: person.id }, body: { comment: 'Asked for help' } }
  const { token } = (await call(impersonationApi.open, given, { token: operator.token })).data
  const [made, ...others]: unknown[] = await write(token)
  expect(made).toBeTruthy()
  for (const other of others) expect(other).toEqual(made)
  const logged = await deps.database.orm
    .select({ actor: auditLog.actor_id, person: auditLog.on_behalf_of, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.on_behalf_of, person.id), eq(auditLog.action, 'write')))
  expect(logged).toEqual([{ actor: operator.id, person: person.id, after: { call: `${method} ${path}` } }])
})
