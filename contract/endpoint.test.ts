import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const given = { path: '/t/', summary: 'A call', reply: z.null() } as const

test('a write of a person or company says what an acting operator may do, or it does not compile', () => {
  // @ts-expect-error -- `acting` is missing
  const undeclared = endpoint({ ...given, method: 'POST', access: 'company' })
  expect(undeclared.acting).toBe('only_in_person')
  // @ts-expect-error -- `acting` is missing
  expect(endpoint({ ...given, method: 'PUT', access: 'staff.get' }).acting).toBe('only_in_person')
  // @ts-expect-error -- `acting` is missing
  expect(endpoint({ ...given, method: 'POST', access: 'public' }).acting).toBe('only_in_person')
  expect(endpoint({ ...given, method: 'POST', access: 'user', acting: 'allowed' }).acting).toBe('allowed')
})

test('deleting is always for the person, reading is not unless it says so', () => {
  // @ts-expect-error -- nobody deletes for somebody else
  endpoint({ ...given, method: 'DELETE', access: 'user', acting: 'allowed' })
  expect(endpoint({ ...given, method: 'DELETE', access: 'user' }).acting).toBe('only_in_person')
  expect(endpoint({ ...given, method: 'GET', access: 'user' }).acting).toBe('allowed')
  const contact = endpoint({ ...given, method: 'GET', access: 'user', acting: 'only_in_person' })
  expect(contact.acting).toBe('only_in_person')
})
