import { expect, test } from 'vitest'
import type { Session } from '#contract/account.ts'
import { adminPermissions, type Permission } from '#contract/permissions.ts'
import { forEveryOperator, permissionTable } from '../../../tests/support/permission_table.ts'
import { adminMenu } from './admin.ts'
import { backendMenu } from './backend.ts'
import { visibleEntries, visibleGroups } from './menu.ts'
import { navigationMenu } from './navigation.ts'

const everywhere = () => true
const paths = (groups: ReturnType<typeof visibleGroups>) =>
  groups.flatMap((group) => group.entries.map((entry) => entry.to.split('/').at(-1)))

const sessionWith = (...permission_list: Permission[]) => ({ permission_list }) as Session

test('an entry without a permission is always shown, any other only to those who hold it', () => {
  expect(paths(visibleGroups(backendMenu, everywhere, sessionWith()))).toEqual([
    'dashboard',
    'deals',
    'inspect_business',
    'contact_views',
    'conversations',
    'drafts',
    'collection',
    'saved_search',
    'messages',
    'company',
    'supplier',
    'membership',
    'device',
  ])
  expect(paths(visibleGroups(backendMenu, everywhere, sessionWith('seller_quotation.get')))).toEqual([
    'dashboard',
    'seller_quotation',
    'quotes_sent',
    'deals',
    'inspect_business',
    'contact_views',
    'conversations',
    'drafts',
    'collection',
    'saved_search',
    'messages',
    'company',
    'supplier',
    'membership',
    'device',
  ])
  expect(paths(visibleGroups(backendMenu, everywhere, null))).toEqual([
    'dashboard',
    'deals',
    'inspect_business',
    'contact_views',
    'conversations',
    'drafts',
    'collection',
    'saved_search',
    'messages',
    'company',
    'supplier',
    'membership',
    'device',
  ])
})

test.each(adminPermissions)(
  'an operator with %s alone sees exactly its rows, and no empty group',
  (permission) => {
    const groups = visibleGroups(adminMenu, everywhere, sessionWith(permission))
    expect(paths(groups)).toEqual([...forEveryOperator.pages, ...permissionTable[permission].pages])
    expect(groups.every(({ entries }) => entries.length > 0)).toBe(true)
  },
)

test('requests have entries of their own behind their permission', () => {
  const buyer = paths(visibleGroups(backendMenu, everywhere, sessionWith('buyer_purchase.get')))
  expect(buyer).toEqual(
    expect.arrayContaining(['buyer_purchase_forging', 'buyer_purchase_material', 'buyer_purchase_piece']),
  )
})

test('an entry is hidden while its page does not exist', () => {
  const built = new Set(['/home', '/home/quotation'])
  const entries = visibleEntries(navigationMenu, (path) => built.has(path), null)
  expect(entries.map((entry) => entry.to)).toEqual(['/home', '/home/quotation'])
})

test('the navigation bar has the entries of the specification in their order, then the tools', () => {
  expect(navigationMenu.map((entry) => entry.to.split('/').at(-1))).toEqual([
    'home',
    'quotation',
    'purchase_forging',
    'purchase_material',
    'raise',
    'purchase_piece',
    'good_business',
    'inspect_business',
    'forum',
    'tools',
  ])
  expect(navigationMenu.find((entry) => entry.tags?.module === 'good_business')?.tags?.max).toBe(99)
})
