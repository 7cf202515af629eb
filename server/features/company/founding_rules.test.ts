import { expect, test } from 'vitest'
import type { Actor } from '#server/http/session.ts'
import { mayNameCompany } from './founding_rules.ts'

test('staff may not name a company', () => {
  const actor = (...roles: Actor['roles']) => ({ roles }) as Actor
  expect([
    mayNameCompany(actor('staff')),
    mayNameCompany(actor('main_account')),
    mayNameCompany(actor()),
  ]).toEqual([false, true, true])
})
