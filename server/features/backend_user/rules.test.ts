import { describe, expect, test } from 'vitest'
import type { StoredRow } from '#server/db/resource_rows.ts'
import { addRefusal, changeRefusal, refusedOfPerson, refusedOfRole } from './rules.ts'

const reader = { accountId: 1, permissions: new Set(['admin_user.get', 'admin_tag.get']) }
const row = (id: number, ...permissions: string[]) =>
  ({ id, permissions, second_factor: 'app' }) as unknown as StoredRow
const every = ['freeze', 'unfreeze', 'end_sessions', 'remove_second_factor']

test.each([
  ['oneself', row(1, 'admin_user.get'), every],
  ['somebody with no more permissions', row(2, 'admin_tag.get'), []],
  ['somebody without any', row(2), []],
  ['somebody without a second factor', { ...row(2), second_factor: 'none' }, ['remove_second_factor']],
  ['somebody with one more', row(2, 'admin_tag.get', 'website_config'), every],
])('what is refused with %s', (_, person, refused) => {
  expect(refusedOfPerson(person, reader)).toEqual(refused)
})

test('a role with more permissions cannot be changed or removed', () => {
  expect(refusedOfRole(row(7, 'admin_tag.get'), reader)).toEqual([])
  expect(refusedOfRole(row(7, 'admin_tag.get', 'website_config'), reader)).toEqual(['update', 'remove'])
})

describe('changing roles', () => {
  const administrator = { id: 1, permissions: ['admin_user.get'] }
  const tags = { id: 2, permissions: ['admin_tag.get'] }
  const settings = { id: 3, permissions: ['website_config'] }
  test.each([
    ['giving what one has', 2, [], [tags], null],
    ['giving more', 2, [], [settings], 'beyond_own_permissions'],
    ['taking more', 2, [settings, tags], [tags], 'beyond_own_permissions'],
    ['leaving more as it is', 2, [settings], [settings, tags], null],
    ['taking the administration from somebody else', 2, [administrator], [tags], null],
    ['taking it from oneself', 1, [administrator, tags], [tags], 'own_last_right'],
    ['keeping it oneself', 1, [administrator, tags], [administrator], null],
  ] as const)('%s', (_, person, before, after, refusal) => {
    expect(changeRefusal(reader, person, { before, after })).toBe(refusal)
  })
})

const stranger = { is_backend: false, tenant_id: null, disabled_at: null, isLeaving: false }
test.each([
  [{}, null],
  [{ is_backend: true }, 'operator_exists'],
  [{ tenant_id: 4 }, 'operator_of_company'],
  [{ disabled_at: new Date() }, 'account_disabled'],
  [{ isLeaving: true }, 'operator_leaving'],
])('an account with %o is added or refused: %s', (change, refusal) => {
  expect(addRefusal({ ...stranger, ...change })).toBe(refusal)
})
