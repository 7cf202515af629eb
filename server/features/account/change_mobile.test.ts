// Changing an account's mobile number with the code that was sent to the new one (SPEC 7.12).
import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { testApp } from '../../../tests/support/app.ts'
import { receiveCode } from '../../../tests/support/codes.ts'
import { testPassword, type Person } from '../../../tests/support/factory.ts'

const app = await testApp()
const { call, raw, make } = app
const profile = { display_name: 'Li Wei', avatar: null, description: '', country: 'CN' }
const other = (code: string) => (code === '000000' ? '000001' : '000000')

const change = ({ token }: Person, mobile: string, verify_code?: string) =>
  raw(accountFormsApi.edit, { body: { ...profile, mobile, verify_code } }, { token })
const codeFor = (mobile: string) => receiveCode(app, mobile, 'change_mobile', `+86${mobile}`)
const signIn = (account: string) =>
  call(accountFormsApi.login, { body: { account, login_type: 1, password: testPassword, source: 'pc' } })

test('after the change the account signs in with the new number, and no longer with the old one', async () => {
  const user = await make.user()
  const verify_code = await codeFor('13800001001')
  const saved = await change(user, '138 0000 1001', verify_code)
  expect(saved.data).toMatchObject({ ...profile, mobile: '+8613800001001', email: user.email })
  expect((await signIn('13800001001')).status).toBe(200)
  expect((await signIn(user.mobile)).body.code).toBe('wrong_credentials')
  expect((await call(accountApi.info, {}, { token: user.token })).status).toBe(200)
})

test('a wrong code, one for another purpose or number, and a used one change nothing', async () => {
  const user = await make.user()
  const code = await codeFor('13800001002')
  expect((await change(user, '13800001002', other(code))).body.code).toBe('wrong_code')
  const toRegister = await receiveCode(app, '13800001003', 'register', '+8613800001003')
  expect((await change(user, '13800001003', toRegister)).body.code).toBe('wrong_code')
  expect((await change(user, '13800001004', code)).body.code).toBe('wrong_code')
  expect((await call(accountApi.info, {}, { token: user.token })).data).toMatchObject({ mobile: user.mobile })
  expect((await change(user, '13800001002', code)).status).toBe(200)
  expect((await change(await make.user(), '13800001002', code)).body.code).toBe('wrong_code')
})

test('the number of another account cannot be taken over', async () => {
  const user = await make.user()
  const owner = await make.user({ mobile: '+8613800001005' })
  const refused = await change(user, '13800001005', await codeFor('13800001005'))
  expect(refused.body.code).toBe('account_exists')
  expect((await call(accountApi.info, {}, { token: owner.token })).data.mobile).toBe('+8613800001005')
})

test('of two accounts that use the same code, one gets the number', async () => {
  const people = [await make.user(), await make.user()]
  const code = await codeFor('13800001006')
  const answers = await Promise.all(people.map((one) => change(one, '13800001006', code)))
  expect(answers.map(({ body }) => body.code).sort()).toEqual([undefined, 'wrong_code'].sort())
})

test('a change and a registration with the same number at once: one gets it, and neither answer is a 500', async () => {
  const user = await make.user()
  const mobile = '13800001007'
  const verify_code = await codeFor(mobile)
  const toRegister = await receiveCode(app, mobile, 'register', `+86${mobile}`)
  const body = {
    mobile,
    password: 'Good_pass1',
    verify_code: toRegister,
    country: 'CN',
    source: 'pc' as const,
  }
  const answers = await Promise.all([
    change(user, mobile, verify_code),
    call(accountFormsApi.register, { body }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a code of a wrong length, an e-mail address and an invalid number are errors at their fields', async () => {
  const user = await make.user()
  expect((await change(user, '13800001008', '12345')).body.data).toEqual({
    verify_code: 'The code has 6 digits',
  })
  expect((await change(user, 'new@example.com', '123456')).body.data).toEqual({
    mobile: 'Enter a mobile number',
  })
  expect((await change(user, '12345', '123456')).body.data).toEqual({ mobile: 'Enter a mobile number' })
})

test('the current number with an empty code saves only the profile', async () => {
  const user = await make.user()
  expect((await change(user, user.mobile, '')).data).toMatchObject({ mobile: user.mobile })
})

test('a code is used up after five tries', async () => {
  const user = await make.user()
  const code = await codeFor('13800001009')
  for (let at = 0; at < 5; at += 1)
    expect((await change(user, '13800001009', other(code))).body.code).toBe('wrong_code')
  expect((await change(user, '13800001009', code)).body.code).toBe('wrong_code')
})
