// Boundary values (SPEC 5.1, 9.1, 9.2): lengths of passwords, age of codes, time between codes.
import { afterAll, describe, expect, test, vi } from 'vitest'
import {
  changePasswordForm,
  forgetPasswordForm,
  loginForm,
  registerForm,
  accountFormsApi,
} from '#contract/account_forms.ts'
import { check } from '#contract/validation.ts'
import { verifyCodeApi } from '#contract/verify_code.ts'
import { testApp } from '../../../tests/support/app.ts'
import { receiveCode, solveCaptcha } from '../../../tests/support/codes.ts'
import { testPassword } from '../../../tests/support/factory.ts'

const app = await testApp()
const { call, raw, make, pass } = app
// The clock stands still unless a test moves it: a slow machine must not change the result.
vi.useFakeTimers({ toFake: ['Date'] })
// The same process runs other files afterwards.
afterAll(() => void vi.useRealTimers())

const tooShort = 'Ab_45'
const shortest = 'Ab_456'
const longest = 'Ab_456789012'
const tooLong = 'Ab_4567890123'
const refused = 'Please Enter 6~12 letter/number'
const lengths = [
  [tooShort, false],
  [shortest, true],
  [longest, true],
  [tooLong, false],
] as const

const name = 'somebody@example.com'
const forms = {
  login: [loginForm, 'password', { account: name, login_type: 1, source: 'pc' }],
  register: [registerForm, 'password', { mobile: name, verify_code: '123456', country: 'CN', source: 'pc' }],
  forgetPassword: [forgetPasswordForm, 'password', { mobile: name, verify_code: '123456' }],
  changePassword: [changePasswordForm, 'new_password', { old_password: testPassword }],
} as const

describe.each(Object.entries(forms))('%s', (form, [schema, field, rest]) => {
  test.each(lengths)('the form’s rule for %s: accepted %s', (typed, isFine) => {
    const result = check(schema, { ...rest, [field]: typed }, 'en')
    expect(result.ok ? {} : result.errors).toEqual(isFine ? {} : { [field]: refused })
  })

  test.each(lengths)('the server’s rule for %s: accepted %s', async (typed, isFine) => {
    const user = await make.user()
    const endpoint = accountFormsApi[form as keyof typeof forms]
    const { body } = await raw(endpoint, { body: { ...rest, [field]: typed } }, { token: user.token })
    if (isFine) expect(body.code).not.toBe('validation_failed')
    else expect(body).toMatchObject({ code: 'validation_failed', data: { [field]: refused } })
  })
})

test('accounts can be registered and opened with passwords of 6 and of 12 characters', async () => {
  for (const [mobile, password] of [
    ['six@example.com', shortest],
    ['twelve@example.com', longest],
  ] as const) {
    const verify_code = await receiveCode(app, mobile, 'register')
    const made = await call(accountFormsApi.register, {
      body: { mobile, password, verify_code, country: 'CN', source: 'pc' },
    })
    expect(made.status).toBe(200)
    const login = { account: mobile, login_type: 1 as const, password, source: 'pc' as const }
    expect((await call(accountFormsApi.login, { body: login })).status).toBe(200)
  }
})

describe.each(['register', 'login_tel', 'forget_password', 'change_mobile'] as const)(
  'a code for %s',
  (event) => {
    const use = async (age: number) => {
      const user = await make.user()
      const isOwn = event === 'login_tel' || event === 'forget_password'
      const mobile = isOwn ? user.mobile : `+86137${String(user.id).padStart(8, '0')}`
      const verify_code = await receiveCode(app, mobile, event)
      pass(age)
      const later = {
        register: () =>
          call(accountFormsApi.register, {
            body: { mobile, password: shortest, verify_code, country: 'CN', source: 'pc' },
          }),
        login_tel: () =>
          call(accountFormsApi.login, {
            body: { account: mobile, login_type: 2, verify_code, source: 'pc' },
          }),
        forget_password: () =>
          call(accountFormsApi.forgetPassword, { body: { mobile, password: shortest, verify_code } }),
        change_mobile: () => {
          const profile = { display_name: 'Li Wei', avatar: null, description: '', country: 'CN' }
          return call(
            accountFormsApi.edit,
            { body: { ...profile, mobile, verify_code } },
            { token: user.token },
          )
        },
      }[event]
      const { status, body } = await later()
      return status === 200 ? 'taken' : body.code
    }

    test('is accepted after 299 s but not after 301 s', async () => {
      expect(await use(299)).toBe('taken')
      expect(await use(301)).toBe('wrong_code')
    })

    test('of a wrong length gets another error than a missing one', async () => {
      const user = await make.user()
      const profile = { display_name: 'Li Wei', avatar: null, description: '', country: 'CN' }
      const given = (verify_code: string) =>
        ({
          register: [accountFormsApi.register, { mobile: name, password: shortest, verify_code }],
          login_tel: [accountFormsApi.login, { account: name, login_type: 2, verify_code }],
          forget_password: [
            accountFormsApi.forgetPassword,
            { mobile: name, password: shortest, verify_code },
          ],
          change_mobile: [accountFormsApi.edit, { ...profile, mobile: '13700000999', verify_code }],
        })[event] as [typeof accountFormsApi.register, object]
      const said = async (verify_code: string) => {
        const [endpoint, body] = given(verify_code)
        const answer = await raw(endpoint, { body }, { token: user.token, language: 'zh-CN' })
        return (answer.body.data as Record<string, string>)['verify_code']
      }
      for (const wrong of ['12345', '1234567', '12345a']) expect(await said(wrong)).toBe('验证码为 6 位数字')
      expect(await said('')).toBe('必填项')
    })

    test('is sent again after 60 s but not after 59 s', async () => {
      const mobile = `${event}@example.com`
      const send = async () =>
        (await call(verifyCodeApi.send, { body: { ...(await solveCaptcha(app)), event, mobile } })).status
      expect(await send()).toBe(200)
      pass(59)
      expect(await send()).toBe(429)
      pass(1)
      expect(await send()).toBe(200)
    })
  },
)
