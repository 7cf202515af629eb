// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ExpiredInvitationCard, ExpiredTransfer } from './ExpiredPlace.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The component library asks for the colour scheme, which jsdom does not have.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))
i18n.loadAndActivate({ locale: 'en', messages: {} })

/** The text of a card. */
function textOf(card: ReactNode): string {
  const box = document.createElement('div')
  act(() =>
    createRoot(box).render(
      <I18nProvider i18n={i18n}>
        <MantineProvider env="test">{card}</MantineProvider>
      </I18nProvider>,
    ),
  )
  return box.textContent
}

const expires_time = new Date(2026, 10, 20, 12).toISOString()
const company = { code: 'C1', name: 'Late Forge', certification: 'none' as const }
const transfer = { id: 1, from: 'Old Main', to: 'New Main', is_named: true, expires_time }

test('an expired invitation names the company and the day, and says whom to ask', () => {
  const text = textOf(<ExpiredInvitationCard invitation={{ id: 1, company, expires_time }} />)
  expect(text).toMatch(/The invitation of Late Forge expired on (11\/20\/2026|2026-11-20)/)
  expect(text).toContain('ask it to send the invitation again')
})

test('an expired hand-over says to each of the two what they can do', () => {
  expect(textOf(<ExpiredTransfer transfer={transfer} />)).toContain('Old Main is still the main account')
  const asked = textOf(<ExpiredTransfer transfer={{ ...transfer, is_named: false }} />)
  expect(asked).toContain('New Main did not confirm it')
})
