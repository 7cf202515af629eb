import { expect, test } from 'vitest'
import { emptyValues, toForgetPassword, toLogin, toRegister, withDialCode } from './account_modes.ts'

test.each([
  ['13900001111', '+86', '+8613900001111'],
  [' 13900001111 ', '+86', '+8613900001111'],
  ['+4915112345678', '+86', '+4915112345678'],
  ['li@example.com', '+86', 'li@example.com'],
  ['163@example.com', '+86', '163@example.com'],
  ['13900001111', undefined, '13900001111'],
])('%s with the calling code %s is sent as %s', (typed, dialCode, expected) => {
  expect(withDialCode(typed, dialCode)).toBe(expected)
})

const values = { ...emptyValues, account: '13900001111', password: 'abc_123', verify_code: '123456' }

test('each mode sends exactly the fields of its call (SPEC 7.14–7.16)', () => {
  const login = {
    account: '13900001111',
    login_type: 1,
    password: 'abc_123',
    verify_code: '',
    source: 'pc',
  }
  expect(toLogin('login', values)).toEqual(login)
  expect(toLogin('login', { ...values, captcha: 'aB3d' }, 'key')).toEqual({
    ...login,
    key: 'key',
    code: 'aB3d',
  })
  expect(toLogin('login_tel', values)).toEqual({
    account: '13900001111',
    login_type: 2,
    password: '',
    verify_code: '123456',
    source: 'pc',
  })
  expect(toRegister(values, '+86')).toEqual({
    mobile: '+8613900001111',
    password: 'abc_123',
    verify_code: '123456',
    country: 'CN',
    source: 'pc',
  })
  expect(toForgetPassword(values)).toEqual({
    mobile: '13900001111',
    password: 'abc_123',
    verify_code: '123456',
  })
})
