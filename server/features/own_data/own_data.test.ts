import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation.ts'
import { impersonationApi } from '#contract/impersonation.ts'
import { intentionApi } from '#contract/intention.ts'
import { exportsPerDay, ownDataApi } from '#contract/own_data.ts'
import { postings } from '#contract/postings/index.ts'
import { backendPermissions } from '#contract/permissions.ts'
import { uploadApi } from '#contract/upload.ts'
import { countHit } from '#server/db/rate_limit.ts'
import { testApp } from '../../../tests/support/app.ts'
import { form, withExif } from '../../../tests/support/files.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'
import { completeValues, market } from '../../../tests/support/postings.ts'

const app = await testApp()
const { call, raw, make, deps } = app
const operator = await make.operator(['admin_quotation.get', 'admin_user.get'])
const { publish } = market(app, operator)

const ask = (person: Person | undefined, password = testPassword) =>
  raw(ownDataApi.export, { body: { password } }, person ? { token: person.token } : {})

/** Exports the person's data and returns the files of the zip as text. */
async function exported(person: Person, language: 'zh-CN' | 'en-US' = 'en-US') {
  const response = await app.app.inject({
    method: 'POST',
    url: ownDataApi.export.path,
    headers: { 'access-token': person.token, 'accept-language': language },
    payload: { password: testPassword },
  })
  expect(response.statusCode).toBe(200)
  const files = unzipSync(new Uint8Array(response.rawPayload))
  const texts = Object.entries(files).filter(([name]) => !name.startsWith('files/'))
  return {
    headers: response.headers,
    files,
    texts: Object.fromEntries(texts.map(([name, bytes]) => [name, strFromU8(bytes)])),
  }
}
const listOf = (texts: Record<string, string>, name: string) =>
  JSON.parse(texts[`${name}.json`] ?? '') as Record<string, unknown>[]

/** A seller and a buyer with unmistakable contact details, who have dealt and talked with each other. */
const seller = await make.gold(
  { contact_name: 'Ms Nightjar', contact_mobile: '+8619955544441', contact_email: 'office@nightjar.example' },
  { mobile: '+8619955544442', email: 'person@nightjar.example' },
)
const buyer = await make.gold(
  { contact_name: 'Mr Woodlark', contact_mobile: '+8619966677771', contact_email: 'office@woodlark.example' },
  { mobile: '+8619966677772', email: 'person@woodlark.example', display_name: '=Woodlark' },
)
const [asSeller, asBuyer] = [{ token: seller.token }, { token: buyer.token }]
const code = await publish(seller)
const { data: enquiry } = await call(
  intentionApi.create,
  { params: { code }, body: { quantity: 1, message: '=HYPERLINK("x")' } },
  asBuyer,
)
await call(
  intentionApi.answer,
  { params: { id: enquiry.id, action: 'accept' }, body: { answer: 'Yes' } },
  asSeller,
)
const { data: talk } = await call(conversationApi.open, { body: { code } }, asBuyer)
await call(conversationApi.send, { params: { id: talk.id }, body: { text: 'Still there?' } }, asBuyer)
await call(conversationApi.send, { params: { id: talk.id }, body: { text: 'It is.' } }, asSeller)

test('401 for visitors, 403 for an operator who acts for somebody, 400 without and 422 with a wrong password', async () => {
  expect((await ask(undefined)).status).toBe(401)
  const { data } = await call(
    impersonationApi.open,
    { params: { id: buyer.id }, body: { comment: 'Asked by phone' } },
    { token: operator.token },
  )
  const acting = await raw(ownDataApi.export, { body: { password: testPassword } }, { token: data.token })
  expect([acting.status, acting.body.code]).toEqual([403, 'only_in_person'])
  expect((await raw(ownDataApi.export, { body: {} }, asBuyer)).status).toBe(400)
  const wrong = await ask(buyer, 'Wrong_pass1')
  expect([wrong.status, wrong.body.code]).toEqual([422, 'wrong_password'])
})

test('a main account gets its own and its company’s data, readable and as tables', async () => {
  const { headers, texts } = await exported(seller)
  expect(headers['content-type']).toBe('application/zip')
  expect(headers['content-disposition']).toMatch(/^attachment; filename="forging-market-[\d-]+\.zip"$/)
  expect(headers['cache-control']).toBe('no-store')
  expect(JSON.parse(texts['account.json'] ?? '')).toMatchObject({ email: seller.email, role: 'main_account' })
  expect(JSON.parse(texts['company.json'] ?? '')).toMatchObject({
    company: { contact_name: 'Ms Nightjar' },
    certification_applications: [],
    inspections: [],
    membership_periods: [],
  })
  expect(listOf(texts, 'postings')).toMatchObject([
    { posting: code, state: 'online', values: completeValues() },
  ])
  expect(listOf(texts, 'enquiries')).toMatchObject([
    { direction: 'received', posting: code, message: '=HYPERLINK("x")', answer: 'Yes' },
  ])
  expect(listOf(texts, 'deals')).toMatchObject([{ posting: code, source: 'intention', answer: 'Yes' }])
  expect(listOf(texts, 'conversations').map(({ from, text }) => [from, text])).toEqual([
    ['them', 'Still there?'],
    ['us', 'It is.'],
  ])
  expect(listOf(texts, 'messages').map(({ title }) => title)).toContain('Approved and online')
  expect(listOf(texts, 'sign_ins')).toHaveLength(1)
  expect(listOf(texts, 'freight')).toEqual([])
  expect(texts['enquiries.csv']).toContain(`"'=HYPERLINK(""x"")"`)
  expect(texts['README.txt']).toContain('锻材市场：您的数据')
})

test('titles and headings are in the reader’s language', async () => {
  const { texts } = await exported(buyer, 'zh-CN')
  expect(texts['enquiries.csv']?.split('\r\n')[0]).toContain('发出或收到,信息编号,标题')
})

test('the password, tokens and other people’s contact details are never in it', async () => {
  const of = { seller: await exported(seller), buyer: await exported(buyer) }
  const secretsOf = {
    seller: ['Nightjar', '19955544441', '19955544442', 'nightjar.example'],
    buyer: ['Mr Woodlark', '19966677771', '19966677772', 'woodlark.example'],
  }
  for (const [own, other] of [['seller', 'buyer'] as const, ['buyer', 'seller'] as const]) {
    const text = Object.values(of[own].texts).join('\n')
    expect(secretsOf[own].filter((secret) => !text.includes(secret))).toEqual([])
    expect(secretsOf[other].filter((secret) => text.includes(secret))).toEqual([])
    expect(text).not.toMatch(/\$argon2|password_hash|token_hash/)
    expect(text).not.toContain((own === 'seller' ? seller : buyer).token)
  }
})

test('staff get what they did themselves, not what their company has', async () => {
  const staff = await make.staff(seller.tenantId, [...backendPermissions])
  const own = (await call(postings.quotation.api.create, { body: completeValues() }, { token: staff.token }))
    .data.code
  const { texts } = await exported(staff)
  expect(listOf(texts, 'postings').map((row) => row['posting'])).toEqual([own])
  for (const name of ['enquiries', 'quotes', 'deals', 'conversations'])
    expect(listOf(texts, name)).toEqual([])
  expect(Object.keys(texts).filter((name) => /company|freight/.test(name))).toEqual([])
})

test('somebody without a company gets an export too', async () => {
  const { texts } = await exported(await make.user())
  expect(JSON.parse(texts['account.json'] ?? '')).toMatchObject({ company: null, role: null })
  expect(listOf(texts, 'postings')).toEqual([])
})

test('uploads are in the zip and listed', async () => {
  const person = await make.certified()
  const file = { name: 'yard.jpg', bytes: await withExif(60, 40) }
  const { payload, headers } = form({ file_type: 'image', usage: 'avatar' }, file)
  const sent = await app.app.inject({
    method: 'POST',
    url: uploadApi.upload.path,
    payload,
    headers: { ...headers, 'access-token': person.token },
  })
  const { data: address } = sent.json() as { data: string }
  const { files, texts } = await exported(person)
  const name = `files/${address.replace('/uploads/', '')}`
  expect(files[name]?.length).toBeGreaterThan(50)
  expect(listOf(texts, 'uploads')).toMatchObject([{ address, included: 'yes' }])
})

test('one export at a time, and only a few a day; the next day there is room again', async () => {
  const person = await make.user()
  const key = `export:${person.id}`
  await countHit(deps.database.orm, { key, limit: 1, seconds: 600 }, deps.clock())
  const beside = await ask(person)
  expect([beside.status, beside.body.code]).toEqual([409, 'export_running'])
  app.pass(601)
  for (let done = 0; done < exportsPerDay; done += 1) expect((await ask(person)).status).toBe(200)
  const more = await ask(person)
  expect([more.status, more.body.code]).toEqual([429, 'exports_used_up'])
  expect(more.body.detail).toContain('5 times within 24 hours')
  expect(Number(more.headers['retry-after'])).toBeGreaterThan(3600)
  app.pass(86_400)
  expect((await ask(person)).status).toBe(200)
})
