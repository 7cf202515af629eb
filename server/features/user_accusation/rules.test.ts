import { expect, test } from 'vitest'
import { adminPermissions, type Permission } from '#contract/permissions.ts'
import { decidersOf } from '#contract/reasoned_decisions.ts'
import { handling, permissionToHandle, refusedOf, type Reported } from './rules.ts'

test.each<[Reported, Permission]>([
  ['quotation', 'admin_quotation.get'],
  ['purchase_material', 'admin_purchase.get'],
  ['purchase_piece', 'admin_purchase.get'],
  ['purchase_forging', 'admin_purchase.get'],
  ['raise', 'admin_raise.get'],
  ['company', 'admin_tenant.get'],
  ['forum_post', 'admin_forum'],
  [null, 'admin_raise.get'],
  // Rows may name a kind that no longer exists.
  ['gone' as Reported, 'admin_raise.get'],
])('a report about %s is handled with %s', (kind, permission) => {
  expect(permissionToHandle(kind)).toBe(permission)
})

test('of an operator’s permissions, those for posting kinds, companies and the forum give access to reports and requests', () => {
  const handled = (...names: Permission[]) => [...new Set(handling(new Set(names)))]
  expect(handled(...adminPermissions)).toEqual([
    'admin_raise.get',
    'admin_tenant.get',
    'admin_forum',
    'admin_quotation.get',
    'admin_purchase.get',
  ])
  expect(handled('admin_purchase.get', 'admin_tag.get')).toEqual(['admin_purchase.get'])
  expect(handled('admin_raise.get')).toEqual(['admin_raise.get'])
  expect(handled('admin_tag.get')).toEqual([])
})

test('what another operator handles can only be taken over, one’s own not taken again', () => {
  const me = { accountId: 7 }
  expect(refusedOf({ state: 'open', operator_id: null }, me)).toEqual([])
  expect(refusedOf({ state: 'in_hand', operator_id: 8 }, me)).toEqual(['answer', 'dismiss'])
  expect(refusedOf({ state: 'in_hand', operator_id: 7 }, me)).toEqual(['take'])
  expect(refusedOf({ state: 'answered', operator_id: 8 }, me)).toEqual([])
})

test('whoever handles reports or requests is offered the reasons for their answers', () => {
  for (const decision of ['accusation_answer', 'accusation_dismiss'] as const)
    expect(new Set(decidersOf(decision))).toEqual(new Set(handling(new Set(adminPermissions))))
})
