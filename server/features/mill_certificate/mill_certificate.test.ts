/** Two companies offer the same certificate, and the operators see both postings side by side. */
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { millCertificateAdminApi } from '#contract/mill_certificate.ts'
import { plainAddress } from '#contract/private_file.ts'
import { postings } from '#contract/postings/index.ts'
import type { QuotationValues } from '#contract/postings/quotation.ts'
import { auditLogApi } from '#contract/resources/audit_log.ts'
import { uploadApi } from '#contract/upload.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { form, pdfFile } from '../../../tests/support/files.ts'
import { rows } from '#server/db/client.ts'
import { testApp } from '../../../tests/support/app.ts'
import type { Member, Person } from '../../../tests/support/factory.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'
import { findDuplicates } from './find_duplicates.ts'

const { api } = postings.quotation
const app = await testApp()
const { call, raw, make, deps } = app
const operator = await make.operator(['admin_quotation.get', 'admin_user.get'])
const otherOperator = await make.operator(['admin_purchase.get'])
const spot = market(app, operator)
const as = ({ token }: Person) => ({ token })

const piece = (piece_no: string, heat_no = '') => ({ piece_no, length: 3000, weight_kg: null, heat_no })
let heats = 0
const newHeat = () => `T26-${String((heats += 1)).padStart(4, '0')}`
const alerts = async (state?: 'open' | 'dismissed') =>
  (await call(millCertificateAdminApi.list, { query: { size: 50, ...(state && { state }) } }, as(operator)))
    .data.results
/** Alerts about a posting, after the jobs have run. */
async function alertsOf(code: string, state?: 'open' | 'dismissed') {
  await app.drain()
  return (await alerts(state)).filter((alert) => alert.postings.some((posting) => posting.code === code))
}
const dismiss = (id: number, reason = 'The same goods, sold on', by: Person = operator) =>
  raw(millCertificateAdminApi.dismiss, { params: { id }, body: { reason } }, as(by))
const messages = async (of: Person) =>
  (await call(userMessageApi.list, { query: { size: 50 } }, as(of))).data.results
const flagsOf = async (code: string) =>
  (await call(api.adminOne, { params: { code } }, as(operator))).data.flags
const certificateOf = async (of: Member, content: string) => {
  const { payload, headers } = form(
    { file_type: 'document', usage: 'certificate' },
    { name: 'certificate.pdf', bytes: pdfFile(content) },
  )
  const response = await app.app.inject({
    method: 'POST',
    url: uploadApi.upload.path,
    payload,
    headers: { ...headers, 'access-token': of.token },
  })
  const address = plainAddress((response.json() as { data: string }).data)
  return { address, name: 'certificate.pdf', type: 'document' as const }
}

describe('the same piece of the same heat', () => {
  test('offered by two companies raises one alert with both postings, and a flag on each', async () => {
    const [one, two] = [await make.gold(), await make.gold()]
    const heat_no = newHeat()
    const first = await spot.publish(one, { heat_no, pieces: [piece('1'), piece('2')] })
    expect(await alertsOf(first)).toEqual([])
    expect(await flagsOf(first)).not.toContain('certificate_shared')
    const written = ` ${heat_no.toLowerCase().replace('-', ' ')}`
    const second = await spot.submit(two, { heats: [{ heat_no: written.trim(), pieces: ['２', '3'] }] })
    const [alert, ...more] = await alertsOf(second)
    expect(more).toEqual([])
    expect(alert).toMatchObject({
      state: 'open',
      shared: [{ kind: 'piece', text: `${heat_no.replace('-', '')}/2` }],
      postings: [
        { code: first, state: 'online', values: { heat_no } },
        { code: second, state: 'in_review' },
      ],
    })
    // What they have in common, with what is needed to show it, and neither price nor warranty.
    const { shape, dims, quantity, quantity_unit, photos } = completeValues()
    expect(alert!.postings[1]!.values).toEqual({
      shape,
      dims,
      quantity,
      quantity_unit,
      photos,
      heats: [{ heat_no: written.trim(), pieces: ['２', '3'] }],
    })
    for (const code of [first, second]) expect(await flagsOf(code)).toContain('certificate_shared')
    expect((await messages(operator))[0]).toMatchObject({
      title: 'Two companies offer the same certificate',
      record_sign: `certificate-${alert!.id}`,
    })
    expect(await messages(otherOperator)).toEqual([])
    await spot.approve(second)
    expect(await alertsOf(second)).toHaveLength(1)
  })

  test('offered twice by one company is no alert, nor is another piece of the heat', async () => {
    const [one, two] = [await make.gold(), await make.gold()]
    const heat_no = newHeat()
    await spot.publish(one, { heat_no, pieces: [piece('1')] })
    const again = await spot.submit(one, { heats: [{ heat_no, pieces: ['1'] }] })
    const other = await spot.submit(two, { pieces: [piece('2', heat_no)] })
    expect(await alertsOf(again)).toEqual([])
    expect(await alertsOf(other)).toEqual([])
  })

  test('counts in an edit that waits, and not in a draft or in what is over', async () => {
    const [one, two] = [await make.gold(), await make.gold()]
    const heat_no = newHeat()
    const values = completeValues({ heat_no, pieces: [piece('1')] })
    const { data: draft } = await call(api.create, { body: values }, as(one))
    const edited = await spot.publish(two)
    const params = { code: edited }
    const edit = (heat: string) =>
      call(api.update, { params, query: { revision: 1 }, body: { ...values, heat_no: heat } }, as(two))
    await edit(heat_no)
    expect(await alertsOf(edited)).toEqual([])
    await call(api.action, { params: { code: draft.code, action: 'submit' } }, as(one))
    const [alert] = await alertsOf(edited)
    // The edit's own values, not those that are still online.
    expect(alert!.postings.find(({ code }) => code === edited)!.values).toMatchObject({
      heat_no,
      pieces: [{ piece_no: '1' }],
    })
    const third = await make.gold()
    await call(api.action, { params: { code: draft.code, action: 'withdraw' } }, as(one))
    await call(api.action, { params: { ...params, action: 'close' } }, as(two))
    expect(await alertsOf(await spot.submit(third, { heat_no, pieces: [piece('1')] }))).toEqual([])
  })

  test('submitted by two companies at the same moment raises an alert', async () => {
    const sellers = [await make.gold(), await make.gold()]
    const heat_no = newHeat()
    const codes = await Promise.all(
      sellers.map((seller) => spot.submit(seller, { heat_no, pieces: [piece('1')] })),
    )
    // Neither submission waits for the other, and their checks run at the same time.
    const ids = await rows<{ id: number }>(
      deps.database.orm,
      sql`select id from posting where code = any(${sql.param(codes)}::text[])`,
    )
    await Promise.all(ids.map(({ id }) => findDuplicates(deps, id)))
    expect(await alerts()).toContainEqual(
      expect.objectContaining({
        postings: expect.arrayContaining(codes.map((code) => expect.objectContaining({ code }))),
      }),
    )
    expect(await alertsOf(codes[0]!)).toHaveLength(1)
  })
})

test('the same file raises an alert, whatever its name and address', async () => {
  const [one, two] = [await make.gold(), await make.gold()]
  const content = randomUUID()
  const first = await spot.publish(one, { certificate_files: [await certificateOf(one, content)] })
  const own = await certificateOf(two, content)
  const second = await spot.submit(two, { certificate_files: [{ ...own, name: '质保书.pdf' }] })
  const hash = createHash('sha256').update(pdfFile(content)).digest('hex')
  const [alert] = await alertsOf(second)
  expect(alert?.shared).toEqual([{ kind: 'file', text: hash.slice(0, 12) }])
  expect(alert?.postings.map(({ code }) => code)).toEqual([first, second])
  const different = await certificateOf(two, randomUUID())
  expect(await alertsOf(await spot.submit(two, { certificate_files: [different] }))).toEqual([])
})

describe('an alert', () => {
  async function raised() {
    const [one, two] = [await make.gold(), await make.gold()]
    const heat_no = newHeat()
    await spot.publish(one, { heat_no, pieces: [piece('1'), piece('2')] })
    const code = await spot.submit(two, { heat_no, pieces: [piece('1')] })
    const [alert] = await alertsOf(code)
    return { id: alert!.id, code, heat_no, two }
  }

  test('is 401 for visitors and 403 for everybody without the permission', async () => {
    const { id } = await raised()
    expect((await raw(millCertificateAdminApi.list, {})).status).toBe(401)
    for (const by of [await make.gold(), otherOperator]) {
      expect((await raw(millCertificateAdminApi.list, {}, as(by))).status).toBe(403)
      expect((await dismiss(id, 'No', by)).status).toBe(403)
    }
  })

  test('is dismissed once, with a reason and a line in the audit log', async () => {
    const { id, code } = await raised()
    expect((await dismiss(id, ' ')).status).toBe(400)
    expect((await dismiss(id, 'x'.repeat(501))).status).toBe(400)
    expect((await dismiss(2_000_000_000)).status).toBe(404)
    const answers = await Promise.all([dismiss(id), dismiss(id)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await alertsOf(code, 'open')).toEqual([])
    expect(await alertsOf(code, 'dismissed')).toMatchObject([{ id, reason: 'The same goods, sold on' }])
    expect(await flagsOf(code)).not.toContain('certificate_shared')
    const logged = (await call(auditLogApi.list, {}, as(operator))).data.results
    expect(logged[0]).toMatchObject({
      object_kind: 'mill_certificate',
      object_sign: String(id),
      action: 'dismiss',
      after: { state: 'dismissed', reason: 'The same goods, sold on' },
    })
  })

  test('stays dismissed when it is checked again, and opens for another piece', async () => {
    const { id, code, heat_no, two } = await raised()
    await dismiss(id)
    await spot.approve(code)
    expect(await alertsOf(code)).toMatchObject([{ id, state: 'dismissed' }])
    const values = completeValues({ heat_no, pieces: [piece('1'), piece('2')] })
    await call(api.update, { params: { code }, query: { revision: 1 }, body: values }, as(two))
    expect(await alertsOf(code)).toMatchObject([{ id, state: 'open', reason: null }])
  })
})

describe('a heat', () => {
  test('outside the limits of its grade is flagged to the reviewer and does not stop the submission', async () => {
    const seller = await make.gold()
    const heat = { heat_no: newHeat(), chemistry: { C: 0.42, P: 0.012 } }
    const inside = await spot.submit(seller, { heats: [heat] })
    expect(await flagsOf(inside)).not.toContain('values_outside')
    const outside = await spot.submit(seller, {
      heats: [heat, { ...heat, heat_no: newHeat(), chemistry: { C: 0.46 } }],
    })
    expect(await flagsOf(outside)).toContain('values_outside')
    const unlisted = await spot.submit(seller, {
      material: 'Mystery 9',
      heats: [{ ...heat, chemistry: { C: 4 } }],
    })
    expect(await flagsOf(unlisted)).not.toContain('values_outside')
  })

  test('must have a number of its own and plausible figures', async () => {
    const seller = await make.gold()
    const one = { heat_no: 'A1' }
    const wrong: Record<string, unknown[]> = {
      'heats.0.heat_no': [{ heat_no: '' }],
      'heats.1.heat_no': [one, { heat_no: 'a 1' }],
      'heats.0.chemistry.C': [{ ...one, chemistry: { C: '0,42 %' } }],
      'heats.0.chemistry.Cr': [{ ...one, chemistry: { Cr: 101 } }],
      'heats.0.chemistry': [{ ...one, chemistry: { Cr: 70, Ni: 31 } }],
      'heats.0.chemistry.Xx': [{ ...one, chemistry: { Xx: 1 } }],
      'heats.0.kv_temp': [{ ...one, kv_temp: -400 }],
      'heats.0.file': [{ ...one, file: 'removed.pdf' }],
      heats: Array.from({ length: 1000 }, (_, at) => ({ heat_no: `A${at}` })),
    }
    for (const [path, list] of Object.entries(wrong)) {
      const body = completeValues({ heats: list as QuotationValues['heats'] })
      const { status, body: answer } = await raw(api.create, { query: { submit: 1 }, body }, as(seller))
      expect([status, Object.keys(answer.data as object)]).toEqual([400, [path]])
    }
  })

  test('keeps markup as text, and refuses files of others', async () => {
    const [seller, other] = [await make.gold(), await make.gold()]
    const heat_no = '<b>A1</b>'
    const code = await spot.publish(seller, { heats: [{ heat_no }] })
    const { data } = await call(api.detail, { params: { code } }, as(other))
    expect(data.values['heats']).toEqual([{ heat_no }])
    const foreign = await certificateOf(other, randomUUID())
    const body = completeValues({ certificate_files: [foreign] })
    const refused = await raw(api.create, { body }, as(seller))
    expect(refused.body.data).toHaveProperty('certificate_files.0.address')
  })

  test('is not shown to visitors of a posting for members', async () => {
    const code = await spot.publish(await make.gold(), {
      visibility: 'members',
      heats: [{ heat_no: 'SECRET-1' }],
      certificate_no: 'SECRET-2',
    })
    const answer = await raw(api.detail, { params: { code } })
    expect(JSON.stringify(answer.body)).not.toContain('SECRET')
  })
})
