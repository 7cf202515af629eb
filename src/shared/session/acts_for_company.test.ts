import { expect, test } from 'vitest'
import type { Session } from '#contract/account.ts'
import { actsForCompany, foundsCompany } from './acts_for_company.ts'

const tenant = { id: 1 } as NonNullable<Session['tenant']>

test.each([
  ['a visitor', null, false, false],
  ['somebody who has entered no company', { role_list: [], tenant: null }, false, false],
  [
    'somebody whose company is still to be founded',
    { role_list: ['main_account'], tenant: null },
    true,
    true,
  ],
  ['a main account', { role_list: ['main_account'], tenant }, true, false],
  ['staff', { role_list: ['staff'], tenant }, true, false],
  ['an operator', { role_list: ['operator'], tenant: null }, false, false],
] as const)('%s acts for a company, and founds one, only as the roles say', (_, session, acts, founds) => {
  const given = session && { ...session, role_list: [...session.role_list] }
  expect([actsForCompany(given), foundsCompany(given)]).toEqual([acts, founds])
})
