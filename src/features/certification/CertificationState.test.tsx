// Runs in tests/support/one_document.ts.
import { expect, test } from 'vitest'
import type { Session } from '#contract/account.ts'
import type { OwnCertification } from '#contract/certification.ts'
import { rendered } from '#shared/ui/rendered.test_support.tsx'
import { CertificationState } from './CertificationState.tsx'

const certified: Partial<OwnCertification> = {
  state: 'certified',
  name: '澜川重锻',
  name_en: null,
  certified_on: '2026-01-01T00:00:00.000Z',
  // The last day is the one before midnight in China.
  expires_on: '2026-12-31T16:00:00.000Z',
  is_expiring: false,
  applications: [],
}
const revocation = { state: 'revoked', comment: 'The licence is not yours' }

/** Renders the state; returns the texts of its alerts. */
function alertsOf(own: object): string[] {
  const session = { tenant: null, pre_business_tag: null } as unknown as Session
  const certification = { ...certified, ...own } as OwnCertification
  const box = rendered(<CertificationState certification={certification} session={session} />)
  return [...box.querySelectorAll('[role=alert]')].map((alert) => alert.textContent ?? '')
}

test('a certification that runs warns of nothing', () => {
  expect(alertsOf({})).toEqual([])
})

test('one that soon ends says until which day in China, and what to do', () => {
  expect(alertsOf({ is_expiring: true })).toEqual([
    expect.stringMatching(
      /^The certification expires on (2026-12-31|Dec\s31,\s2026)Apply for its renewal now, so that nothing is interrupted\.$/,
    ),
  ])
})

test('one that has ended and one that was revoked are told apart', () => {
  expect(alertsOf({ state: 'expired' })).toEqual([
    'The certification has expiredYour company counts as not certified until it is renewed.',
  ])
  // An application after the revocation changes nothing yet.
  const applications = [{ state: 'submitted', comment: null }, revocation, { state: 'certified' }]
  expect(alertsOf({ state: 'expired', applications })).toEqual([
    'The certification was revokedThe licence is not yoursYour company counts as not certified until it is certified again.',
  ])
})
