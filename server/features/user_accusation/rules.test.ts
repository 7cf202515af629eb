import { expect, test } from 'vitest'
import { adminPermissions, type Permission } from '#contract/permissions.ts'
import type { PostingKind } from '#contract/enums.ts'
import { handling, permissionToHandle } from './rules.ts'

test.each<[PostingKind | null, Permission]>([
  ['quotation', 'admin_quotation.get'],
  ['purchase_material', 'admin_purchase.get'],
  ['purchase_piece', 'admin_purchase.get'],
  ['purchase_forging', 'admin_purchase.get'],
  ['raise', 'admin_raise.get'],
  [null, 'admin_raise.get'],
  // Rows may name a kind that no longer exists.
  ['gone' as PostingKind, 'admin_raise.get'],
])('a report about %s is handled with %s', (kind, permission) => {
  expect(permissionToHandle(kind)).toBe(permission)
})

test('of an operator’s permissions, those for posting kinds give access to reports and requests', () => {
  const handled = (...names: Permission[]) => [...new Set(handling(new Set(names)))]
  expect(handled(...adminPermissions)).toEqual([
    'admin_raise.get',
    'admin_quotation.get',
    'admin_purchase.get',
  ])
  expect(handled('admin_purchase.get', 'admin_tag.get')).toEqual(['admin_purchase.get'])
  expect(handled('admin_raise.get')).toEqual(['admin_raise.get'])
  expect(handled('admin_tag.get')).toEqual([])
})
