import { expect, test } from 'vitest'
import { safeAddress } from './safe_address.ts'

const origin = 'https://market.example'

test.each([
  ['/home', '/home'],
  [
    '/home/quotation?character=1&keyword=42CrMo%20φ300',
    '/home/quotation?character=1&keyword=42CrMo%20%CF%86300',
  ],
  ['/backend/seller_quotation?command=create#photos', '/backend/seller_quotation?command=create#photos'],
  ['/loginhelp', '/loginhelp'],
])('%s stays on the site', (target, expected) => {
  expect(safeAddress(target, origin)).toBe(expected)
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'home',
  '',
  '/login?redirect=/login',
  '/register',
  '/redirect?target=/redirect',
  undefined,
  7,
])('%s is refused', (target) => {
  expect(safeAddress(target, origin)).toBeNull()
})
