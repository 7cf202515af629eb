/** Runs around each file of the unit tests that share a document: what the file before left is gone. */
import { i18n } from '@lingui/core'
import { notificationsStore } from '@mantine/notifications'
import { act } from 'react'
import { afterAll, vi } from 'vitest'
import { closeRoots } from '../../src/shared/ui/roots.test_support.ts'

vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
document.head.replaceChildren()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
notificationsStore.setState(() => ({ ...notificationsStore.getState(), notifications: [], queue: [] }))
i18n.loadAndActivate({ locale: 'en', messages: {} })

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
// The component library and the router ask for these, which jsdom does not have.
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))
vi.stubGlobal('scrollTo', () => undefined)
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)

afterAll(() => act(closeRoots))
