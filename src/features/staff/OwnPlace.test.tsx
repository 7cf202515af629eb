// Runs in tests/support/one_document.ts.
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { rendered } from '#shared/ui/rendered.test_support.tsx'
import { ExpiredInvitationCard, ExpiredTransfer } from './ExpiredPlace.tsx'
import { NoInvitation } from './OwnPlace.tsx'

const textOf = (card: ReactNode): string => rendered(card).textContent

const expires_time = new Date(2026, 10, 20, 12).toISOString()
const company = { code: 'C1', name: 'Late Forge', certification: 'none' as const }
const transfer = { id: 1, from: 'Old Main', to: 'New Main', is_named: true, expires_time }

test('an expired invitation names the company and the day, and says whom to ask', () => {
  const text = textOf(<ExpiredInvitationCard invitation={{ id: 1, company, expires_time }} />)
  expect(text).toMatch(/The invitation of Late Forge expired on (Nov\s20,\s2026|2026-11-20)/)
  expect(text).toContain('ask it to send the invitation again')
})

test('an expired hand-over says to each of the two what they can do', () => {
  expect(textOf(<ExpiredTransfer transfer={transfer} />)).toContain('Old Main is still the main account')
  const asked = textOf(<ExpiredTransfer transfer={{ ...transfer, is_named: false }} />)
  expect(asked).toContain('New Main did not confirm it')
})

test('somebody who waits for an invitation reads what to tell the company, and what happens next', () => {
  const text = textOf(<NoInvitation accounts={['+8613800138000', 'anna@forge.example']} />)
  expect(text).toContain('Ask your company to invite +8613800138000 / anna@forge.example')
  expect(text).toContain('accept or decline it within 7 days')
})
