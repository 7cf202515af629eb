import { expect, test } from 'vitest'
import { problems } from '#contract/problems.ts'
import { staysInPlace } from './refused_in_place.ts'

/** What each 403 of the contract does to the page (decision 064); a new code has to be decided here. */
const stays: Record<string, boolean> = {
  forbidden: false,
  company_required: true,
  company_frozen: true,
  certification_required: true,
  gold_required: true,
  own_posting: true,
  operator_company: true,
}

const refusals = Object.entries(problems)
  .filter(([, { status }]) => status === 403)
  .map(([code]) => code)

test('each 403 of the contract is decided', () => {
  expect(Object.keys(stays).sort()).toEqual(refusals.sort())
})

test.each(Object.entries(stays))('%s stays in place: %s', (code, expected) => {
  expect(staysInPlace(code)).toBe(expected)
})
