import { expect, test } from 'vitest'
import { problems } from '#contract/problems.ts'
import { staysInPlace } from './refused_in_place.ts'

/** Whether the person stays on the page after a 403 with this code (decision 064). A new code must be added here. */
const stays: Record<string, boolean> = {
  forbidden: false,
  company_required: true,
  company_frozen: true,
  certification_required: true,
  gold_required: true,
  own_posting: true,
  operator_company: true,
  main_account_only: true,
  refund_not_included: true,
  only_in_person: true,
  forum_right_required: true,
  right_withdrawn: false,
  second_factor_needed: false,
}

const refusals = Object.entries(problems)
  .filter(([, { status }]) => status === 403)
  .map(([code]) => code)

test('every 403 code of the contract is listed here', () => {
  expect(Object.keys(stays).sort()).toEqual(refusals.sort())
})

test.each(Object.entries(stays))(
  'a 403 with the code %s leaves the person on the page: %s',
  (code, expected) => {
    expect(staysInPlace(code)).toBe(expected)
  },
)
