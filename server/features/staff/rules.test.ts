import { describe, expect, test } from 'vitest'
import { staffRights, type StaffRight } from '#contract/staff.ts'
import {
  changeRefusal,
  confirmRefusal,
  giveRefusal,
  invitationRefusal,
  inviteRefusal,
  joinRefusal,
  leaveRefusal,
  managesStaff,
  maskedAccount,
  nameRefusal,
  removeRefusal,
  rightsOf,
  tidyRights,
  transferRefusal,
} from './rules.ts'

const known = { tenant_id: 7, staff_permissions: [], is_backend: false, disabled_at: null }
const main = { ...known, id: 1, tenant_role: 'main_account' }
const staff = (id: number, ...staff_permissions: StaffRight[]) => ({
  ...known,
  id,
  tenant_role: 'staff',
  staff_permissions,
})
const outsider = { ...known, id: 9, tenant_id: null, tenant_role: null }
const manager = staff(2, 'staff.get', 'forum')

test('a main account has every right, staff those given to them in their usual order', () => {
  expect(rightsOf(main)).toEqual([...staffRights])
  expect(rightsOf(staff(2, 'forum', 'seller_quotation.get'))).toEqual(['seller_quotation.get', 'forum'])
  expect(tidyRights(['forum', 'staff.get', 'forum'])).toEqual(['staff.get', 'forum'])
})

test('staff are kept by the main account and by whoever has the right, in their own company', () => {
  expect([main, manager, staff(3, 'forum'), outsider].map((one) => managesStaff(one, 7))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(managesStaff(main, 8)).toBe(false)
})

test('nobody invites themselves, an operator, a member of a company or a disabled account', () => {
  expect(inviteRefusal(main, undefined)).toBeNull()
  expect(inviteRefusal(main, outsider)).toBeNull()
  expect(inviteRefusal(main, main)).toBe('invite_self')
  expect(inviteRefusal(main, manager)).toBe('invite_member')
  expect(inviteRefusal(main, { ...manager, tenant_id: 8 })).toBe('invite_elsewhere')
  expect(inviteRefusal(main, { ...outsider, is_backend: true })).toBe('invite_operator')
  expect(inviteRefusal(main, { ...outsider, disabled_at: new Date() })).toBe('account_disabled')
})

test('only somebody without a company joins one', () => {
  expect(joinRefusal(outsider)).toBeNull()
  expect(joinRefusal(manager)).toBe('in_company_already')
  expect(joinRefusal({ ...outsider, is_backend: true })).toBe('invite_operator')
})

describe('what waits for an answer', () => {
  const now = new Date('2026-03-01T00:00:00Z')
  const later = new Date('2026-03-01T00:00:01Z')
  const cases = [
    ['pending', later, null, null],
    ['pending', now, 'invitation_expired', 'transfer_expired'],
    ['withdrawn', later, 'invitation_over', 'transfer_over'],
  ] as const
  test.each(cases)('%s until %s', (state, expires_at, invitation, transfer) => {
    expect(invitationRefusal({ state, expires_at }, now)).toBe(invitation)
    expect(transferRefusal({ state, expires_at }, now)).toBe(transfer)
  })
})

describe('rights', () => {
  test('are given by those who have them', () => {
    expect(giveRefusal(main, [...staffRights])).toBeNull()
    expect(giveRefusal(manager, ['forum', 'staff.get'])).toBeNull()
    expect(giveRefusal(manager, ['seller_quotation.get'])).toBe('rights_beyond')
    expect(giveRefusal(manager, ['forum', 'seller_quotation.get'])).toBe('rights_beyond')
  })
  test('of others can change where they are the changer’s own', () => {
    const seller = staff(3, 'seller_quotation.get')
    expect(changeRefusal(manager, seller, ['seller_quotation.get', 'forum'])).toBeNull()
    expect(changeRefusal(manager, seller, [])).toBe('rights_beyond')
    expect(changeRefusal(main, seller, [])).toBeNull()
  })
  test('of oneself and of the main account stay', () => {
    expect(changeRefusal(manager, manager, [])).toBe('staff_self')
    expect(changeRefusal(manager, main, [])).toBe('staff_main')
    expect(changeRefusal(main, main, [])).toBe('staff_self')
  })
})

test('a colleague is removed by those who have all of their rights', () => {
  expect(removeRefusal(main, manager)).toBeNull()
  expect(removeRefusal(manager, staff(3, 'forum'))).toBeNull()
  expect(removeRefusal(manager, staff(3, 'buyer_purchase.get'))).toBe('rights_beyond')
  expect(removeRefusal(manager, main)).toBe('staff_main')
  expect(removeRefusal(manager, manager)).toBe('staff_self')
})

test('staff leave, the main account does not', () => {
  expect([manager, main, outsider].map(leaveRefusal)).toEqual([null, 'main_leaves', 'company_required'])
})

test('the main account hands over to a colleague who can sign in, as long as both have their places', () => {
  expect(nameRefusal(main, manager)).toBeNull()
  expect(nameRefusal(main, main)).toBe('staff_self')
  expect(nameRefusal(manager, staff(3))).toBe('forbidden')
  expect(nameRefusal(main, { ...manager, disabled_at: new Date() })).toBe('account_disabled')
  expect(confirmRefusal(7, main, manager)).toBeNull()
  expect(confirmRefusal(8, main, manager)).toBe('transfer_over')
  expect(confirmRefusal(7, main, outsider)).toBe('transfer_over')
  expect(confirmRefusal(7, staff(1), manager)).toBe('transfer_over')
  expect(confirmRefusal(7, main, { ...main, id: 5 })).toBe('transfer_over')
  expect(confirmRefusal(7, main, undefined)).toBe('transfer_over')
})

test('an account is recognised by its masked name', () => {
  expect(maskedAccount('+8613900000001')).toBe('+86139****0001')
  expect(maskedAccount('+31612345678')).toBe('+316****5678')
  expect(maskedAccount('zhou@forge.example')).toBe('zh****@forge.example')
  expect(maskedAccount('a@forge.example')).toBe('a****@forge.example')
})
