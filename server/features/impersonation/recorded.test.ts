/** Every kind of write of an operator who acts for somebody is in the audit log once, with both people (decision 078). */
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { actedApi } from '#contract/acted.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { bulkApis } from '#contract/postings/bulk_registry.ts'
import { postings } from '#contract/postings/index.ts'
import { savedSearchApi } from '#contract/saved_search.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { uploadApi } from '#contract/upload.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { auditLog } from '#server/db/audit_tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { completeValues } from '../../../tests/support/postings.ts'
import type { Person } from '../../../tests/support/factory.ts'
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
      const rows = [1, 2].map((metres) => ({
        key: randomUUID(),
        values: completeValues({ dims: { d: 300, l: metres * 1000 } }) as never,
      }))
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
  expect(logged).toMatchObject([
    { actor: operator.id, person: person.id, after: { call: `${method} ${path}` } },
  ])
})

describe('the values of a write are kept, before and after', () => {
  const borrow = async ({ id }: Person) => {
    const given = { params: { id }, body: { comment: 'Asked for help' } }
    return { token: (await call(impersonationApi.open, given, { token: operator.token })).data.token }
  }
  const written = async ({ id }: Person) =>
    deps.database.orm
      .select({ sign: auditLog.object_sign, before: auditLog.before, after: auditLog.after })
      .from(auditLog)
      .where(and(eq(auditLog.on_behalf_of, id), eq(auditLog.action, 'write')))
      .orderBy(auditLog.id)

  test('of a posting, a template and a saved search, and the person reads them', async () => {
    const person = await make.gold()
    const own = { token: person.token }
    const { create, update } = postings.quotation.api
    const { saveTemplate, changeTemplate } = templateApis.quotation
    const { code } = (await call(create, { body: completeValues({ heat_no: 'A1' }) }, own)).data
    const template = (await call(saveTemplate, { body: { name: 'Bars', values: completeValues() } }, own))
      .data
    const search = (await call(savedSearchApi.create, { body: searchToSave() }, own)).data
    const acting = await borrow(person)

    const edited = completeValues({ quantity: 7, heat_no: 'B2' })
    await call(update, { params: { code }, query: { revision: 1 }, body: edited }, acting)
    const renamed = { params: { id: template.id }, body: { name: 'Round bars' } }
    await call(changeTemplate, renamed, acting)
    const params = { id: search.id }
    await call(savedSearchApi.update, { params, body: { name: 'Other', alert: search.alert } }, acting)
    const made = (await call(create, { body: completeValues() }, acting)).data.code

    const path = '/api/quotation/'
    const changes = [
      [code, { quantity: 4, heat_no: 'A1' }, { quantity: 7, heat_no: 'B2' }],
      [String(template.id), { name: 'Bars' }, { name: 'Round bars' }],
      [String(search.id), { name: search.name }, { name: 'Other' }],
      [made, null, expect.objectContaining({ material: '42CrMo', quantity: 4 })],
    ]
    const logged = await written(person)
    expect(logged.map(({ before }) => before)).toEqual(changes.map(([, before]) => before))
    expect(logged[0]).toMatchObject({ sign: code, after: { call: `PUT ${path}:code/`, quantity: 7 } })
    expect(logged[3]).toMatchObject({ sign: made, after: { call: `POST ${path}`, quantity: 4 } })

    await call(impersonationApi.end, {}, acting)
    const [acted, ...others] = (await call(actedApi.history, {}, own)).data
    expect(others).toEqual([])
    expect(acted).toMatchObject({ reason: 'Asked for help', ended_time: expect.any(String) })
    expect(acted!.changes.map(({ sign, before, after }) => [sign, before, after])).toEqual(changes)
    const { results } = (await call(userMessageApi.list, { query: {} }, own)).data
    expect(results[0]).toMatchObject({ record_sign: `acting-${acted!.id}` })
    expect(results[0]!.info).toContain('and changed 4 things; open this to read what.')
    // Nobody else reads them.
    expect((await call(actedApi.history, {}, { token: (await make.gold()).token })).data).toEqual([])
  })

  test('of a table: new drafts together, a draft that it changes under its code, nothing of what was refused', async () => {
    const person = await make.gold()
    const { create } = postings.quotation.api
    const values = completeValues({ heat_no: 'A1' })
    const { code } = (await call(create, { body: values }, { token: person.token })).data
    const rowOf = (more: object, same?: string) => ({
      key: randomUUID(),
      values: completeValues(more) as never,
      ...(same && { same }),
    })
    const rows = [
      rowOf({ heat_no: 'A1', quantity: 9 }, code),
      rowOf({ dims: { d: 310, l: 2000 } }),
      rowOf({ heat_no: 'A1', dims: { d: -1 } }),
    ]
    const acting = await borrow(person)
    const answers = (await call(enter, { body: { rows } }, acting)).data.rows
    expect(answers.map(({ updated, state }) => [updated, state])).toEqual([
      ['done', 'draft'],
      [null, 'draft'],
      [null, null],
    ])
    // The same call once more, and one with nothing that can be taken, write nothing.
    await call(enter, { body: { rows } }, acting)
    await call(enter, { body: { rows: [rowOf({ dims: { d: -1 } })] } }, acting)
    const made = { code: answers[1]!.code, values: expect.objectContaining({ dims: { d: 310, l: 2000 } }) }
    expect(await written(person)).toEqual([
      {
        sign: code,
        before: { quantity: 4 },
        after: { call: 'POST /api/quotation/bulk/', code, quantity: 9 },
      },
      {
        sign: String(person.id),
        before: null,
        after: { call: 'POST /api/quotation/bulk/', rows: [made] },
      },
    ])
    await call(impersonationApi.end, {}, acting)
    const [acted] = (await call(actedApi.history, {}, { token: person.token })).data
    expect(acted!.changes.map(({ sign, before }) => [sign, before])).toEqual([
      [code, { quantity: 4 }],
      ['', null],
    ])
  })

  test('not of a rehearsal, which writes nothing', async () => {
    const person = await make.gold()
    const rows = [{ key: randomUUID(), values: completeValues() as never }]
    await call(enter, { query: { dry_run: 1 }, body: { rows } }, await borrow(person))
    expect(await written(person)).toEqual([])
  })
})
