import { expect, test } from 'vitest'
import { isCommonPassword, nameText, normaliseName } from './rules.ts'

test.each([
  ['13900000077', undefined, { mobile: '+8613900000077' }],
  [' 139-0000-0077 ', undefined, { mobile: '+8613900000077' }],
  ['+8613900000077', 'NL', { mobile: '+8613900000077' }],
  ['0612345678', 'NL', { mobile: '+31612345678' }],
  ['12345', undefined, undefined],
  [' Buyer@Example.COM ', undefined, { email: 'buyer@example.com' }],
])('%j typed with country %s is %j', (typed, country, name) => {
  expect(normaliseName(typed, country)).toEqual(name)
})

test('the text of a sign-in name is the e-mail address or the mobile number', () => {
  expect([nameText({ email: 'a@b.c' }), nameText({ mobile: '+86139' })]).toEqual(['a@b.c', '+86139'])
})

test.each([
  ['aaaaaa', true],
  ['111111', true],
  ['AAAAAA', true],
  ['Password', true],
  ['aaaaab', false],
  ['baaaaa', false],
  ['Right_pass1', false],
])('the password %s is common: %s', (password, expected) => {
  expect(isCommonPassword(password)).toBe(expected)
})
