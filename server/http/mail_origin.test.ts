import { expect, test } from 'vitest'
import { mailOrigin } from './mail_origin.ts'

const request = { protocol: 'http' as const, host: '127.0.0.1:4102' }

test('mails lead to the configured origin, and without one only in a demo to that of the request', () => {
  const publicUrl = 'https://www.market.example'
  expect(mailOrigin(request, { publicUrl, mode: 'demo' })).toBe(publicUrl)
  expect(mailOrigin(request, { publicUrl, mode: 'production' })).toBe(publicUrl)
  expect(mailOrigin(request, { publicUrl: undefined, mode: 'demo' })).toBe('http://127.0.0.1:4102')
  expect(mailOrigin(request, { publicUrl: undefined, mode: 'production' })).toBeUndefined()
})
