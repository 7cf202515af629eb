import { expect, test } from 'vitest'
import { endsWithAtSign } from './use_at_sign.ts'

test.each([
  ['@', true],
  [' @', true],
  ['请@', true],
  ['请＠', true],
  ['(@', true],
  ['a@', false],
  ['7@', false],
  ['_@', false],
  ['@a', false],
  ['', false],
])('after %j a mention begins: %s', (text, begins) => expect(endsWithAtSign(text)).toBe(begins))
