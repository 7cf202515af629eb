import { expect, test } from 'vitest'
import type { StoredRow } from '#server/db/resource_rows.ts'
import type { Actor } from '#server/http/session.ts'
import { refusedOfUser } from './rules.ts'

test('operators can freeze anybody but themselves', () => {
  const row = { id: 5 } as StoredRow
  expect(refusedOfUser(row, { accountId: 5 } as Actor)).toEqual(['freeze', 'unfreeze', 'end_sessions'])
  expect(refusedOfUser(row, { accountId: 6 } as Actor)).toEqual([])
})
