import { expect, test } from 'vitest'
import type { StoredRow } from '#server/db/resource_rows.ts'
import type { Actor } from '#server/http/session.ts'
import { refusedOfUser } from './rules.ts'

test('operators can freeze anybody here but themselves and other operators', () => {
  const row = { id: 5, role: 'staff' } as unknown as StoredRow
  const all = ['freeze', 'unfreeze', 'end_sessions']
  expect(refusedOfUser(row, { accountId: 5 } as Actor)).toEqual(all)
  expect(refusedOfUser(row, { accountId: 6 } as Actor)).toEqual([])
  expect(refusedOfUser({ ...row, role: 'operator' }, { accountId: 6 } as Actor)).toEqual(all)
})
